public import Quantities

/// What is known about a recipe beyond what RecipeMD itself has: times, category, author and the like.
///
/// Everything is optional; what nobody stated is absent and never guessed, but for the language, which says so.
public struct RecipeFacts: Sendable, Hashable {
  /// Hands-on time before cooking, in minutes.
  public var preparationMinutes: Int?
  /// Time on the stove or in the oven, in minutes.
  public var cookingMinutes: Int?
  /// Time from start to table as stated, in minutes.
  public var statedTotalMinutes: Int?
  public var category: RecipeCategory?
  public var difficulty: Difficulty?
  /// A title, a person or a URL, as written.
  public var source: String?
  public var author: String?
  /// A path relative to the recipe's file, percent-decoded.
  public var image: String?
  /// What the picture shows, in the words of whoever put it into the description; `nil` where it is known by its name alone.
  public var imageText: String?
  /// The address of a picture elsewhere; pages never load it, an import may fetch it.
  public var imageLink: String?
  /// A yield stated outside the recipe, which counts where the recipe itself has none.
  public var statedYield: Amount?
  public var nutrition: StatedNutrition?
  /// Markdown; how to do it faster or better.
  public var tip: String?
  /// A BCP 47 tag.
  public var language: String?
  /// The language is that of its folder or was found from its words; the recipe does not state it.
  public var isLanguageFound = false
  public var date: CalendarDate?
  public var isFavourite = false
  public var isArchived = false

  public init() {}

  /// The stated total, else preparation and cooking together where one of them is known.
  public var totalMinutes: Int? {
    if let statedTotalMinutes { return statedTotalMinutes }
    guard preparationMinutes != nil || cookingMinutes != nil else { return nil }
    return (preparationMinutes ?? 0) + (cookingMinutes ?? 0)
  }
}

/// The meal a recipe is for, or a category of the author's own.
public enum RecipeCategory: Sendable, Hashable {
  case breakfast, lunch, dinner, snack
  case named(String)

  public static let meals: [RecipeCategory] = [.breakfast, .lunch, .dinner, .snack]

  /// The English word for a meal, which also names its page; the author's own words else.
  public var name: String {
    switch self {
    case .breakfast: "Breakfast"
    case .lunch: "Lunch"
    case .dinner: "Dinner"
    case .snack: "Snack"
    case .named(let name): name
    }
  }
}

public enum Difficulty: UInt8, Sendable, Hashable, CaseIterable {
  case easy, medium, hard
}

/// Nutrition of one serving as the recipe states it.
public struct StatedNutrition: Sendable, Hashable {
  /// Kilocalories.
  public var energy: Int
  /// Grams; `nil` where not stated.
  public var protein: Int?
  public var carbohydrate: Int?
  public var fat: Int?

  /// What a number of it can be: nobody eats more of anything in a serving, and readers refuse it.
  public static let limits = 0...1_000_000

  public init(energy: Int, protein: Int? = nil, carbohydrate: Int? = nil, fat: Int? = nil) {
    self.energy = energy
    self.protein = protein
    self.carbohydrate = carbohydrate
    self.fat = fat
  }

  /// The figures of so much of it, rounded half up; `nil` where one is more than ``limits``.
  public func multiplied(by factor: Rational) -> StatedNutrition? {
    func part(_ figure: Int?) -> Int?? {
      guard let figure else { return .some(nil) }
      guard let part = Rational(figure).multiplied(by: factor)?.roundedToNearest, Self.limits.contains(part) else {
        return nil
      }
      return part
    }
    guard let energy = part(energy) ?? nil, let protein = part(protein), let carbohydrate = part(carbohydrate),
      let fat = part(fat)
    else { return nil }
    return StatedNutrition(energy: energy, protein: protein, carbohydrate: carbohydrate, fat: fat)
  }
}
