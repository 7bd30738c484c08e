internal import Quantities
internal import Words

/// A text cut into numbers, words and other characters. What emphasises is none of them: `**2** cups` are two cups.
struct StepTokens {
  enum Kind: Equatable {
    case number(Rational)
    /// Folded, at a place of `folded`.
    case word(Range<Int>, hash: UInt32)
    /// An ASCII character, or the first byte of one that is none.
    case sign(UInt8)
  }

  struct Token {
    let kind: Kind
    let range: Range<Int>
  }

  private(set) var tokens = TokenList()
  /// The words, folded, parted by one space each.
  private(set) var folded: [UInt8] = []
  let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    folded.reserveCapacity(bytes.count)
    tokens.reserveCapacity(bytes.count / Self.shortestUsual)
    while position < bytes.count { scan() }
  }

  private mutating func scan() {
    let byte = bytes[position]
    if Self.isBlank(byte) || Self.isEmphasis(byte) {
      position += 1
    } else if byte < 0x80, Self.isLetter(bytes, position) {
      scanWord()
    } else if byte == 0xC2, position + 1 < bytes.count, bytes[position + 1] == 0xA0 {
      position += 2
    } else if byte == 0xE2, bytes[position...].starts(with: [0xE2, 0x80, 0xAF]) {
      position += 3
    } else if (0x30...0x39).contains(byte) || byte == 0xC2 || byte == 0xE2, let number = number(at: position) {
      tokens.append(Token(kind: .number(number.value), range: position..<number.end))
      position = number.end
    } else if (0x30...0x39).contains(byte) {
      // A number that does not fit is one sign: read again from each of its digits, a long one would take minutes.
      let end = digitsEnd(position)
      tokens.append(Token(kind: .sign(byte), range: position..<end))
      position = end
    } else if let width = Self.degreeWidth(bytes, position) {
      tokens.append(Token(kind: .sign(Self.degree), range: position..<position + width))
      position += width
    } else if let scale = Self.scaleSign(bytes, position) {
      appendWord(scale.utf8, width: 3)
    } else if Self.isLetter(bytes, position) {
      scanWord()
    } else {
      let end = min(bytes.count, position + Self.width(byte))
      tokens.append(Token(kind: .sign(Self.sign(bytes[position..<end])), range: position..<end))
      position = end
    }
  }

  private mutating func scanWord() {
    let start = position
    let foldedStart = folded.count
    while position < bytes.count, Self.isLetter(bytes, position) {
      let byte = bytes[position]
      if byte < 0x80 {
        // Almost all are such letters, which are folded by one bit.
        folded.append(byte | 0x20)
        position += 1
      } else {
        TextFolding.appendScalar(bytes, at: &position, to: &folded)
      }
    }
    let hash = WordHash.value(of: folded[foldedStart...])
    tokens.append(Token(kind: .word(foldedStart..<folded.count, hash: hash), range: start..<position))
    folded.append(0x20)
  }

  /// A sign of three bytes that is read like a word.
  private mutating func appendWord(_ word: String.UTF8View, width: Int) {
    let start = folded.count
    folded += word
    let hash = WordHash.value(of: folded[start...])
    tokens.append(Token(kind: .word(start..<folded.count, hash: hash), range: position..<position + width))
    position += width
    folded.append(0x20)
  }

  /// What a token takes with the blank behind it, at the least, in most texts; in bytes. More room costs nothing until it is
  /// used, but a list that grows is in memory twice.
  private static let shortestUsual = 2

  // MARK: Characters

  /// Every dash and the minus sign is a hyphen, `×` is `x`, `″` and the `”` that is typed for it are `"`; any other character outside ASCII is its
  /// first byte.
  private static func sign(_ character: ArraySlice<UInt8>) -> UInt8 {
    if character.elementsEqual([0xC3, 0x97]) { return 0x78 }
    if character.elementsEqual([0xE2, 0x88, 0x92]) { return 0x2D }
    // `∼` and `～` are `~`.
    if character.elementsEqual([0xE2, 0x88, 0xBC]) || character.elementsEqual([0xEF, 0xBD, 0x9E]) { return 0x7E }
    if character.count == 3, character.starts(with: [0xE2, 0x80]), let last = character.last {
      if (0x90...0x95).contains(last) { return 0x2D }
      if last == 0x99 { return 0x27 }
      if last == 0xB3 || last == 0x9D { return 0x22 }
    }
    return character.first ?? 0
  }

  /// Stands for `°`.
  static let degree: UInt8 = 0xB0

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  /// `*` and `_`.
  private static func isEmphasis(_ byte: UInt8) -> Bool { byte == 0x2A || byte == 0x5F }

  private static func isLetter(_ bytes: [UInt8], _ position: Int) -> Bool {
    let byte = bytes[position]
    if byte < 0x80 { return byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A }
    // × is no letter; everything from U+00C0 on else may be one, but for general punctuation.
    if byte == 0xC3 { return position + 1 < bytes.count && bytes[position + 1] != 0x97 }
    return byte >= 0xC4 && byte != 0xE2 && byte != 0xEF
  }

  private static func width(_ byte: UInt8) -> Int {
    switch byte {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...: 4
    default: 1
    }
  }
}
