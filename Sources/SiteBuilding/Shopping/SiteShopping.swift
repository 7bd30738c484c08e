internal import Cookbook
internal import Foods
package import MealPlanning
internal import Quantities
internal import RecipeQueries
internal import ShoppingCategories
package import ShoppingLists
internal import SitePlanning
internal import SiteStorage
package import SourceText

/// Everything a site knows that has to do with shopping.
package struct SiteShopping {
  package let workspace: Workspace
  private let recipes: SiteRecipes
  private let plans: SitePlans
  private let planned: PlanNeeds
  private let merging: SiteMerging
  private let pantry: Checked<Pantry>
  package let shopping: SiteShoppingFile
  /// Of the aisle file and shopping.md.
  package let diagnostics: [Diagnostic]

  /// - Parameter question: recipes that are wished for are looked for among all; plans say which ones they need.
  package init(_ model: SiteModel, for question: ShoppingRequest) {
    let (plans, recipes) = question.wishes.isEmpty ? model.planned : (model.plans, model.recipes)
    self.init(model, recipes: recipes, plans: plans, language: question.language)
  }

  /// - Parameter language: BCP 47 tag of lists, where it is not that of the site.
  init(_ model: SiteModel, recipes: SiteRecipes, plans: SitePlans, language: String? = nil) {
    workspace = model.workspace
    self.recipes = recipes
    self.plans = plans
    let linked = recipes.recipes.map { ($0.entry.path, LinkedRecipe(entry: $0.entry, links: $0.summary.links)) }
    planned = PlanNeeds(
      language: workspace.configuration.language, recipes: Dictionary(linked) { first, _ in first },
      unreadable: recipes.unreadable, weigh: model.library.weighing(foods: model.foods))
    merging = SiteMerging(
      workspace.configuration, foods: model.foods, aisles: model.aisles.value, language: language)
    pantry = model.pantry
    shopping = model.shopping.value
    diagnostics = model.aisles.diagnostics + model.shopping.diagnostics
  }

  var naming: ItemNaming { merging.naming }

  /// Of what people write: plans, the pantry, the list kept by hand.
  package var language: String { workspace.configuration.language }

  package func list(_ question: ShoppingRequest) throws(InvalidRequest) -> Checked<ShoppingList> {
    var needs = Checked<[ShoppingNeed]>([])
    if question.usesPlans { try addPlans(question, to: &needs) }
    for wish in question.wishes { add(wish, to: &needs) }
    needs.value += question.added.map { ShoppingNeed($0, language: language, origin: .wish) }
    let written = shopping.items
    needs.value += written.filter { !$0.isTicked }.map { ShoppingNeed($0.text, language: language, origin: .list) }
    var stock = stock(question)
    stock.value += written.filter(\.isTicked).map {
      ShoppingStock(ShoppingNeed($0.text, language: language, origin: .list), .bought)
    }
    let skipped = question.skipped.map { ShoppingNeed($0, language: language, origin: .wish) }
    let links = written.compactMap { item in item.link.map { (item.text, $0) } }
    let merge = merging.merge(isExact: question.isExact, links: Dictionary(links) { first, _ in first })
    let list = merge.list(of: needs.value, stock: stock.value, skipping: skipped)
    return Checked(list, (needs.diagnostics + stock.diagnostics).map { $0.moved(to: shownPath($0.path)) })
  }

  /// Diagnostics of plans have the paths people know already.
  private func shownPath(_ path: String) -> String {
    planned.recipes[path] == nil ? path : workspace.content.shownPath(of: path)
  }

  // MARK: Needs

  /// The planned dishes that are asked for.
  package func entries(_ question: ShoppingRequest) throws(InvalidRequest) -> [PlannedEntry] {
    guard question.usesPlans else { return [] }
    let span = try span(question)
    return plans.calendar.entries.filter(span.contains)
  }

  /// The days or the file of plans that are asked for.
  private func span(_ question: ShoppingRequest) throws(InvalidRequest) -> PlanSpan {
    if let days = question.days { return .days(days) }
    return try PlanSpan.read(
      question.plan, today: question.today, plans: plans.documents.map(\.plan.path), content: workspace.content)
  }

  /// What some meals need in exact amounts, whatever is at home or on the list.
  package func list(for meals: [PlannedEntry]) -> Checked<ShoppingList> {
    let needs = planned.needs(of: meals)
    return Checked(
      merging.merge(isExact: true).list(of: needs.value), needs.diagnostics.map { $0.moved(to: shownPath($0.path)) })
  }

  private func addPlans(
    _ question: ShoppingRequest, to needs: inout Checked<[ShoppingNeed]>
  ) throws(InvalidRequest) {
    let own = planned.needs(of: try entries(question))
    needs.diagnostics += plans.diagnostics + own.diagnostics
    needs.value += own.value
  }

  private func add(_ wish: ShoppingRequest.Wish, to needs: inout Checked<[ShoppingNeed]>) {
    let candidates = recipes.recipes.map { RecipeName.Candidate(path: $0.summary.path, title: $0.summary.title) }
    let found = RecipeName.find(wish.name, among: candidates, content: workspace.content.name)
    needs.diagnostics += found.diagnostics + (found.value == nil ? recipes.errorsInBrief : [])
    guard let path = found.value, let recipe = planned.recipes[path] else { return }
    let factor = wish.servings.map { ScaleWish.servings($0).factor(for: recipe.entry) } ?? Checked(.one)
    needs.diagnostics += factor.diagnostics.map { $0.identifier == "scale-servings" ? unscalable($0) : $0 }
    guard let times = factor.value else { return }
    let own = planned.needs(of: recipe, times: times)
    needs.value += own.value
    needs.diagnostics += own.diagnostics
  }

  /// Lists have no options for other yields.
  private func unscalable(_ problem: Diagnostic) -> Diagnostic {
    Diagnostic(
      problem.severity, problem.identifier, path: problem.path, message: problem.message,
      hint: "name it without a number, for all that it makes")
  }

  // MARK: Stock

  /// What is out of date on the day of asking does not count, and is named.
  private func stock(_ question: ShoppingRequest) -> Checked<[ShoppingStock]> {
    guard question.usesPantry else { return Checked([]) }
    let judged = PantryStock(pantry.value, on: question.today, language: language)
    return Checked(judged.stock, pantry.diagnostics + judged.expired.map { expired($0.item, $0.last) })
  }

  private func expired(_ item: Pantry.Item, _ day: CalendarDate) -> Diagnostic {
    Diagnostic(
      .note, "shop-expired", path: workspace.content.shownPath(of: SitePantry.fileName),
      position: SourcePosition(line: item.line, column: 1),
      message: "“\(item.text)” could be used until \(day.text) and was not counted",
      hint: "remove the line, or correct the date")
  }
}
