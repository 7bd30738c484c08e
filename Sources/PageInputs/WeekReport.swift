public import Cookbook
public import Fingerprints
internal import JSONVocabulary
public import MealPlanning

/// A week's plan and what it provides.
public struct WeekReport: Sendable, Fingerprintable {
  public let week: ISOWeek
  @Input public var report: MacroReport
  /// What is planned, in the order of days and meals.
  @Input public var entries: [WeekEntry]
  /// Who may eat along, in the order of the configuration or of the plan.
  @Input public var people: [String]
  private let fingerprint: Fingerprint

  /// - Parameter calendar: all plans, which leftovers may come from.
  public init(_ week: ISOWeek, report: MacroReport, calendar: PlanCalendar) {
    var ledger = InputLedger()
    self.week = week
    // Every figure and source of it stands in its JSON.
    _report = ledger.note(report, as: Fingerprint(of: ReportJSON(report) { $0 }.bytes()))
    _entries = ledger.note(calendar.entries(in: report.days).map { WeekEntry($0, of: calendar) })
    _people = ledger.note(calendar.people)
    fingerprint = ledger.finish()
  }

  /// Whom the configuration or a plan of the week names; one may stand there several times.
  public var eaters: [String] { people + entries.flatMap { $0.portions.map(\.person) } }

  public func combine(into builder: inout FingerprintBuilder) { builder.combine(fingerprint) }
}
