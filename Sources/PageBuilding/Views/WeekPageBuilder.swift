internal import Cookbook
internal import JSONReading
internal import JSONVocabulary
package import MealPlanning
internal import Mustache
package import PageInputs
package import ShoppingLists
internal import SitePlanning
internal import Themes

/// Builds the page of a week: its plan, for each person what it provides, and what has to be bought.
package struct WeekPageBuilder {
  package let context: PageContext
  package let inputs: WeekPageInputs
  package let list: ShoppingList

  package init(context: PageContext, inputs: WeekPageInputs, list: ShoppingList) {
    self.context = context
    self.inputs = inputs
    self.list = list
  }

  private var text: InterfaceText { context.text }
  private var report: WeekReport { inputs.week.inputs.report }

  package func view() -> WeekPageView {
    let files = WeekFiles(context: context, week: inputs.week.inputs, list: list)
    let title = text.text(.weekNumber, ["number": String(report.week.week)])
    let span = text.span(report.report.days)
    let links = WeekLinkBuilder(context: context)
    let (earlier, later) = (inputs.earlier?.inputs, inputs.later?.inputs)
    let page = PageContext.Page(
      kind: "week", heading: title, description: "\(title), \(span)",
      previous: earlier.map { SiteWeek.page(of: $0.week) }, next: later.map { SiteWeek.page(of: $0.week) },
      section: SiteWeek.list)
    return WeekPageView(
      base: context.base(page), span: span,
      people: PersonReportBuilder.all(report.report, context: context, ReportDetails(address: files.address)),
      days: PlanDays(context: context, report: report, address: files.address).days,
      jsonUrl: context.url(SiteWeek.json(of: report.week)), earlier: earlier.map(links.view),
      later: later.map(links.view),
      shopping: ShoppingListBuilder(text: text, list: list, quantities: text.quantities()).view(),
      listUrl: context.url(SiteWeek.shoppingList(of: report.week)),
      listLink: files.quickyShoppy)
  }
}

/// Writes the files of a week that are made without a template.
package struct WeekFiles {
  package let context: PageContext
  package let week: WeekInputs
  package let list: ShoppingList

  package init(context: PageContext, week: WeekInputs, list: ShoppingList) {
    self.context = context
    self.week = week
    self.list = list
  }

  /// The report, and beside it the shopping list.
  package func json() -> [UInt8] {
    ReportJSON(week.report.report, address: address).bytes { json in
      json.key("shopping")
      ListJSON.write(list, style: style, to: &json)
    }
  }

  package func listText() -> [UInt8] { Array(FormattedText.write(list, style: style).utf8) }

  /// A link that hands the list to an app; `nil` for an empty one.
  var quickyShoppy: String? {
    guard !list.items.isEmpty else { return nil }
    return QuickyShoppy.write(list, style: style) { week.pages[$0].flatMap(context.absolute) }
  }

  /// Where the page of a recipe is found, by its path below the content folder.
  package func address(_ path: String) -> String? { week.pages[path].map(context.url) }

  /// As the command line prints lists.
  private var style: ListStyle { ListStyle(quantities: context.text.quantities(), words: context.text.listWords) }
}

/// Builds links to weeks, with what their reports say.
package struct WeekLinkBuilder {
  package let context: PageContext

  package func view(_ week: WeekInputs) -> WeekLinkView {
    let text = context.text
    let headlines = week.report.report.people.map { person in
      let sentence = ReportSentence(text: text).headline(person.days)
      return person.person.name.isEmpty ? sentence : "\(PersonReportBuilder.shown(person.person.name)): \(sentence)"
    }
    return WeekLinkView(
      label: text.text(.weekNumber, ["number": String(week.week.week)]), span: text.span(week.report.report.days),
      url: context.url(SiteWeek.page(of: week.week)), headlines: headlines)
  }
}

/// Builds the page that lists all weeks.
package struct PlansPageBuilder {
  package let context: PageContext
  package let inputs: PlansPageInputs

  package init(context: PageContext, inputs: PlansPageInputs) {
    self.context = context
    self.inputs = inputs
  }

  package func view() -> PlansPageView {
    let page = PageContext.Page(
      kind: "plans", heading: context.text[.plans], description: context.text[.plans], section: SiteWeek.list)
    let links = WeekLinkBuilder(context: context)
    return PlansPageView(base: context.base(page), weeks: inputs.weeks.reversed().map { links.view($0.inputs) })
  }
}

extension PersonReportBuilder {
  /// One for each person, with identifiers that are unique on the page.
  ///
  /// - Parameter name: only this person; everybody when `nil`.
  package static func all(
    _ report: MacroReport, of name: String? = nil, context: PageContext, _ details: ReportDetails
  ) -> [PersonReportView] {
    report.people.filter { name == nil || $0.person.name == name }.enumerated().map { index, person in
      PersonReportBuilder(context: context, person: person, id: "person-\(index + 1)", details: details).view()
    }
  }
}
