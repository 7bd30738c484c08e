/// Umlauts written as two letters, as old programs and English keyboards have them: `Oel`, `Kraeuter`, `Muesli`.
extension NameWords {
  /// The same with `ae`, `oe` and `ue` folded as ä, ö and ü are; `nil` where that leaves the same.
  var withUmlauts: NameWords? {
    var result = NameWords("")
    for word in words {
      let letters = NameWords.withUmlauts(bytes[word.range])
      result.append(letters, of: word)
    }
    return result.bytes.count < bytes.count ? result : nil
  }

  private static func withUmlauts(_ word: ArraySlice<UInt8>) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(word.count)
    for letter in word {
      if letter == UInt8(ascii: "e"), endsWithUmlaut(letters) { continue }
      letters.append(letter)
    }
    return letters
  }

  /// The u of `Quelle` and `sauer` belongs to the letter before it.
  private static func endsWithUmlaut(_ letters: [UInt8]) -> Bool {
    switch letters.last {
    case UInt8(ascii: "a"), UInt8(ascii: "o"): true
    case UInt8(ascii: "u"): !(letters.dropLast().last.map { "qae".utf8.contains($0) } ?? false)
    default: false
    }
  }
}
