internal import Cookbook
internal import MealPlanning
internal import Mustache
internal import Nutrition
internal import SitePlanning

/// Builds a report as one file that needs nothing else; recipes are linked where the site has an address.
struct ReportPageView {
  let context: PageContext
  let report: MacroReport
  /// Of the recipes that are eaten, by their path.
  let ingredients: [String: [AnalysedLine]]
  /// The page of a recipe, by its path.
  let page: (String) -> String?

  private var text: InterfaceText { context.text }
  private var span: String { text.label(of: report.days) }

  func value() -> Value {
    let style = Value.html(HTML(trusted: context.theme.stylesheet))
    let type = PageTemplate.report.viewType(text: context.theme.textType)
    return .record(Record(type, base + [.text(span), .list(people), style]))
  }

  func value(printedOn size: CardSize) -> Value {
    let paper = PaperView(size: size, template: .printedReport, theme: context.theme)
    let type = PageTemplate.printedReport.viewType(text: context.theme.textType)
    return .record(Record(type, base + [.text(span), .list(people), paper.value()]))
  }

  private var base: [Value] {
    context.base(PageContext.Page(kind: "report", heading: text[.reportTitle], description: span, isIndexed: false))
  }

  private var people: [Value] {
    func address(_ path: String) -> String? { page(path).flatMap(context.absolute) }
    return PersonReportView.all(
      report, context: context, ReportDetails(address: address, ingredients: ingredients))
  }
}
