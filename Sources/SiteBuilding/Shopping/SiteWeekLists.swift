internal import Cookbook
internal import Fingerprints
internal import Foods
internal import KitchenUnits
internal import MealPlanning
internal import Nutrition
internal import PageInputs
internal import Quantities
internal import RecipeQueries
internal import ShoppingCategories
internal import ShoppingLists
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// The shopping lists of a site's weeks: what each plan needs, without what the pantry holds.
///
/// What is in the pantry is judged by the first day of the week, and what is written or ticked in `shopping.md` is left
/// out: that is of today, and pages are the same whenever they are made. Lists are made when a page of the week is; the
/// planning only fingerprints what they are made of.
struct SiteWeekLists: Sendable {
  private let configuration: SiteConfiguration
  private let foods: FoodBook
  private let pantry: Pantry
  private let aisles: AisleFile?
  private let weeks: SiteWeeks
  private let unreadable: Set<String>
  /// Of the pantry and the aisle file. Paths are those shown to people.
  let diagnostics: [Diagnostic]

  init(_ model: SiteModel, weeks: SiteWeeks, unreadable: Set<String>) {
    configuration = model.workspace.configuration
    foods = model.foods
    self.weeks = weeks
    self.unreadable = unreadable
    pantry = model.pantry.value
    aisles = model.aisles.value
    diagnostics = model.pantry.diagnostics + model.aisles.diagnostics
  }

  // MARK: Lists

  /// - Parameters:
  ///   - language: of the list.
  ///   - contents: reads a recipe, by its path.
  func list(
    _ week: Int, of site: Site, language: String, contents: (String) -> RecipeEntry?
  ) throws(RenderFailure) -> ShoppingList {
    var recipes: [String: LinkedRecipe] = [:]
    var masses: [String: Int] = [:]
    for index in Self.recipes(of: weeks.entries[week], in: site) {
      let summary = site.recipes[index].summary
      guard let entry = contents(summary.path) else { throw .unreadable }
      recipes[summary.path] = LinkedRecipe(entry: entry, links: summary.links)
      masses[summary.path] = site.recipes[index].nutrition.mass
    }
    let weights = masses
    let plan = PlanNeeds(
      language: configuration.language, recipes: recipes, unreadable: unreadable, weigh: { weights[$0.entry.path] })
    // What is wrong with recipes was said when they were read.
    let needs = plan.needs(of: weeks.entries[week]).value
    let day = weeks.reports[week].report.days.lowerBound
    let stock = PantryStock(pantry, on: day, language: configuration.language).stock
    return SiteMerging(configuration, foods: foods, aisles: aisles, language: language).merge().list(
      of: needs, stock: stock)
  }

  /// The recipes of a week and all they use, by their positions, each once.
  private static func recipes(of entries: [PlannedEntry], in site: Site) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    for case .recipe(let path, _) in entries.lazy.filter({ !$0.isLeftover }).map(\.subject) {
      guard let index = site.recipeByPath[path], seen.insert(index).inserted else { continue }
      found.append(index)
    }
    var next = 0
    while next < found.count {
      for link in site.recipes[found[next]].summary.links where link.kind == .subRecipe {
        guard case .recipe(let used)? = site.links[found[next]].targets[link.destination], seen.insert(used).inserted
        else { continue }
        found.append(used)
      }
      next += 1
    }
    return found
  }

  // MARK: Fingerprints

  /// The weeks with what the list of each is made of.
  func planned(_ site: Site) -> [PlannedWeek] {
    let shop = shop
    return zip(weeks.reports, weeks.entries).map { week, entries in
      let recipes = Self.recipes(of: entries, in: site)
      var builder = FingerprintBuilder()
      builder.combine(site.knowledge)
      builder.combine(shop)
      for entry in entries where !entry.isLeftover { Self.combine(entry, into: &builder) }
      for index in recipes { builder.combine(site.recipes[index].provisions) }
      return PlannedWeek(week, listRecipes: recipes, list: builder.finish())
    }
  }

  private static func combine(_ entry: PlannedEntry, into builder: inout FingerprintBuilder) {
    builder.combine(entry.date.text)
    switch entry.subject {
    case .recipe(let path, _):
      builder.combine(path)
      builder.combine(entry.batches?.numerator ?? 0)
      builder.combine(entry.batches?.denominator ?? 0)
    case .food(let text): builder.combine(text)
    case .note: builder.combine("note")
    }
  }

  /// Of the pantry, the aisles, staples, the household's packs, and what could not be read.
  private var shop: Fingerprint {
    var builder = FingerprintBuilder()
    for item in pantry.items {
      builder.combine(item.text)
      builder.combine(item.bestBefore?.text)
    }
    for category in aisles?.categories ?? [] {
      builder.combine(category.name)
      for item in category.items { builder.combine(list: item) }
    }
    SiteMerging.combine(configuration, into: &builder)
    builder.combine(list: unreadable.sorted())
    return builder.finish()
  }
}
