internal import IngredientLines
internal import PhotoReading

/// Reads a recipe from the text of a photo.
enum PhotoRecipe {
  /// Reads a picture, and once more where its words are of a language whose letters were not looked for.
  static func read(_ picture: [UInt8], _ photos: PhotoReader) throws(PhotoFailure) -> RecipeDraft? {
    let text = try photos.read(picture)
    var guess = LanguageGuess()
    for line in text.lines { guess.add(line.text) }
    guard let language = guess.language, !photos.expects(language) else { return read(text) }
    let own = photos.expecting(language)
    if try own.check().contains(own.languages[0]) { return read(try own.read(picture)) }
    var draft = read(text)
    draft?.losses.append(
      ImportLoss(
        .doubtful, "photo",
        "letters such as ß, é and ñ may be wrong: install the language with “sudo apt install tesseract-ocr-\(own.languages[0])”"
      ))
    return draft
  }

  /// `nil` where nothing looks like an ingredient or a step. Every doubt about a word is one of its losses.
  static func read(_ photo: PhotoText) -> RecipeDraft? {
    guard var draft = TextRecipe.read(text(of: photo)) else { return nil }
    draft.losses += photo.doubts.map { doubt in
      switch doubt {
      case .mended(let seen, let fraction):
        ImportLoss(.changed, "photo", "“\(seen)” was read as \(fraction); compare it with the photo")
      case .fraction(let word, let line):
        ImportLoss(.doubtful, "photo", "“\(word)” in “\(line)” is perhaps a fraction; compare it with the photo")
      case .word(let word, let line):
        ImportLoss(.doubtful, "photo", "“\(word)” in “\(line)” is hardly legible; compare it with the photo")
      }
    }
    return draft
  }

  /// Its lines, those that only went on because the paper ended joined, and numbers of steps with what they count.
  static func text(of photo: PhotoText) -> String {
    var lines: [String] = []
    var isOpen = false
    for line in photo.lines {
      let bare = withoutIllegibleNumber(line.text)
      if let last = lines.last, ImportedText.isStepNumber(last) {
        lines[lines.count - 1] = "\(last) \(bare)"
      } else if isOpen, let last = lines.last, bare == line.text, WrappedLines.goesOn(last, in: line.text) {
        lines[lines.count - 1] = WrappedLines.joined(last, line.text)
      } else {
        lines.append(bare)
      }
      isOpen = line.isFull
    }
    return lines.joined(separator: "\n")
  }

  /// `. Stir` and `w . Stir` begin with the number of a step that was not legible.
  private static func withoutIllegibleNumber(_ line: String) -> String {
    let words = line.split(separator: " ", maxSplits: 2)
    guard let point = words.prefix(2).firstIndex(of: "."), words.count > point + 1, words[0].count <= 2 else {
      return line
    }
    return words.dropFirst(point + 1).joined(separator: " ")
  }
}
