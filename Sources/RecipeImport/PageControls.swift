internal import SourceText
internal import Words

/// What stands among the lines of a recipe to be pressed, switched or looked away from: `Scale 1x 2x 3x`, `Cook Mode`,
/// `US Customary – Metric`, `Advertisement`, `Add all to shopping list`, `★★★★★ 4.6 (128)`.
enum PageControls {
  /// Whether a line is one and says nothing of the dish. Lines without a letter count or rate.
  static func isOne(_ line: String) -> Bool {
    guard line.utf8.count < 160 else { return false }
    guard line.contains(where: \.isLetter) else { return true }
    let folded = TextFolding.folded(line)
    let words = folded.split { !$0.isLetter && !$0.isNumber }
    guard words.count <= 16 else { return false }
    if alone.contains(words.joined(separator: " ")) { return true }
    return isScale(words) || isChoiceOfUnits(words) || isCount(words) || beginnings.contains { folded.hasPrefix($0) }
      || phrases.isFoundAsWords(in: folded) && !LineJudge.beginsWithAmount(line)
  }

  /// `Scale 1x 2x 3x`, `1x2x3x`, `1/2x 1x 2x`: factors, with a word before them or none.
  private static func isScale(_ words: [Substring]) -> Bool {
    let rest = words.drop { scaleWords.contains(String($0)) }
    return !rest.isEmpty && rest.contains { $0.contains("x") }
      && rest.allSatisfy { $0.allSatisfy { $0.isNumber || $0 == "x" } && $0.first?.isNumber == true }
  }

  /// `US Customary – Metric`, `Units US M`, `Metric | Imperial`, `US / Métrico`.
  private static func isChoiceOfUnits(_ words: [Substring]) -> Bool {
    (1...6).contains(words.count) && words.allSatisfy { systems.contains(String($0)) }
      && words.contains { $0.utf8.count > 3 }
  }

  /// `12 shares`, and `Like · Reply · 3h` below what a reader says.
  private static func isCount(_ words: [Substring]) -> Bool {
    if words.count == 2, words[0].allSatisfy(\.isNumber) { return counted.contains(String(words[1])) }
    return (2...5).contains(words.count) && words[0] == "like" && words[1] == "reply"
  }

  private static let counted: Set<String> = [
    "share", "shares", "like", "likes", "view", "views", "saves", "reviews", "ratings", "bewertungen", "vues", "avis",
  ]

  private static let scaleWords: Set<String> = ["scale", "servings", "skalieren", "echelle", "escala"]

  private static let systems: Set<String> = [
    "units", "unit", "us", "usa", "m", "customary", "metric", "imperial", "standard", "cups", "grams", "system",
    "systems", "measurements", "measures", "convert", "to", "and", "or", "metrisch", "metrique", "metrico", "einheiten",
    "unites", "unidades", "uk",
  ]

  /// Folded, words parted by one space.
  private static let alone: Set<String> = [
    "cook mode", "cooking mode", "kochmodus", "mode cuisine", "modo cocina", "advertisement", "advertisements",
    "advertising", "ad", "ads", "anzeige", "werbung", "publicite", "publicidad", "publicidade", "pubblicita", "reklam",
    "reklama", "reklame", "annons", "advertentie", "mainos", "sponsored", "sponsored content", "print", "print recipe",
    "pin", "pin recipe", "pin it", "save", "save recipe", "rate", "rate recipe", "share", "share recipe", "drucken",
    "rezept drucken", "imprimer", "imprimir", "stampa", "read more", "mehr lesen", "weiterlesen", "en lire plus",
    "lire plus", "voir plus", "leer mas", "ver mas", "lees meer", "visa mer", "leggi tutto", "show more", "view more",
    "mehr anzeigen", "select all", "deselect all", "check all", "uncheck all", "alle auswahlen", "tout cocher",
    "copy", "copy ingredients", "copied", "step by step", "hide images", "show images", "view images",
    "schritt fur schritt anzeigen", "see more", "see less", "i made it", "report a problem", "rate this recipe",
    "volume", "weight", "mehr ansehen",
    "switch to metric", "switch to us", "portionen umrechnen", "umrechnen",
  ]

  /// Whether a line leads from the head of a page to the recipe on it.
  static func leadsToRecipe(_ line: String) -> Bool {
    guard line.utf8.count < 80 else { return false }
    let folded = TextFolding.folded(line)
    return jumps.contains { folded.hasPrefix($0) }
  }

  private static let jumps = ["jump to recipe", "skip to recipe", "zum rezept", "aller a la recette", "ir a la receta"]

  /// What such a line begins with, folded.
  private static let beginnings = [
    "jump to ", "skip to ", "prevent your screen", "keep screen ", "keep your screen", "cook mode ", "zum rezept",
    "aller a la recette", "ir a la receta", "continue reading", "continues below", "article continues",
    "scroll to continue",
    "get ingredients", "shop ingredients", "shop the ", "shop this", "powered by ", "this post may contain",
    "this post contains", "as an amazon associate", "tap to ", "click to ", "tap or hover", "click or tap",
    "add all ingredients to ", "select all ", "deselect all ", "photo by ", "photograph by ", "photography by ",
    "photo credit", "image credit",
    "music: ",
    "musik: ", "foto von ", "fortsattning efter annonsen", "artikeln fortsatter", "die fortsetzung folgt",
  ]

  /// What such a line may hold anywhere, folded.
  private static let phrases = PhraseList([
    "to shopping list", "to the shopping list", "to my shopping list", "to your shopping list", "to grocery list",
    "to list", "to cart", "to basket", "screen from going dark", "screen awake", "powered by chicory",
    "auf die einkaufsliste", "in die einkaufsliste", "zur einkaufsliste", "ma liste de courses", "la liste de courses",
    "la lista de la compra", "a lista de compras", "alla lista della spesa", "boodschappenlijst", "till inkopslistan",
    "x beoordeeld",
  ])
}
