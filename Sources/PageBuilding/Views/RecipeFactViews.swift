package import Cookbook
internal import CookbookReading
internal import Foods
internal import Mustache
internal import Nutrition
package import Quantities
package import SitePlanning
internal import Themes

/// Builds the one row of facts of a recipe page: times, yield, energy, difficulty.
package struct RecipeFactViews {
  package let context: PageContext
  package let entry: RecipeEntry
  package let recipe: SiteRecipe
  package let amounts: AmountText

  private var text: InterfaceText { context.text }
  private var facts: RecipeFacts { entry.facts }

  package var views: [FactView] { times + [yield, energy, difficulty].compactMap(\.self) }

  private var times: [FactView] {
    let stated: [(String, RequiredText, Int?)] = [
      ("active", .preparation, facts.preparationMinutes), ("waiting", .cook, facts.cookingMinutes),
      ("total", .total, facts.totalMinutes),
    ]
    return stated.compactMap { kind, label, minutes in
      minutes.map { fact(kind, label, text.duration(minutes: $0), datetime: DurationText.iso(minutes: $0)) }
    }
  }

  private var yield: FactView? {
    guard let first = entry.yields.first else { return nil }
    if let people = ServingWord.people(of: first) { return fact("yield", .serves, amounts.text(people)) }
    return fact("yield", .yield, amounts.text(first))
  }

  private var energy: FactView? {
    recipe.serving?.energy.map {
      fact("energy", .perServing, FigureText(text: text).energy($0, isEstimate: recipe.isEstimate))
    }
  }

  /// What the recipe says, else the estimate, which says that it is one.
  private var difficulty: FactView? {
    guard let difficulty = recipe.analysis.own.difficulty else { return nil }
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
  ) -> FactView {
    FactView(
      label: text[label], value: value, datetime: datetime, kind: kind, isTotal: kind == "total",
      isEnergy: kind == "energy", note: note)
  }
}
