public import Cookbook
public import Foods
public import Nutrition

/// Finds the ingredients of a recipe that each step of its method uses.
///
/// A step means an ingredient by the words of the list (`red onions`, `the onion`), by another name of the same food
/// (`spring onions`, `scallions`), by the noun of its name or a word for its kind where only one ingredient can be
/// meant (`the oil`, `the cheese`), or by its group (`the dressing ingredients`). Words match as a whole, in singular
/// and plural, and the longest name at a place wins, so that there is no butter in peanut butter. Where several
/// ingredients could be meant, the group that the step’s heading or its other ingredients belong to decides; else
/// there is none, since a wrong ingredient is worse than a missing one.
///
/// English, German, French and Spanish are read; in other languages nothing is found, and nothing where list and method
/// are so long that nobody reads them.
public struct StepIngredients {
  private let list: IngredientNames?
  private let foods: FoodBook
  private let language: FoodLanguage?
  let recipe: Recipe
  /// BCP 47 tag of the recipe.
  let tag: String

  /// - Parameters:
  ///   - lines: what is known of the ingredients, in reading order.
  ///   - language: BCP 47 tag of the recipe.
  public init(_ recipe: Recipe, lines: [AnalysedLine], foods: FoodBook, language: String) {
    self.foods = foods
    self.recipe = recipe
    tag = language
    self.language = FoodLanguage(tag: language)
    list = self.language.map { IngredientNames(recipe, lines: lines, foods: foods, language: $0) }
  }

  /// For each step of all sections the ingredients it uses, in the order of the text, each once.
  ///
  /// The first step that names an ingredient has all of it, unless a later one takes what remains or says an amount.
  public func mentions(in sections: [InstructionSection]) -> [[StepMention]] {
    let count = sections.reduce(0) { $0 + $1.steps.count }
    let length = sections.reduce(0) { $0 + $1.steps.reduce(0) { $0 + $1.text.utf8.count } }
    guard let list, let language, !list.isEmpty, list.names.count * length <= Self.limit else {
      return Array(repeating: [], count: count)
    }
    let steps = sections.flatMap(\.steps).map { FoodPhrases($0.text, in: foods, language: language) }
    let named = NamedPlaces(of: list, in: steps)
    var found: [[FoundMention]] = []
    found.reserveCapacity(count)
    var (seen, creamed) = (Set<Int>(), Set<Int>())
    let hasHeadings = sections.filter { $0.title != nil && !$0.steps.isEmpty }.count > 1
    for section in sections {
      let group = section.title.flatMap { list.group(named: $0) }
      for step in section.steps {
        let number = found.count
        let reader = MentionReader(
          Array(step.text.utf8), steps[number], list, group: group, isUnderOneOfSeveralHeadings: hasHeadings,
          named: named, step: number, seen: seen, creamed: creamed, shared: found.last?.last.flatMap(\.sharedIngredient)
        )
        let mentions = reader.read()
        let lines = Set(mentions.map(\.ingredient))
        creamed.formUnion(list.creamed(of: lines))
        seen.formUnion(lines)
        found.append(mentions)
      }
    }
    return shares(found, of: sections.flatMap(\.steps).map(\.text), in: steps)
  }

  /// The most names, times the bytes of all steps, that are compared: forty times those of a hundred ingredients in a
  /// method of five pages. Nobody reads a method of a megabyte that may name thousands of things.
  static let limit = 20_000_000
}
