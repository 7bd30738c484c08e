internal import Cookbook
internal import JSONReading
internal import MealPlanning
internal import Mustache
internal import ShoppingLists
internal import SitePlanning

/// Builds the page of a week: its plan, for each person what it provides, and what has to be bought.
struct WeekPageBuilder {
  let context: PageContext
  let index: Int
  let list: ShoppingList

  private var text: InterfaceText { context.text }
  private var report: WeekReport { context.shared.weeks[index] }

  func view() -> WeekPageView {
    let weeks = context.shared.weeks
    let title = text.text(.weekNumber, ["number": String(report.week.week)])
    let span = text.span(report.report.days)
    let links = WeekLinkBuilder(context: context)
    let earlier = index > 0 ? weeks[index - 1] : nil
    let later = index + 1 < weeks.count ? weeks[index + 1] : nil
    let page = PageContext.Page(
      kind: "week", heading: title, description: "\(title), \(span)",
      previous: earlier.map { SiteWeek.page(of: $0.week) }, next: later.map { SiteWeek.page(of: $0.week) },
      section: SiteWeek.list)
    return WeekPageView(
      base: context.base(page), span: span,
      people: PersonReportBuilder.all(report.report, context: context, ReportDetails(address: address)),
      days: PlanDays(context: context, report: report, address: address).days,
      jsonUrl: context.url(SiteWeek.json(of: report.week)), earlier: earlier.map(links.view),
      later: later.map(links.view),
      shopping: ShoppingListBuilder(text: text, list: list, quantities: text.quantities()).view(),
      listUrl: context.url(SiteWeek.shoppingList(of: report.week)),
      listLink: list.items.isEmpty ? nil : QuickyShoppy.write(list, style: style, page: absoluteAddress))
  }

  /// The report, and beside it the shopping list.
  func json() -> [UInt8] {
    ReportJSON(report.report, address: address).bytes { json in
      json.key("shopping")
      ListJSON.write(list, style: style, to: &json)
    }
  }

  func listText() -> [UInt8] { Array(FormattedText.write(list, style: style).utf8) }

  /// Files have exact amounts, as the command line prints them.
  private var style: ListStyle {
    ListStyle(quantities: QuantityText(language: text.language, decimalSign: text[.decimalSign]))
  }

  private func absoluteAddress(_ path: String) -> String? {
    context.site.recipeByPath[path].flatMap { context.absolute(context.site.recipes[$0].page) }
  }

  private func address(_ path: String) -> String? {
    context.site.recipeByPath[path].map { context.url(context.site.recipes[$0].page) }
  }
}

/// Builds links to weeks, with what their reports say.
struct WeekLinkBuilder {
  let context: PageContext

  func view(_ week: WeekReport) -> WeekLinkView {
    let text = context.text
    let headlines = week.report.people.map { person in
      let sentence = ReportSentence(text: text).headline(person.days)
      return person.person.name.isEmpty ? sentence : "\(PersonReportBuilder.shown(person.person.name)): \(sentence)"
    }
    return WeekLinkView(
      label: text.text(.weekNumber, ["number": String(week.week.week)]), span: text.span(week.report.days),
      url: context.url(SiteWeek.page(of: week.week)), headlines: headlines)
  }
}

/// Builds the page that lists all weeks.
struct PlansPageBuilder {
  let context: PageContext

  func view() -> PlansPageView {
    let page = PageContext.Page(
      kind: "plans", heading: context.text[.plans], description: context.text[.plans], section: SiteWeek.list)
    let links = WeekLinkBuilder(context: context)
    return PlansPageView(base: context.base(page), weeks: context.shared.weeks.reversed().map(links.view))
  }
}

extension PersonReportBuilder {
  /// One for each person, with identifiers that are unique on the page.
  ///
  /// - Parameter name: only this person; everybody when `nil`.
  static func all(
    _ report: MacroReport, of name: String? = nil, context: PageContext, _ details: ReportDetails
  ) -> [PersonReportView] {
    report.people.filter { name == nil || $0.person.name == name }.enumerated().map { index, person in
      PersonReportBuilder(context: context, person: person, id: "person-\(index + 1)", details: details).view()
    }
  }
}
