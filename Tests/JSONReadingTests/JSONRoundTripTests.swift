import JSONReading
import SourceText
import TestSupport
import Testing

/// Generated values and damaged texts, from fixed seeds.
@Suite struct JSONRoundTripTests {
  private static let pieces = [
    "a", "soup", "\"", "\\", "/", "\n", "\0", "\u{1F}", "é", "e\u{301}", "🥬", "\u{2028}", "<", "&", " ", "0",
    "\u{FFFF}",
  ]
  private static let literals = ["0", "-0", "0.10", "1e5", "-12.75E-3", "123456789012345678901234567890", "1e-999"]

  private func text(_ random: inout SeededGenerator) -> String {
    (0..<Int.random(in: 0...6, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }.joined()
  }

  private func value(_ random: inout SeededGenerator, depth: Int) -> JSONValue.Content {
    switch Int.random(in: 0...(depth > 4 ? 4 : 6), using: &random) {
    case 0: return .null
    case 1: return .bool(.random(using: &random))
    case 2: return .number(JSONNumber(.random(in: .min ... .max, using: &random)))
    case 3: return .number(JSONNumber(Self.literals.randomElement(using: &random) ?? "0") ?? JSONNumber(0))
    case 4: return .string(text(&random))
    case 5:
      return .array(
        (0..<Int.random(in: 0...5, using: &random)).map { _ in
          JSONValue(value(&random, depth: depth + 1), range: 0..<0)
        })
    default:
      return .object(
        (0..<Int.random(in: 0...16, using: &random)).map { index in
          let member = JSONValue(value(&random, depth: depth + 1), range: 0..<0)
          return JSONMember(key: text(&random) + String(index), keyRange: 0..<0, value: member)
        })
    }
  }

  private func isSame(_ a: JSONValue, _ b: JSONValue) -> Bool {
    switch (a.content, b.content) {
    case (.string(let a), .string(let b)): a.utf8.elementsEqual(b.utf8)
    case (.array(let a), .array(let b)): a.count == b.count && zip(a, b).allSatisfy { isSame($0, $1) }
    case (.object(let a), .object(let b)):
      a.count == b.count
        && zip(a, b).allSatisfy { $0.key.utf8.elementsEqual($1.key.utf8) && isSame($0.value, $1.value) }
    default: a.content == b.content
    }
  }

  @Test(
    "what is written is read back", arguments: [JSONWriter.Layout.compact, .pretty],
    [
      JSONWriter.Escaping.minimal, .scriptSafe,
    ])
  func readsBackWhatIsWritten(layout: JSONWriter.Layout, escaping: JSONWriter.Escaping) throws {
    var random = SeededGenerator(seed: 20)
    for _ in 0..<400 {
      let original = JSONValue(value(&random, depth: 0), range: 0..<0)
      var writer = JSONWriter(layout: layout, escaping: escaping)
      writer.value(original)
      let file = SourceFile(path: "a.json", bytes: writer.finish())
      let checked = JSONReader.read(file)
      #expect(checked.diagnostics.isEmpty)
      #expect(isSame(try #require(checked.value), original))
    }
  }

  private static let document = Array(
    #"{"name": "Crème \u00e9 \uD83E\uDD6C", "yields": [1.5e3, -2, 0.25], "ok": [true, false, null, {}], "é": {"a": "b\n"}}"#
      .utf8)

  @Test func survivesDamagedTexts() {
    var random = SeededGenerator(seed: 7)
    let likely = Array("\"\\{}[],:0123.eE+-utfn/#' \n".utf8)
    var accepted = 0
    for _ in 0..<5_000 {
      var bytes = Self.document
      for _ in 0..<Int.random(in: 1...4, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let byte =
          Bool.random(using: &random) ? likely.randomElement(using: &random) : UInt8.random(in: 0...255, using: &random)
        switch Int.random(in: 0...3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(byte ?? 0, at: place)
        case 2: bytes[place] = byte ?? 0
        default: bytes.removeSubrange(place...)
        }
      }
      accepted += check(bytes) ? 1 : 0
    }
    #expect(accepted > 50)
  }

  @Test func survivesArbitraryBytes() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<3_000 {
      let count = Int.random(in: 0...40, using: &random)
      _ = check((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
    }
  }

  /// Whether the text was accepted; what is accepted reads the same when written again, what is refused says why.
  private func check(_ bytes: [UInt8]) -> Bool {
    let checked = JSONReader.read(SourceFile(path: "a.json", bytes: bytes))
    guard let value = checked.value else {
      #expect(checked.hasErrors)
      #expect(checked.diagnostics.allSatisfy { !$0.message.isEmpty && !$0.message.contains("\n") })
      return false
    }
    #expect(compact(value) == read(compact(value)).value.map(compact))
    #expect(value.range.upperBound <= bytes.count)
    return true
  }
}
