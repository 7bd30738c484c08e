internal import Cookbook
internal import MealPlanning
internal import Mustache
internal import Nutrition
internal import PageBuilding
internal import SitePlanning
internal import Themes

/// Builds a report as one file that needs nothing else; recipes are linked where the site has an address.
struct ReportPageBuilder {
  let context: PageContext
  let report: MacroReport
  /// Of the recipes that are eaten, by their path.
  let ingredients: [String: [AnalysedLine]]
  /// The page of a recipe, by its path.
  let page: (String) -> String?

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
    func address(_ path: String) -> String? { page(path).flatMap(context.absolute) }
    return PersonReportBuilder.all(
      report, context: context, ReportDetails(address: address, ingredients: ingredients))
  }
}
