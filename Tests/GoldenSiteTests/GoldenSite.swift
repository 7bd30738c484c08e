import Foundation
import Testing

/// A whole site with the files it must be built to.
///
/// `Sites/<name>` holds `galley.yaml`, `content`, perhaps `templates`, and `expected`. Files that are copies – sources of
/// recipes, files and style sheets of the theme – are not recorded but compared with what they are copies of; nor is the
/// scripts or the list of files, which holds a fingerprint of each.
/// `GALLEY_RECORD=1 swift test --filter GoldenSiteTests` records the rest anew.
struct GoldenSite {
  let name: String

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path
  private static let repository = URL(fileURLWithPath: folder).deletingLastPathComponent().deletingLastPathComponent()
    .path
  static let isRecording = ProcessInfo.processInfo.environment["GALLEY_RECORD"] == "1"

  /// Files that change with everything, or say the same for each site of a language: foods, strings, the service worker.
  static let unrecorded: Set = ["data/kitchen.js", "data/text.js", "worker.js"]

  static var all: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/Sites")) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }

  private var path: String { "\(Self.folder)/Sites/\(name)" }

  /// The site without what it is built to, in a folder of its own.
  func copy() throws -> TemporaryFolder {
    let copy = TemporaryFolder()
    for file in ["galley.yaml", "aisle.conf", "content", "templates"]
    where FileManager.default.fileExists(atPath: "\(path)/\(file)") {
      try FileManager.default.copyItem(atPath: "\(path)/\(file)", toPath: "\(copy.path)/\(file)")
    }
    return copy
  }

  func expected() throws -> [String: Data] {
    FileTree.read(path + "/expected").merging(try copies()) { $1 }
  }

  func record(_ output: [String: Data]) throws {
    let copies = try copies()
    try? FileManager.default.removeItem(atPath: path + "/expected")
    for (name, data) in output where copies[name] == nil {
      let url = URL(fileURLWithPath: "\(path)/expected/\(name)")
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }

  /// A recorded file beside the site.
  func text(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  func file(_ name: String) -> URL { URL(fileURLWithPath: "\(path)/\(name)") }

  func record(_ text: String, as name: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The scripts of the theme, which are published without their comments; what that leaves has tests of its own.
  var publishedScripts: Set<String> {
    let names = theme.keys.filter { $0.hasSuffix(".js") }
    return Set(
      names.compactMap { name in
        name.hasPrefix("assets/") ? name : name.split(separator: "/").dropFirst().first.map { "assets/\($0).js" }
      })
  }

  private var theme: [String: Data] {
    FileTree.read(Self.repository + "/templates").merging(FileTree.read(path + "/templates")) { $1 }
  }

  /// Files of the output that are made by copying or joining files alone.
  private func copies() throws -> [String: Data] {
    var result = theme.filter {
      ($0.key.hasPrefix("assets/") || $0.key.hasPrefix("schemas/")) && !$0.key.hasSuffix(".js")
    }
    let styles = theme.filter { $0.key.hasPrefix("styles/") }.sorted { $0.key < $1.key }
    result["assets/style.css"] = styles.reduce(into: Data()) { $0 += $1.value }
    for (name, data) in FileTree.read(path + "/content")
    where name.hasSuffix(".md") && !name.hasSuffix("README.md") && !name.hasPrefix("plans/")
      && !["pantry.md", "shopping.md"].contains(name)
    {
      result["recipes/" + name] = data
    }
    return result
  }
}
