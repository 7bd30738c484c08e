internal import Cookbook
internal import MealPlanning
internal import Mustache
internal import Nutrition
internal import SitePlanning

/// Builds a report as one file that needs nothing else; recipes are linked where the site has an address.
struct ReportPageBuilder {
  let context: PageContext
  let report: MacroReport
  /// Of the recipes that are eaten, by their path.
  let ingredients: [String: [AnalysedLine]]

  private var text: InterfaceText { context.text }
  private var span: String { text.label(of: report.days) }

  func view() -> ReportPageView {
    ReportPageView(base: base, span: span, people: people, style: HTML(trusted: context.theme.stylesheet))
  }

  func view(printedOn size: CardSize) -> PrintedReportPageView {
    let paper = PaperView(size: size, template: .printedReport, theme: context.theme)
    return PrintedReportPageView(base: base, span: span, people: people, paper: paper)
  }

  private var base: PageBaseView {
    context.base(PageContext.Page(kind: "report", heading: text[.reportTitle], description: span, isIndexed: false))
  }

  private var people: [PersonReportView] {
    let site = context.site
    func address(_ path: String) -> String? {
      site.recipeByPath[path].flatMap { context.absolute(site.recipes[$0].page) }
    }
    return PersonReportBuilder.all(
      report, context: context, ReportDetails(address: address, ingredients: ingredients))
  }
}
