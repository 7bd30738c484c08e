package import CommandLineParsing
internal import Cookbook
internal import CookbookReading
package import SiteBuilding
internal import SitePlanning
package import SiteStorage

/// Recipes as lines: title, time, what a serving provides where somebody asked for it, path.
package struct RecipeListText {
  package let recipes: [SiteRecipes.Listed]
  /// Of each recipe, as far as known.
  package let servings: [ServingFigures?]
  /// Where their paths start.
  package let folder: SourceFolder
  package let style: TerminalStyle
  /// Columns a line may take; `nil` where there is no terminal, and nothing is cut off.
  package let width: Int?

  package init(
    recipes: [SiteRecipes.Listed], servings: [ServingFigures?], folder: SourceFolder, style: TerminalStyle, width: Int?
  ) {
    self.recipes = recipes
    self.servings = servings
    self.folder = folder
    self.style = style
    self.width = width
  }

  /// Longer titles are cut off on a terminal.
  private static let widestTitle = 48

  package var text: String {
    let titles = recipes.map { TerminalText.safe($0.summary.title) + ($0.entry.facts.isFavourite ? " ♥" : "") }
    let times = recipes.map { $0.entry.facts.totalMinutes.map { FactWriter.duration(minutes: $0) } ?? "" }
    let facts = Self.joined(Self.aligned(times), Self.aligned(servings.map(Self.energy)))
    let titleColumn = column(of: titles, besides: facts.first.map(DisplayWidth.columns) ?? 0)
    return recipes.indices.map { index in
      let title = width == nil ? titles[index] : DisplayWidth.truncated(titles[index], to: titleColumn)
      let path = style.apply(.dim, to: TerminalText.safe(folder.shownPath(of: recipes[index].summary.path)))
      let mark = recipes[index].entry.facts.isArchived ? style.apply(.dim, to: " (archived)") : ""
      return title + Self.space(titleColumn - DisplayWidth.columns(title)) + "  " + facts[index] + "  " + path + mark
        + "\n"
    }.joined()
  }

  private static func energy(_ serving: ServingFigures?) -> String {
    guard let serving, let energy = serving.energy else { return "" }
    return (serving.isEstimate ? "≈ " : "") + "\(energy) kcal"
  }

  /// Flush to the right in a column as wide as the widest.
  private static func aligned(_ texts: [String]) -> [String] {
    let column = texts.map(DisplayWidth.columns).max() ?? 0
    return texts.map { space(column - DisplayWidth.columns($0)) + $0 }
  }

  private static func joined(_ left: [String], _ right: [String]) -> [String] {
    zip(left, right).map { $1.isEmpty ? $0 : $0 + "  " + $1 }
  }

  private func column(of titles: [String], besides others: Int) -> Int {
    let widest = titles.map(DisplayWidth.columns).max() ?? 0
    guard let width else { return min(widest, Self.widestTitle) }
    return min(widest, Self.widestTitle, max(20, width - others - 24))
  }

  private static func space(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }
}
