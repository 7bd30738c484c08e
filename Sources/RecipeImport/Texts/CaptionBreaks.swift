/// Where the lines of a caption end that were written as one, and what is put before them.
enum CaptionBreaks {
  /// `Soup . . . 1 onion . 2 carrots . Fry them.`: points that stand alone part lines, where there are three at least.
  static func lines(_ line: Substring) -> [String] {
    let words = line.split(separator: " ")
    guard words.count(where: { $0 == "." || $0 == "•" }) > 2, words.contains(".") else { return [String(line)] }
    return words.split(separator: ".").map { $0.joined(separator: " ") }
  }

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

  private static let notices: Set<String> = [
    "werbung", "anzeige", "ad", "gifted", "sponsored", "publicidad", "publi", "publicité", "pubblicità", "unbezahlte",
  ]
}
