extension RichTextReader {
  mutating func read(_ word: RichTextWord, _ value: Int?) {
    if let character = word.character { return write(character: character) }
    if word == .u { return writeUnicode(value ?? 0) }
    endCharacters()
    switch state.place {
    case .fonts: header.readFont(word, value)
    case .styles: header.readStyle(word, value)
    case .info: readFact(word)
    case .picture: picture.read(word)
    case .shape: readShape(word)
    case .text, .box, .aside: if !readCharacters(word, value), !readParagraph(word, value) { readPart(word, value) }
    case .nothing, .fact, .instruction, .listMark, .graphic: _ = readCharacters(word, value)
    }
  }

  // MARK: Characters

  /// Whether it is a word for how characters look.
  private mutating func readCharacters(_ word: RichTextWord, _ value: Int?) -> Bool {
    let isOn = value != 0
    switch word {
    case .plain: state.resetCharacters(font: header.defaultFont)
    case .f: state.font = value
    case .fs: state.size = value ?? RichTextState.plainSize
    case .b: state.isBold = isOn
    case .strike, .striked: state.isStruck = isOn
    case .v, .deleted: state.isHidden = isOn
    case .super: state.isRaised = isOn
    case .sub, .nosupersub: state.isRaised = false
    case .uc: state.fallback = min(max(value ?? 1, 0), 20)
    default: return false
    }
    return true
  }

  // MARK: Paragraphs

  /// Whether it is a word for paragraphs, or one that ends them.
  private mutating func readParagraph(_ word: RichTextWord, _ value: Int?) -> Bool {
    switch word {
    case .pard: state.resetParagraph()
    case .s: state.level = header.levels[value ?? 0]
    case .outlinelevel: state.level = RichTextHeader.level(value)
    case .ls: state.isItem = value ?? 0 > 0
    case .pagebb: state.startsPage = value != 0
    case .intbl: state.isInTable = value != 0
    case .par: endParagraph()
    case .line: write(character: "\n")
    case .page, .sect: breakPage()
    case .sbknone: startsPage = false
    case .trowd: table.isRowOpen = true
    case .cell: endCell()
    case .row: endRow()
    case .nestcell: write(character: " ")
    case .nestrow: endParagraph()
    default: return false
    }
    return true
  }

  private mutating func breakPage() {
    guard isText else { return }
    if !current.text.isEmpty || !current.pictures.isEmpty { endParagraph() }
    startsPage = true
  }

  /// Whether what is read belongs to the text itself.
  var isText: Bool { state.place == .text || state.place == .box }

  // MARK: Parts

  /// The words that open groups of something else than text, and those of the file as a whole.
  private mutating func readPart(_ word: RichTextWord, _ value: Int?) {
    switch word {
    case .ansicpg: if let value, value > 0 { header.page = value }
    case .mac: header.page = 10_000
    case .pc: header.page = 437
    case .pca: header.page = 850
    case .deff: (header.defaultFont, state.font) = (value, value)
    case .fonttbl: state.place = .fonts
    case .stylesheet: state.place = .styles
    case .info: state.place = .info
    case .header, .headerl, .headerr, .headerf: openAside("header")
    case .footer, .footerl, .footerr, .footerf: openAside("footer")
    case .footnote: openAside("footnote")
    case .listtext, .pntext: openListMark()
    case .field: fields.append(RichTextField(depth: states.count))
    case .fldinst: if !fields.isEmpty { state.place = .instruction }
    case .fldrslt: openResult()
    case .shp, .do, .shpinst: state.place = .shape
    default: readInsertion(word)
    }
  }

  private mutating func readInsertion(_ word: RichTextWord) {
    switch word {
    case .pict: openPicture()
    case .graphic: openGraphic()
    case .object: if isText { current.lose("a formula, a sheet or another thing made elsewhere") }
    case .mf: if isText, current.text.last.map({ (0x30...0x39).contains($0) }) ?? false { write(character: " ") }
    case .mden: write(character: "/")
    case .nonshppict, .shprslt, .nonesttables, .colortbl, .filetbl, .listtable, .listoverridetable, .revtbl, .xe, .tc,
      .tcn, .rxe, .ftnsep, .ftnsepc, .ftncn, .aftnsep, .aftnsepc, .aftncn, .objdata, .pntxta, .pntxtb, .annotation,
      .bkmkstart, .bkmkend, .template, .mfPr, .mctrlPr, .mrPr:
      state.place = .nothing
    // What else there is only says how something looks.
    default: break
    }
  }

  private mutating func readFact(_ word: RichTextWord) {
    switch word {
    case .title, .author, .keywords: state.place = .fact(word.rawValue)
    default: break
    }
  }

  private mutating func openListMark() {
    if isText { current.isItem = true }
    state.place = .listMark
  }

  // MARK: Beside the text

  private mutating func openAside(_ kind: String) {
    guard isText else {
      state.place = .nothing
      return
    }
    state.place = .aside(kind)
    note = []
  }

  mutating func endAside(_ kind: String) {
    let text = ImportedText.line(String(decoding: note.prefix(400), as: UTF8.self))
    note = []
    // Numbers of pages are none of a recipe.
    guard let text, text.contains(where: \.isLetter) else { return }
    let loss = ImportLoss(.dropped, kind, text)
    if kind == "footnote" {
      if current.losses.count < 5 { current.losses.append(loss) }
    } else if !losses.contains(loss), losses.count < 6 {
      losses.append(loss)
    }
  }

  // MARK: Boxes

  private mutating func readShape(_ word: RichTextWord) {
    switch word {
    case .shptxt, .dptxbxtext: openBox()
    case .pict: openPicture()
    case .shprslt, .nonshppict: state.place = .nothing
    default: break
    }
  }

  /// Boxes within boxes are text of those.
  private mutating func openBox() {
    state.place = .box
    state.resetParagraph()
    held.append(current)
    current = RichTextParagraph()
  }

  mutating func endBox() {
    guard let outer = held.last else { return }
    state.place = .box
    endParagraph()
    state.place = .shape
    held.removeLast()
    current = outer
  }
}
