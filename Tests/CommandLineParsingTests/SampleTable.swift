import CommandLineParsing

enum PrintFormat: String, CaseIterable {
  case html, pdf
  case plain = "plain text"
  case apostrophe = "it's"
}

enum SheetSize: String, CaseIterable {
  case a4, a5, letter
}

let printFormat = ChoiceOption<PrintFormat>(
  "format", "f", metavar: "FORMAT", default: .html, help: "what to print")
let sheetSize = ChoiceOperand<SheetSize>("size", help: "the size of a sheet")

/// A table with one of everything, for a printer's shop.
let sample = CommandTable(
  name: "press", version: "2.1", summary: "print pages from a folder of texts",
  description: ["Reads a folder of plain texts and prints it.", "Nothing is printed that did not change."],
  commonOptions: [
    OptionSpec(
      "root", "C", value: .required("DIR", .directory), defaultText: "the current folder",
      environmentVariable: "PRESS_ROOT", help: "the folder to work in"),
    OptionSpec("verbose", "v", isRepeatable: true, help: "say more"),
    OptionSpec("quiet", "q", environmentVariable: "PRESS_QUIET", help: "print nothing but errors"),
    OptionSpec(
      "color", value: .required("WHEN", .choice(["auto", "always", "never"])), defaultText: "auto",
      help: "when to use colours"),
  ],
  commands: [
    CommandSpec(
      "build", aliases: ["b"], group: "Build", summary: "print everything that changed",
      description: ["Prints each page whose text or template changed since the last run."],
      operands: [OperandSpec("folder", .optional, kind: .directory, help: "where the texts are")],
      options: [
        OptionSpec(
          "jobs", "j", value: .required("N", .integer(1...64)), defaultText: "one per processor",
          environmentVariable: "PRESS_JOBS", help: "how many pages to print at once"),
        printFormat.spec,
        OptionSpec(
          "minify", value: .negatable, defaultText: "yes", environmentVariable: "PRESS_MINIFY",
          help: "leave out needless spaces"),
        OptionSpec("tag", "t", value: .required("TAG", .text), isRepeatable: true, help: "only pages with this tag"),
        OptionSpec("drafts", help: "print drafts too"),
        OptionSpec("offset", value: .required("MM", .integer(-5...5)), help: "shift the page"),
      ],
      examples: [
        UsageExample("press build", "Print the texts of the current folder."),
        UsageExample("press build -j4 --tag='soup & stew'", "Print pages with one tag, four at a time."),
      ]),
    CommandSpec(
      "plan show", group: "Plan", summary: "show a plan",
      operands: [OperandSpec("plan", kind: .fileWithExtension(["md", "txt"]), help: "the plan to show")],
      options: [OptionSpec("width", "n", value: .required("COLUMNS", .positiveInteger), help: "columns to fill")]),
    CommandSpec(
      "plan check", group: "Plan", summary: "check plans",
      operands: [OperandSpec("plan", .oneOrMore, kind: .file, help: "the plans to check")],
      options: [OptionSpec("dry-run", "n", help: "change nothing")]),
    CommandSpec(
      "bind", group: "Build", summary: "bind pages into a book",
      operands: [
        OperandSpec("page", .oneOrMore, kind: .file, help: "the pages"),
        OperandSpec("book", kind: .file, help: "the book to write"),
      ]),
    CommandSpec(
      "list", group: "Plan", summary: "list texts", operands: [OperandSpec("word", .any, help: "words to look for")]),
    CommandSpec(
      "paper", group: "Build", summary: "choose the paper",
      operands: [sheetSize.spec]),
    CommandSpec("debug-dump", summary: "show the inside", isHidden: true),
  ],
  exitStatuses: [ExitStatus(0, "all went well"), ExitStatus(2, "the command line was wrong")],
  files: [FileNote("press.yml", "the settings of a folder")],
  examples: [UsageExample("press build ~/texts", "Print a folder.")])
