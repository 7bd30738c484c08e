import DefaultFiles
import Glibc
import SiteStorage
import SourceText
import TestSupport
import Testing

@testable import GalleyCommands

/// A build after some change makes what a build from nothing makes, byte for byte.
@Suite struct DifferentialBuildTests {
  /// Random edits, one after the other, of a site that is built after each of them.
  @Test(arguments: [1, 2, 3, 4]) func aWarmBuildIsAColdBuild(seed: UInt64) throws {
    let theme = Dictionary(uniqueKeysWithValues: DefaultFiles.theme.map { ($0.name, $0.bytes) })
    var random = SeededGenerator(seed: seed)
    var draft = DraftSite()
    let warm = BuiltSite()
    warm.build(draft.files(theme: theme))
    for step in 1...15 {
      let edit = DraftEdits.apply(to: &draft, &random)
      let files = draft.files(theme: theme)
      warm.build(files)
      let cold = BuiltSite()
      cold.build(files)
      let differences = BuiltSite.differences(warm.output, cold.output)
      #expect(differences.isEmpty, "edit \(step), \(edit)")
    }
  }
}

/// A site in a folder of its own, whose files are replaced before each build.
private final class BuiltSite {
  private let folder = TemporaryFolder()
  private var written: [String: [UInt8]] = [:]

  /// Writes what differs from before. Some edits leave problems, which are told and do not stop a build.
  func build(_ files: [String: [UInt8]]) {
    for name in written.keys where files[name] == nil { unlink("\(folder.path)/\(name)") }
    for (name, bytes) in files where written[name] != bytes { folder.write(name, bytes) }
    written = files
    let status = folder.galley("build", "--jobs", "1")
    #expect(status == .clean || status == .problems)
  }

  /// Every file of the site but the list of them.
  var output: [String: [UInt8]] {
    let folder = SourceFolder(folder.path + "/output", shownAs: "")
    var files: [String: [UInt8]] = [:]
    for file in folder.scan().value where !file.path.hasPrefix(".") {
      files[file.path] = folder.read(file.path).value?.bytes
    }
    return files
  }

  /// The first lines that differ.
  static func differences(_ found: [String: [UInt8]], _ expected: [String: [UInt8]]) -> [String] {
    Set(found.keys).union(expected.keys).sorted().compactMap { name in
      guard let one = found[name] else { return "\(name) is missing" }
      guard let other = expected[name] else { return "\(name) should not be there" }
      guard one != other else { return nil }
      let lines = [one, other].map { $0.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) } }
      let pair = zip(lines[0], lines[1]).first { $0 != $1 }
      return "\(name): “\(pair?.0 ?? "")” instead of “\(pair?.1 ?? "")”"
    }
  }
}
