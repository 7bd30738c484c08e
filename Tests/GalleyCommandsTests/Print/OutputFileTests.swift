import Glibc
import Testing

@testable import GalleyCommands
@testable import Printing
@testable import SiteBuilding

@Suite struct OutputFileTests {
  @Test(
    "a path is a folder and a name",
    arguments: [
      ("week.pdf", OutputFile.file(folder: ".", name: "week.pdf")), ("a/b/week", .file(folder: "a/b", name: "week")),
      ("/week.pdf", .file(folder: "/", name: "week.pdf")), ("../week.pdf", .file(folder: "..", name: "week.pdf")),
    ])
  func readsPaths(path: String, file: OutputFile) throws {
    #expect(try OutputFile(path, isPDF: true, isTerminal: true) == file)
    #expect(file.path == path)
  }

  @Test("what can only be a folder is refused", arguments: ["", "made/", ".", "..", "a/..", "/"])
  func refusesFolders(path: String) {
    #expect(throws: InvalidRequest.self) { try OutputFile(path, isPDF: false, isTerminal: false) }
  }

  @Test func onlyAPDFIsKeptOffATerminal() throws {
    #expect(throws: InvalidRequest.pdfInTerminal) { try OutputFile(nil, isPDF: true, isTerminal: true) }
    #expect(try OutputFile(nil, isPDF: true, isTerminal: false) == .standardOutput)
    #expect(try OutputFile(nil, isPDF: false, isTerminal: true) == .standardOutput)
  }

  @Test func aFileIsReplacedAndItsFoldersAreMade() throws {
    let folder = TemporaryFolder()
    let file = try OutputFile(folder.path + "/a/b/list.txt", isPDF: false, isTerminal: false)
    #expect(file.write(Array("one\n".utf8), console: Console()).isEmpty)
    #expect(file.write(Array("two\n".utf8), console: Console()).isEmpty)
    #expect(folder.text("a/b/list.txt") == "two\n")
  }

  /// Beside `/dev/stdout` nobody wants a file.
  @Test func nothingStandsBesideAPipe() throws {
    let folder = TemporaryFolder()
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    let pipe = try OutputFile(folder.path + "/pipe", isPDF: false, isTerminal: false)
    #expect(pipe.isStream && pipe.page(2, ending: "png") == pipe && pipe.beside(withEnding: "html") == nil)
    let target = try CardTarget(folder.path + "/pipe", format: .html, count: 1, isTerminal: false)
    #expect(target == .whole(pipe))
  }

  @Test func theFileBesideAPDFHasItsNameWithAnotherEnding() {
    let names = ["soup.pdf", "soup", "soup.draft"]
    let beside = names.map { OutputFile.file(folder: "a", name: $0).beside(withEnding: "html")?.path }
    #expect(beside == ["a/soup.html", "a/soup.html", "a/soup.draft.html"])
    #expect(OutputFile.standardOutput.beside(withEnding: "html") == nil)
  }
}
