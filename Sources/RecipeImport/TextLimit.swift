/// How long a text may be that is read by its looks, where each line is looked at in many ways.
enum TextLimit {
  /// A recipe has a few thousand.
  static let bytes = 250_000
  /// A recipe has some dozens; empty ones count.
  static let lines = 10_000

  /// Accents that stand by themselves behind their letter, as `e` and U+0301: every comparison puts them together anew.
  ///
  /// Vietnamese written so has about one for every five bytes: no text of it that is short enough has more.
  static let accents = 50_000

  /// What a text has too much of, `300000 bytes; at most 250000`; `nil` for one that is read.
  static func excess(of text: String) -> String? { excess(of: Array(text.utf8)) }

  static func excess(of utf8: [UInt8]) -> String? {
    if let excess = excess(ofBytes: utf8.count) { return excess }
    let count = lineBreaks(in: utf8)
    if count > lines { return "\(count) lines; at most \(lines)" }
    let marks = accents(in: utf8)
    return marks > accents ? "\(marks) accents apart from their letters; at most \(accents)" : nil
  }

  /// U+0300 to U+036F.
  private static func accents(in utf8: [UInt8]) -> Int {
    var (count, last): (Int, UInt8) = (0, 0)
    for byte in utf8 {
      if last == 0xCC && byte >= 0x80 || last == 0xCD && (0x80...0xAF).contains(byte) { count += 1 }
      last = byte
    }
    return count
  }

  /// All that Unicode takes for one: LF, VT, FF, CR, CR LF, U+0085, U+2028 and U+2029.
  private static func lineBreaks(in utf8: [UInt8]) -> Int {
    var (count, before, last): (Int, UInt8, UInt8) = (0, 0, 0)
    for byte in utf8 {
      switch byte {
      case 0x0A: count += last == 0x0D ? 0 : 1
      case 0x0B...0x0D: count += 1
      case 0x85: count += last == 0xC2 ? 1 : 0
      case 0xA8, 0xA9: count += before == 0xE2 && last == 0x80 ? 1 : 0
      default: break
      }
      (before, last) = (last, byte)
    }
    return count
  }

  static func excess(ofBytes count: Int) -> String? {
    count > bytes ? "\(count) bytes; at most \(bytes)" : nil
  }
}
