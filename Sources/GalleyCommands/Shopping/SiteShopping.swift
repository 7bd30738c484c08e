internal import Cookbook
internal import Foods
internal import MealPlanning
internal import Quantities
internal import RecipeQueries
internal import ShoppingCategories
internal import ShoppingLists
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// Everything a site knows that has to do with shopping.
struct SiteShopping {
  let workspace: Workspace
  private let recipes: SiteRecipes
  private let plans: SitePlans
  private let entries: [String: LinkedRecipe]
  let naming: ItemNaming
  let shopping: SiteShoppingFile
  private let categoriser: ItemCategoriser
  /// Of the aisle file and shopping.md.
  let diagnostics: [Diagnostic]

  /// - Parameter question: recipes that are wished for are looked for among all; plans say which ones they need.
  init(_ workspace: Workspace, for question: ShoppingQuestion, options: CommonOptions, console: Console) {
    if question.wishes.isEmpty {
      let (plans, recipes) = SitePlans.read(workspace, options: options, console: console)
      self.init(workspace, recipes: recipes, plans: plans)
    } else {
      let recipes = SiteRecipes.read(workspace, jobs: options.jobs, console: console)
      self.init(workspace, recipes: recipes, plans: SitePlans.read(workspace, recipes: recipes))
    }
  }

  init(_ workspace: Workspace, recipes: SiteRecipes, plans: SitePlans) {
    self.workspace = workspace
    self.recipes = recipes
    self.plans = plans
    let linked = recipes.recipes.map { ($0.entry.path, LinkedRecipe(entry: $0.entry, links: $0.summary.links)) }
    entries = Dictionary(linked) { first, _ in first }
    let book = workspace.foods.makeBook()
    naming = ItemNaming(book)
    let aisles = SiteAisles.read(SourceFolder(workspace.root, shownAs: workspace.root))
    categoriser = ItemCategoriser(foods: book, aisles: aisles.value, language: workspace.configuration.language)
    let file = SiteShoppingFile.read(workspace.content)
    shopping = file.value
    diagnostics = aisles.diagnostics + file.diagnostics
  }

  var language: String { workspace.configuration.language }

  func list(_ question: ShoppingQuestion) throws(CommandUsageError) -> Checked<ShoppingList> {
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
    let list = merge.list(of: needs.value, stock: stock.value, skipping: skipped)
    return Checked(list, (needs.diagnostics + stock.diagnostics).map { $0.moved(to: shownPath($0.path)) })
  }

  private var merge: ShoppingMerge {
    let links = shopping.items.compactMap { item in item.link.map { (item.text, $0) } }
    return ShoppingMerge(naming, language: language, links: Dictionary(links) { first, _ in first }) { name, _ in
      let found = categoriser.categorise(name)
      return .init(found.category, ownName: found.ownName)
    }
  }

  /// Diagnostics of plans have the paths people know already.
  private func shownPath(_ path: String) -> String {
    entries[path] == nil ? path : workspace.content.shownPath(of: path)
  }

  // MARK: Needs

  /// What was cooked earlier and is left over is not bought.
  private func addPlans(
    _ question: ShoppingQuestion, to needs: inout Checked<[ShoppingNeed]>
  ) throws(CommandUsageError) {
    let span: PlanSpan =
      if let days = question.days { .days(days) } else {
        try PlanSpan.read(
          question.plan, today: question.today, plans: plans.documents.map(\.plan.path), content: workspace.content)
      }
    needs.diagnostics += plans.diagnostics
    for entry in plans.calendar.entries where span.contains(entry) { add(entry, to: &needs) }
  }

  /// What some meals need, whatever is at home or on the list.
  func list(for meals: [PlannedEntry]) -> Checked<ShoppingList> {
    var needs = Checked<[ShoppingNeed]>([])
    for entry in meals { add(entry, to: &needs) }
    return Checked(merge.list(of: needs.value), needs.diagnostics.map { $0.moved(to: shownPath($0.path)) })
  }

  private func add(_ entry: PlannedEntry, to needs: inout Checked<[ShoppingNeed]>) {
    guard !entry.isLeftover else { return }
    switch entry.subject {
    case .recipe(let path, _):
      if let recipe = entries[path], let batches = entry.batches {
        add(recipe, times: batches, entry.date, to: &needs)
      }
    case .food(let text): needs.value.append(ShoppingNeed(text, language: language, origin: .plan(entry.date)))
    case .note: break
    }
  }

  private func add(_ wish: ShoppingQuestion.Wish, to needs: inout Checked<[ShoppingNeed]>) {
    let candidates = recipes.recipes.map { RecipeName.Candidate(path: $0.summary.path, title: $0.summary.title) }
    let found = RecipeName.find(wish.name, among: candidates, content: workspace.content.name)
    needs.diagnostics += found.diagnostics + (found.value == nil ? recipes.errors : [])
    guard let path = found.value, let recipe = entries[path] else { return }
    guard let servings = wish.servings else { return add(recipe, times: .one, nil, to: &needs) }
    let factor = ScaleWish.servings(servings).factor(for: recipe.entry)
    needs.diagnostics += factor.diagnostics
    if let factor = factor.value { add(recipe, times: factor, nil, to: &needs) }
  }

  private func add(
    _ recipe: LinkedRecipe, times factor: Rational, _ day: CalendarDate?, to needs: inout Checked<[ShoppingNeed]>
  ) {
    let own = RecipeNeeds.of(recipe, times: factor, language: language, day: day) { destination, path in
      subRecipe(destination, from: path)
    }
    needs.value += own.value
    needs.diagnostics += own.diagnostics
  }

  private func subRecipe(_ destination: String, from path: String) -> SubRecipe {
    guard let target = ContentPath.resolve(destination, from: path) else { return .missing }
    for candidate in [target, target + ".md", target + ".json"] {
      if let recipe = entries[candidate] { return .recipe(recipe) }
      if recipes.unreadable.contains(candidate) { return .unreadable }
    }
    return .missing
  }

  // MARK: Stock

  /// What is out of date on the day of asking does not count, and is named.
  private func stock(_ question: ShoppingQuestion) -> Checked<[ShoppingStock]> {
    guard question.usesPantry else { return Checked([]) }
    let pantry = SitePantry.read(workspace.content)
    var result = Checked<[ShoppingStock]>([], pantry.diagnostics)
    for item in pantry.value.items {
      if let last = item.bestBefore, last < question.today {
        result.diagnostics.append(expired(item, last))
        continue
      }
      result.value.append(ShoppingStock(ShoppingNeed(item.text, language: language, origin: .list), .pantry))
    }
    return result
  }

  private func expired(_ item: Pantry.Item, _ day: CalendarDate) -> Diagnostic {
    Diagnostic(
      .note, "shop-expired", path: workspace.content.shownPath(of: SitePantry.fileName),
      position: SourcePosition(line: item.line, column: 1),
      message: "“\(item.text)” could be used until \(day.text) and was not counted",
      hint: "remove the line, or correct the date")
  }
}
