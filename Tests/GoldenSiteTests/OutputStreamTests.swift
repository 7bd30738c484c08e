import Foundation
import Testing

/// What the program does with its three streams, as shells connect them.
@Suite struct OutputStreamTests {
  private let site: TemporaryFolder

  init() throws {
    site = TemporaryFolder()
    try site.write("galley.yaml", "title: Table\n")
    try site.write(
      "content/soup.md", "# Soup\n\n*warm*\n\n**2 bowls**\n\n---\n\n- *1/2 l* stock\n\n---\n\n1. Warm it.\n")
  }

  /// A line for the shell, with `galley` for the program.
  private func shell(_ line: String) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments = ["-c", "galley() { \(Galley.path) \"$@\"; }; set -o pipefail; \(line)"]
    process.currentDirectoryURL = URL(fileURLWithPath: site.path)
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test(
    "a result that cannot be written is an error with its reason",
    arguments: ["list", "export content/soup.md", "show content/soup.md", "check", "build", "--version", "help build"])
  func fullDisk(command: String) throws {
    let outcome = try shell("galley \(command) >/dev/full")
    #expect(outcome.status == 3)
    #expect(outcome.output.contains("standard output cannot be written: no space left on device"))
  }

  @Test func closedOutputIsAnErrorToo() throws {
    let outcome = try shell("galley list >&-")
    #expect(outcome.status == 3 && outcome.output.contains("bad file descriptor"))
  }

  @Test func aClosedPipeIsQuietAlsoWhereTheSignalIsIgnored() throws {
    for before in ["", "trap '' PIPE; "] {
      let outcome = try shell(
        "\(before)yes 1 cup flour 2>/dev/null | { galley ingredient --stdin --format tsv | head -n 1; } 2>&1")
      #expect(outcome.output.split(separator: "\n").count == 1, "\(outcome.output)")
    }
  }

  @Test(
    "nothing in a recipe reaches the terminal as an escape sequence",
    arguments: [
      "list", "check", "check --format github", "show content/evil.md", "shop list content/evil.md=4",
      "shop list content/evil.md=4 --format markdown", "plan show 2026-W47", "plan ics 2026-W47",
      "report --plan 2026-W47",
      "cook --have flour", "build",
    ])
  func escapeSequences(command: String) throws {
    let bad = "\u{1B}[31m\u{202E}\u{9B}2J"
    try site.write(
      "content/evil.md",
      "# Ev\(bad)il\n\nSource: x\(bad)\n\n*t\(bad)*\n\n**4 servings**\n\n---\n\n- *3 \(bad)* fl\(bad)our\n- *g\(bad)x* [a](b\(bad).md)\n"
    )
    try site.write(
      "content/plans/2026-W47.md", "# Week\n\n## Monday\n\n- Dinner: [E\(bad)](../evil.md)\n- Lunch: x\(bad)\n")
    let outcome = try shell("galley \(command) 2>&1 | cat")
    // Calendars and bytes of files go to other programs as they are, but for what their formats forbid.
    let forbidden: [Character] =
      command.hasPrefix("plan ics") ? ["\u{1B}", "\u{9B}"] : ["\u{1B}", "\u{9B}", "\u{202E}"]
    #expect(!outcome.output.isEmpty)
    for character in forbidden {
      #expect(!outcome.output.unicodeScalars.contains(character.unicodeScalars.first ?? " "), "\(outcome.output)")
    }
  }
}
