public import Cookbook
public import MealPlanning

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
