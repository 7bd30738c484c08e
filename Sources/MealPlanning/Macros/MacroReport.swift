public import Cookbook

/// What everybody eats in some days, against their goals.
public struct MacroReport: Sendable, Hashable {
  public let days: ClosedRange<CalendarDate>
  /// In the order of the configuration, then of the plan.
  public let people: [PersonMacros]

  /// - Parameters:
  ///   - known: the people of the configuration; others have the usual goals.
  ///   - person: only this one; everybody who eats when `nil`.
  ///   - dishes: what is known of the subjects of the entries; the others are unknown.
  ///   - tolerance: percent of the energy by which a day may differ from its goal.
  ///   - fits: which of the entries count; all of those days when left out.
  public init(
    _ calendar: PlanCalendar, days: ClosedRange<CalendarDate>, people known: [Person], person: String? = nil,
    dishes: [PlannedEntry.Subject: DishNutrition], tolerance: Int = EnergyTarget.defaultTolerance,
    where fits: (PlannedEntry) -> Bool = { _ in true }
  ) {
    self.days = days
    let entries = calendar.entries(in: days).filter(fits)
    var lines: [String: [CalendarDate: [MacroLine]]] = [:]
    for entry in entries {
      let dish = dishes[entry.subject] ?? .unknown
      for portion in entry.portions where person == nil || portion.person == person {
        lines[portion.person, default: [:]][entry.date, default: []].append(MacroLine(entry, portion, of: dish))
      }
    }
    let dates = Self.dates(of: days)
    people = Self.names(entries, calendar, person).map { name in
      let own = known.first { $0.name == name }
      let goals = own?.goals ?? Goals()
      let target = EnergyTarget(energy: goals.energy, tolerance: tolerance)
      let ownLines = lines.removeValue(forKey: name) ?? [:]
      let all = dates.map { MacroDay(date: $0, lines: ownLines[$0] ?? [], target: target) }
      return PersonMacros(own ?? Person(name: name, goals: goals), isKnown: own != nil, target: target, days: all)
    }
  }

  private static func dates(of days: ClosedRange<CalendarDate>) -> [CalendarDate] {
    (0...days.upperBound.dayNumber - days.lowerBound.dayNumber).map { days.lowerBound.adding(days: $0) }
  }

  private static func names(_ entries: [PlannedEntry], _ calendar: PlanCalendar, _ person: String?) -> [String] {
    if let person { return [person] }
    let others = Set(entries.flatMap { $0.portions.map(\.person) }).subtracting(calendar.people)
    return calendar.people + others.sorted()
  }
}
