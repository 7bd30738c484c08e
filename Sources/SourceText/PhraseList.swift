/// Short texts that are looked for in others, byte by byte: comparing characters takes a hundred times as long, and a
/// page asks for them at every element.
///
///     PhraseList(["ingredient", "zutat"]).isFound(in: "recipe_ingredients")   // true
public struct PhraseList: Sendable {
  /// The phrases as UTF-8 by their first byte.
  private let phrases: [UInt8: [[UInt8]]]
  /// Whether a phrase begins with a byte: asking the dictionary of each byte of a text would take most of the time.
  private let mayBegin: [Bool]

  /// - Parameter texts: empty ones are found nowhere.
  public init(_ texts: [String]) {
    let phrases = Dictionary(grouping: texts.filter { !$0.isEmpty }.map { Array($0.utf8) }) { $0[0] }
    (self.phrases, mayBegin) = (phrases, (0...UInt8.max).map { phrases[$0] != nil })
  }

  /// Whether a text holds one of the phrases anywhere.
  public func isFound(in text: String) -> Bool { holds(text) { _, _, _ in true } }

  /// Whether a text holds one of the phrases with no letter on either side.
  ///
  /// Scripts without spaces have no ends of words: a phrase in other letters than ASCII may be followed by letters.
  public func isFoundAsWords(in text: String) -> Bool {
    holds(text) { bytes, range, isASCII in
      let before = range.lowerBound > 0 ? bytes[range.lowerBound - 1] : 0x20
      let after = isASCII && range.upperBound < bytes.count ? bytes[range.upperBound] : 0x20
      return !Self.isLetter(before) && !Self.isLetter(after)
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { byte >= 0x80 || (0x61...0x7A).contains(byte | 0x20) }

  private func holds(
    _ text: String, where accepts: (UnsafeBufferPointer<UInt8>, Range<Int>, _ isASCII: Bool) -> Bool
  ) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for start in bytes.indices where mayBegin[Int(bytes[start])] {
        for phrase in phrases[bytes[start]] ?? [] where bytes.count - start >= phrase.count {
          let end = start + phrase.count
          guard bytes[start..<end].elementsEqual(phrase) else { continue }
          if accepts(bytes, start..<end, phrase.allSatisfy { $0 < 0x80 }) { return true }
        }
      }
      return false
    }
  }
}
