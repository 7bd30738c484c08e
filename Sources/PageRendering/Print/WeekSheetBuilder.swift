internal import Cookbook
internal import MealPlanning
internal import Mustache
internal import PageBuilding
internal import PageInputs
internal import ShoppingLists
internal import SitePlanning
internal import Themes

/// Builds the sheet of a week.
struct WeekSheetBuilder {
  let context: PageContext
  let report: WeekReport
  let list: ShoppingList
  /// The page of a recipe, by its path.
  let page: (String) -> String?
  let setup: WeekSheetSetup

  private var text: InterfaceText { context.text }

  func view() -> WeekSheetView {
    let span = text.label(of: report.report.days)
    let head = PageContext.Page(kind: "sheet", heading: span, isIndexed: false)
    let plan = PlanDays(
      context: context, report: report, address: address, person: setup.person, detail: .amounts)
    let people = PersonReportBuilder.all(
      report.report, of: setup.person, context: context, ReportDetails(address: address))
    let shopping = ShoppingListBuilder(
      text: text, list: list, quantities: setup.list.quantities, namesRecipes: setup.list.namesRecipes)
    return WeekSheetView(
      base: context.base(head), span: span, slots: plan.columns, days: plan.table, people: people,
      planFit: setup.planFit, listFit: setup.listFit,
      paper: PaperView(size: setup.list.size, template: .weekSheet, theme: context.theme), shopping: shopping.view(),
      sheet: PrintedListBuilder(context: context, setup: setup.list).view())
  }

  private func address(_ path: String) -> String? { page(path).flatMap(context.absolute) }
}
