import SourceText
import TestSupport
import Testing
import YAMLReading

/// Damaged and arbitrary texts, from fixed seeds: whatever the bytes, the reader answers.
@Suite struct YAMLReaderFuzzTests {
  private static let document = Array(
    """
    # Küche 🥬
    title: "Crème \\u00e9"
    page-size: 24
    base: &base {x: [1, 2, 'it''s'], y: ~}
    again: *base
    list:
      - a: !!str 1
        b: |
          text
      - - nested
    last: >-
      folded
    """.utf8)

  @Test func survivesDamagedTexts() {
    var random = SeededGenerator(seed: 3)
    let likely = Array("\"'\\{}[],:-&*!|>#%@?~ \n\r\t".utf8)
    var accepted = 0
    for _ in 0..<Damage.rounds(3_000) {
      var bytes = Self.document
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let isLikely = Int.random(in: 0..<8, using: &random) > 0
        let byte =
          isLikely ? likely[Int.random(in: 0..<likely.count, using: &random)] : UInt8(truncatingIfNeeded: random.next())
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(byte, at: place)
        case 2: bytes[place] = byte
        default: bytes.removeSubrange(place..<min(place + 20, bytes.count))
        }
      }
      accepted += check(bytes) ? 1 : 0
    }
    #expect(accepted > 200)
  }

  @Test func survivesArbitraryBytes() {
    var random = SeededGenerator(seed: 5)
    for round in 0..<Damage.rounds(2_000) {
      let top: UInt8 = round.isMultiple(of: 2) ? 0x7E : 0xFF
      let count = Int.random(in: 0...40, using: &random)
      _ = check((0..<count).map { _ in UInt8.random(in: 0...top, using: &random) })
    }
  }

  @Test func survivesRepeatedPieces() throws {
    let pieces = [
      "&a ", "*a", "- ", "? ", ": ", "{", "}", "[", "]", "|\n", ">-\n", "\"", "'", "#", "---\n", "...\n", "<<: ",
      "!!str ", "\\u", "  ",
    ]
    Damage.each(of: [Self.document], pieces: pieces, usual: 1_000) { bytes, _ in _ = check(bytes) }
  }

  /// Whether the text was accepted; every place lies in the text, and what is refused says why in one line.
  private func check(_ bytes: [UInt8]) -> Bool {
    let checked = YAMLReader.read(SourceFile(path: "a.yaml", bytes: bytes))
    #expect(checked.diagnostics.allSatisfy { !$0.message.isEmpty && !$0.message.contains { $0.isNewline } })
    if let value = checked.value { #expect(isWithin(value, bytes.count)) }
    return checked.value != nil && !checked.hasErrors
  }

  private func isWithin(_ node: YAMLNode, _ end: Int) -> Bool {
    guard node.range.upperBound <= end else { return false }
    let isWithinAll = node.sequence?.allSatisfy { isWithin($0, end) } ?? true
    return isWithinAll && node.mapping?.allSatisfy { isWithin($0.value, end) && $0.keyRange.upperBound <= end } ?? true
  }
}
