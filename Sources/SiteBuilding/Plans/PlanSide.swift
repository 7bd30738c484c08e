package import Cookbook
internal import CookbookReading
package import MealPlanning
internal import SiteStorage
package import SourceText

/// One of two plans that are compared, with all that is eaten by it.
package struct PlanSide {
  /// As headings name it.
  package let name: String
  package let calendar: PlanCalendar
  package let fits: (PlannedEntry) -> Bool
  /// Errors of all plans, and warnings of this one.
  package let diagnostics: [Diagnostic]

  package init(name: String, calendar: PlanCalendar, fits: @escaping (PlannedEntry) -> Bool, diagnostics: [Diagnostic])
  {
    self.name = name
    self.calendar = calendar
    self.fits = fits
    self.diagnostics = diagnostics
  }

  package var entries: [PlannedEntry] { calendar.entries.filter(fits) }

  /// Whole weeks; `nil` where nothing is planned.
  package var days: ClosedRange<CalendarDate>? {
    let dates = entries.map(\.date)
    guard let first = dates.min(), let last = dates.max() else { return nil }
    return ISOWeek(of: first).date(of: .monday)...ISOWeek(of: last).date(of: .sunday)
  }
}

extension PlanSide {
  /// - Parameter other: what it is compared with. A file from elsewhere stands in the site's place of its days; against
  ///   a week, the whole week counts, other plans of it too.
  package init(
    _ plan: ComparedPlan, against other: ComparedPlan, site: SitePlans, recipes: SiteRecipes, _ workspace: Workspace
  ) {
    switch plan {
    case .span(let span):
      self.init(name: span.text, site, fits: span.contains, shownPath: workspace.content.shownPath)
    case .outside(let outside):
      let read = outside.document(usualWeek: other.week(in: site.documents))
      let plans = site.replacing(with: read.value, shownAs: outside.name, workspace, recipes: recipes)
      let path = read.value.plan.path
      let weeks = Set(read.value.plan.days.map { ISOWeek(of: $0.date) })
      let isWhole = if case .span(.week) = other { true } else { false }
      self.init(
        name: outside.name, plans, fits: { isWhole ? weeks.contains(ISOWeek(of: $0.date)) : $0.plan == path },
        shownPath: { $0 == path ? outside.name : workspace.content.shownPath(of: $0) }, read.diagnostics)
    }
  }

  private init(
    name: String, _ plans: SitePlans, fits: @escaping (PlannedEntry) -> Bool, shownPath: (String) -> String,
    _ diagnostics: [Diagnostic] = []
  ) {
    let own = Set(plans.calendar.entries.filter(fits).map { shownPath($0.plan) })
    self.init(
      name: name, calendar: plans.calendar, fits: fits,
      diagnostics: diagnostics + plans.diagnostics.filter { $0.severity == .error || own.contains($0.path) })
  }
}
