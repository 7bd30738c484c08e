internal import Cookbook
internal import MealPlanning
internal import Mustache
internal import ShoppingLists
internal import SitePlanning

/// Builds the sheet of a week.
struct WeekSheetView {
  let context: PageContext
  let report: WeekReport
  let list: ShoppingList
  /// The page of a recipe, by its path.
  let page: (String) -> String?
  let setup: WeekSheetSetup

  private var text: InterfaceText { context.text }

  func value() -> Value {
    let span = text.label(of: report.report.days)
    let head = PageContext.Page(kind: "sheet", heading: span, isIndexed: false)
    let plan = PlanDays(
      context: context, report: report, address: address, person: setup.person, detail: .amounts)
    let people = PersonReportView.all(
      report.report, of: setup.person, context: context, ReportDetails(address: address))
    let shopping = ShoppingListView(
      text: text, list: list, quantities: setup.list.quantities, namesRecipes: setup.list.namesRecipes)
    let paper = PaperView(size: setup.list.size, template: .weekSheet, theme: context.theme)
    let type = PageTemplate.weekSheet.viewType(text: context.theme.textType)
    return .record(
      Record(
        type,
        context.base(head) + [
          .text(span), .list(plan.columns), .list(plan.table), .list(people),
          .integer(setup.planFit), .integer(setup.listFit), paper.value(), shopping.value(),
          PrintedListView(context: context, setup: setup.list).value(),
        ]))
  }

  private func address(_ path: String) -> String? { page(path).flatMap(context.absolute) }
}
