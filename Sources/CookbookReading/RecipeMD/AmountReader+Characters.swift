internal import IngredientLines
internal import Quantities
internal import SourceText

/// The signs and words that amounts are made of.
extension AmountReader {
  static let fractionSlash: [UInt8] = Array("\u{2044}".utf8)
  static let minusSign: [UInt8] = Array("\u{2212}".utf8)
  static let numeratorOne: [UInt8] = Array("\u{215F}".utf8)
  static let dashes = ["-", "\u{2010}", "\u{2011}", "\u{2012}", "\u{2013}", "\u{2014}", "\u{2212}"].map {
    Array($0.utf8)
  }
  static let rangeWords = ["to", "bis", "à", "a", "hasta", "or", "oder", "ou", "o"].map {
    Array($0.utf8)
  }
  static let andWords = ["and", "&", "und", "et", "y"].map { Array($0.utf8) }
  static let rangeStarts = Set((dashes + rangeWords).compactMap(\.first))
  static let approximations = [
    "~", "≈", "ca.", "ca", "circa", "zirka", "etwa", "ungefähr", "rund", "about", "approximately", "approx.", "approx",
    "around", "roughly", "environ", "env.", "aproximadamente", "aprox.", "unos", "unas",
  ].map { Array($0.utf8) }
  static let metricUnits: Set<String> = ["g", "mg", "ml", "mL", "Gramm", "grams", "grammes", "gramos"]
  static let spaces = [" ", "\t", "\n", "\r", "\u{A0}", "\u{2009}", "\u{202F}"].map { Array($0.utf8) }

  enum Separator { case dash, word }

  mutating func rangeSeparator() -> Separator? {
    let hadSpace = skipSpace()
    // Most amounts go on with a unit, which the first letter tells from a dash or one of the few words.
    guard position < text.count, Self.rangeStarts.contains(lowercase(text[position])) else { return nil }
    if Self.dashes.contains(where: { take($0) }) {
      skipSpace()
      return .dash
    }
    guard hadSpace, Self.rangeWords.contains(where: { takeWord($0) }) else { return nil }
    return .word
  }

  mutating func skipApproximation() -> Bool {
    guard !text[position].isASCIIDigit else { return false }
    for word in Self.approximations {
      let isSign = word.first == 0x7E || word.count == 3 && word[0] >= 0xE2
      if isSign ? take(word) : takeWord(word) {
        skipSpace()
        return true
      }
    }
    return false
  }

  /// `half`, `a quarter`, `eine halbe`: a fraction in words, behind an article or one. The position stays where there is
  /// none.
  mutating func fractionWord() -> Rational? {
    let start = position
    for _ in 0..<2 {
      let word = text[position...].prefix { $0 > 0x20 && !$0.isASCIIDigit }
      guard let value = IngredientLineReader.number(inWord: String(decoding: word, as: UTF8.self)) else { break }
      position = word.endIndex
      skipSpace()
      if value < .one { return value }
      guard value == .one else { break }
    }
    position = start
    return nil
  }

  /// Takes an ASCII-case-insensitive word that white space follows.
  mutating func takeWord(_ word: [UInt8]) -> Bool {
    let start = position
    guard text.count - position > word.count else { return false }
    for (offset, byte) in word.enumerated() where lowercase(text[position + offset]) != byte { return false }
    position += word.count
    if skipSpace() { return true }
    position = start
    return false
  }

  func lowercase(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }

  mutating func take(_ byte: UInt8) -> Bool {
    guard position < text.count, text[position] == byte else { return false }
    position += 1
    return true
  }

  mutating func take(_ sequence: [UInt8]) -> Bool {
    guard text[position...].starts(with: sequence) else { return false }
    position += sequence.count
    return true
  }

  mutating func takeDecimalSeparator() -> UInt8? {
    if take(0x2E) { return 0x2E }
    return take(0x2C) ? 0x2C : nil
  }

  mutating func takeDigits() -> ArraySlice<UInt8> {
    let start = position
    while position < text.count, text[position] >= 0x30, text[position] <= 0x39 { position += 1 }
    return text[start..<position]
  }

  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = position
    while position < text.count {
      let byte = text[position]
      if byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) {
        position += 1
      } else if byte >= 0xC2, let space = Self.spaces.first(where: { text[position...].starts(with: $0) }) {
        position += space.count
      } else {
        break
      }
    }
    return position > start
  }

  /// What is left, trimmed; `nil` when that is nothing.
  mutating func rest() -> String? {
    skipSpace()
    var end = text.count
    while end > position, text[end - 1] == 0x20 || (text[end - 1] >= 0x09 && text[end - 1] <= 0x0D) { end -= 1 }
    defer { position = text.count }
    return end > position ? String(decoding: text[position..<end], as: UTF8.self) : nil
  }
}
