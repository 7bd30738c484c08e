/// Cheap answers to what is asked of every line of a text, and is so of few: a “no” is certain, a “yes” is to be looked at.
enum LineGlance {
  /// The first letters of words, for ``mayBegin(_:with:)``.
  static func starts(of words: some Sequence<Substring>) -> Set<UInt32> {
    Set(words.map { word in word.utf8.prefix(length).reduce(0) { $0 << 8 | UInt32($1) } })
  }

  /// Whether the first letters of a line may be those of one of the words, which are folded and have three letters or more.
  static func mayBegin(_ line: String, with starts: Set<UInt32>) -> Bool {
    var line = line
    return line.withUTF8 { bytes in
      guard let start = firstLetter(bytes) else { return false }
      var key: UInt32 = 0
      for byte in bytes[start...].prefix(length) {
        if byte >= 0x80 { return true }
        key = key << 8 | UInt32(byte | 0x20)
      }
      return starts.contains(key)
    }
  }

  private static let length = 3

  /// The place of the first letter, or of what may be one; numbers, fractions, blanks and signs are none.
  private static func firstLetter(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case 0x41...0x5A, 0x61...0x7A: return index
      case 0..<0x80: index += 1
      // `½`, no-break spaces.
      case 0xC2 where index + 1 < bytes.count && [0xA0, 0xBC, 0xBD, 0xBE].contains(bytes[index + 1]): index += 2
      // `⅓`, dashes, bullets.
      case 0xE2 where index + 2 < bytes.count && isSign(bytes[index + 1], bytes[index + 2]): index += 3
      default: return index
      }
    }
    return nil
  }

  private static func isSign(_ second: UInt8, _ third: UInt8) -> Bool {
    second == 0x80 || second == 0x85 && (0x90...0x9E).contains(third)
  }

  // MARK: Before patterns, which take longer to make than most lines take to read

  /// Whether a sentence may end within a text: a mark, a blank and a capital.
  static func mayEndSentence(_ text: some StringProtocol, with marks: StaticString) -> Bool {
    var place = 0
    for byte in text.utf8 {
      switch byte {
      case 0x09...0x0D, 0x20: place = place == 0 ? 0 : 2
      case 0x41...0x5A: if place == 2 { return true } else { place = 0 }
      case 0x80...: if place > 0 { return true }
      default: place = marks.withUTF8Buffer { $0.contains(byte) } ? 1 : 0
      }
    }
    return false
  }

  /// Whether a dash may stand behind a blank.
  static func mayHaveLooseDash(_ text: some StringProtocol) -> Bool {
    var previous: UInt8 = 0x2D
    for byte in text.utf8 {
      if byte == 0x93 || byte == 0x2D && (previous <= 0x20 || previous >= 0x80) { return true }
      previous = byte
    }
    return false
  }

  /// Whether a folded line may say an energy or its unit.
  static func mayNameEnergy(_ line: String) -> Bool {
    var line = line
    return line.withUTF8 { bytes in
      bytes.indices.contains { start in
        switch bytes[start] {
        case 0x62, 0x63, 0x65, 0x6B, 0xD0: energies.contains { bytes[start...].starts(with: $0) }
        default: false
        }
      }
    }
  }

  private static let energies = ["brennw", "cal", "ener", "kalor", "kj", "кал"].map { Array($0.utf8) }
}
