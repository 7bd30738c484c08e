internal import Cookbook
internal import Quantities

/// An ingredient written as one plain line, `200 g flour, sifted`: a number, a known unit, and the rest as the name.
///
/// The word after the number is the unit only when it is one of a few that are certain; else it belongs to the name
/// (`2 large eggs`). A number that runs into other text is part of the name (`7-grain flakes`).
enum PlainIngredientLine {
  static func read(_ line: String) -> Ingredient {
    let text = withoutBullet(PlainText.folded(line))
    let (amount, name) = split(text)
    return Ingredient(amount: amount, name: MarkdownEscaping.line(name))
  }

  private static func split(_ text: String) -> (Amount?, name: String) {
    guard let reading = try? AmountReader.read(text.utf8), reading.amount.measure != .unmeasured,
      let rest = reading.amount.unit
    else { return (nil, text) }
    let unitLength = knownUnitLength(rest)
    let name = unitLength > 0 ? withoutOf(String(rest.utf8.dropFirst(unitLength)) ?? "") : rest
    let hasSpace = text.utf8.dropLast(rest.utf8.count).last == 0x20
    guard !name.isEmpty, unitLength > 0 || hasSpace else { return (nil, text) }
    let prefix = text.utf8.dropLast(rest.utf8.count - unitLength)
    guard let amount = try? AmountReader.read(prefix).amount else { return (nil, text) }
    return (amount, name)
  }

  private static func withoutBullet(_ text: String) -> String {
    for bullet in ["- ", "– ", "• ", "* ", "▢ ", "□ ", "☐ "] where text.hasPrefix(bullet) {
      return String(text.dropFirst(bullet.count))
    }
    return text
  }

  /// How many bytes of a text are a unit that a space follows.
  private static func knownUnitLength(_ text: String) -> Int {
    let lowercased = text.lowercased()
    for phrase in phrases where lowercased.hasPrefix(phrase + " ") { return phrase.utf8.count }
    let word = text.prefix { $0 != " " }
    let bare = word.hasSuffix(".") ? word.dropLast() : word
    let isKnown = exact.contains(String(bare)) || units.contains(bare.lowercased())
    return isKnown ? word.utf8.count : 0
  }

  /// `of`, `de`, `d’` between unit and name.
  private static func withoutOf(_ rest: String) -> String {
    let text = PlainText.folded(rest)
    for word in ["of ", "de ", "d’", "d'"] where text.hasPrefix(word) {
      return PlainText.folded(String(text.dropFirst(word.count)))
    }
    return text
  }

  /// Where the case of a letter matters.
  private static let exact: Set<String> = ["T", "t", "L", "l", "g"]
  private static let phrases = [
    "fl. oz.", "fl. oz", "fl oz", "fluid ounces", "fluid ounce", "c. à soupe", "c. à café", "c. à s.", "c. à c.",
    "c à s", "c à c", "cuillères à soupe", "cuillère à soupe", "cuillères à café", "cuillère à café",
  ]
  private static let units: Set<String> = [
    // Metric
    "kg", "mg", "ml", "cl", "dl", "gr", "gram", "grams", "kilo", "kilos", "kilogram", "kilograms", "litre", "litres",
    "liter", "liters", "millilitre", "millilitres", "milliliter", "milliliters", "gramm", "kilogramm", "gramme",
    "grammes", "kilogramme", "kilogrammes", "gramo", "gramos", "kilogramo", "kilogramos", "litro", "litros", "cm",
    // English
    "cup", "cups", "tbsp", "tbsps", "tbs", "tablespoon", "tablespoons", "tsp", "tsps", "teaspoon", "teaspoons", "oz",
    "ounce", "ounces", "lb", "lbs", "pound", "pounds", "pint", "pints", "pt", "quart", "quarts", "qt", "gallon",
    "gallons", "stick", "sticks", "pinch", "pinches", "dash", "dashes", "clove", "cloves", "can", "cans", "tin",
    "tins", "jar", "jars", "slice", "slices", "sprig", "sprigs", "stalk", "stalks", "bunch", "bunches", "handful",
    "handfuls", "package", "packages", "pkg", "piece", "pieces",
    // German
    "el", "esslöffel", "tl", "teelöffel", "tasse", "tassen", "prise", "prisen", "zehe", "zehen", "dose", "dosen",
    "glas", "scheibe", "scheiben", "zweig", "zweige", "stange", "stangen", "bund", "handvoll", "päckchen", "pck",
    "packung", "packungen", "stück", "stk", "msp", "messerspitze", "becher", "pfund", "würfel", "blatt", "blätter",
    // French
    "tasses", "pincée", "pincées", "gousse", "gousses", "boîte", "boîtes", "tranche", "tranches", "brin", "brins",
    "branche", "branches", "botte", "bottes", "poignée", "poignées", "sachet", "sachets", "verre", "verres", "feuille",
    "feuilles",
    // Spanish
    "cucharada", "cucharadas", "cda", "cdas", "cucharadita", "cucharaditas", "cdta", "cdtas", "taza", "tazas",
    "pizca", "pizcas", "diente", "dientes", "lata", "latas", "rebanada", "rebanadas", "rodaja", "rodajas", "rama",
    "ramas", "ramita", "ramitas", "manojo", "puñado", "puñados", "vaso", "vasos", "sobre", "sobres", "hoja", "hojas",
  ]
}
