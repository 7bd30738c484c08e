/// A question about recipes, such as `soup and (vegan or time:<30) and not is:archived`.
///
/// ```text
/// expression = conjunction { ("or" | "|") conjunction }
/// conjunction = negation { [ "and" | "&" ] negation }
/// negation   = ("not" | "!" | "-") negation | "(" expression ")" | term
/// term       = [ field ":" ] ( word | '"' text '"' | "'" text "'" )
/// ```
/// | term | true of recipes |
/// |---|---|
/// | `soup` | with a word that starts so in the title, a tag, an ingredient by any of its names, the category, a diet, the first paragraph, or anywhere else in the description, the notes and the method |
/// | `"olive oil"` | with these words one after the other in any of these but description, notes and method |
/// | `-soup` `not soup` | without such a word in any of these but description, notes and method |
/// | `title:` `ingredient:` `author:` | with words that start so there; several in quotes stand one after the other |
/// | `tag:` `category:` `unit:` | with exactly this one; units in another number and meals in other languages are the same |
/// | `lang:` | in this language; `de` holds for `de-AT` |
/// | `time:` | with a total time that is `<` `<=` `=` `>=` or `>` so long; recipes without a time fit none |
/// | `kcal:` `protein:` | with so many kilocalories or grams in a serving; recipes without figures fit none |
/// | `diet:` | known to be `vegan` or `vegetarian` |
/// | `contains:` | with this allergen, such as `nuts` or `milk` |
/// | `free:` | every ingredient known, and none with this allergen, not even in some products |
/// | `is:` | that are `favourite` or `archived` |
/// Case and accents do not matter. A star stands for any letters at the start or the end of a word.
public indirect enum RecipeExpression: Sendable, Equatable {
  /// True where all are; without any it is true of every recipe.
  case all([RecipeExpression])
  case any([RecipeExpression])
  case not(RecipeExpression)
  case term(RecipeTerm)

  public func matches(_ recipe: RecipeRecord) -> Bool {
    // Found out once for all words that are looked for.
    var known: Set<String>?
    return matches(recipe) {
      let words = known ?? recipe.text
      known = words
      return words
    }
  }

  /// What is left out is looked for among names only: a recipe that says “no need for butter” is one without butter.
  private func matches(_ recipe: RecipeRecord, text: (() -> Set<String>)?) -> Bool {
    switch self {
    case .all(let parts): parts.allSatisfy { $0.matches(recipe, text: text) }
    case .any(let parts): parts.contains { $0.matches(recipe, text: text) }
    case .not(let part): !part.matches(recipe, text: nil)
    case .term(let term): term.matches(recipe, text: text)
    }
  }

  /// Whether the answer rests on what foods say, so that records need it.
  public var asksKitchen: Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains(where: \.asksKitchen)
    case .not(let part): part.asksKitchen
    case .term(let term): term.asksKitchen
    }
  }

  /// Whether a mark is asked for or against anywhere in it.
  public func mentions(_ mark: RecipeMark) -> Bool {
    switch self {
    case .all(let parts), .any(let parts): parts.contains { $0.mentions(mark) }
    case .not(let part): part.mentions(mark)
    case .term(.mark(let other)): other == mark
    case .term: false
    }
  }
}

/// What an owner marks recipes as.
public enum RecipeMark: String, Sendable, CaseIterable {
  case favourite, archived
}
