/// The words behind a number, up to where its noun must have stood.
struct CountedWords {
  private enum Token {
    /// Without the apostrophe that may end it, `d'ail`.
    case word(Range<Int>)
    case number
    case comma
    /// A parenthesis or the end of the text.
    case end
    /// What the noun may be joined to, such as a slash.
    case unclear
  }

  private let bytes: [UInt8]
  private let start: Int
  private let table: CountedNounTable

  init(_ bytes: [UInt8], from start: Int, in table: CountedNounTable) {
    self.bytes = bytes
    self.start = start
    self.table = table
  }

  // MARK: English

  /// The last noun before the phrase ends: `pepper` of `large red pepper, diced`, `head` of `head of broccoli`.
  func english() -> [CountedNoun] {
    var position = start
    var candidate: CountedNoun?
    var isModifier = false
    while true {
      switch next(&position) {
      // `boneless, skinless chicken breasts`
      case .comma where candidate == nil && isModifier: position += 1
      case .comma, .end: return candidate.map { [$0] } ?? []
      case .number, .unclear: return []
      case .word(let range):
        let word = lowercased(range)
        if let noun = noun(word, range) {
          candidate = noun
        } else if let first = candidate {
          if CountedNounTable.endsPhrase(word) { return [first] }
          if word == "or" || word == "and" { return joined(first, isOr: word == "or", position) }
          candidate = nil
        }
        isModifier = word.hasSuffix("less") || word.contains("-")
      }
    }
  }

  /// `1 egg and 1 yolk` and `1 egg and mix` count the egg, `1 lemon or lime` both; whether `1 lemon or lime wedge` counts
  /// lemons nobody can say.
  private func joined(_ first: CountedNoun, isOr: Bool, _ position: Int) -> [CountedNoun] {
    var position = position
    switch next(&position) {
    case .number: return [first]
    case .word(let range):
      let word = lowercased(range)
      if CountedNounTable.endsPhrase(word) || CountedNounTable.isVerb(word) { return [first] }
      guard isOr, let second = noun(word, range), isOver(next(&position)) else { return [] }
      return [first, second]
    case .comma, .end, .unclear: return []
    }
  }

  private func isOver(_ token: Token) -> Bool {
    switch token {
    case .comma, .end: true
    case .word, .number, .unclear: false
    }
  }

  // MARK: Other languages

  /// A noun that stands alone, since adjectives would have to agree: `Zwiebel, gewürfelt`, `gousse d'ail`.
  func plain() -> [CountedNoun] {
    var position = start
    guard case .word(var range) = next(&position) else { return [] }
    // Adjectives of feminine nouns end in -e for one and for several.
    var isAdjective = false
    if table.grammar == .german, noun(lowercased(range), range) == nil, bytes[range.upperBound - 1] == 0x65 {
      guard case .word(let following) = next(&position) else { return [] }
      isAdjective = true
      range = following
    }
    let word = lowercased(range)
    guard let noun = noun(word, range), !isAdjective || table.isFeminine(word) else { return [] }
    switch next(&position) {
    case .end: return [noun]
    // What follows a comma agrees with the noun in Romance languages; `gewürfelt` does not.
    case .comma: return table.grammar == .german ? [noun] : []
    case .word(let following) where table.grammar == .german:
      // Another noun would have a capital.
      return (0x61...0x7A).contains(bytes[following.lowerBound]) ? [noun] : []
    case .word(let of):
      guard CountedNounTable.joins(lowercased(of)), case .word = next(&position) else { return [] }
      guard case .end = next(&position) else { return [] }
      return [noun]
    case .number, .unclear: return []
    }
  }

  // MARK: Tokens

  private func noun(_ word: String, _ range: Range<Int>) -> CountedNoun? {
    guard let forms = table.forms(of: word) else { return nil }
    let written = String(decoding: bytes[range], as: UTF8.self)
    let isCapital = written.first?.isUppercase ?? false
    let cased = { (form: String) in isCapital ? form.prefix(1).uppercased() + form.dropFirst() : form }
    return CountedNoun(range: range, written: written, one: cased(forms.one), other: cased(forms.other))
  }

  private func lowercased(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self).lowercased()
  }

  private func next(_ position: inout Int) -> Token {
    while let blank = blank(at: position) { position += blank }
    let first = position
    while let letter = letter(at: position) ?? (position > first && has([0x2D], at: position) ? 1 : nil) {
      position += letter
    }
    guard position == first else {
      let end = position
      position += has([0x27], at: end) ? 1 : has([0xE2, 0x80, 0x99], at: end) ? 3 : 0
      return .word(first..<end)
    }
    guard position < bytes.count else { return .end }
    switch bytes[position] {
    case 0x30...0x39: return .number
    // ½ and its like.
    case 0xC2: return .number
    case 0xE2: return has([0xE2, 0x85], at: position) ? .number : .end
    case 0x2C: return .comma
    case 0x28, 0x29, 0x3B, 0x3A, 0x2E, 0x5D: return .end
    default: return .unclear
    }
  }

  private func has(_ text: [UInt8], at position: Int) -> Bool { bytes[position...].starts(with: text) }

  /// How many bytes a blank has. Marks of emphasis and the bracket that begins a link stand for none: `**2** eggs`.
  private func blank(at position: Int) -> Int? {
    guard position < bytes.count else { return nil }
    if " \n[*_".utf8.contains(bytes[position]) { return 1 }
    return has([0xC2, 0xA0], at: position) ? 2 : nil
  }

  /// How many bytes a letter has: ASCII, and all from U+00C0 on but dashes and fractions (U+2000 to U+2FFF).
  private func letter(at position: Int) -> Int? {
    guard position < bytes.count else { return nil }
    let byte = bytes[position]
    if (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) { return 1 }
    guard byte >= 0xC3, byte != 0xE2 else { return nil }
    return 1 + bytes[(position + 1)...].prefix { $0 & 0xC0 == 0x80 }.count
  }
}
