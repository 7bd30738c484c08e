import Fingerprints
import Testing

@Suite struct FingerprintTests {
  @Test(
    "the published XXH3-128 values",
    arguments: [
      ("", "99aa06d3014798d86001c324468d497f"),
      ("a", "a96faf705af16834e6c632b61e964e1f"),
      ("abc", "06b05ab6733a618578af5f94892f3950"),
    ])
  func agreesWithXXHSum(text: String, hex: String) {
    #expect(Fingerprint(of: text).hex == hex)
  }

  @Test func givesTheSameForTextArrayAndSlice() {
    let bytes = Array("leek tart".utf8)
    let whole = Fingerprint(of: "leek tart")
    #expect(Fingerprint(of: bytes) == whole)
    #expect(Fingerprint(of: ([0, 0] + bytes)[2...]) == whole)
  }

  @Test func givesTheSameForParts() throws {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 7) }
    for length in [1, 240, 4_096, 99_999] {
      let stream = try #require(FingerprintStream())
      for start in stride(from: 0, to: bytes.count, by: length) {
        stream.append(Array(bytes[start..<min(bytes.count, start + length)]))
      }
      #expect(stream.finish() == Fingerprint(of: bytes), "parts of \(length)")
    }
    #expect(try #require(FingerprintStream()).finish() == Fingerprint(of: ""))
  }

  @Test func readsItsOwnHexText() {
    let fingerprint = Fingerprint(of: "soup")
    #expect(Fingerprint(hex: Array(fingerprint.hex.utf8)) == fingerprint)
    #expect(fingerprint.description == fingerprint.hex)
    #expect(Fingerprint.unknown.hex == String(repeating: "0", count: 32))
  }

  @Test(
    "text that is not 32 lowercase digits",
    arguments: [
      "", "0123", "99AA06D3014798D86001C324468D497F", "99aa06d3014798d86001c324468d497g",
      "99aa06d3014798d86001c324468d497f0",
    ])
  func refusesOtherText(text: String) {
    #expect(Fingerprint(hex: Array(text.utf8)) == nil)
  }

  @Test func doesNotTakeEmptyTextForUnknown() {
    #expect(Fingerprint(of: "") != .unknown)
  }
}
