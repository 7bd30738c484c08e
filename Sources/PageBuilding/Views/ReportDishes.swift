internal import Cookbook
internal import Foods
package import MealPlanning
internal import Mustache
internal import Nutrition
internal import Themes

/// Builds the lists of a report's dishes: which bring most, and where the figures of each come from.
package struct ReportDishes {
  package let context: PageContext
  package let person: PersonMacros
  package let details: ReportDetails

  private var text: InterfaceText { context.text }

  /// The five that bring most energy.
  package var most: [ReportDishView] {
    let whole = person.sum.figures.energy ?? 0
    return person.days.lines.contributors.prefix(5).compactMap { dish in
      guard let energy = dish.sum.figures.energy, energy > 0 else { return nil }
      let percent = (200 * Int128(energy) + Int128(whole)) / (2 * Int128(whole))
      return view(
        dish.title, dish.subject, count: dish.portions,
        energy: dish.sum.signed(FigureText(text: text).energy(energy), .energy),
        share: text.text(.percent, ["count": String(percent)]), note: nil)
    }
  }

  /// Every dish once, in the order it is first eaten.
  package var sources: [ReportDishView] {
    var order: [PlannedEntry.Subject] = []
    var first: [PlannedEntry.Subject: MacroLine] = [:]
    var counts: [PlannedEntry.Subject: Int] = [:]
    for line in person.days.lines {
      let subject = line.entry.subject
      if first[subject] == nil {
        order.append(subject)
        first[subject] = line
      }
      counts[subject, default: 0] += 1
    }
    return order.compactMap { subject in
      first[subject].map {
        view(
          $0.entry.title, subject, count: counts[subject] ?? 1, energy: nil, share: nil, note: note($0),
          assumed: assumed(of: $0))
      }
    }
  }

  private func view(
    _ title: String, _ subject: PlannedEntry.Subject, count: Int, energy: String?, share: String?, note: String?,
    assumed: [ReportIngredientView] = []
  ) -> ReportDishView {
    var url: String?
    if case .recipe(let path, _) = subject { url = details.address(path) }
    return ReportDishView(
      title: title, url: url, count: text.counted(.timesEaten, count), energy: energy, share: share, note: note,
      assumed: assumed)
  }

  /// The ingredients of a recipe whose figures are less than sure; none where its own statement counts.
  private func assumed(of line: MacroLine) -> [ReportIngredientView] {
    guard line.basis != .recipeStated, case .recipe(let path, _) = line.entry.subject,
      let lines = details.ingredients[path]
    else { return [] }
    let notes = LineNote(context: context)
    return lines.filter(\.isUnsure).map { ReportIngredientView(name: $0.name, note: notes.text($0)) }
  }

  // MARK: Where figures come from

  private func note(_ line: MacroLine) -> String {
    switch line.basis {
    case .recipeStated: text[.basisRecipeStated]
    case .recipeComputed: known(.basisRecipeComputed, line) + guessed(line)
    case .recipeEstimated: known(.basisRecipeComputed, line) + guessed(line) + "; " + text[.estimated]
    case .recipeIncomplete: known(.basisRecipeIncomplete, line)
    case .planStated: text[.basisPlanStated]
    case .food: line.food.map(LineNote(context: context).text) ?? ""
    case .unknown: line.food.map(LineNote(context: context).text) ?? text[.basisUnknown]
    }
  }

  private func known(_ key: RequiredText, _ line: MacroLine) -> String {
    let share = text.text(.percent, ["count": String(line.sum.coverage.thousandths / 10)])
    return text.text(key, ["share": share])
  }

  private func guessed(_ line: MacroLine) -> String {
    guard line.isGuess, line.sum.mass > 0 else { return "" }
    let share = text.text(.percent, ["count": String(line.sum.guessedPercent)])
    return "; " + text.text(.basisGuessed, ["share": share])
  }
}

extension AnalysedLine {
  /// Whether something about its figures was assumed, or is not known.
  fileprivate var isUnsure: Bool {
    switch status {
    case .counted: isGuess
    case .unquantified, .unmatched, .unweighed, .withoutFigures: true
    case .notFood, .subRecipe: false
    }
  }
}
