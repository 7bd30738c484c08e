internal import CookbookReading
internal import SourceText

/// Texts as other programs and sites hand them over.
enum ImportedText {
  /// One line without HTML, entities decoded also where they were encoded twice, white space folded; `nil` when empty.
  static func line(_ text: String) -> String? {
    let folded = PlainText.folded(visible(PlainText.withoutHTML(decodedTwice(MarkUpRemains.removed(from: text)))))
    return folded.isEmpty ? nil : folded
  }

  /// Its lines without HTML; none of them is empty.
  static func lines(_ text: String) -> [String] {
    PlainText.lines(visible(PlainText.withoutHTML(decodedTwice(MarkUpRemains.removed(from: text))))).filter {
      !$0.isEmpty
    }
  }

  /// `&amp;frac12;` and `&lt;br&gt;`: what a program encoded that had been encoded before.
  private static func decodedTwice(_ text: String) -> String {
    encoded.isFound(in: text) ? HTMLEntities.decoded(text) : text
  }

  private static let encoded = PhraseList(["&lt;", "&amp;"])

  /// Without soft hyphens, byte order marks and zero-width spaces, which only spoil searching.
  private static func visible(_ text: String) -> String {
    guard text.utf8.contains(where: { $0 >= 0xC2 }) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { ![0xAD, 0x200B, 0xFEFF].contains($0.value) }))
  }

  /// Without the bullet, box or emoji before an item.
  static func withoutBullet(_ text: String) -> String {
    var rest = Substring(text)
    if text.utf8.first.map({ $0 >= 0xE2 }) ?? false {
      let bare = rest.drop(while: CaptionLines.isDecoration)
      if bare.first == " " { rest = bare }
    }
    while let first = rest.unicodeScalars.first, bullets.contains(first) || first == " " {
      // A star or hyphen is one only before a space; “-18 °C” keeps its sign.
      if "-–*~".unicodeScalars.contains(first), !rest.dropFirst().hasPrefix(" ") { break }
      rest = rest.dropFirst()
    }
    // A box to tick, as Markdown and Notion write it.
    if rest.hasPrefix("["), let box = boxes.first(where: { rest.hasPrefix($0) }) {
      rest = rest.dropFirst(box.count).drop { $0 == " " }
    }
    return rest.isEmpty ? text : String(rest)
  }

  private static let boxes = ["[ ] ", "[x] ", "[X] ", "[] "]
  private static let bullets = Set("•▢□☐◻◦▪▫●○·‣⁃►▶▸➤➜➔→✓✔-–*~".unicodeScalars)

  /// Without the number of a step: `1. `, `2) `, `Step 3: `, `Step 3 of 5`, `Schritt 4 –`, `3️⃣`.
  static func withoutStepNumber(_ text: String) -> String {
    var rest = Substring(text)
    let folded = rest.prefix { $0.isLetter }.lowercased()
    let isNamed = stepWords.contains(folded)
    if isNamed { rest = rest.dropFirst(folded.count).drop { $0 == " " || $0 == "#" } }
    let digits = rest.prefix { $0.isNumber }
    guard (1...2).contains(digits.count) else { return text }
    rest = rest[digits.endIndex...]
    let isKeycap = digits.unicodeScalars.contains { $0.value == 0x20E3 }
    // A pattern takes longer than all else here, and few steps say how many there are.
    let isTotal = rest.first { !$0.isWhitespace }.map { "/ovsdza".contains($0) } ?? false
    if isNamed, isTotal,
      let total = total.prefixMatch(in: rest)
    {
      rest = rest[total.range.upperBound...]
    }
    guard let mark = rest.first ?? (isNamed ? " " : nil) else { return isNamed || isKeycap ? "" : text }
    // “1/ Mélangez”, but not “1/2 cup”.
    let isSlash = mark == "/" && rest.dropFirst().first == " "
    guard isKeycap || ".):-–|".contains(mark) || isSlash || isNamed else { return text }
    // “1.5 l” and “3-4 Minuten” are amounts.
    let after = (isSlash ? rest.dropFirst() : rest).drop { ".):-–| ".contains($0) }
    let isParted = rest.dropFirst().first == " " || isKeycap || isNamed || rest.count == 1
    guard isParted || after.first?.isLetter == true && mark != "-" else { return text }
    return String(after.drop { $0 == " " })
  }

  private static let total = TextPattern(/\s*(?:\/|of|von|sur|de|van|di|z|av)\s*[0-9]{1,2}(?![0-9\p{L}])/)

  /// `Step 3`, `Schritt 1:`, `Étape 2 / 4`: a line with a word for steps and its number, and nothing else.
  static func onlyCountsStep(_ line: String) -> Bool {
    line.utf8.count < 24 && line.first?.isLetter == true && withoutStepNumber(line).isEmpty
  }

  /// `3.` or `12)`: the number of a step that stands alone.
  static func isStepNumber(_ line: String) -> Bool {
    let digits = line.utf8.prefix { (0x30...0x39).contains($0) }
    return (1...2).contains(digits.count) && [".", ")"].contains(line[digits.endIndex...])
  }

  static func isStepWord(_ word: Substring) -> Bool { stepWords.contains(word.lowercased()) }

  private static let stepWords: Set<String> = [
    "step", "schritt", "etape", "étape", "paso", "stap", "passo", "steg", "trin", "krok", "adim", "adım",
    "vaihe", "etapa", "korak", "шаг", "крок", "langkah", "bước", "pasul", "βήμα", "fase",
  ]
}
