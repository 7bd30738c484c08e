package import Cookbook
internal import IngredientLines
package import Mustache
package import Nutrition
internal import Quantities
package import RecipeQueries

/// The ingredients of a recipe whose names hold amounts, or what changes with them: without asterisks, said twice, among the
/// remarks, and nouns that are counted.
package struct FurtherAmounts {
  /// By the place of the ingredient in the recipe.
  private let scalables: [Int: ScalableIngredient]

  /// - Parameters:
  ///   - lines: what is known of the ingredients, in reading order.
  ///   - language: BCP 47 tag of the recipe.
  package init(_ recipe: Recipe, lines: [AnalysedLine], language: String) {
    var found: [Int: ScalableIngredient] = [:]
    for (index, ingredient) in recipe.allIngredients.enumerated() {
      let line = index < lines.count ? lines[index].line : nil
      // Most have one amount, and that is marked.
      let mayHoldAmounts = Self.mayHoldAmounts(ingredient, line)
      guard mayHoldAmounts || Self.isCounted(ingredient) else { continue }
      let scalable =
        mayHoldAmounts || line?.amounts.first?.unitText != nil
        ? ScalableIngredient(ingredient, language: language)
        : ScalableIngredient(counting: ingredient, language: language)
      if !scalable.places.isEmpty || scalable.isSize || scalable.isNotUnderstood || scalable.inWords != nil {
        found[index] = scalable
      }
    }
    scalables = found
  }

  package subscript(index: Int) -> ScalableIngredient? { scalables[index] }

  /// As pages show it: further amounts of the unit stand in the name.
  package func shown(_ ingredient: Ingredient, at index: Int) -> Ingredient {
    scalables[index]?.ingredient ?? ingredient
  }

  private static func mayHoldAmounts(_ ingredient: Ingredient, _ line: IngredientLine?) -> Bool {
    guard let line else { return true }
    if line.amounts.count > 1 || line.amounts.first?.content != nil || !line.alternatives.isEmpty { return true }
    let isAlone = line.additions.isEmpty && line.extraAmounts.isEmpty && line.remarkAmounts.isEmpty
    if isCounted(ingredient), !isAlone { return true }
    let names = [ingredient.amount?.unit ?? "", ingredient.name]
    return ingredient.amount?.factor == nil && !line.amounts.isEmpty
      || names.contains(where: Self.holdsNumber)
  }

  /// Whether any character of a text is a number; those of ASCII are digits.
  private static func holdsNumber(_ text: String) -> Bool {
    text.utf8.contains { $0 >= 0x30 && $0 <= 0x39 }
      || text.utf8.contains { $0 >= 0x80 } && text.unicodeScalars.contains { $0.properties.numericType != nil }
  }

  /// What a number counts agrees with it: `2 eggs`.
  private static func isCounted(_ ingredient: Ingredient) -> Bool {
    ingredient.amount.map { $0.unit == nil && $0.measure != .unmeasured } ?? false
  }

  // MARK: Marks

  /// The Markdown of a name with marks around its amounts, which ``html(_:of:)`` makes elements of: they pass every
  /// reader of Markdown as letters do.
  ///
  /// `nil` where there are none, or such marks are in it.
  package func marked(_ index: Int) -> String? {
    guard let scalable = scalables[index], !scalable.places.isEmpty else { return nil }
    let bytes = Array(scalable.ingredient.name.utf8)
    guard !Self.holdsMarks(scalable.ingredient.name) else { return nil }
    var result = ""
    var position = 0
    for (number, place) in scalable.places.enumerated() {
      let inside = bytes[place.range]
      // An element must not begin inside another one and end outside of it.
      guard place.range.lowerBound >= position, !inside.contains(where: { "*_[]<>&`~!\\\n".utf8.contains($0) }) else {
        continue
      }
      result += String(decoding: bytes[position..<place.range.lowerBound], as: UTF8.self)
      result += Self.mark(String(decoding: inside, as: UTF8.self), number: number + 1)
      position = place.range.upperBound
    }
    return result + String(decoding: bytes[position...], as: UTF8.self)
  }

  /// Whether somebody wrote such marks.
  static func holdsMarks(_ name: String) -> Bool {
    name.unicodeScalars.contains { (0xF8F0...0xF8F2).contains($0.value) }
  }

  static func mark(_ text: String, number: Int) -> String { "\u{F8F0}\(number)\u{F8F1}\(text)\u{F8F2}" }

  /// `nil` where a part of a name has an end of a mark without its beginning.
  package static func html(_ html: HTML) -> HTML? {
    var result = ""
    var isOpen = false
    for scalar in String(decoding: html.bytes, as: UTF8.self).unicodeScalars {
      switch scalar.value {
      case 0xF8F0:
        guard !isOpen else { return nil }
        isOpen = true
        result += "<span data-further=\""
      case 0xF8F1: result += "\">"
      case 0xF8F2:
        guard isOpen else { return nil }
        isOpen = false
        result += "</span>"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return isOpen ? nil : HTML(trusted: result)
  }
}
