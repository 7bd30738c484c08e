internal import KitchenUnits
internal import Quantities
internal import Words

/// Takes a line apart into words, numbers and signs, in one pass over its bytes.
struct LineScanner {
  let bytes: [UInt8]
  /// A comma, not a point, parts decimals where the line comes from; then a point groups thousands.
  let decimalComma: Bool
  var position = 0
  private(set) var tokens: [LineToken] = []
  private(set) var folded: [UInt8] = []
  var numbers: [Rational] = []
  private var openBrackets: [Int] = []

  init(_ bytes: [UInt8], decimalComma: Bool) {
    self.bytes = bytes
    self.decimalComma = decimalComma
    tokens.reserveCapacity(24)
    folded.reserveCapacity(bytes.count)
  }

  mutating func scan() { _ = scan { _ in true } }

  /// Goes on as long as the tokens are of a kind.
  ///
  /// - Returns: whether all are.
  mutating func scan(while isOfKind: (LineToken) -> Bool) -> Bool {
    var hasSpace = false
    while position < bytes.count {
      if skipSpace() {
        hasSpace = true
        continue
      }
      let count = tokens.count
      scanToken(hasSpaceBefore: hasSpace)
      guard tokens[count...].allSatisfy(isOfKind) else { return false }
      hasSpace = false
    }
    return true
  }

  private mutating func scanToken(hasSpaceBefore: Bool) {
    let start = position
    if let value = scanNumber() {
      append(.number, from: start, hasSpaceBefore)
      tokens[tokens.count - 1].link = numbers.count
      numbers.append(value)
    } else if isWordByte(at: position) {
      scanWord(hasSpaceBefore)
    } else {
      scanSign(hasSpaceBefore)
    }
  }

  private mutating func append(_ kind: LineToken.Kind, from start: Int, _ hasSpaceBefore: Bool) {
    tokens.append(LineToken(kind: kind, hasSpaceBefore: hasSpaceBefore, start: start, end: position))
  }

  // MARK: Words

  /// Letters and digits, with hyphens, apostrophes and stops between them.
  ///
  /// After a number and a hyphen a word ends at its first hyphen (`400-g-Dose`); `x` before a digit is a sign of its own.
  private mutating func scanWord(_ hasSpaceBefore: Bool) {
    let (start, foldedStart) = (position, folded.count)
    let endsAtHyphen = !hasSpaceBefore && followsNumber
    let mayBeGlued = followsNumber && tokens.count == 1
    while position < bytes.count {
      let byte = bytes[position]
      if byte == 0x2D, isHalf(since: foldedStart) || isNumberOfMeasure(since: foldedStart) { break }
      if byte < 0x80, Self.isLetterOrDigit(byte) || joinsWord(byte, after: start, endsAtHyphen) {
        folded.append(byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte)
        position += 1
        if byte == 0x27, isElision(since: foldedStart) { break }
        if byte | 0x20 == 0x78, isLoneTimes(start) { break }
      } else if byte >= 0x80, isWordByte(at: position) {
        TextFolding.appendScalar(bytes, at: &position, to: &folded)
      } else if isApostrophe(at: position), position > start, isWordByte(at: position + apostropheLength) {
        position += apostropheLength
        folded.append(0x27)
        if isElision(since: foldedStart) { break }
      } else {
        break
      }
    }
    if position == start {
      folded.append(bytes[position])
      position += 1
    }
    if mayBeGlued, position - start == folded.count - foldedStart, let count = Self.gluedUnit(folded[foldedStart...]) {
      position = start + count
      folded.removeLast(folded.count - foldedStart - count)
    }
    let endsWithHalf = position < bytes.count && bytes[position] == 0x2D && isHalf(since: foldedStart)
    finishWord(start, foldedStart, hasSpaceBefore)
    if endsWithHalf { position += 1 }
  }

  /// `demi-citron` is half a lemon, but `demi-sel` says how salty butter is.
  private func isHalf(since start: Int) -> Bool {
    guard folded[start...].elementsEqual("demi".utf8), tokens.last?.kind != .number || numbers.last == .one else {
      return false
    }
    let rest = TextFolding.folded(String(decoding: bytes[(position + 1)...].prefix(16), as: UTF8.self))
    return !Self.halfwayWords.contains { rest.hasPrefix($0) }
  }

