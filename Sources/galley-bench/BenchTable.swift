internal import CommandLineParsing

/// The command line of the program.
enum BenchTable {
  enum Name: String {
    case run, write
  }

  static let table = CommandTable(
    name: "galley-bench", version: "1", summary: "measure galley on made-up recipes", commands: [run, write])

  private static let run = CommandSpec(
    Name.run.rawValue, summary: "measure builds and reading",
    description: [
      "Makes up recipes and builds their site: from nothing, with no change, and after one edit, in turn with a writer"
        + " that puts the same files on the same disk from memory, and with Hugo where it is installed.",
      "Then reads the recipes on one core, in turn with cmark-gfm alone.",
    ],
    options: [
      OptionSpec(
        "recipes", value: .required("N", .integer(10...1_000_000)), isRepeatable: true, defaultText: "1000 and 10000",
        help: "How many recipes; once for each size."),
      OptionSpec("runs", value: .required("N", .integer(1...99)), defaultText: "3", help: "Runs of everything."),
      OptionSpec("seed", value: .required("N", .integer(0...Int.max)), defaultText: "1", help: "Other recipes."),
      OptionSpec(
        "dir", value: .required("DIR", .directory), defaultText: ".build",
        help: "Folder to work in, in a folder galley-bench-files of its own."),
      OptionSpec(
        "program", value: .required("FILE", .file), defaultText: "the galley beside this program",
        help: "Program to measure."),
      OptionSpec("hugo", value: .required("FILE", .file), defaultText: "hugo on PATH", help: "Hugo to compare with."),
      OptionSpec("without-hugo", help: "Do not compare with Hugo."),
      OptionSpec("without-reading", help: "Measure builds alone."),
      OptionSpec("without-builds", help: "Measure reading alone."),
    ])

  private static let write = CommandSpec(
    Name.write.rawValue, summary: "write a copy of a folder from memory, with two threads, and print the nanoseconds",
    operands: [
      OperandSpec("tree", .exactly(1), kind: .directory, help: "Folder to read first."),
      OperandSpec("dir", .exactly(1), kind: .directory, help: "Folder to make; it must not exist."),
    ], isHidden: true)
}
