internal import KitchenUnits
internal import Quantities

/// How much of a recipe stated figures are for.
enum NutritionBasis: Hashable {
  case serving
  /// All of the recipe.
  case whole
  /// So many servings together.
  case servings(Rational)
  /// 100 g, or 100 ml.
  case hundred(Dimension)

  /// What the figures are multiplied by to be those of a serving; `nil` where the yields do not say.
  func factor(of yields: [Amount]) -> Rational? {
    switch self {
    case .serving: .one
    case .servings(let count): Rational.one.divided(by: count)
    case .whole: ServingWord.count(among: yields).flatMap { Rational.one.divided(by: $0) }
    case .hundred(let dimension):
      ServingWord.count(among: yields).flatMap { servings in
        Self.size(of: yields, dimension)?.divided(by: servings)?.divided(by: Rational(100))
      }
    }
  }

  /// Grams or millilitres of all of it.
  private static func size(of yields: [Amount], _ dimension: Dimension) -> Rational? {
    yields.lazy.compactMap { yield -> Rational? in
      guard case .exact(let count) = yield.measure, count > .zero,
        let unit = yield.unit.flatMap({ UnitLexicon.word($0)?.unit }), unit.dimension == dimension
      else { return nil }
      return unit.size.flatMap(count.multiplied)
    }.first
  }
}

extension NutritionBasis {
  /// What a part of a statement says it is for, and the part without that; `nil` where it says nothing.
  ///
  /// `400 kcal per 100 g`, `je 100 g: 400 kcal`, `100 ml`; `1600 kcal total`, `in all`; `1600 kcal for 4 servings`. The total
  /// of `total fat` is none of the recipe.
  static func read(_ part: String) -> (basis: NutritionBasis, rest: String)? {
    let words = part.split { $0.isWhitespace || ":()".contains($0) }.map(String.init)
    let folded = words.map { $0.lowercased() }
    for index in folded.indices {
      guard let (basis, count) = read(folded[index...], isAll: index == 0) else { continue }
      let rest = words[..<index] + words[(index + count)...]
      return (basis, rest.joined(separator: " "))
    }
    return nil
  }

  /// What begins at a word, and how many words it takes.
  private static func read(_ words: ArraySlice<String>, isAll: Bool) -> (NutritionBasis, count: Int)? {
    let word = words[words.startIndex]
    let rest = words.dropFirst()
    if joints.contains(word) {
      if let (dimension, count) = hundred(rest) { return (.hundred(dimension), count + 1) }
      if let number = rest.first.flatMap({ Int($0) }), number > 1, let unit = rest.dropFirst().first,
        ServingWord.words.contains(unit)
      {
        return (.servings(Rational(number)), 3)
      }
      if let unit = rest.first, ServingWord.words.contains(unit) { return (.serving, 2) }
      if let unit = rest.first, wholes.contains(unit) { return (.whole, 2) }
      return nil
    }
    if isAll, let (dimension, count) = hundred(words), count == words.count { return (.hundred(dimension), count) }
    if word == "total", let next = rest.first, next.first?.isLetter == true { return nil }
    return wholes.contains(word) ? (.whole, 1) : nil
  }

  /// `100 g`, `100ml`.
  private static func hundred(_ words: ArraySlice<String>) -> (Dimension, count: Int)? {
    guard let first = words.first, first.hasPrefix("100") else { return nil }
    let own = first.dropFirst(3)
    guard let unit = own.isEmpty ? words.dropFirst().first : String(own),
      let dimension = UnitLexicon.word(unit)?.unit, [.gram, .millilitre].contains(dimension)
    else { return nil }
    return (dimension.dimension, own.isEmpty ? 2 : 1)
  }

  private static let joints: Set<String> = [
    "per", "a", "each", "for", "in", "pro", "je", "für", "auf", "im", "par", "pour", "au", "por", "cada", "para", "en",
  ]
  private static let wholes: Set<String> = [
    "total", "all", "altogether", "overall", "recipe", "insgesamt", "gesamt", "ganzen", "rezept", "recette", "receta",
  ]
}
