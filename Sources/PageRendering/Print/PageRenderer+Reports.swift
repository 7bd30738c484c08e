public import MealPlanning
public import Mustache
public import Nutrition
internal import PageBuilding
public import PageInputs
public import ShoppingLists
public import SitePlanning
internal import Themes

extension PageRenderer {
  /// A report on any days, as a page that stands by itself.
  ///
  /// - Parameter ingredients: of the recipes that are eaten, by their path; the page names those something was assumed
  ///   of.
  public func render(
    _ report: MacroReport, ingredients: [String: [AnalysedLine]], into buffer: inout ByteBuffer
  ) throws(RenderFailure) {
    let context = PageContext(shared, chrome: shared.chrome, path: "report.html")
    let page = ReportPageBuilder(context: context, report: report, ingredients: ingredients, page: pageOfRecipe)
    try render(.report, page.view(), into: &buffer)
  }

  /// A report on any days, as a page to print; rendered by `print/report.mustache`.
  public func renderPrinted(
    _ report: MacroReport, ingredients: [String: [AnalysedLine]], on size: CardSize, into buffer: inout ByteBuffer
  ) throws(RenderFailure) {
    let page = ReportPageBuilder(
      context: PageContext(printing: "report.html", of: shared), report: report, ingredients: ingredients,
      page: pageOfRecipe)
    try render(.printedReport, page.view(printedOn: size), into: &buffer)
  }

  /// The sheet of a week, by its position among those of the site; rendered by `print/week-sheet.mustache`.
  public func renderSheet(
    ofWeek index: Int, _ list: ShoppingList, _ setup: WeekSheetSetup, into buffer: inout ByteBuffer
  ) throws(RenderFailure) {
    let sheet = WeekSheetBuilder(
      context: PageContext(printing: "week-sheet.html", of: shared), report: plan.weeks[index].report, list: list,
      page: pageOfRecipe, setup: setup)
    try render(.weekSheet, sheet.view(), into: &buffer)
  }

  /// The page of a recipe, by its path below the content folder.
  private func pageOfRecipe(_ path: String) -> String? { site.recipeByPath[path].map { site.recipes[$0].page } }
}
