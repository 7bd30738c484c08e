internal import CommandLineParsing

/// The commands that look after the program and its files.
extension GalleyTable {
  static let maintenance = "Maintenance"

  static let clean = CommandSpec(
    GalleyCommand.clean.rawValue, group: maintenance, summary: "remove what galley made",
    description: [
      """
      Removes the files of the site that Galley made, by the list it keeps in the output folder, and what it \
      remembers between builds. Files of your own in the output folder stay, and so do the recipes.
      """
    ],
    options: [OptionSpec("dry-run", "n", value: .none, help: "Change nothing; name the files that would be removed.")],
    examples: [UsageExample("galley clean --dry-run", "See what would go.")])

  static let completions = CommandSpec(
    GalleyCommand.completions.rawValue, group: maintenance, summary: "print a script that completes commands",
    description: [
      """
      Prints a script that lets a shell complete commands, options and files. It is made from the same table as this \
      help, and completing never starts the program.
      """
    ],
    operands: [
      CompletionsCommand.shell.spec
    ],
    examples: [
      UsageExample(
        "source <(galley completions bash)",
        """
        Complete in this bash; put the line into ~/.bashrc to keep it.
        """),
      UsageExample("galley completions zsh > ~/.zfunc/_galley", "Complete in zsh; ~/.zfunc has to be in fpath."),
      UsageExample("galley completions fish > ~/.config/fish/completions/galley.fish", "Complete in fish."),
    ])

  static let manual = CommandSpec(
    GalleyCommand.manual.rawValue, group: maintenance, summary: "print manual pages",
    description: [
      """
      Prints the manual page of the program, or of a command, as troff for "man -l". With --all, every page is \
      written into a folder, over older ones of the same name.
      """
    ],
    operands: [OperandSpec("command", .any, help: "Command to print the page of.")],
    options: [
      OptionSpec(
        "all", value: .required("DIR", .directory),
        help: """
          Write all pages into this folder, which is made where it is missing.
          """)
    ],
    examples: [
      UsageExample("galley man list | man -l -", "Read the page of a command."),
      UsageExample("galley man --all ~/.local/share/man/man1", "Install all pages."),
    ])
}

extension GalleyTable {
  static let doctor = CommandSpec(
    GalleyCommand.doctor.rawValue, group: maintenance, summary: "look at everything a build needs",
    description: [
      """
      Looks at the program and its libraries, the configuration, the folders that are written to, the disk, the \
      recipes and their languages, the theme and what the site changes of it, git where dates come from it, and what \
      PDFs need: a program that makes them, hyphenation, fonts, QR codes. Nothing is changed, and no network is used.
      """,
      """
      The exit status is 0 when all is well, 1 when something in the site needs attention, and 3 when the machine \
      does not let the program work.
      """,
    ],
    options: [
      DoctorCommand.format.spec
    ],
    examples: [UsageExample("galley doctor --format json", "Report to a script.")])
}
