import Glibc
import SiteStorage
import SourceText
import Testing

/// The files of this repository, as tests of documents and structure read them.
enum Repository {
  /// This file is `Tests/ArchitectureTests/Repository.swift`.
  static let root = #filePath.split(separator: "/").dropLast(3).reduce(into: "") { $0 += "/\($1)" }

  static func text(_ path: String) throws -> String {
    let file = SourceFolder(root, shownAs: "").read(path)
    let contents = try #require(file.value, "\(path) cannot be read: \(file.diagnostics.map(\.message))")
    return String(decoding: contents.bytes, as: UTF8.self)
  }

  /// Paths of the Swift files below a folder, sorted.
  static func swiftFiles(below folder: String) -> [String] {
    SourceFolder("\(root)/\(folder)", shownAs: folder).scan().value.map { "\(folder)/\($0.path)" }
      .filter { $0.hasSuffix(".swift") }
  }

  /// Whether generated parts of documents are to be written anew instead of compared.
  static var isRecording: Bool { getenv("GALLEY_RECORD").map { String(cString: $0) } == "1" }

  static func write(_ text: String, to path: String) throws {
    let file = try #require(fopen("\(root)/\(path)", "w"), "\(path) cannot be written")
    defer { fclose(file) }
    try #require(fputs(text, file) >= 0, "\(path) cannot be written")
  }
}
