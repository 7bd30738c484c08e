import Foundation
import Testing

/// A folder of its own for a test, removed when the test lets go of it.
final class TemporaryFolder: Sendable {
  let path: String

  init() {
    var template = Array("/tmp/galley-golden-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { fatalError("no temporary folder") }
    path = String(decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: "\(path)/\(name)")
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: "\(path)/\(name)") }

  func exists(_ name: String) -> Bool { FileManager.default.fileExists(atPath: "\(path)/\(name)") }

  func text(_ name: String) throws -> String { try String(contentsOfFile: "\(path)/\(name)", encoding: .utf8) }

  func tree(_ name: String = "output") -> [String: Data] { FileTree.read("\(path)/\(name)") }
}

/// Folders as values.
enum FileTree {
  /// Every file below a folder by its path there.
  static func read(_ folder: String) -> [String: Data] {
    let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    var result: [String: Data] = [:]
    for name in names {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: "\(folder)/\(name)", isDirectory: &isFolder), !isFolder.boolValue
      else { continue }
      result[name] = FileManager.default.contents(atPath: "\(folder)/\(name)")
    }
    return result
  }

  /// Inode and time of every file below a folder: they change whenever a file is written, even with the same bytes.
  static func stamps(_ folder: String) -> [String: String] {
    read(folder).keys.reduce(into: [:]) { result, name in
      var status = stat()
      guard lstat("\(folder)/\(name)", &status) == 0 else { return }
      result[name] = "\(status.st_ino) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
  }

  /// What two trees differ in, one line for each file.
  static func differences(_ found: [String: Data], _ expected: [String: Data]) -> [String] {
    Set(found.keys).union(expected.keys).sorted().compactMap { name in
      switch (found[name], expected[name]) {
      case (nil, _): "\(name) is missing"
      case (_, nil): "\(name) should not be there"
      case (let one?, let other?): one == other ? nil : "\(name): \(firstDifference(one, other))"
      }
    }
  }

  private static func firstDifference(_ found: Data, _ expected: Data) -> String {
    let lines = [found, expected].map {
      String(decoding: $0, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    }
    for (number, (one, other)) in zip(lines[0], lines[1]).enumerated() where one != other {
      return "line \(number + 1) is “\(one)”, expected “\(other)”"
    }
    return "has \(lines[0].count) lines, expected \(lines[1].count)"
  }
}

/// Expects two trees to be the same, and says of each file that is not what differs.
func expectSame(
  _ found: [String: Data], _ expected: [String: Data], sourceLocation: SourceLocation = #_sourceLocation
) {
  for difference in FileTree.differences(found, expected) {
    Issue.record(Comment(rawValue: difference), sourceLocation: sourceLocation)
  }
}
