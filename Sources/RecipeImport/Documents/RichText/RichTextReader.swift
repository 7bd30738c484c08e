/// Goes through the tokens of a text in RTF.
///
/// Source: Rich Text Format Specification 1.9.1; TextEdit's `\NeXTGraphic`.
struct RichTextReader {
  var tokens: RichTextTokens
  var header = RichTextHeader()
  var lines: [RichTextLine] = []
  /// The pictures in the text by the names that its paragraphs have for them.
  var pictures: [String: [UInt8]] = [:]
  /// What stands beside the text.
  var losses: [ImportLoss] = []
  /// How many letters there are of each size.
  var letters: [Int: Int] = [:]

  var state = RichTextState()
  /// Those of the groups around.
  var states: [RichTextState] = []
  /// How many groups are open that are deeper than any text needs.
  private var overflow = 0
  private static let deepest = 1_000

  /// Whether nothing of a group has been read yet.
  var isAtStart = false
  private var isBehindStar = false

  var characters = RichTextCharacters()
  /// What bytes stand for that the file holds as they are, where that is not said by fonts.
  let rawPage: Int?
  /// How many characters that stand for one of Unicode are still to come.
  var skipped = 0
  /// The first half of a character of Unicode.
  var half: Int?

  var current = RichTextParagraph()
  /// The paragraphs around a box of text, which comes behind them.
  var held: [RichTextParagraph] = []
  var boxed: [RichTextLine] = []
  /// What stands beside the text or in an instruction.
  var note: [UInt8] = []
  var fields: [RichTextField] = []
  var picture = RichTextPicture()
  var table = RichTextTable()
  var startsPage = false

  init(_ bytes: [UInt8]) {
    tokens = RichTextTokens(bytes)
    let isUnicode =
      bytes.contains { $0 >= 0x80 } && bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
    rawPage = isUnicode ? 65_001 : nil
  }

  mutating func read() {
    while let token = tokens.next() {
      switch token {
      case .open: open()
      case .close: close()
      case .word(let name, let value): read(name, value)
      case .symbol(let byte): readSymbol(byte)
      case .byte(let byte): readByte(byte, isRaw: true)
      case .hex(let byte): readByte(byte, isRaw: false)
      case .data(let range): readData(range)
      }
    }
    while !states.isEmpty { close() }
    endParagraph()
    endTable()
    if !boxed.isEmpty { lines += boxed }
  }

  // MARK: Groups

  private mutating func open() {
    endCharacters()
    (isAtStart, isBehindStar) = (true, false)
    if states.count < Self.deepest { states.append(state) } else { overflow += 1 }
  }

  private mutating func close() {
    endCharacters()
    (isAtStart, isBehindStar) = (false, false)
    guard overflow == 0 else {
      overflow -= 1
      return
    }
    guard let outer = states.popLast() else { return }
    let inner = state
    state = outer
    if inner.place != outer.place { leave(inner.place) }
    if let field = fields.last, field.depth > states.count {
      fields.removeLast()
      end(field)
    }
  }

  private mutating func leave(_ place: RichTextState.Place) {
    switch place {
    case .fonts: header.endFont()
    case .styles: header.endStyle()
    case .fact(let key): header.endFact(key)
    case .aside(let kind): endAside(kind)
    case .graphic: endGraphic()
    case .picture: endPicture()
    case .box: endBox()
    case .text, .nothing, .info, .instruction, .listMark, .shape: break
    }
  }

  // MARK: Words

  private mutating func read(_ name: String, _ value: Int?) {
    let isFirst = isAtStart
    isAtStart = false
    guard state.place != .nothing else { return }
    let word = RichTextWord.byName[name]
    if isBehindStar {
      isBehindStar = false
      guard word?.isReadBehindStar == true else {
        state.place = .nothing
        return
      }
    }
    // A name of a file ends where its size is told.
    if state.place == .graphic, !isFirst {
      state.place = .nothing
      return endGraphic()
    }
    guard let word else { return endCharacters() }
    read(word, value)
  }

  private mutating func readSymbol(_ byte: UInt8) {
    let isFirst = isAtStart
    isAtStart = false
    switch byte {
    case UInt8(ascii: "*"): isBehindStar = isFirst
    case UInt8(ascii: "\\"), UInt8(ascii: "{"), UInt8(ascii: "}"): readByte(byte, isRaw: true)
    case UInt8(ascii: "~"): write(character: " ")
    case UInt8(ascii: "_"): write(character: "-")
    // TextEdit ends paragraphs so.
    case 0x0A, 0x0D: read(.par, nil)
    default: endCharacters()
    }
  }
}
