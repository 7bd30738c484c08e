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
    let (folded, words) = parted(text)
    if words.count <= 4, wishes.begin(folded) { return true }
    return words.count <= 14 && isRequest(folded, words)
  }

  /// What a page asks of its readers below the steps: `If you try it, leave a comment`.
  static func isRequest(_ text: String) -> Bool {
    let (folded, words) = parted(text)
    return words.count <= 25 && isRequest(folded, words)
  }

  private static func parted(_ text: String) -> (folded: Substring, words: [Substring]) {
    var folded = TextFolding.folded(text)
    if folded.utf8.contains(UInt8(ascii: "-")) { folded = folded.replacing("-", with: " ") }
    let said = folded.drop { !$0.isLetter }
    return (said, said.split { !$0.isLetter && $0 != "@" })
  }

  private static func isRequest(_ folded: Substring, _ words: [Substring]) -> Bool {
    requests.begin(folded) || asksForPost(words)
  }

  /// `Save this recipe`, `Drop a comment`, `Partage avec tes amis`: verbs that steps have as well, `Drop a spoonful of
  /// batter`, `Partagez la pâte en deux`, so that the word behind them decides.
  private static func asksForPost(_ words: [Substring]) -> Bool {
    guard let first = words.first, sharing.contains(first) else { return false }
    return words.dropFirst().first { !fillers.contains($0) }.map { posts.contains($0) } ?? true
  }

  /// `Love,` and what comes below it, and `Eure Lena`; in the last lines of a text without the comma, too.
  static func isFarewell(_ text: String, isNearEnd: Bool = false) -> Bool {
    let words = TextFolding.folded(text).split { !$0.isLetter }
    if words.count == 2, !text.contains(where: \.isNumber), let first = words.first, signs.contains(first) {
      return true
    }
    return (text.hasSuffix(",") || isNearEnd) && farewells.contains(words.joined(separator: " "))
  }

  private static let signs: Set<Substring> = ["eure", "euer", "deine", "dein", "xo", "xoxo"]

  private static let farewells: Set<String> = [
    "love", "best", "best wishes", "best regards", "kind regards", "regards", "cheers", "yours", "xoxo", "liebe grusse",
    "viele grusse", "herzliche grusse", "lg", "bisous", "amicalement", "cordialement", "un abrazo", "besos",
    "gruss und kuss", "alles liebe",
    "lots of love", "much love", "all my love", "grusse", "gruss", "saludos",
  ]

  private static let wishes = Openings([
    "guten appetit", "gutes gelingen", "lasst es euch schmecken", "enjoy", "bon appetit", "buen provecho",
    "que aproveche", "buon appetito", "eet smakelijk", "sent from my", "von meinem iphone gesendet", "recipe below",
    "full recipe below", "rezept unten", "recette ci dessous", "receta abajo", "smacznego", "regalez vous",
  ])
  private static let requests = Openings([
    "follow @", "follow me", "follow for", "follow us", "hit save", "if you try", "if you make this",
    "did you make", "have you tried", "rate this", "pin this", "link in bio", "full recipe on", "full recipe in",
    "folge mir", "folgt mir", "folge uns", "speicher dir", "speichert euch", "speichern nicht", "abspeichern",
    "speicher es", "gleich speichern", "speicher das", "suivez moi", "suivez nous", "suivez @", "suivez le compte",
    "suivez ma", "suis moi", "abonnez", "abonne toi", "sigueme", "siguenos", "seguimi", "salva la ricetta",
    "tag someone", "tag a friend", "tag your", "tag me", "double tap", "subscribe", "comment below", "comment \"",
    "comment “", "let me know", "dm me", "don't forget to save", "don't forget to follow", "don't forget to share",
    "don't forget to subscribe", "don't forget to like", "schreib mir", "schreibt mir", "sagt mir", "lasst mich wissen",
    "markiere", "markiert", "verlinke", "dites moi", "dis moi", "identifie", "cuentame", "contadme", "dime si",
    "etiqueta", "comenta", "dejadme",
  ])

  private static let sharing: Set<Substring> = [
    "save", "drop", "leave", "share", "send", "partage", "partagez", "enregistre", "enregistrez", "guarda", "guardad",
    "guardate", "comparte", "deja", "dejame",
  ]
  private static let fillers: Set<Substring> = [
    "a", "an", "the", "this", "it", "to", "me", "us", "your", "my", "for", "with", "cette", "ce", "la", "le", "les",
    "tes",
    "vos", "avec", "pour", "esta", "este", "el", "un", "una", "tu", "con", "ta", "votre", "ton", "mon", "ma",
  ]
  private static let posts: Set<Substring> = [
    "post", "reel", "video", "recipe", "recipes", "comment", "comments", "like", "heart", "follow", "emoji", "review",
    "rating", "later", "friend", "friends", "someone", "pin", "idea", "now", "if", "plus", "recette", "publication",
    "commentaire",
    "amis", "amies", "copines", "stories", "story", "receta", "publicacion", "comentario", "amigos", "amigas",
  ]
}

/// Phrases that lines begin with, told apart by their first three bytes: few lines begin with one.
private struct Openings {
  private let phrases: [String]
  private let beginnings: Set<[UInt8]>

  init(_ phrases: [String]) {
    self.phrases = phrases
    beginnings = Set(phrases.map { Array($0.utf8.prefix(3)) })
  }

  func begin(_ text: Substring) -> Bool {
    beginnings.contains(Array(text.utf8.prefix(3))) && phrases.contains { text.hasPrefix($0) }
  }
}
