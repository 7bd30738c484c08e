internal import Quantities

/// One condition of an expression.
public enum RecipeTerm: Sendable, Equatable {
  public enum Comparison: String, Sendable, CaseIterable {
    case less = "<"
    case atMost = "<="
    case equal = "="
    case atLeast = ">="
    case greater = ">"

    func holds(_ left: Int, _ right: Int) -> Bool {
      switch self {
      case .less: left < right
      case .atMost: left <= right
      case .equal: left == right
      case .atLeast: left >= right
      case .greater: left > right
      }
    }
  }

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
  case time(Comparison, Int)
  case mark(RecipeMark)

  func matches(_ recipe: RecipeRecord) -> Bool {
    switch self {
    case .anywhere(let pattern):
      ([recipe.title] + recipe.shownTags + recipe.ingredients).contains { pattern.isFound(in: $0) }
    case .title(let pattern): pattern.isFound(in: recipe.title)
    case .ingredient(let pattern): recipe.ingredients.contains { pattern.isFound(in: $0) }
    case .author(let pattern): recipe.author.map { pattern.isFound(in: $0) } ?? false
    case .tag(let pattern): recipe.tags.contains { pattern.isWhole($0) }
    case .category(let pattern): recipe.categories.contains { pattern.isWhole($0) }
    case .unit(let unit): recipe.units.contains { UnitName.ratio(of: unit, to: $0) == .one }
    case .language(let tag): recipe.language == tag || recipe.language.hasPrefix(tag + "-")
    case .time(let comparison, let minutes): recipe.totalMinutes.map { comparison.holds($0, minutes) } ?? false
    case .mark(.favourite): recipe.isFavourite
    case .mark(.archived): recipe.isArchived
    }
  }
}
