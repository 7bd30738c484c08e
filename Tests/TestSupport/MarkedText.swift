public import SourceText

/// A text with places marked inside it by keycap digits, so that a test shows where a diagnostic points:
///
///     MarkedText("- *1️⃣1/0 g* salt")
public struct MarkedText: Sendable {
  /// The text without its marks.
  public let text: String
  /// The place of each mark.
  public let places: [Character: SourcePosition]

  public init(_ marked: String) {
    var text = ""
    var places: [Character: SourcePosition] = [:]
    var (line, column) = (1, 1)
    for character in marked {
      if Self.isMark(character) {
        places[character] = SourcePosition(line: line, column: column)
        continue
      }
      text.append(character)
      if character.isNewline {
        (line, column) = (line + 1, 1)
      } else {
        column += character.unicodeScalars.count
      }
    }
    self.text = text
    self.places = places
  }

  /// A diagnostic in one line, its place as the mark that stands there: `1️⃣ error recipemd-amount: …`.
  public func inWords(_ diagnostic: Diagnostic) -> String {
    let mark = diagnostic.position.map { position in
      places.first { $0.value == position }.map { String($0.key) } ?? "\(position.line):\(position.column)"
    }
    let what = "\(diagnostic.severity) \(diagnostic.identifier): \(diagnostic.message)"
    return mark.map { "\($0) \(what)" } ?? what
  }

  private static func isMark(_ character: Character) -> Bool {
    character.unicodeScalars.dropFirst().elementsEqual(["\u{FE0F}", "\u{20E3}"])
  }
}
