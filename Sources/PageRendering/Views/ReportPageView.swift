internal import MealPlanning
internal import Mustache
internal import SitePlanning

/// Builds a report as one file that needs nothing else; recipes are linked where the site has an address.
struct ReportPageView {
  let context: PageContext
  let report: MacroReport

  func value() -> Value {
    let text = context.text
    let span = text.span(report.days)
    let page = PageContext.Page(
      kind: "report", heading: text[.reportTitle], description: span, isIndexed: false)
    let people = PersonReportView.all(report, context: context) { path in
      context.site.recipeByPath[path].flatMap { context.absolute(context.site.recipes[$0].page) }
    }
    let style = Value.html(HTML(trusted: context.theme.stylesheet))
    let type = PageTemplate.report.viewType(text: context.theme.textType)
    return .record(Record(type, context.base(page) + [.text(span), .list(people), style]))
  }
}