  private static let halfwayWords = ["ecrem", "sel", "sec", "gras", "cuit", "compl", "glace", "sal", "dous"]

  /// Whether the word touches a number, or is joined to one by a hyphen.
  private var followsNumber: Bool {
    guard let last = tokens.last else { return false }
    return last.kind == .number || last.kind == .dash && tokens.count > 1 && tokens[tokens.count - 2].kind == .number
  }

  private mutating func finishWord(_ start: Int, _ foldedStart: Int, _ hasSpaceBefore: Bool) {
    let hash = WordHash.value(of: folded[foldedStart...])
    var token = LineToken(kind: .word, hasSpaceBefore: hasSpaceBefore, start: start, end: position)
    (token.foldedStart, token.foldedEnd, token.hash) = (foldedStart, folded.count, hash)
    if position < bytes.count, bytes[position] == 0x2E {
      position += 1
      (token.hasStop, token.end) = (true, position)
    }
    // `c/s` is a spoon.
    if position > start + 1 { skipPluralEnding() }
    token.end = position
    token.roles = LineWord.roles(of: folded[foldedStart...], hash: hash)
    if token.roles.contains(.times) { token.kind = .times }
    tokens.append(token)
  }

  /// `Zwiebel(n)`, `Zehe/n`, `egg(s)`: the ending belongs to the bytes of the word alone.
  private mutating func skipPluralEnding() {
    guard position < bytes.count, bytes[position] == 0x28 || bytes[position] == 0x2F else { return }
    var index = position + 1
    while index < bytes.count, index < position + 4, bytes[index] >= 0x61, bytes[index] <= 0x7A { index += 1 }
    guard Self.pluralEndings.contains(where: { bytes[(position + 1)..<index].elementsEqual($0) }) else { return }
    if bytes[position] == 0x28 {
      guard index < bytes.count, bytes[index] == 0x29 else { return }
      position = index + 1
    } else if !isWordByte(at: index) {
      position = index
    }
  }

  private static let pluralEndings = ["n", "en", "e", "er", "s", "es"].map { Array($0.utf8) }

  /// Whether a hyphen or an ASCII apostrophe goes on with a word: only before a letter or digit.
  private func joinsWord(_ byte: UInt8, after start: Int, _ endsAtHyphen: Bool) -> Bool {
    if byte == 0x2C || byte == 0x2E { return isWithinShare(since: start) }
    guard byte == 0x2D && !endsAtHyphen || byte == 0x27, position > start, position + 1 < bytes.count else {
      return false
    }
    return Self.isLetterOrDigit(bytes[position + 1]) || bytes[position + 1] >= 0xC3 && isWordByte(at: position + 1)
  }

  /// The comma of `3,5%`: whether it stands between the digits of a share, which is no amount.
  private func isWithinShare(since start: Int) -> Bool {
    let isDigit = { (byte: UInt8) in (0x30...0x39).contains(byte) }
    let rest = bytes[(position + 1)...].drop(while: isDigit)
    return position > start && bytes[start..<position].allSatisfy(isDigit) && rest.startIndex > position + 1
      && rest.first == 0x25
  }

  /// `x` that stands between two numbers, as in `1x225g`.
  private func isLoneTimes(_ start: Int) -> Bool {
    position == start + 1 && position < bytes.count && bytes[position] >= 0x30 && bytes[position] <= 0x39
  }

  /// `d'` and `l'` are words of their own.
  private func isElision(since start: Int) -> Bool {
    folded.count == start + 2 && (folded[start] == 0x64 || folded[start] == 0x6C)
  }

