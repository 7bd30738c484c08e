/// A picture within RTF.
struct RichTextPicture {
  private(set) var bytes: [UInt8] = []
  /// Whether it is in a form that pages can show.
  private(set) var isShown = false
  private var high: UInt8?

  mutating func read(_ word: RichTextWord) {
    if word == .pngblip || word == .jpegblip { isShown = true }
  }

  mutating func add(digit: UInt8) {
    guard isShown, let value = RichTextTokens.digit(digit) else { return }
    if let high {
      bytes.append(high << 4 | value)
      self.high = nil
    } else {
      high = value
    }
  }

  mutating func add(_ data: ArraySlice<UInt8>) {
    if isShown { bytes += data }
  }
}

extension RichTextReader {
  mutating func openPicture() {
    let isWanted = isText || state.place == .shape
    state.place = isWanted ? .picture : .nothing
    picture = RichTextPicture()
  }

  mutating func endPicture() {
    if picture.isShown, !picture.bytes.isEmpty {
      let name = "picture \(pictures.count + 1)"
      pictures[name] = picture.bytes
      current.pictures.append(name)
    } else if current.losses.count < 5 {
      current.losses.append(ImportLoss(.dropped, "picture", "one in a form that pages cannot show"))
    }
    picture = RichTextPicture()
  }

  // MARK: Pictures beside the text

  mutating func openGraphic() {
    state.place = isText ? .graphic : .nothing
    note = []
  }

  /// Takes the name of a file, once.
  mutating func endGraphic() {
    if let name = ImportedText.line(String(decoding: note, as: UTF8.self)) { current.pictures.append(name) }
    note = []
  }
}
