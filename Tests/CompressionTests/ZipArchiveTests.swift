import Testing

@testable import Compression

@Suite struct ZipArchiveTests {
  private func archive(_ files: [(String, String)]) throws -> [UInt8] {
    var zip = ZipWriter()
    for (name, text) in files { try zip.add(name, Array(text.utf8)) }
    return try zip.finish()
  }

  /// The bytes with a name in them replaced by another of the same length.
  private func renamed(_ bytes: [UInt8], _ old: String, _ new: String) -> [UInt8] {
    var bytes = bytes
    for index in bytes.indices where bytes[index...].starts(with: old.utf8) {
      bytes.replaceSubrange(index..<(index + old.utf8.count), with: new.utf8)
    }
    return bytes
  }

  private func refusal(_ bytes: [UInt8]) -> String? {
    do throws(CompressionError) {
      let archive = try ZipArchive(bytes)
      for entry in archive.entries { _ = try archive.contents(of: entry, limit: 100) }
      return archive.refused.first?.reason
    } catch {
      return error.message
    }
  }

  @Test func givesBackWhatWasWritten() throws {
    let text = String(repeating: "soup ", count: 1000)
    let archive = try ZipArchive(archive([("a/b.txt", text), ("c", "x")]))
    #expect(archive.entries.map(\.name) == ["a/b.txt", "c"])
    #expect(try archive.contents(of: archive.entries[0], limit: 5000) == Array(text.utf8))
    #expect(try archive.contents(of: archive.entries[1], limit: 1) == Array("x".utf8))
  }

  @Test func refusesNamesThatLeadOut() throws {
    let bytes = try archive([("xxxxxx", "x")])
    #expect(refusal(renamed(bytes, "xxxxxx", "../xyz")) == "the name “../xyz” leads out of the archive")
    #expect(refusal(renamed(bytes, "xxxxxx", "/x/y/z")) == "the name “/x/y/z” leads out of the archive")
    #expect(refusal(renamed(bytes, "xxxxxx", "..\\xyz")) == "the name “..\\xyz” leads out of the archive")
  }

  @Test func refusesBombsBeforeTheyUnpack() throws {
    let bytes = try archive([("bomb", String(repeating: "0", count: 1_000_000))])
    #expect(bytes.count < 2000)
    #expect(refusal(bytes) == "it would unpack to more than 100 bytes")
  }

  @Test func refusesDamage() throws {
    let bytes = try archive([("a", "some text, some text, some text, some text")])
    #expect(refusal([]) == "it has no directory of its files")
    #expect(
      refusal(Array(bytes.dropLast(30)))
        == "it has no directory of its files: only the files that stand whole in it were read")
    #expect(refusal(Array(bytes.prefix(40))) == "it has no directory of its files")
    #expect(refusal(Array(bytes.dropFirst(10))) != nil)
    var damaged = bytes
    damaged[35] ^= 0xFF
    #expect(refusal(damaged) != nil)
  }

  @Test func keepsTheNeighboursOfWhatItRefuses() throws {
    let bytes = try archive([("a", "1"), ("xxxx", "2"), ("c", "3")])
    let archive = try ZipArchive(renamed(bytes, "xxxx", "../x"))
    #expect(archive.entries.map(\.name) == ["a", "c"])
    #expect(archive.refused == [.init(name: "../x", reason: "the name “../x” leads out of the archive")])
  }

  @Test func keepsBothOfTwoFilesWithOneName() throws {
    let archive = try ZipArchive(renamed(archive([("a", "1"), ("b", "2")]), "b", "a"))
    #expect(try archive.entries.map { try archive.contents(of: $0, limit: 9) } == [Array("1".utf8), Array("2".utf8)])
  }

  @Test func readsTheFilesThatStandWholeInWhatIsCutOff() throws {
    let long = String(repeating: "some text, ", count: 200)
    let bytes = try archive([("a", long), ("b", "short"), ("c", (0..<200).map(String.init).joined())])
    let cut = try ZipArchive(Array(bytes.prefix(bytes.count - 400)))
    #expect(cut.entries.map(\.name) == ["a", "b"])
    #expect(cut.refused.map(\.reason).first == "“c” is cut off")
    #expect(try cut.contents(of: cut.entries[0], limit: 5000) == Array(long.utf8))
  }

  @Test func anyDamageGivesAReasonOrTheFiles() throws {
    let bytes = try archive([("a.json", "{}"), ("b.json", String(repeating: "[]", count: 40))])
    for index in bytes.indices {
      for value in [0x00, 0x7F, 0xFF] as [UInt8] {
        var damaged = bytes
        damaged[index] = value
        if let reason = refusal(damaged) { #expect(!reason.isEmpty) }
      }
    }
  }

  @Test func readsGzipWithinItsLimit() throws {
    // `printf hello | gzip -n`
    let packed: [UInt8] = [
      0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 3, 0xCB, 0x48, 0xCD, 0xC9, 0xC9, 7, 0, 0x86, 0xA6, 0x10, 0x36, 5, 0, 0, 0,
    ]
    #expect(try Inflate.expanded(packed[...], frame: .gzip, limit: 5) == Array("hello".utf8))
    #expect(throws: CompressionError.self) { try Inflate.expanded(packed[...], frame: .gzip, limit: 4) }
    #expect(throws: CompressionError.self) { try Inflate.expanded(packed.dropLast(9), frame: .gzip, limit: 5) }
  }
}