  static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    byte >= 0x30 && byte <= 0x39 || byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A
  }

  private var apostropheLength: Int { 3 }

  /// `’`, which typesetters use for `'`.
  private func isApostrophe(at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index] == 0xE2 && bytes[index + 1] == 0x80 && bytes[index + 2] == 0x99
  }

  /// Letters, digits, and every scalar outside ASCII that is no space, sign or fraction of its own.
  func isWordByte(at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    if byte < 0x80 { return Self.isLetterOrDigit(byte) || byte == 0x25 || byte == 0x26 }
    guard byte == 0xC2 || byte == 0xE2 || byte == 0xC3 else { return byte != 0xEF || !isWide(at: index) }
    let second = index + 1 < bytes.count ? bytes[index + 1] : 0
    switch byte {
    case 0xC2: return second == 0xAD || second == 0xAA || second == 0xB0 || second == 0xB5 || second == 0xBA
    case 0xC3: return second != 0x97 && second != 0xB7
    default: return second != 0x80 && second != 0x81 && !Self.isSignBlock(second) && !isFraction(at: index)
    }
  }

  /// Number forms, mathematical operators, boxes and bullets: U+2150 to U+215F is left to ``isFraction(at:)``.
  private static func isSignBlock(_ second: UInt8) -> Bool {
    second == 0x88 || second == 0x89 || second >= 0x96 && second <= 0x9F
  }

  /// Byte order mark and the like.
  private func isWide(at index: Int) -> Bool {
    index + 2 < bytes.count && bytes[index + 1] == 0xBB && bytes[index + 2] == 0xBF
  }

  // MARK: Signs and spaces

  private mutating func scanSign(_ hasSpaceBefore: Bool) {
    let start = position
    let byte = bytes[position]
    position = min(bytes.count, position + Self.scalarLength(byte))
    let kind = byte < 0x80 ? Self.asciiSign(byte) : wideSign(from: start)
    append(kind, from: start, hasSpaceBefore)
    if kind == .open {
      openBrackets.append(tokens.count - 1)
    } else if kind == .close, let opening = openBrackets.popLast() {
      tokens[opening].link = tokens.count - 1
      tokens[tokens.count - 1].link = opening
    }
  }

  static func scalarLength(_ byte: UInt8) -> Int { byte < 0xC0 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4 }

  private static func asciiSign(_ byte: UInt8) -> LineToken.Kind {
    switch byte {
    case 0x2C: .comma
    case 0x3B: .semicolon
    case 0x3A: .colon
    case 0x2F: .slash
    case 0x2B: .plus
    case 0x7E: .tilde
    case 0x2D: .dash
    case 0x22: .quote
    case 0x28, 0x5B, 0x7B: .open
    case 0x29, 0x5D, 0x7D: .close
    default: .other
    }
  }

  private func wideSign(from start: Int) -> LineToken.Kind {
    let second = start + 1 < bytes.count ? bytes[start + 1] : 0
    let third = start + 2 < bytes.count ? bytes[start + 2] : 0
    switch (bytes[start], second, third) {
    case (0xC3, 0x97, _): return .times
    case (0xE2, 0x80, 0x90...0x95), (0xE2, 0x88, 0x92): return .dash
    case (0xE2, 0x80, 0x9D), (0xE2, 0x80, 0xB3): return .quote
    case (0xE2, 0x81, 0x84), (0xE2, 0x88, 0x95): return .slash
    case (0xE2, 0x89, 0x88), (0xE2, 0x88, 0xBC): return .tilde
    default: return .other
    }
  }

  /// White space, control characters, and marks without width.
  private mutating func skipSpace() -> Bool {
    let byte = bytes[position]
    if byte <= 0x20 || byte == 0x7F {
      position += 1
      return true
    }
    guard byte >= 0xC2 else { return false }
    let second = position + 1 < bytes.count ? bytes[position + 1] : 0
    let third = position + 2 < bytes.count ? bytes[position + 2] : 0
    switch (byte, second, third) {
    case (0xC2, 0x80...0xA0, _), (0xC2, 0xAD, _): position += 2
    case (0xE2, 0x80, 0x80...0x8F), (0xE2, 0x80, 0xA8...0xAF), (0xE2, 0x81, 0x9F...0xA0): position += 3
    case (0xE3, 0x80, 0x80), (0xEF, 0xBB, 0xBF): position += 3
    default: return false
    }
    return true
  }
}
