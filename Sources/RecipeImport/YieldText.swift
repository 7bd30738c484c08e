internal import CookbookReading
internal import SourceText

/// Yields in one form for programs: a number, and `servings` or what is counted.
enum YieldText {
  /// `4 Portionen` → `4 servings`, `Makes 24 cookies` → `24 cookies`; of `4-6` and `4 to 6` the upper number
  /// counts. `nil` without a number.
  static func canonical(_ whole: String) -> String? {
    // `1 slice = 12 pieces`: what one takes is said last.
    let text = whole.split(separator: " = ").last { $0.contains(where: \.isNumber) }.map(String.init) ?? whole
    guard let number = number(in: text) else { return nil }
    let lower = text.lowercased()
    let isOne = Double(number) == 1
    if let name = measure(in: lower) { return "\(number) \(name)" }
    let named = items.filter { $0.words.isFoundAsWords(in: lower) }
    if let best = named.first(where: { item in named.allSatisfy { $0.singular.count <= item.singular.count } }) {
      return "\(number) \(isOne ? best.singular : best.plural)"
    }
    return "\(number) \(isOne ? "serving" : "servings")"
  }

  /// `12 pancakes, 4 servings`, `4 (12 tortillas)` and `1 pizza (8 servings)` are two yields; `10-inch cake, serves 8` is one cake
  /// and eight servings, the first number being how large it is.
  static func parted(_ whole: String) -> [String] {
    // `8 cups 1x`: how often a plug-in makes it, behind its yield.
    let text = whole.hasSuffix(" 1x") && whole.count > 4 ? String(whole.dropLast(3)) : whole
    if beginsWithSize(text) {
      let cake = text.prefix { !",;(".contains($0) }
      let rest = text[cake.endIndex...].drop { !$0.isLetter && !$0.isNumber }
      let servings = rest.contains(where: \.isNumber) ? [String(rest).replacing(")", with: "")] : []
      return servings + ["one \(String(cake).trimmed)"]
    }
    if text.hasSuffix(")"), let open = text.firstIndex(of: "(") {
      let outer = String(text[..<open]).trimmed
      let inner = String(text[text.index(after: open)...].dropLast())
      let isCount = inner.first?.isNumber == true && inner.contains(where: \.isLetter)
      if isCount, !outer.isEmpty,
        outer.allSatisfy(\.isNumber) || ServingsText.read(inner).map(ServingsText.counts) == true
      {
        return [outer, inner]
      }
    }
    let parts = text.split(separator: ", ").map(String.init)
    let areYields = parts.allSatisfy { part in
      part.first?.isNumber == true && part.contains(where: \.isLetter) && TimeText.minutes(part) == nil
    }
    return parts.count > 1 && areYields ? parts : [text]
  }

  /// `10-inch cake`, `9" pie`, `26 cm springform`
  private static func beginsWithSize(_ text: String) -> Bool {
    let behind = text.drop { $0.isNumber || ".,½¼¾/".contains($0) }
    guard behind.startIndex > text.startIndex else { return false }
    let unit = behind.drop { " -‐‑".contains($0) }
    if let mark = unit.first, "\"″”".contains(mark) { return true }
    return lengths.contains(unit.prefix { $0.isLetter }.lowercased())
  }

  private static let lengths: Set<String> = ["inch", "inches", "in", "cm", "zoll", "pouces"]

  /// The first number, or the second where the first two are a range: `4-6`, `4 to 6`, `4 bis 6`.
  private static func number(in text: String) -> String? {
    var rest = Substring(text)
    guard let first = nextNumber(&rest) else { return nil }
    let between = rest.prefix { !$0.isNumber }
    let word = between.filter { !$0.isWhitespace }.lowercased()
    if ["-", "–"].contains(between) || word == "to" {
      rest = rest[between.endIndex...]
      return nextNumber(&rest) ?? first
    }
    return first
  }

  private static func nextNumber(_ rest: inout Substring) -> String? {
    rest = rest.drop { !($0.isASCII && $0.isNumber) }
    var number = rest.prefix { $0.isASCII && $0.isNumber }
    guard !number.isEmpty, number.count < 10 else { return nil }
    let after = rest[number.endIndex...]
    if after.first == ".", after.dropFirst().first?.isNumber == true {
      number = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    }
    rest = rest[number.endIndex...]
    // `8.0`, which programs write.
    if let point = number.firstIndex(of: "."), number[point...].dropFirst().allSatisfy({ $0 == "0" }) {
      return String(number[..<point])
    }
    return String(number)
  }

  /// What the first number of a text is followed by, where it is a measure.
  private static func measure(in lower: String) -> String? {
    let rest = lower.drop { !($0.isASCII && $0.isNumber) }.drop { $0.isASCII && $0.isNumber || $0 == "." }
    return measures[rest.drop { $0 == " " }.prefix { $0.isLetter }]
  }

  private static let measures: [Substring: String] = [
    "g": "grams", "kg": "kilograms", "ml": "milliliters", "lb": "pounds", "lbs": "pounds", "oz": "ounces",
  ]

  private static let items = [
    ("dozen", "dozen"), ("batch", "batches"), ("cake", "cakes"), ("sandwich", "sandwiches"), ("bun", "buns"),
    ("cookie", "cookies"), ("muffin", "muffins"), ("cupcake", "cupcakes"), ("loaf", "loaves"), ("pie", "pies"),
    ("cup", "cups"), ("pint", "pints"), ("gallon", "gallons"), ("ounce", "ounces"), ("pound", "pounds"),
    ("gram", "grams"), ("liter", "liters"), ("piece", "pieces"), ("layer", "layers"), ("scoop", "scoops"),
    ("bar", "bars"), ("square", "squares"), ("slice", "slices"), ("roll", "rolls"), ("scone", "scones"),
    ("brownie", "brownies"), ("blondie", "blondies"), ("tart", "tarts"), ("wrap", "wraps"), ("skewer", "skewers"),
    ("donut", "donuts"), ("crepe", "crepes"), ("croissant", "croissants"), ("fritter", "fritters"),
    ("burrito", "burritos"), ("quesadilla", "quesadillas"), ("turnover", "turnovers"), ("appetizer", "appetizers"),
    ("kilogram", "kilograms"), ("milliliter", "milliliters"), ("patty", "patties"), ("jar", "jars"), ("bowl", "bowls"),
    ("falafel", "falafel"),
    ("hamburger bun", "hamburger buns"), ("pancake", "pancakes"),
    ("item", "items"),
  ].map { (singular: $0, plural: $1, words: PhraseList([$0, $1])) }
}
