/// Where the lines of a caption end that were written as one, and what is put before them.
enum CaptionBreaks {
  /// `Soup . . . 1 onion . 2 carrots . Fry them.`: points that stand alone part lines, where there are three at least.
  static func lines(_ line: Substring) -> [String] {
    let words = line.split(separator: " ")
    guard words.count(where: { $0 == "." || $0 == "•" }) > 2, words.contains(".") else { return [String(line)] }
    return words.split(separator: ".").map { $0.joined(separator: " ") }
  }

  static func cleared(_ line: String) -> String { withFigures(withoutNotice(line)) }

  /// `Werbung | Apple cake`: the notice that a post is paid for, which the law asks for.
  static func withoutNotice(_ line: String) -> String {
    let bare = line.drop { $0 == "[" || $0 == "(" || $0 == "*" }
    let word = bare.prefix { $0.isLetter }
    guard notices.contains(word.lowercased()) else { return line }
    let rest = bare.dropFirst(word.count).drop { $0 == " " || $0 == "]" || $0 == ")" || $0 == "*" }
    if rest.isEmpty { return "" }
    guard let mark = rest.first, "|/:–-".contains(mark) || bare.count < line.count else { return line }
    return String(rest.drop { "|/:–- ".contains($0) })
  }

  /// `Serves two to three` with figures, which alone are looked for.
  static func withFigures(_ line: String) -> String {
    guard line.utf8.count < 40 else { return line }
    let verb = line.drop { !$0.isLetter }.prefix { $0.isLetter }
    guard verbs.contains(verb.lowercased()) else { return line }
    let words = line[verb.endIndex...].split(separator: " ", omittingEmptySubsequences: false)
    return line[..<verb.endIndex]
      + words.map { word in
        let letters = word.prefix { $0.isLetter }
        return numbers[letters.lowercased()].map { "\($0)\(word[letters.endIndex...])" } ?? String(word)
      }.joined(separator: " ")
  }

  private static let verbs: Set<String> = ["serves", "makes", "feeds", "serving", "für", "pour", "para"]
  private static let numbers = [
    "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "eight": 8, "ten": 10, "twelve": 12, "zwei": 2, "drei": 3,
    "vier": 4, "sechs": 6, "acht": 8, "zwölf": 12, "deux": 2, "trois": 3, "quatre": 4, "huit": 8, "dos": 2, "tres": 3,
    "cuatro": 4, "seis": 6, "ocho": 8,
  ]

  private static let notices: Set<String> = [
    "werbung", "anzeige", "ad", "gifted", "sponsored", "publicidad", "publi", "publicité", "pubblicità", "unbezahlte",
  ]
}
