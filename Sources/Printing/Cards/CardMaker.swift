internal import Cookbook
internal import CookbookReading
internal import KitchenUnits
internal import Mustache
internal import PageInputs
internal import PageRendering
internal import Quantities
internal import RecipeQueries
package import SiteBuilding
internal import SitePlanning
internal import SiteStorage
package import SourceText

/// A recipe's card as a page with everything inside.
package struct RecipeCard {
  let recipe: SiteRecipe
  let html: [UInt8]
  /// The same set closer.
  let condensed: [UInt8]
}

/// Makes cards from the recipes of a site, in the amounts and units asked for.
package struct CardMaker {
  package let options: CardOptions
  package let session: SiteSession
  package let console: any ProgramOutput

  package init(options: CardOptions, session: SiteSession, console: any ProgramOutput) {
    self.options = options
    self.session = session
    self.console = console
  }

  /// The cards that could be made, in the order of `recipes`.
  package func cards(of recipes: [Int]) -> Checked<[RecipeCard]> {
    let renderer = session.renderer()
    var analyst = renderer.makeAnalyst()
    var codes = CardCodes()
    var problems: [Diagnostic] = []
    var cards: [RecipeCard] = []
    for index in recipes {
      let recipe = session.site.recipes[index]
      guard let contents = session.collection.contents[recipe.summary.path] else { continue }
      let shown = shown(contents.entry)
      problems += shown.diagnostics.map { $0.moved(to: session.content.shownPath(of: $0.path)) }
      guard let entry = shown.value else { continue }
      var setup = options.setup
      setup.code = codes.code(of: recipe, at: renderer.address(ofRecipe: index))
      do throws(RenderFailure) {
        let pages = try renderer.cardPages(index, showing: entry, setup, analyst: &analyst)
        cards.append(RecipeCard(recipe: recipe, html: pages.usual, condensed: pages.condensed))
      } catch {
        problems.append(error.diagnostic(path: recipe.page))
      }
    }
    return Checked(cards, problems + codes.problems)
  }

  private func shown(_ recipe: RecipeEntry) -> Checked<RecipeEntry?> {
    guard options.wish != nil || options.system != .asWritten else { return Checked(recipe) }
    var entry = recipe
    entry.recipe.yields = entry.yields
    let factor = options.wish?.factor(for: entry) ?? Checked(.one)
    guard let times = factor.value else { return Checked(nil, factor.diagnostics) }
    let language = entry.facts.language ?? session.site.configuration.language
    let adjustment = RecipeAdjustment(
      factor: times, system: options.system, language: language, decimalSign: LanguageTag.decimalSign(language),
      precision: .readable)
    guard let adjusted = adjustment.adjust(entry.recipe) else { return Checked(nil, [.scaleOverflow(entry)]) }
    entry.recipe = adjusted.recipe
    if !adjusted.unscaled.isEmpty {
      let list = adjusted.unscaled.map { "“\($0)”" }.joined(separator: ", ")
      console.note("\(recipe.recipe.title): as written in the steps, since it is not clear of what: \(list)")
    }
    return Checked(entry, factor.diagnostics)
  }
}
