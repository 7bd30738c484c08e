package import Cookbook
package import MealPlanning
package import SiteStorage

/// What part of the plans is asked for: a week, some days, or one file.
package enum PlanSpan: Equatable {
  case week(ISOWeek)
  case days(ClosedRange<CalendarDate>)
  /// The path below the content folder.
  case file(String)

  /// `2026-W47`, `this`, `next`, `last`, a day, or a file of the site; the week of today where nothing is said.
  ///
  /// - Parameter known: paths of all plans.
  package static func read(
    _ word: String?, today: CalendarDate, plans known: [String], content: SourceFolder
  ) throws(InvalidRequest) -> PlanSpan {
    guard let word else { return .week(ISOWeek(of: today)) }
    if let week = Self.week(word, today: today) { return .week(week) }
    if word.utf8.count == 10, let day = CalendarDate(word) { return .days(day...day) }
    let names = [word, word + ".md", "plans/" + word, "plans/" + word + ".md"]
    for path in known where names.contains(path) || names.contains(content.shownPath(of: path)) { return .file(path) }
    throw InvalidRequest(
      "“\(word)” is neither a week nor a plan of the site",
      hint: "write the week as 2026-W47, “this”, “next” or “last”, or the path of a file in plans/")
  }

  /// A week by its number, or as seen from today.
  package static func week(_ word: String, today: CalendarDate) -> ISOWeek? {
    switch word.lowercased() {
    case "this": ISOWeek(of: today)
    case "next": ISOWeek(of: today.adding(days: 7))
    case "last": ISOWeek(of: today.adding(days: -7))
    default: ISOWeek(word)
    }
  }

  package func contains(_ entry: PlannedEntry) -> Bool {
    switch self {
    case .week(let week): ISOWeek(of: entry.date) == week
    case .days(let days): days.contains(entry.date)
    case .file(let path): entry.plan == path
    }
  }

  /// As headings name it.
  package var text: String {
    switch self {
    case .week(let week): "Week \(week.text)"
    case .days(let days):
      days.lowerBound == days.upperBound
        ? days.lowerBound.text : "\(days.lowerBound.text) to \(days.upperBound.text)"
    case .file(let path): path
    }
  }
}
