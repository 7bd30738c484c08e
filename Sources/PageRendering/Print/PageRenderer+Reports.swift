public import MealPlanning
public import Mustache
public import Nutrition
public import ShoppingLists
public import SitePlanning

extension PageRenderer {
  /// A report on any days, as a page that stands by itself.
  ///
  /// - Parameter ingredients: of the recipes that are eaten, by their path; the page names those something was assumed
  ///   of.
  public func render(
    _ report: MacroReport, ingredients: [String: [AnalysedLine]], into buffer: inout ByteBuffer
  ) throws(Failure) {
    let page = ReportPageBuilder(
      context: PageContext(shared, path: "report.html"), report: report, ingredients: ingredients)
    try render(.report, page.view(), into: &buffer)
  }

  /// A report on any days, as a page to print; rendered by `print/report.mustache`.
  public func renderPrinted(
    _ report: MacroReport, ingredients: [String: [AnalysedLine]], on size: CardSize, into buffer: inout ByteBuffer
  ) throws(Failure) {
    let page = ReportPageBuilder(
      context: PageContext(printing: "report.html", of: shared), report: report, ingredients: ingredients)
    try render(.printedReport, page.view(printedOn: size), into: &buffer)
  }

  /// The sheet of a week, by its position in `Site.weeks`; rendered by `print/week-sheet.mustache`.
  public func renderSheet(
    ofWeek index: Int, _ list: ShoppingList, _ setup: WeekSheetSetup, into buffer: inout ByteBuffer
  ) throws(Failure) {
    let sheet = WeekSheetBuilder(
      context: PageContext(printing: "week-sheet.html", of: shared), report: shared.weeks[index], list: list,
      setup: setup)
    try render(.weekSheet, sheet.view(), into: &buffer)
  }
}
