import Fingerprints
import Glibc
import SourceText
import Testing

@testable import SiteStorage

/// A site in a temporary folder of its own, removed when the test lets go of it.
final class TemporarySite: Sendable {
  let root: String

  init() {
    var template = Array("/tmp/galley-tests-XXXXXX".utf8CString)
    root = template.withUnsafeMutableBufferPointer { buffer in
      guard let start = buffer.baseAddress, mkdtemp(start) != nil else { fatalError("no temporary folder") }
      return String(cString: start)
    }
    makeFolder("content")
  }

  deinit {
    let (parent, name) = RealPath.split(root)
    do { try Folder.open(parent).removeTree(name) } catch { Issue.record("\(root) stays behind: \(error.text)") }
  }

  func folders(output: String = "output", cache: String = ".galley") -> SiteFolders {
    SiteFolders(
      root: root, output: output, cache: cache, sources: ["content"], home: nil, allowsUsedOutput: true)
  }

  var content: SourceFolder { SourceFolder(path("content"), shownAs: "content") }

  func path(_ relative: String) -> String { "\(root)/\(relative)" }

  func makeFolder(_ relative: String) {
    #expect(mkdir(path(relative), 0o755) == 0, "mkdir \(relative)")
  }

  func write(_ relative: String, _ text: String) { write(relative, Array(text.utf8)) }

  func write(_ relative: String, _ bytes: [UInt8]) {
    guard let file = fopen(path(relative), "w") else { fatalError("cannot write \(relative)") }
    #expect(fwrite(bytes, 1, bytes.count, file) == bytes.count, "write \(relative)")
    fclose(file)
  }

  func link(_ relative: String, to target: String) {
    #expect(symlink(target, path(relative)) == 0, "symlink \(relative)")
  }

  func remove(_ relative: String) {
    let (parent, name) = RealPath.split(path(relative))
    do { try Folder.open(parent).removeTree(name) } catch { Issue.record("cannot remove \(relative): \(error.text)") }
  }

  func text(_ relative: String) -> String? {
    let (parent, name) = RealPath.split(path(relative))
    guard let bytes = try? Folder.open(parent).contents(of: name)?.bytes else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  func status(_ relative: String) -> FileStatus? {
    try? Folder.open(root).status(of: relative)
  }

  /// Every path below a folder with the text of its files: what two sites are compared by.
  func tree(_ relative: String = "output") -> [String: String] {
    var result: [String: String] = [:]
    collect(relative, "", &result)
    return result
  }

  private func collect(_ folder: String, _ prefix: String, _ result: inout [String: String]) {
    guard let names = try? Folder.open(path(folder)).names() else { return }
    for bytes in names {
      let name = String(decoding: bytes, as: UTF8.self)
      let inner = "\(folder)/\(name)"
      switch status(inner)?.kind {
      case .folder:
        result[prefix + name + "/"] = "folder"
        collect(inner, prefix + name + "/", &result)
      case .link: result[prefix + name] = "link"
      default: result[prefix + name] = text(inner) ?? "?"
      }
    }
  }
}
