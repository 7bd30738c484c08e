import Quantities
import TestSupport
import Testing

@testable import IngredientLines

/// Whatever the bytes, a line is read: without a crash, in linear time, within bounds.
///
/// `GALLEY_FUZZ_MINUTES` asks for more and longer lines, see ``Damage``.
@Suite struct IngredientLineFuzzTests {
  private static let rounds = Damage.rounds(4000, inAMinute: 50_000)

  /// Bytes of a long line; a quadratic step in a million bytes would not end.
  private static let longLine = Damage.minutes == nil ? 4000 : 40_000

  @Test("changed lines are read")
  func readsChangedLines() throws {
    for seed in 0..<Self.rounds {
      var generator = SeededGenerator(seed: UInt64(seed))
      let line = Self.changedLine(&generator)
      try Self.check(line, seed: seed)
    }
  }

  @Test(
    "long hostile lines are read in linear time",
    arguments: [
      "(", ")", "()", "((1 g", "1 ", "1/", "1/2 ", "- ", "one ", "half a ", "about ", "~", "or ", "and 1 ", "a, ",
      "a or ",
      "1 g/", "1 cup plus ", "plus 1 g ", "chopped ", "finely ", "finely chopped, ", "large ", "\u{301}", "½", "d'",
      "x1",
      "e.g. ", "of ", "cloves ", "or 1 g a ", "(or a) ", "(1 g) ", "a (b) ", "boneless, ", "1-", "1 to ", "c. a ",
      "fl ",
      ", 1 g", "; ", "/n", "(n)", "\u{AD}", "'a", "zehe", "n. B. ", "optional ", "each ", "1 oz 1 ", "a-", "some ",
    ])
  func readsLongLines(unit: String) throws {
    let unit = Array(unit.utf8)
    let line = Array(repeatElement(unit, count: Self.longLine / unit.count).joined())
    try Self.check(line, seed: -1)
    try Self.check(Array("1 cup ".utf8) + line, seed: -1)
    try Self.check(Array("a ".utf8) + line, seed: -1)
  }

  /// What holds for every line.
  private static func check(_ line: [UInt8], seed: Int) throws {
    let reading = IngredientLineReader.read(bytes: line)
    // Repairing a broken byte makes three of it.
    let limit = line.count * 3 + 64
    try #require(reading.name.utf8.count <= limit, "seed \(seed)")
    try #require((reading.comment?.utf8.count ?? 0) <= limit * 2, "seed \(seed)")
    try #require(reading.amounts.count <= 12, "seed \(seed)")
    try #require(reading.alternatives.count <= 16, "seed \(seed)")
    if line.contains(where: { $0 >= 0x61 && $0 <= 0x7A }) {
      try #require(!reading.name.isEmpty, "seed \(seed): \(line)")
    }
    try #require(reading.amounts.allSatisfy { $0.hasOrderedRange }, "seed \(seed)")
    try #require(reading == IngredientLineReader.read(bytes: line), "seed \(seed)")
    let text = String(decoding: line, as: UTF8.self)
    if let parts = IngredientLineReader.amountAndRest(of: text) {
      try #require(text.utf8.suffix(parts.rest.utf8.count).elementsEqual(parts.rest.utf8))
    }
  }

  // MARK: Changes

  private static func changedLine(_ generator: inout SeededGenerator) -> [UInt8] {
    var line = Array((FuzzCorpus.lines.randomElement(using: &generator) ?? "").utf8)
    for _ in 0..<Int.random(in: 1...6, using: &generator) { change(&line, &generator) }
    return line
  }

  private static func change(_ line: inout [UInt8], _ generator: inout SeededGenerator) {
    let place = Int.random(in: 0...line.count, using: &generator)
    switch Int.random(in: 0..<7, using: &generator) {
    case 0: line.insert(UInt8.random(in: 0...255, using: &generator), at: place)
    case 1 where place < line.count: line[place] = UInt8.random(in: 0...255, using: &generator)
    case 2: line.removeSubrange(place..<min(line.count, place + Int.random(in: 1...8, using: &generator)))
    case 3: line += line.prefix(400)
    case 4:
      let other = Array((FuzzCorpus.lines.randomElement(using: &generator) ?? "").utf8)
      line = line.prefix(place) + other.suffix(Int.random(in: 0...other.count, using: &generator))
    default:
      let piece = FuzzCorpus.pieces.randomElement(using: &generator) ?? []
      let space: [UInt8] = Bool.random(using: &generator) ? [0x20] : []
      line.insert(contentsOf: space + piece + space, at: place)
    }
  }
}

extension LineAmount {
  fileprivate var hasOrderedRange: Bool {
    guard case .range(let lower, let upper) = measure else { return true }
    return lower < upper
  }
}
