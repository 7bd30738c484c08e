internal import WebPages

/// The characters that bytes of RTF stand for, in the code pages of its fonts.
struct RichTextCharacters {
  /// What each byte from 0x80 is in the pages met so far.
  private var tables: [Int: [[UInt8]]] = [:]
  /// The same of characters of two bytes, by the page and both of them.
  private var pairs: [Int: [UInt8]] = [:]
  /// The first bytes of a character that is not complete.
  private var open: [UInt8] = []

  private static let unicode = 65_001
  static let western = 1_252
  private static let replacement = Array("\u{FFFD}".utf8)

  /// Whether the next byte may belong to the one before.
  var isOpen: Bool { !open.isEmpty }

  /// The character that a byte ends, in UTF-8; nothing where more belong to it.
  mutating func take(_ byte: UInt8, page: Int) -> [UInt8] {
    if page == Self.unicode { return takeUnicode(byte) }
    if let first = open.first {
      open = []
      return pair(first, byte, page)
    }
    if byte < 0x80 { return [byte] }
    if Self.isLead(byte, page) {
      open = [byte]
      return []
    }
    return table(page)[Int(byte) - 0x80]
  }

  /// Something else than a character follows.
  mutating func close() -> [UInt8] {
    guard isOpen else { return [] }
    open = []
    return Self.replacement
  }

  private mutating func takeUnicode(_ byte: UInt8) -> [UInt8] {
    let isRest = byte & 0xC0 == 0x80
    let before = isRest ? [] : close()
    if byte < 0x80 { return before + [byte] }
    open.append(byte)
    guard let first = open.first, open.count >= (first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC0 ? 2 : 1) else {
      return before
    }
    defer { open = [] }
    return before + Array(String(decoding: open, as: UTF8.self).utf8)
  }

  /// Whether a character of Japanese, Chinese or Korean begins with a byte.
  private static func isLead(_ byte: UInt8, _ page: Int) -> Bool {
    switch page {
    case 932: (0x81...0x9F).contains(byte) || (0xE0...0xFC).contains(byte)
    case 936, 949, 950, 1_361: (0x81...0xFE).contains(byte)
    default: false
    }
  }

  private mutating func pair(_ first: UInt8, _ second: UInt8, _ page: Int) -> [UInt8] {
    let key = page << 16 | Int(first) << 8 | Int(second)
    if let known = pairs[key] { return known }
    let found = PageEncoding.utf8([first, second], codePage: page) ?? Self.replacement
    pairs[key] = found
    return found
  }

  private mutating func table(_ page: Int) -> [[UInt8]] {
    if let known = tables[page] { return known }
    // Bytes between line ends, so that none is taken together with its neighbour.
    let bytes = (0x80...0xFF).flatMap { byte -> [UInt8] in [byte, 0x0A] }
    let found = PageEncoding.utf8(bytes, codePage: page).map { $0.split(separator: 0x0A).map { Array($0) } } ?? []
    // A page that nobody knows is taken for that of most files.
    let table =
      found.count == 128
      ? found : page == Self.western ? Array(repeating: Self.replacement, count: 128) : self.table(Self.western)
    tables[page] = table
    return table
  }

  // MARK: Names of pages

  /// The code page of a character set of Windows (`\fcharset`); `nil` for that of the document, and for signs.
  static func page(ofCharacterSet set: Int) -> Int? {
    switch set {
    case 0: western
    case 77: 10_000
    case 128: 932
    case 129: 949
    case 130: 1_361
    case 134: 936
    case 136: 950
    case 161: 1_253
    case 162: 1_254
    case 163: 1_258
    case 177: 1_255
    case 178: 1_256
    case 186: 1_257
    case 204: 1_251
    case 222: 874
    case 238: 1_250
    case 254: 437
    case 255: 850
    default: nil
    }
  }
}
