public import Cookbook

/// A fact in words: one `Key: value` line of a description.
public struct FactLine: Sendable, Equatable {
  public let key: FactKey
  /// The key in the language of the line.
  public let label: String
  public let value: String

  /// `Prep time: 15 min`.
  public var text: String { "\(label): \(value)" }
}

/// Writes facts the way `MetadataReader` reads them.
public enum FactWriter {
  /// The lines of the facts that are known, in a fixed order.
  ///
  /// - Parameters:
  ///   - facts: of a recipe.
  ///   - language: a BCP 47 tag; English where its words are not known.
  public static func lines(_ facts: RecipeFacts, language: String) -> [FactLine] {
    let words = FactLanguage(LanguageTag.primary(language.lowercased()))
    return FactKey.allCases.compactMap { key in
      value(of: key, in: facts, words).map {
        FactLine(key: key, label: key.name(in: words.rawValue), value: $0)
      }
    }
  }

  private static func value(of key: FactKey, in facts: RecipeFacts, _ language: FactLanguage) -> String? {
    switch key {
    case .preparationTime: facts.preparationMinutes.map(duration)
    case .cookingTime: facts.cookingMinutes.map(duration)
    case .totalTime: facts.statedTotalMinutes.map(duration)
    case .category: facts.category.map(language.word)
    case .difficulty: facts.difficulty.map(language.word)
    case .source: facts.source
    case .author: facts.author
    case .image: facts.image.map { $0.split(separator: "%", omittingEmptySubsequences: false).joined(separator: "%25") }
    case .nutrition: facts.nutrition.map { nutrition($0, language) }
    case .tip: facts.tip
    case .language: facts.isLanguageFound ? nil : facts.language
    case .date: facts.date?.text
    // It becomes a yield of the recipe itself.
    case .yield: nil
    }
  }

  /// `1 h 30 min`, which is read in every language.
  public static func duration(minutes: Int) -> String {
    let (hours, rest) = (minutes / 60, minutes % 60)
    let parts = [hours > 0 ? "\(hours) h" : nil, rest > 0 || hours == 0 ? "\(rest) min" : nil]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// In English.
  package static func word(for difficulty: Difficulty) -> String { FactLanguage.english.word(difficulty) }

  /// In English.
  package static func text(_ nutrition: StatedNutrition) -> String { self.nutrition(nutrition, .english) }

  /// `434 kcal, 20 g protein, 62 g carbs, 12 g fat`.
  private static func nutrition(_ nutrition: StatedNutrition, _ language: FactLanguage) -> String {
    let names = language.nutrients
    let parts = zip([nutrition.protein, nutrition.carbohydrate, nutrition.fat], names).compactMap { grams, name in
      grams.map { "\($0) g \(name)" }
    }
    return (["\(nutrition.energy) kcal"] + parts).joined(separator: ", ")
  }
}

/// The words of facts in one of the languages they are read in.
private enum FactLanguage: String {
  case english = "en"
  case german = "de"
  case french = "fr"
  case spanish = "es"

  init(_ primary: String) { self = FactLanguage(rawValue: primary) ?? .english }

  private var column: Int {
    switch self {
    case .english: 0
    case .german: 1
    case .french: 2
    case .spanish: 3
    }
  }

  func word(_ category: RecipeCategory) -> String {
    switch category {
    case .breakfast: ["Breakfast", "Frühstück", "Petit-déjeuner", "Desayuno"][column]
    case .lunch: ["Lunch", "Mittagessen", "Déjeuner", "Almuerzo"][column]
    case .dinner: ["Dinner", "Abendessen", "Dîner", "Cena"][column]
    case .snack: ["Snack", "Snack", "Goûter", "Merienda"][column]
    case .named(let name): name
    }
  }

  func word(_ difficulty: Difficulty) -> String {
    switch difficulty {
    case .easy: ["easy", "leicht", "facile", "fácil"][column]
    case .medium: ["medium", "mittel", "moyen", "media"][column]
    case .hard: ["hard", "schwer", "difficile", "difícil"][column]
    }
  }

  /// Protein, carbohydrates, fat.
  var nutrients: [String] {
    [
      ["protein", "carbs", "fat"], ["Eiweiß", "Kohlenhydrate", "Fett"], ["protéines", "glucides", "lipides"],
      ["proteínas", "hidratos", "grasas"],
    ][column]
  }
}
