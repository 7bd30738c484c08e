package import Cookbook
package import Fingerprints
internal import MealPlanning
package import SitePlanning
package import Themes

/// What a feed says of one page: a new recipe, or the newest week that is planned.
package struct FeedItem: Sendable {
  /// Below the base URL, where it stays: the item's identifier is made of it.
  package let page: String
  package let title: String
  package let date: CalendarDate?
  package var author: String?
  package var tags: [String] = []
  /// Plain text.
  package var summary: String?
  package var picture: String?
  package var language: String?

  /// The newest first; the week stands where its Monday belongs.
  ///
  /// A week is planned before it comes, and nobody knows on which day: one that lies behind the newest recipe has the day of
  /// that recipe, because a feed that was last changed in the future hides what comes until then.
  package static func all(of site: Site, week: WeekReport?, text: InterfaceText) -> [FeedItem] {
    var items = site.recent.map { FeedItem(site.recipes[$0], in: site) }
    guard let week else { return items }
    let monday = week.report.days.lowerBound
    let date = day(ofWeekFrom: monday, newest: items.compactMap(\.date).max())
    let place = items.firstIndex { $0.date.map { $0 < monday } ?? true } ?? items.count
    items.insert(FeedItem(week, on: date, text: text), at: place)
    return items
  }

  /// - Parameter newest: of the recipes with a day.
  package static func day(ofWeekFrom monday: CalendarDate, newest: CalendarDate?) -> CalendarDate {
    newest.map { min($0, monday) } ?? monday
  }

  private init(_ recipe: SiteRecipe, in site: Site) {
    page = recipe.page
    title = recipe.summary.title
    date = recipe.date
    author = recipe.summary.facts.author
    tags = site.tagNames(of: recipe.summary)
    summary = recipe.summary.lead
    picture = recipe.photo
    language = recipe.summary.language
  }

  /// A line for each day with its dishes.
  private init(_ week: WeekReport, on date: CalendarDate, text: InterfaceText) {
    page = SiteWeek.page(of: week.week)
    title = "\(text.text(.weekNumber, ["number": String(week.week.week)])), \(text.span(week.report.days))"
    self.date = date
    let days = Dictionary(grouping: week.entries, by: \.date)
    summary = days.keys.sorted().map { day in
      "\(text.name(of: day.weekday)) – " + (days[day] ?? []).map(\.dish.title).joined(separator: ", ")
    }.joined(separator: "\n")
  }
}

extension FeedItem: Fingerprintable {
  package func combine(into builder: inout FingerprintBuilder) {
    builder.combine(page)
    builder.combine(title)
    builder.combine(date?.text)
    builder.combine(author)
    builder.combine(list: tags)
    builder.combine(summary)
    builder.combine(picture)
    builder.combine(language)
  }
}
