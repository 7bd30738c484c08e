internal import PhotoReading

/// Reads a recipe from the text of a photo.
enum PhotoRecipe {
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

  /// Its lines, those that only went on because the paper ended joined.
  static func text(of photo: PhotoText) -> String {
    var lines: [String] = []
    var isOpen = false
    for line in photo.lines {
      if isOpen, let last = lines.last, goesOn(last, in: line.text) {
        lines[lines.count - 1] = joined(last, line.text)
      } else {
        lines.append(line.text)
      }
      isOpen = line.isFull
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a line begins where the one before it had no more room, and not with something new.
  private static func goesOn(_ last: String, in next: String) -> Bool {
    let isNew =
      LineJudge.beginsWithAmount(next) || next != ImportedText.withoutStepNumber(next)
      || next != ImportedText.withoutBullet(next) || SectionWords.isHeadingLine(next)
      || SectionWords.isHeadingLine(last)
    guard !isNew, let first = next.first else { return false }
    return first.isLowercase || first == "(" || last.split(separator: " ").count >= 7
  }

  /// A word that was parted at the end of the line is whole again.
  private static func joined(_ last: String, _ next: String) -> String {
    guard last.hasSuffix("-"), last.dropLast().last?.isLetter == true, next.first?.isLowercase == true else {
      return "\(last) \(next)"
    }
    return last.dropLast() + next
  }
}
