import Foundation
import TestSupport
import Testing

/// A site in a folder of its own, built by the program; gone when the value goes.
final class BuiltSite: Sendable {
  /// The project's own recipes.
  static let cookbook = Result { try BuiltSite(repository.appending(path: "content"), "title: The test kitchen\n") }
  /// A kitchen where nothing is always there.
  static let withoutStaples = Result {
    try BuiltSite(repository.appending(path: "content"), "title: The test kitchen\nstaples: []\n")
  }
  /// With what is at home, and a shop in the cook's own order.
  static let withPantry = Result {
    try BuiltSite(
      repository.appending(path: "content"), "title: The test kitchen\nstaples: [salt, water]\n",
      keeping: ["pantry.md"],
      aisles: "[Greengrocer]\ncarrots\nonions\n[Pantry]\nlemons\n[Dairy van]\nbutter\nmilk\n")
  }
  static let german = Result {
    try BuiltSite(repository.appending(path: "content"), "title: Die Probeküche\nlanguage: de\n")
  }

  static let american = Result {
    try BuiltSite(repository.appending(path: "content"), "title: The test kitchen\nlanguage: en-US\n")
  }

  static let repository = URL(filePath: #filePath).appending(path: "../../..").standardized

  let folder: URL

  /// - Parameters:
  ///   - keeping: files beside the recipes that others leave out.
  ///   - aisles: the file of the shop's shelves.
  ///   - allowsErrors: whether recipes may be left out, since they cannot be read.
  ///   - words: the strings of languages the program has none for, by their tags.
  init(
    _ recipes: URL, _ configuration: String, keeping: Set<String> = [], aisles: String? = nil,
    allowsErrors: Bool = false, words: [String: String] = [:]
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "galley-kitchen-\(UUID().uuidString)")
    let content = folder.appending(path: "content")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: recipes, to: content)
    // Plans, lists and books have their own tests.
    for name in ["plans", "books", "book.md", "shopping.md", "pantry.md"] where !keeping.contains(name) {
      try? FileManager.default.removeItem(at: content.appending(path: name))
    }
    try configuration.write(to: folder.appending(path: "galley.yaml"), atomically: true, encoding: .utf8)
    try aisles?.write(to: folder.appending(path: "aisle.conf"), atomically: true, encoding: .utf8)
    for (language, strings) in words {
      let file = folder.appending(path: "templates/languages/\(language).yaml")
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try strings.write(to: file, atomically: true, encoding: .utf8)
    }
    _ = try run(["build", "--quiet"], allowsErrors: allowsErrors)
  }

  /// What the program prints when it is asked something about this site.
  func run(_ arguments: [String], allowsErrors: Bool = false) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: BuiltProgram.path("galley"))
    process.arguments = arguments + ["--root", folder.path()]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let printed = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    try #require(process.terminationStatus <= (allowsErrors ? 1 : 0), "\(arguments) failed")
    return printed
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Where a page of the site is, as a file.
  func url(_ page: String) -> URL { folder.appending(path: "output").appending(path: page) }

  /// The pages below a folder of the site.
  func pages(below start: String) -> [String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: url("").path())) ?? []
    return names.filter { $0.hasPrefix(start) && $0.hasSuffix(".html") }.sorted()
  }
}
