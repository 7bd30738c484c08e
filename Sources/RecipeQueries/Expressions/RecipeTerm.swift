internal import Quantities

/// One condition of an expression.
public enum RecipeTerm: Sendable, Equatable {
  case anywhere(WordPattern)
  case title(WordPattern)
  case ingredient(WordPattern)
  case author(WordPattern)
  case tag(WordPattern)
  case category(WordPattern)
  case unit(String)
  /// A language tag in lowercase.
  case language(String)
  /// Minutes.
  case time(ClosedRange<Int>)
  /// Names of diets in English, any of which will do.
  case diet([String])
  /// Names of allergens in English, any of which will do.
  case contains([String])
  /// Names of allergens in English that no ingredient has, where every ingredient is known.
  case free([String])
  /// Kilocalories of a serving.
  case energy(ClosedRange<Int>)
  /// Grams in a serving.
  case protein(ClosedRange<Int>)
  case mark(RecipeMark)

  /// Whether the answer rests on what foods say.
  var asksKitchen: Bool {
    switch self {
    case .anywhere, .ingredient, .diet, .contains, .free, .energy, .protein: true
    case .title, .author, .tag, .category, .unit, .language, .time, .mark: false
    }
  }

  /// - Parameter text: the words of all that the recipe says; `nil` where a word alone is looked for among its names only.
  func matches(_ recipe: RecipeRecord, text: (() -> Set<String>)?) -> Bool {
    switch self {
    case .anywhere(let pattern):
      recipe.names.contains { pattern.isFound(in: $0) } || (text.map { pattern.isFound(among: $0()) } ?? false)
    case .title(let pattern): pattern.isFound(in: recipe.title)
    case .ingredient(let pattern): (recipe.ingredients + recipe.kitchen.foods).contains { pattern.isFound(in: $0) }
    case .author(let pattern): recipe.author.map { pattern.isFound(in: $0) } ?? false
    case .tag(let pattern): recipe.tags.contains { pattern.isWhole($0) }
    case .category(let pattern): recipe.categories.contains { pattern.isWhole($0) }
    case .unit(let unit): recipe.units.contains { UnitName.ratio(of: unit, to: $0) == .one }
    case .language(let tag): recipe.language == tag || recipe.language.hasPrefix(tag + "-")
    case .time(let limits): recipe.totalMinutes.map(limits.contains) ?? false
    case .diet(let names): recipe.kitchen.diets.contains { names.contains($0.words.joined(separator: " ")) }
    case .contains(let names): recipe.kitchen.allergens.contains { names.contains($0.words.joined(separator: " ")) }
    case .free(let names):
      names.allSatisfy { name in recipe.kitchen.absentAllergens.contains { $0.words.joined(separator: " ") == name } }
    case .energy(let limits): recipe.kitchen.energy.map(limits.contains) ?? false
    case .protein(let limits): recipe.kitchen.protein.map(limits.contains) ?? false
    case .mark(.favourite): recipe.isFavourite
    case .mark(.archived): recipe.isArchived
    }
  }
}

extension RecipeRecord {
  /// Where words alone are looked for first.
  fileprivate var names: [FoldedWords] {
    [title] + shownTags + ingredients + kitchen.foods + categories + kitchen.diets + [lead].compactMap(\.self)
  }
}
