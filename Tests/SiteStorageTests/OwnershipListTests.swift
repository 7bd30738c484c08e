import Fingerprints
import Testing

@testable import SiteStorage

@Suite struct OwnershipListTests {
  private let list = OwnershipList(
    files: ["a/b.html", "a.html", "z.html"].sorted(by: PathOrder.precedes).map {
      OwnershipList.Entry(path: $0, content: Fingerprint(of: $0))
    }, folders: ["a", "a.b"])

  @Test func writesSortedLinesBetweenHeaderAndChecksum() {
    let lines = String(decoding: list.text, as: UTF8.self).split(separator: "\n")
    #expect(lines.first == "galley-files 1")
    #expect(lines[1...5].map { $0.dropFirst(34) } == ["a.b/", "a.html", "a/", "a/b.html", "z.html"])
    #expect(lines[2].prefix(32) == Fingerprint(of: "a.html").hex)
    #expect(lines.last?.hasPrefix("checksum ") == true)
  }

  @Test func readsItsOwnText() {
    #expect(OwnershipList(text: list.text) == list)
    let empty = OwnershipList(files: [], folders: [])
    #expect(OwnershipList(text: empty.text) == empty)
  }

  @Test func isWrittenInPiecesAsItIs() throws {
    let site = TemporarySite()
    site.makeFolder(".galley")
    let files = (10_000..<13_000).map {
      OwnershipList.Entry(path: "recipes/dish-\($0).html", content: Fingerprint(of: "\($0)"))
    }
    let list = OwnershipList(files: files, folders: ["recipes"])
    let folder = try Folder.open(site.folders().cachePath)
    try folder.replace("list") { file throws(SystemError) in try list.write(to: file) }
    #expect(try folder.contents(of: "list")?.bytes == list.text)
    #expect(list.text.count > 2 * 65_536 && OwnershipList(text: list.text) == list)
  }

  @Test func refusesEveryChange() {
    let text = list.text
    for index in text.indices {
      var changed = text
      changed[index] ^= 1
      #expect(OwnershipList(text: changed) == nil, "byte \(index)")
    }
    for length in text.indices { #expect(OwnershipList(text: Array(text[..<length])) == nil, "\(length) bytes") }
  }

  @Test("paths that lead out of the folder, under a right checksum", arguments: ["../x", "/etc/passwd", "a/../../x"])
  func refusesAPathThatLeadsOut(path: String) {
    let list = OwnershipList(files: [.init(path: path, content: .init(of: ""))], folders: [])
    #expect(OwnershipList(text: list.text) == nil)
    #expect(OwnershipList(text: OwnershipList(files: [], folders: [path]).text) == nil)
  }
}
