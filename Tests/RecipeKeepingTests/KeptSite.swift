import Foundation
import RecipeKeeping
import SiteBuilding
import SiteStorage
import SourceText
import Testing

/// A small site in a folder of its own; gone when the value goes.
final class KeptSite {
  let folder: URL

  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "galley-kept-\(UUID().uuidString)")
    try write("galley.yaml", "title: Kept\n")
    for (name, text) in files { try write("content/\(name)", text) }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func keeper() throws -> RecipeKeeper {
    RecipeKeeper(try #require(Workspace.open(SiteOptions(root: folder.path(), jobs: 1)).value))
  }

  func write(_ name: String, _ text: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  var isUnbuilt: Bool { !FileManager.default.fileExists(atPath: folder.appending(path: "output").path()) }

  /// `nil` where there is no such file.
  func file(_ name: String) -> String? {
    (try? Data(contentsOf: folder.appending(path: "content/\(name)"))).map { String(decoding: $0, as: UTF8.self) }
  }

  func contents(_ name: String) throws -> FileContents {
    try #require(try keeper().workspace.content.read(name).value)
  }

  /// Everything below the content folder, by name; leftovers of writing too.
  var all: [String: String] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.appending(path: "content").path())) ?? []
    return names.reduce(into: [:]) { files, name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(
        atPath: folder.appending(path: "content/\(name)").path(), isDirectory: &isFolder)
      if !isFolder.boolValue { files[name] = file(name) }
    }
  }
}
