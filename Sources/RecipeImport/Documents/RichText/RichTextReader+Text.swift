extension RichTextReader {
  mutating func readByte(_ byte: UInt8, isRaw: Bool) {
    isAtStart = false
    switch state.place {
    case .nothing, .info, .listMark, .shape: return
    case .picture: return picture.add(digit: byte)
    default: break
    }
    guard skipped == 0 else {
      skipped -= 1
      return
    }
    half = nil
    let font = state.font.flatMap { header.fonts[$0] }
    if font?.hasSigns == true, !characters.isOpen, byte > 0x20 { return writeSign(Int(byte), font) }
    if byte < 0x80, !characters.isOpen { return write(byte == 0x09 ? [0x20] : [byte]) }
    let page = isRaw && byte >= 0x80 ? rawPage : nil
    write(characters.take(byte, page: page ?? font?.page ?? header.page))
  }

  mutating func readData(_ range: Range<Int>) {
    isAtStart = false
    if state.place == .picture { picture.add(tokens.bytes[range]) }
  }

  /// What belongs to a character ends.
  mutating func endCharacters() {
    let rest = characters.close()
    if !rest.isEmpty { write(rest) }
    (skipped, half) = (0, nil)
  }

  /// A character that a word stands for; it may be the one that stands for one of Unicode.
  mutating func write(character: String) {
    guard skipped == 0 else {
      skipped -= 1
      return
    }
    endCharacters()
    write(Array(character.utf8))
  }

  mutating func writeUnicode(_ value: Int) {
    let rest = characters.close()
    if !rest.isEmpty { write(rest) }
    skipped = state.fallback
    let code = value < 0 ? value + 0x10000 : value
    defer { half = (0xD800...0xDBFF).contains(code) ? code : nil }
    let font = state.font.flatMap { header.fonts[$0] }
    if (0xF000...0xF0FF).contains(code) { return writeSign(code, font) }
    var scalar = UnicodeScalar(UInt32(clamping: code))
    if let half, (0xDC00...0xDFFF).contains(code) {
      scalar = UnicodeScalar(UInt32(0x10000 + (half - 0xD800) << 10 + (code - 0xDC00)))
    }
    if let scalar, scalar.value >= 0x20 { write(Array(String(Character(scalar)).utf8)) }
  }

  /// A place in a font of signs.
  private mutating func writeSign(_ code: Int, _ font: RichTextHeader.Font?) {
    let name = font?.name ?? ""
    let hex = String(code, radix: 16, uppercase: true)
    if let character = OfficeSymbols.character(hex, font: name) {
      write(Array(character.utf8))
    } else if isText, !state.isHidden {
      current.lose("a sign of the font \(name.prefix(40)) (\(hex))")
    }
  }

  /// Characters in UTF-8, where they belong.
  mutating func write(_ bytes: [UInt8]) {
    switch state.place {
    case .text, .box: writeText(bytes)
    case .fonts:
      if bytes == [UInt8(ascii: ";")] { header.endFont() } else { header.add(bytes) }
    case .styles:
      if bytes == [UInt8(ascii: ";")] { header.endStyle() } else { header.add(bytes) }
    case .fact: header.add(bytes)
    case .aside, .graphic: if note.count < 1_000 { note += bytes }
    case .instruction: fields[fields.count - 1].add(bytes)
    case .nothing, .info, .listMark, .picture, .shape: break
    }
  }

  private mutating func writeText(_ bytes: [UInt8]) {
    guard !state.isHidden, let first = bytes.first else { return }
    guard !state.isStruck else {
      current.struck += bytes
      return
    }
    if first > 0x20 {
      letters[state.size, default: 0] += 1
      current.size = min(current.size ?? state.size, state.size)
      if !state.isBold { current.isBold = false }
    }
    let isBehindNumber = current.text.last.map { (0x30...0x39).contains($0) } ?? false
    if state.isRaised, !current.endsRaised, isBehindNumber, bytes.count == 1 {
      switch first {
      // A small `o` or `0` above the line is how degrees were written.
      case UInt8(ascii: "o"), UInt8(ascii: "O"), UInt8(ascii: "0"):
        current.text += Array("°".utf8)
        return
      // `1` and a small `1` before `/2` are no eleven.
      case 0x31...0x39: current.text.append(0x20)
      default: break
      }
    }
    current.endsRaised = state.isRaised
    current.text += bytes
  }

  // MARK: Paragraphs

  mutating func endParagraph() {
    if case .aside = state.place { return write([0x20]) }
    guard isText || states.isEmpty else { return }
    var line = RichTextLine(
      paragraph: OfficeDocument.Paragraph(text: String(decoding: current.text, as: UTF8.self)), size: current.size,
      isBold: current.isBold && current.size != nil)
    line.paragraph.level = current.size == nil ? nil : state.level
    line.paragraph.isItem = current.isItem || state.isItem
    line.paragraph.startsPage = startsPage || state.startsPage
    line.paragraph.pictures = current.pictures
    line.paragraph.losses = current.losses
    if let struck = ImportedText.line(String(decoding: current.struck.prefix(1_000), as: UTF8.self)) {
      line.paragraph.losses.append(ImportLoss(.dropped, "text", "“\(struck)” is struck out, and left out"))
    }
    (current, startsPage) = (RichTextParagraph(), false)
    if !held.isEmpty {
      boxed.append(line)
    } else if state.isInTable || table.isRowOpen {
      line.isInTable = true
      table.cell.append(line)
    } else {
      endTable()
      append(line)
    }
  }

  /// Empty lines behind each other are one.
  mutating func append(_ line: RichTextLine) {
    if !line.isBlank || lines.last?.isBlank != true { lines.append(line) }
    guard !boxed.isEmpty else { return }
    lines += boxed
    boxed = []
  }
}
