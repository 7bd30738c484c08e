import CommandLineParsing
import Testing

@testable import GalleyCommands

@Suite struct ManCommandTests {
  private let folder = TemporaryFolder()

  @Test func writesAPageForEveryCommand() {
    #expect(folder.galley("man", "--all", folder.path + "/man1") == .clean)
    #expect(folder.exists("man1/galley.1"))
    for command in GalleyTable.table.commands {
      let name = command.name.split(separator: " ").joined(separator: "-")
      #expect(folder.exists("man1/galley-\(name).1"))
    }
  }

  @Test(
    "wrong words are a matter of usage",
    arguments: [["man", "biuld"], ["man", "--all", "/tmp", "build"], ["completions", "ksh"], ["completions"]])
  func refusesWrongWords(words: [String]) {
    #expect(Program.run(words, console: Console()) == .usage)
  }

  @Test func saysWhenPagesCannotBeWritten() {
    folder.write(["file": "in the way"])
    #expect(folder.galley("man", "--all", folder.path + "/file") == .environment)
  }
}
