import SiteStorage
import Testing

@testable import GalleyCommands
@testable import SiteBuilding

/// A book for reading devices, made once, for all tests that look at it.
struct ReadingBook: Sendable {
  let folder: TemporaryFolder
  let bytes: [UInt8]
  /// Paths inside, in the order of the archive.
  let names: [String]

  init(_ files: [String: String], _ arguments: [String] = [], expecting code: ExitCode = .clean) throws {
    folder = TemporaryFolder(files)
    let file = folder.path + "/book.epub"
    let ended = Program.run(
      ["book", "-f", "epub", "--quiet", "--root", folder.path, "--output", file] + arguments, console: Console())
    try #require(ended == code)
    bytes = try ChildProcess.output(of: ["cat", file]).get()
    _ = try ChildProcess.output(of: ["python3", "-m", "zipfile", "-e", file, folder.path + "/open"]).get()
    let program = "import sys, zipfile; print('\\n'.join(zipfile.ZipFile(sys.argv[1]).namelist()))"
    let list = try ChildProcess.output(of: ["python3", "-c", program, file]).get()
    names = String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  static let sample = Result { try ReadingBook(PrintedBook.files, ["--title", "Our kitchen"]) }

  func text(_ name: String) throws -> String { try #require(folder.text("open/EPUB/\(name)"), "\(name)") }

  /// Documents in reading order, as the package says.
  func spine() throws -> [String] {
    let package = try text("package.opf")
    let items = package.matches(of: /<item id="([^"]+)" href="([^"]+)"/)
    let paths = Dictionary(uniqueKeysWithValues: items.map { (String($0.output.1), String($0.output.2)) })
    return package.matches(of: /<itemref idref="([^"]+)"/).compactMap { paths[String($0.output.1)] }
  }

  /// The recipe document with a title.
  func recipe(_ title: String) throws -> String {
    let documents = try names.filter { $0.hasPrefix("EPUB/recipe-") }.map { try text(String($0.dropFirst(5))) }
    return try #require(documents.first { $0.contains("<title>\(title)</title>") }, "\(title)")
  }

  /// What is left of a document without its tags: what a reader without style sheets gets, in that order.
  static func words(_ document: String) -> String {
    let body = document.split(separator: "<body", maxSplits: 1).last.map(String.init) ?? ""
    return "<body\(body)".replacing(/<[^>]*>/, with: " ").split { $0.isWhitespace }.joined(separator: " ")
  }
}
