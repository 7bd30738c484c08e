/// Finds phrases of certain words and a number in a folded text whose words stand one space apart.
///
/// Every line of a text may hold one. What would be a regular expression of sixty words is made anew for each match, which
/// takes a millisecond.
struct ProsePhrases {
  private let bytes: [UInt8]

  init(_ folded: String) {
    bytes = Array(folded.utf8)
  }

  /// Phrases with commas between them, the longest first.
  static func list(_ text: String) -> [[UInt8]] {
    text.split(separator: ",").map { Array($0.split(whereSeparator: \.isWhitespace).joined(separator: " ").utf8) }
      .sorted { $0.count > $1.count }
  }

  /// What `read` gives of the first word from which on it gives something.
  func first<Result>(_ read: (inout Reader) -> Result?) -> Result? {
    var isBehindWord = false
    for place in bytes.indices {
      if !isBehindWord, Self.isLetter(bytes[place]) {
        var reader = Reader(bytes: bytes, place: place)
        if let found = read(&reader) { return found }
      }
      isBehindWord = Self.isWord(bytes[place])
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }
  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
  private static func isWord(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) || byte == 0x5F || byte >= 0x80 }

  /// Reads on from a place.
  struct Reader {
    fileprivate let bytes: [UInt8]
    fileprivate var place: Int

    private func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }

    /// Steps over one of some phrases and the space behind it.
    mutating func skip(oneOf phrases: [[UInt8]]) -> Bool {
      let rest = bytes[place...]
      guard let phrase = phrases.first(where: { rest.starts(with: $0) && byte(place + $0.count) == 0x20 }) else {
        return false
      }
      place += phrase.count + 1
      return true
    }

    /// One or two digits, perhaps with as many behind a dash or “to”.
    ///
    /// - Parameter endsNumber: whether no further digit and no decimal may follow.
    mutating func number(allowsRange: Bool, endsNumber: Bool) -> String? {
      for length in [2, 1] where hasDigits(length, at: place) {
        let ends = (allowsRange ? rangeEnds(from: place + length) : []) + [place + length]
        guard let end = ends.first(where: { !endsNumber || !goesOn(at: $0) }) else { continue }
        defer { place = end }
        return String(decoding: bytes[place..<end], as: UTF8.self)
      }
      return nil
    }

    /// A number of minutes or hours: `20 minutes`, `1h`.
    mutating func duration() -> String? {
      var end = place
      while end < place + 3, ProsePhrases.isDigit(byte(end)) { end += 1 }
      guard end > place else { return nil }
      let start = byte(end) == 0x20 ? end + 1 : end
      let unit = bytes[min(start, bytes.count)...].prefix(while: ProsePhrases.isLetter)
      return unit.isEmpty ? nil : String(decoding: bytes[place..<unit.endIndex], as: UTF8.self)
    }

    /// A space and the word behind it.
    mutating func word() -> Substring? {
      guard byte(place) == 0x20 else { return nil }
      let word = bytes[(place + 1)...].prefix(while: ProsePhrases.isLetter)
      guard !word.isEmpty else { return nil }
      place = word.endIndex
      return Substring(decoding: word, as: UTF8.self)
    }

    var isAtEndOfClause: Bool { place == bytes.count || ".,!".utf8.contains(byte(place)) }

    private func hasDigits(_ length: Int, at place: Int) -> Bool {
      (place..<place + length).allSatisfy { ProsePhrases.isDigit(byte($0)) }
    }

    private func goesOn(at place: Int) -> Bool {
      ProsePhrases.isDigit(byte(place))
        || ".,/".utf8.contains(byte(place)) && ProsePhrases.isDigit(byte(place + 1))
    }

    /// Where ` to 6`, `-6` and the like end, the longest first.
    private func rangeEnds(from start: Int) -> [Int] {
      var next = byte(start) == 0x20 ? start + 1 : start
      let rest = bytes[min(next, bytes.count)...]
      guard let sign = Self.signs.first(where: rest.starts(with:)) else { return [] }
      next += sign.count
      if byte(next) == 0x20 { next += 1 }
      return [2, 1].filter { hasDigits($0, at: next) }.map { next + $0 }
    }

    private static let signs = ["-", "–", "to", "bis", "a"].map { Array($0.utf8) }
  }
}
