internal import SourceText
internal import Words

/// Lines of a caption that speak to its readers and say nothing of the dish.
enum CaptionCourtesy {
  /// What is left of a line without its parts, between emoji, that are such; `nil` where all of it is one.
  static func removed(from text: String) -> String? {
    guard isOne(text) else { return text }
    let parts = text.split(whereSeparator: CaptionLines.isDecoration).map { String($0).trimmed }
    return parts.filter { $0.contains(where: \.isLetter) && !isOne($0) && !$0.endsSentence }.joined(separator: " ")
      .nonEmpty
  }

  /// Wishes and what accounts ask of their readers: `Guten Appetit!`, `Follow @ann for more`, `Let me know if you try it`.
  static func isOne(_ text: String) -> Bool {
    let folded = TextFolding.folded(text).replacing("-", with: " ").drop { !$0.isLetter }
    let words = folded.split { !$0.isLetter && $0 != "@" }
    if words.count <= 4, wishes.contains(where: { folded.hasPrefix($0) }) { return true }
    return words.count <= 14 && requests.contains { folded.hasPrefix($0) }
  }

  /// `Love,` and what comes below it, and `Eure Lena`.
  static func isFarewell(_ text: String) -> Bool {
    let words = TextFolding.folded(text).split { !$0.isLetter }
    if words.count == 2, !text.contains(where: \.isNumber), let first = words.first, signs.contains(first) {
      return true
    }
    return text.hasSuffix(",") && farewells.contains(words.joined(separator: " "))
  }

  private static let signs: Set<Substring> = ["eure", "euer", "deine", "dein", "xo", "xoxo"]

  private static let farewells: Set<String> = [
    "love", "best", "best wishes", "best regards", "kind regards", "regards", "cheers", "yours", "xoxo", "liebe grusse",
    "viele grusse", "herzliche grusse", "lg", "bisous", "amicalement", "cordialement", "un abrazo", "besos", "saludos",
  ]

  private static let wishes = [
    "guten appetit", "gutes gelingen", "lasst es euch schmecken", "enjoy", "bon appetit", "buen provecho",
    "que aproveche", "buon appetito", "eet smakelijk", "sent from my", "von meinem iphone gesendet", "recipe below",
    "full recipe below", "rezept unten", "recette ci dessous", "receta abajo", "smacznego", "regalez vous",
  ]
  private static let requests = [
    "follow @", "follow me", "follow for", "follow us", "save this", "save for later", "save it for", "save the recipe",
    "hit save", "link in bio", "full recipe on", "full recipe in", "folge mir", "folgt mir", "folge uns",
    "speicher dir",
    "speichert euch", "speichern nicht", "abspeichern", "speicher es", "gleich speichern", "speicher das", "suivez",
    "suis moi", "abonnez", "abonne toi", "enregistre", "sigueme",
    "siguenos", "guarda esta", "guarda este", "guardad esta", "guardad este", "guardate", "seguimi", "salva la ricetta",
    "tag someone", "tag a friend", "tag your", "tag me", "double tap", "subscribe", "comment below", "comment \"",
    "comment “", "let me know", "drop a", "send this to", "share this with", "dm me", "don't forget to", "schreib mir",
    "schreibt mir", "sagt mir", "lasst mich wissen", "markiere", "markiert", "verlinke", "dites moi", "dis moi",
    "partage ", "partagez", "identifie", "cuentame", "contadme", "dime si", "etiqueta", "comparte", "comenta",
    "dejame un", "dejadme",
  ]
}
