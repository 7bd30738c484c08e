import Foundation
import TestSupport
import Testing

/// A site in a folder of its own, built by the program; gone when the value goes.
final class BuiltSite: Sendable {
  /// The project's own recipes.
  static let cookbook = Result { try BuiltSite(repository.appending(path: "content"), "title: The test kitchen\n") }
  static let german = Result {
    try BuiltSite(repository.appending(path: "content"), "title: Die Probeküche\nlanguage: de\n")
  }

  static let repository = URL(filePath: #filePath).appending(path: "../../..").standardized

  private let folder: URL

  init(_ recipes: URL, _ configuration: String) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "galley-kitchen-\(UUID().uuidString)")
    let content = folder.appending(path: "content")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: recipes, to: content)
    // Plans, lists and books have their own tests.
    for name in ["plans", "books", "book.md", "shopping.md", "pantry.md"] {
      try? FileManager.default.removeItem(at: content.appending(path: name))
    }
    try configuration.write(to: folder.appending(path: "galley.yaml"), atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(filePath: BuiltProgram.path("galley"))
    process.arguments = ["build", "--quiet", "--root", folder.path()]
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "the site cannot be built")
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
