internal import CommandLineParsing

/// The command that shows the site while it is written.
extension GalleyTable {
  static let serve = CommandSpec(
    GalleyCommand.serve.rawValue, group: "Build", summary: "show the site while you write",
    description: [
      """
      Answers on http://127.0.0.1, for this machine alone, with the pages of the site as they are now. When a file is \
      saved, pages that show it load again and stay where they are scrolled to; a changed style sheet is taken over in \
      place; what is wrong with a recipe is shown over the page, which stays as it was last.
      """,
      """
      Recipes are edited on /edit, or by “Edit” on their pages: a form beside the Markdown, with what is understood of \
      each line. Only what is changed there is written, only to Markdown files of the content folder, and never over a \
      change that something else made meanwhile; deleted recipes go to .galley/trash.
      """,
      """
      Network shares, shared folders of virtual machines and Windows drives below Linux do not tell of changes: files there \
      are looked at every second.
      """,
      """
      It starts from what the last build remembers, so that after "galley build" a large collection is there within a \
      second. Ctrl-C ends it, with exit status 0.
      """,
    ],
    options: [
      OptionSpec(
        "port", "p", value: .required("N", .integer(0...65535)), defaultText: "8000",
        help: "Port to answer on; 0 lets the system choose a free one."),
      OptionSpec("no-edit", value: .none, help: "Leave the editor out; nothing is written then."),
    ],
    examples: [
      UsageExample("galley serve", "Show the site on http://127.0.0.1:8000/."),
      UsageExample("galley serve --port 0", "Show a second one on a free port, which is printed."),
      UsageExample("galley serve --no-edit", "Only show the site."),
    ])
}
