internal import SourceText
internal import YAMLReading

/// Reads the fields of one food.
struct FoodFieldReader {
  let file: SourceFile
  /// A food that no book knows; one that is known keeps what is not given.
  let isNew: Bool
  /// Whether a new food without `contains` has none of the allergens, as those of the table do; else nobody said so.
  let isComplete: Bool

  func read(_ fields: inout YAMLMapReader, into food: inout Food) {
    readNames(&fields, into: &food)
    if isGiven("category", &fields) { food.category = category(&fields) ?? food.category }
    if isGiven("origin", &fields) { food.origin = fields.choice("origin", of: OriginWord.self)?.origin ?? food.origin }
    change(&food, \.contains, "contains", &fields, removed: []) { $0 == nil ? nil : allergens("contains", &$1) }
    readStatement(&fields, into: &food)
    change(&food, \.mayContain, "may-contain", &fields, removed: []) { $0 == nil ? nil : allergens("may-contain", &$1) }
    change(&food, \.form, "form", &fields, removed: nil) { _, fields in
      fields.choice("form", of: Food.Form.allCases.map { "\($0)" }).flatMap(Self.form)
    }
    change(&food, \.base, "of", &fields, removed: nil) { _, fields in fields.string("of") }
    change(&food, \.isFamily, "family", &fields, removed: false) { _, fields in fields.bool("family") }
    readFigures(&fields, into: &food)
    readMasses(&fields, into: &food)
    change(&food, \.look, "look", &fields, removed: nil) { _, fields in look(&fields) }
  }

  /// What is no food has no allergens.
  private func readStatement(_ fields: inout YAMLMapReader, into food: inout Food) {
    if let node = fields.node("contains") {
      food.statesAllergens = node.scalar?.isNull != true || isComplete
    } else if isNew {
      food.statesAllergens = isComplete || food.origin == .none
    }
  }

  /// Takes a field over where it is given, and away where it is given without a value.
  func change<Value>(
    _ food: inout Food, _ field: WritableKeyPath<Food, Value>, _ key: String, _ fields: inout YAMLMapReader,
    removed: Value, _ read: (YAMLNode?, inout YAMLMapReader) -> Value?
  ) {
    guard let node = fields.node(key) else { return }
    if node.scalar?.isNull == true {
      food[keyPath: field] = removed
    } else if let value = read(node, &fields) {
      food[keyPath: field] = value
    }
  }

  /// A field that can be changed but not taken away.
  private func isGiven(_ key: String, _ fields: inout YAMLMapReader) -> Bool { fields.node(key) != nil }

  private func readNames(_ fields: inout YAMLMapReader, into food: inout Food) {
    for language in FoodLanguage.allCases {
      guard let node = fields.node(language.code) else { continue }
      if node.scalar?.isNull == true {
        food.names[language.code] = nil
      } else if let names = fields.stringOrList(language.code) {
        food.names[language.code] = names
      }
    }
  }

  private func category(_ fields: inout YAMLMapReader) -> ShoppingCategory? {
    guard let found = fields.locatedString("category") else { return nil }
    if let category = ShoppingCategory(name: found.text) { return category }
    let meant = NearMiss.suggestion(for: found.text, among: ShoppingCategory.allCases.map(\.name))
    fields.report(
      file.diagnostic(
        .error, "food-category", at: found.range, message: "“\(found.text)” is no category of a shopping list",
        hint: meant.map { "did you mean “\($0)”?" }
          ?? "write one of \(ShoppingCategory.allCases.map { "“\($0.name)”" }.joined(separator: ", "))"))
    return nil
  }

  private func allergens(_ key: String, _ fields: inout YAMLMapReader) -> AllergenSet? {
    let nodes = fields.node(key)?.sequence ?? []
    guard let words = fields.stringList(key) else { return nil }
    var result: AllergenSet = []
    for word in words {
      if let allergen = Allergen.allCases.first(where: { "\($0)" == word }) {
        result.insert(AllergenSet(allergen))
        continue
      }
      let meant = NearMiss.suggestion(for: word, among: Allergen.allCases.map { "\($0)" })
      let range = nodes.first { $0.scalar?.text == word }?.range ?? fields.range
      fields.report(
        file.diagnostic(
          .error, "food-allergen", at: range, message: "“\(word)” is no allergen of food law",
          hint: meant.map { "did you mean “\($0)”?" }
            ?? "write some of \(Allergen.allCases.map { "\($0)" }.joined(separator: ", "))"))
    }
    return result
  }

  static func form(_ word: String) -> Food.Form? { Food.Form.allCases.first { "\($0)" == word } }

  private func look(_ fields: inout YAMLMapReader) -> Food.Look? {
    fields.map("look") { look -> Food.Look? in
      look.require("colour", "shape")
      let outer = colour("colour", &look)
      let inner = look.node("inner") == nil ? nil : colour("inner", &look)
      let shape = look.choice("shape", of: Food.Look.shapes)
      guard let outer, let shape else { return nil }
      return Food.Look(colour: outer, inner: inner, shape: shape)
    } ?? nil
  }

  private func colour(_ key: String, _ look: inout YAMLMapReader) -> UInt32? {
    guard let found = look.locatedString(key) else { return nil }
    let digits = found.text.hasPrefix("#") ? found.text.dropFirst() : found.text[...]
    if digits.utf8.count == 6, !digits.hasPrefix("+"), let colour = UInt32(digits, radix: 16) { return colour }
    look.report(
      file.diagnostic(
        .error, "food-colour", at: found.range, message: "expected a colour, found “\(found.text)”",
        hint: "write six hexadecimal digits in quotes, as “b0411c”"))
    return nil
  }
}

/// `Food.Origin` as files have it.
private enum OriginWord: String, CaseIterable {
  case vegan, vegetarian, meat, fish, varies, none

  var origin: Food.Origin {
    switch self {
    case .vegan: .vegan
    case .vegetarian: .vegetarian
    case .meat: .meat
    case .fish: .fish
    case .varies: .varies
    case .none: .none
    }
  }
}

extension Food.Look {
  /// The shapes a food can be drawn in; `body` is what a dish is built from and nobody sees as such.
  public static let shapes = [
    "grain", "seed", "bean", "pea", "crumb", "berry", "nut", "slice", "ring", "dice", "chunk", "wedge", "strand",
    "strip", "flake", "leaf", "sprig", "pod", "floret", "mushroom", "egg", "shrimp", "ball", "tube", "noodle", "liquid",
    "sauce", "cream", "powder", "body",
  ]
}
