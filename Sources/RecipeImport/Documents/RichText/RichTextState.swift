/// What holds of the characters and paragraphs of a group in RTF, until it ends.
struct RichTextState {
  /// What the characters of a group are.
  enum Place: Equatable {
    case text, nothing, fonts, styles, info
    case fact(String)
    /// What a field does.
    case instruction
    /// The bullet or number of an item.
    case listMark
    /// What stands beside the text, by what it is.
    case aside(String)
    /// The name of a file that TextEdit keeps beside the text.
    case graphic
    case picture
    /// A box, of whose parts some are text.
    case shape
    case box
  }

  var place = Place.text

  // Characters.
  var font: Int?
  /// In half points.
  var size = Self.plainSize
  var isBold = false
  var isStruck = false
  var isHidden = false
  /// Above the line, in small letters.
  var isRaised = false
  /// How many characters stand behind each of Unicode for those who know none.
  var fallback = 1

  // Paragraphs.
  var level: Int?
  var isItem = false
  var isInTable = false
  var startsPage = false

  static let plainSize = 24

  mutating func resetCharacters(font: Int?) {
    self.font = font
    size = Self.plainSize
    (isBold, isStruck, isHidden, isRaised) = (false, false, false, false)
  }

  mutating func resetParagraph() { (level, isItem, isInTable, startsPage) = (nil, false, false, false) }
}

/// A paragraph of RTF as it looks.
struct RichTextLine {
  var paragraph: OfficeDocument.Paragraph
  /// The smallest of its letters, in half points; `nil` where it has none.
  var size: Int?
  var isBold = false
  var isInTable = false

  var isBlank: Bool { size == nil && paragraph.pictures.isEmpty && paragraph.losses.isEmpty && !paragraph.startsPage }
}

/// The paragraph that is being read.
struct RichTextParagraph {
  var text: [UInt8] = []
  var struck: [UInt8] = []
  var isItem = false
  var startsPage = false
  var pictures: [String] = []
  var losses: [ImportLoss] = []
  var size: Int?
  var isBold = true
  /// Whether its last character stands above the line.
  var endsRaised = false

  /// Names what has no text, with the words before it.
  mutating func lose(_ what: String) {
    guard losses.count < 5 else { return }
    let before = ImportedText.line(String(String(decoding: text.suffix(160), as: UTF8.self).suffix(40)))
    losses.append(ImportLoss(.dropped, "text", "\(what)\(before.map { " behind “\($0)”" } ?? "") is not known"))
  }
}
