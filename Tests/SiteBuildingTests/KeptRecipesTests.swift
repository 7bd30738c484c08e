import Fingerprints
import Foundation
import SitePlanning
import SiteStorage
import SourceText
import Testing

@testable import SiteBuilding

@Suite struct KeptRecipesTests {
  /// What is found out about a file that is read.
  private func outcome(_ path: String, _ text: String, isRead: Bool = true) -> CollectionReader.Outcome {
    let file = SourceFile(path: path, text: text)
    let read = RecipeFileReader(configuration: SiteConfiguration())
      .read(file, fingerprint: Fingerprint(of: file.bytes)) { $0 }
    let record = SourceRecord(
      path: path, signature: FileSignature(size: 1, modified: 2, changed: 3, inode: 4), content: .init(of: "c"),
      payload: .held(read.payload.encoded[...]))
    return CollectionReader.Outcome(
      path: path, payload: read.payload, record: record, contents: isRead ? read.contents : [])
  }

  private func kept(texts: Int?, summaries: Int?, _ folder: URL) -> KeptRecipes {
    let folders = SiteFolders(root: folder.path(), output: "output", cache: ".", sources: ["content"], home: nil)
    return KeptRecipes(
      texts: MemoryAllowance(bytes: texts), summaries: MemoryAllowance(bytes: summaries),
      spool: PayloadSpool(folders))
  }

  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-kept-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  private static let soup =
    "# Soup\n\nWarm.\n\nAuthor: Ines\n\n*warm*\n\n---\n\n- *1 l* water\n- salt\n\n---\n\nBoil.\n"
  private static let two =
    #"[{"title": "A", "ingredients": [{"name": "salt"}]}, {"title": "B", "ingredients": [{"name": "oil"}]}]"#

  @Test("nothing is kept, and everything is said", arguments: [("soup.md", soup, 1), ("two.json", two, 2)])
  func keepsNothing(path: String, text: String, count: Int) throws {
    try inFolder { folder in
      let all = outcome(path, text)
      #expect(all.payload.summaries.count == count)
      let away = all.keeping(kept(texts: 0, summaries: 0, folder))
      // The recipes of a file with several are not read for each of them.
      #expect(away.contents.count == (count == 1 ? 0 : count))
      #expect(away.payload == all.payload && away.record == all.record && away.readCount == all.readCount)
      guard case .spooled = away.record?.payload else { return #expect(Bool(false), "the payload is still in memory") }
    }
  }

  @Test func whatTheLastBuildLeftStaysWhereItIs() throws {
    try inFolder { folder in
      let old = outcome("soup.md", Self.soup, isRead: false)
      let away = old.keeping(kept(texts: 0, summaries: 0, folder))
      #expect(away.payload == old.payload)
      guard case .held = away.record?.payload else { return #expect(Bool(false), "the payload was written once more") }
    }
  }

  @Test func asMuchAsMayBeKeptIsKept() throws {
    try inFolder { folder in
      let kept = kept(texts: nil, summaries: 500, folder)
      let outcomes = (0..<5).map { outcome("\($0).md", Self.soup).keeping(kept) }
      let places = outcomes.map { if case .spooled = $0.record?.payload { "away" } else { "here" } }
      #expect(Set(places) == ["here", "away"] && places == places.sorted { $0 > $1 }, "\(places)")
      #expect(outcomes.allSatisfy { $0.contents.count == 1 })
    }
  }
}
