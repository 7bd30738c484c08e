public import Cookbook
public import Fingerprints
internal import JSONVocabulary
public import MealPlanning
internal import Quantities

/// A week's plan and what it provides.
public struct WeekReport: Sendable {
  public let week: ISOWeek
  public let report: MacroReport
  /// What is planned, in the order of days and meals.
  public let entries: [PlannedEntry]
  /// All plans, which leftovers may come from.
  public let calendar: PlanCalendar

  public init(_ week: ISOWeek, report: MacroReport, calendar: PlanCalendar) {
    self.week = week
    self.report = report
    self.calendar = calendar
    entries = calendar.entries(in: report.days)
  }
}

extension WeekReport: Fingerprintable {
  /// Every figure and source stands in the JSON; beside it pages show remarks, leftovers and people.
  public func combine(into builder: inout FingerprintBuilder) {
    builder.combine(ReportJSON(report) { $0 }.bytes())
    for entry in entries {
      builder.combine(entry.date.text)
      builder.combine(entry.slot.name)
      builder.combine(entry.title)
      builder.combine(entry.item.comment)
      if let origin = entry.origin {
        builder.combine(calendar.entries[origin].date.text)
        builder.combine(calendar.entries[origin].slot.name)
      }
      for portion in entry.portions {
        builder.combine(portion.person)
        builder.combine(portion.share.numerator)
        builder.combine(portion.share.denominator)
      }
    }
  }
}
