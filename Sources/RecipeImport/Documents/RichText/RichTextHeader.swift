/// What the head of a text in RTF says of its fonts and styles, and of itself.
struct RichTextHeader {
  struct Font {
    var name = ""
    /// `nil` where it is that of the document.
    var page: Int?
    /// Whether its places are those of signs, as in Symbol and Wingdings.
    var hasSigns = false
  }

  /// That of the document.
  var page = RichTextCharacters.western
  var defaultFont: Int?
  private(set) var fonts: [Int: Font] = [:]
  /// The levels of headings by the numbers of styles.
  private(set) var levels: [Int: Int] = [:]
  /// `title`, `author` and `keywords`.
  private(set) var facts: [String: String] = [:]

  /// The font or style that is being described.
  private var number = 0
  private var font = Font()
  private var level: Int?
  private var name: [UInt8] = []

  mutating func add(_ bytes: [UInt8]) { name += bytes }

  // MARK: Fonts

  mutating func readFont(_ word: RichTextWord, _ value: Int?) {
    switch word {
    case .f: number = value ?? 0
    case .fcharset:
      font.hasSigns = value == 2
      font.page = font.page ?? RichTextCharacters.page(ofCharacterSet: value ?? 1)
    case .cpg: font.page = value
    default: break
    }
  }

  mutating func endFont() {
    font.name = takeName()
    if !font.name.isEmpty { fonts[number] = font }
    (font, number) = (Font(), 0)
  }

  // MARK: Styles

  mutating func readStyle(_ word: RichTextWord, _ value: Int?) {
    switch word {
    case .s: number = value ?? 0
    case .outlinelevel: level = Self.level(value)
    default: break
    }
  }

  mutating func endStyle() {
    let name = takeName()
    levels[number] = level ?? OfficeStyles.level(named: name)
    (number, level) = (0, nil)
  }

  /// That of a heading; 9 is none.
  static func level(_ outline: Int?) -> Int? {
    outline.flatMap { (0...8).contains($0) ? OfficeDocument.level($0 + 1) : nil }
  }

  // MARK: Facts

  mutating func endFact(_ key: String) {
    let text = takeName()
    if !text.isEmpty { facts[key] = facts[key] ?? text }
  }

  private mutating func takeName() -> String {
    defer { name = [] }
    return String(decoding: name.prefix(1_000), as: UTF8.self).trimmed
  }
}
