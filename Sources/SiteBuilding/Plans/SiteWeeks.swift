internal import Cookbook
internal import CookbookReading
internal import Foods
package import MealPlanning
internal import Nutrition
internal import PageInputs
internal import Quantities
package import SitePlanning
internal import SiteStorage
internal import SourceText

/// The plans of a site, week by week, with what they provide.
struct SiteWeeks: Sendable {
  /// The oldest first.
  private(set) var reports: [WeekReport] = []
  /// What is planned in each of them, in the order of days and meals.
  private(set) var entries: [[PlannedEntry]] = []
  /// Paths are those shown to people.
  private(set) var diagnostics: [Diagnostic] = []

  /// No plan.
  init() {}

  /// - Parameters:
  ///   - recipes: of the site, joined with their sub-recipes.
  ///   - organiserID: what the organiser calls a recipe, by its path.
  init(
    _ model: SiteModel, recipes: [SiteRecipe], unreadable: Set<String>, organiserID: (String) -> String?
  ) {
    let workspace = model.workspace
    let planned = recipes.map { PlanRecipe($0, organiserID: organiserID($0.summary.path)) }
    let plans = SitePlans(model.planDocuments, workspace, planned, unreadable: unreadable)
    diagnostics = plans.diagnostics
    let dishes = Self.dishes(plans.calendar.entries, recipes, model.foods, workspace.configuration.language)
    var weeks: [ISOWeek] = []
    for day in plans.calendar.days where weeks.last != ISOWeek(of: day) { weeks.append(ISOWeek(of: day)) }
    for week in weeks {
      let report = MacroReport(
        plans.calendar, days: week.date(of: .monday)...week.date(of: .sunday), people: workspace.configuration.people,
        dishes: dishes)
      reports.append(WeekReport(week, report: report, calendar: plans.calendar))
      entries.append(plans.calendar.entries(in: report.days))
    }
  }

  private static func dishes(
    _ entries: [PlannedEntry], _ recipes: [SiteRecipe], _ foods: FoodBook, _ language: String
  ) -> [PlannedEntry.Subject: DishNutrition] {
    let byPath = Dictionary(zip(recipes.lazy.map(\.summary.path), recipes.indices)) { first, _ in first }
    var analyst = RecipeAnalyst(foods: foods, language: language)
    var dishes: [PlannedEntry.Subject: DishNutrition] = [:]
    for entry in entries where dishes[entry.subject] == nil {
      switch entry.subject {
      case .recipe(let path, _): dishes[entry.subject] = byPath[path].map { DishNutrition(recipes[$0].nutrition) }
      case .food(let text):
        dishes[entry.subject] = PlannedFood.line(text, analyst: &analyst).map { DishNutrition($0) }
      case .note(_, let stated): dishes[entry.subject] = DishNutrition(stated)
      }
    }
    return dishes
  }
}

extension PlanRecipe {
  /// - Parameter organiserID: what the organiser calls it.
  package init(_ recipe: SiteRecipe, organiserID: String?) {
    self.init(
      path: recipe.summary.path, title: recipe.summary.title,
      yields: recipe.summary.foods.analysis.nutrition.yields, organiserID: organiserID)
  }
}
