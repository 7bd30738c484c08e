internal import Cookbook
internal import CookbookReading
internal import Foods
internal import Mustache
internal import Nutrition
internal import Quantities
internal import SitePlanning

/// Builds the one row of facts of a recipe page: times, yield, energy, difficulty.
struct RecipeFactViews {
  let context: PageContext
  let entry: RecipeEntry
  let recipe: SiteRecipe
  let amounts: AmountText

  private var text: InterfaceText { context.text }
  private var facts: RecipeFacts { entry.facts }

  var records: [Value] { times + [yield, energy, difficulty].compactMap(\.self) }

  private var times: [Value] {
    let stated: [(String, RequiredText, Int?)] = [
      ("active", .preparation, facts.preparationMinutes), ("waiting", .cook, facts.cookingMinutes),
      ("total", .total, facts.totalMinutes),
    ]
    return stated.compactMap { kind, label, minutes in
      minutes.map { fact(kind, label, text.duration(minutes: $0), datetime: DurationText.iso(minutes: $0)) }
    }
  }

  private var yield: Value? {
    guard let first = entry.recipe.yields.first else { return nil }
    if let people = ServingWord.people(of: first) { return fact("yield", .serves, amounts.text(people)) }
    return fact("yield", .yield, amounts.text(first))
  }

  private var energy: Value? {
    recipe.serving?.energy.map { fact("energy", .perServing, FigureText(text: text).energy($0)) }
  }

  /// What the recipe says, else the estimate, which says that it is one.
  private var difficulty: Value? {
    guard let difficulty = recipe.kitchen.own.difficulty else { return nil }
    let word: RequiredText =
      switch difficulty.difficulty {
      case .easy: .difficultyEasy
      case .medium: .difficultyMedium
      case .hard: .difficultyHard
      }
    return fact("difficulty", .difficulty, text[word], note: difficulty.basis == .stated ? nil : text[.estimated])
  }

  private func fact(
    _ kind: String, _ label: RequiredText, _ value: String, datetime: String? = nil, note: String? = nil
  ) -> Value {
    .record(
      Record(
        ViewTypes.fact,
        [
          .text(text[label]), .text(value), .text(ifPresent: datetime), .text(kind), .bool(kind == "total"),
          .bool(kind == "energy"), .text(ifPresent: note),
        ]))
  }
}
