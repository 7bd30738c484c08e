package import CommandLineParsing
internal import Cookbook
internal import CookbookReading
package import MealPlanning
internal import Nutrition
internal import RecipeMarkdown
package import SiteBuilding
internal import SitePlanning
package import SiteStorage

/// Recipes that can be cooked, each as a block of lines: what is there, what is missing, and what to take instead.
package struct CookText {
  package let recipes: [SiteRecipes.Listed]
  package let pantry: PantryIndex
  package let folder: SourceFolder
  package let style: TerminalStyle
  package let width: Int

  package init(
    recipes: [SiteRecipes.Listed], pantry: PantryIndex, folder: SourceFolder, style: TerminalStyle, width: Int
  ) {
    self.recipes = recipes
    self.pantry = pantry
    self.folder = folder
    self.style = style
    self.width = width
  }

  private static let labelWidth = 10

  package func block(_ found: CookableRecipe) -> String {
    let recipe = recipes[found.index]
    let title = style.apply(.bold, to: TerminalText.safe(recipe.summary.title))
    let facts = facts(recipe.entry) + [Self.verdict(found)]
    var lines = [
      title + "  " + facts.joined(separator: " · "),
      style.apply(.dim, to: TerminalText.safe(folder.shownPath(of: recipe.summary.path))),
    ]
    lines += row("there", found.needs.compactMap(there).joined(separator: ", "))
    lines += row("missing", found.needs.filter { !$0.isThere && !$0.isReplaceable }.map(name).joined(separator: ", "))
    for need in found.needs { lines += instead(need) }
    lines += row("optional", TerminalText.safe(found.optional.joined(separator: ", ")))
    if let tip = recipe.entry.facts.tip {
      lines += row("tip", TerminalText.safe(recipe.entry.recipe.texts.plainText(tip)))
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func facts(_ entry: RecipeEntry) -> [String] {
    let time = entry.facts.totalMinutes.map { FactWriter.duration(minutes: $0) }
    let difficulty = DifficultyEstimate(of: entry).map { estimate in
      estimate.basis == .stated ? "\(estimate.difficulty)" : "\(estimate.difficulty) (estimated)"
    }
    return [time, difficulty].compactMap(\.self)
  }

  private static func verdict(_ found: CookableRecipe) -> String {
    let replaced = found.needs.count(where: \.isReplaceable)
    if found.missingCount > 0 { return "\(found.missingCount) of \(found.needs.count) missing" }
    switch replaced {
    case 0: return "everything is there"
    case 1: return "everything is there with 1 substitution"
    default: return "everything is there with \(replaced) substitutions"
    }
  }

  // MARK: Ingredients

  private func name(_ need: CookingNeed) -> String { TerminalText.safe(need.name) + (need.isGuess ? "?" : "") }

  private func there(_ need: CookingNeed) -> String? {
    guard case .there(let presence) = need.status else { return nil }
    switch presence {
    case .item(let item): return name(need) + date(item)
    case .alternative(let alternative, let item):
      return "\(name(need)) (as \(TerminalText.safe(alternative)))" + date(item)
    case .detected: return name(need) + " (seen)"
    case .recipe: return name(need) + " (by its recipe)"
    }
  }

  private func date(_ item: Int) -> String {
    pantry.items[item].bestBefore.map { " (best before \($0.text))" } ?? ""
  }

  private func instead(_ need: CookingNeed) -> [String] {
    guard case .missing(let replacement) = need.status else { return [] }
    var lines: [String] = []
    // What the recipe says is worth knowing where it is not at home, too.
    if let stated = replacement.stated {
      lines += row("instead", "of \(name(need)): \(TerminalText.safe(stated)), as the recipe says")
    }
    for scaled in replacement.substitutions {
      let what = TerminalText.withPlainSpaces(scaled.missingText(named: name(need)))
      lines += row(
        "instead", "of \(what): \(TerminalText.withPlainSpaces(scaled.takenText)). \(scaled.substitution.remark)")
    }
    return lines
  }

  /// A label and its text beside it, wrapped; nothing where there is no text.
  private func row(_ label: String, _ text: String) -> [String] {
    TextWrapping.lines(text, width: width - Self.labelWidth - 2).enumerated().map { index, line in
      let padding = String(repeating: " ", count: Self.labelWidth - (index == 0 ? label.utf8.count : 0))
      return "  " + (index == 0 ? style.apply(.dim, to: label) : "") + padding + line
    }
  }
}
