public import Cookbook
internal import Foods
public import Nutrition

/// What everybody eats by one plan and by another.
public struct MacroDifference: Sendable, Hashable {
  /// The same day in both plans, counted from the Mondays that are compared.
  public struct Day: Sendable, Hashable {
    public let offset: Int
    /// In printed units, in the order of `nutrients`; `nil` where nothing is planned or known.
    public let old: [Int?]
    public let new: [Int?]
    public let oldStatus: MacroDay.Status
    public let newStatus: MacroDay.Status
    /// What stands before each figure, as ``MacroSum/sign(of:)``.
    public let oldSigns: [String?]
    public let newSigns: [String?]

    public var weekday: Weekday { Weekday.allCases[(offset % 7 + 7) % 7] }
    /// Whether anything differs; printed figures alone may differ by a unit, so that days add up to their week.
    public let isChanged: Bool
  }

  /// One person, in one of the plans or in both.
  public struct Eater: Sendable, Hashable {
    public let name: String
    public let energyGoal: Int
    /// Means of a day, in the order of `nutrients` and printed units; `nil` where no day is known.
    public let old: [Int?]
    public let new: [Int?]
    /// Whether the means rest on estimates.
    public let isOldEstimate: Bool
    public let isNewEstimate: Bool
    public let oldTargets: Targets
    public let newTargets: Targets
    /// In order; those that are planned in either plan.
    public let days: [Day]

    public func change(_ nutrient: Nutrient) -> Int? {
      guard let index = MacroDifference.nutrients.firstIndex(of: nutrient), let new = new[index], let old = old[index]
      else { return nil }
      return new - old
    }

    public var isChanged: Bool { old != new || oldTargets != newTargets || days.contains(where: \.isChanged) }
  }

  /// On how many of the days that can be judged the energy is near its goal.
  public struct Targets: Sendable, Hashable {
    public let met: Int
    public let judged: Int
    /// Days with something in them that nobody knows the energy of.
    public let unknown: Int

    fileprivate init(_ days: [MacroDay]) {
      met = days.count(.onTarget)
      judged = days.judgedCount
      unknown = days.count(.unknown)
    }
  }

  /// What is compared.
  public static let nutrients: [Nutrient] = [.energy, .protein, .carbohydrate, .fat]

  /// In the order of the new report, then those who eat by the old plan only.
  public let people: [Eater]

  /// - Parameter days: how the days of the reports lie beside each other.
  public init(from old: MacroReport, to new: MacroReport, days: PlanAlignment) {
    let names = new.people.map(\.person.name)
    let all = names + old.people.map(\.person.name).filter { !names.contains($0) }
    people = all.map { name in
      let (before, after) = (Side(of: name, in: old, days.old), Side(of: name, in: new, days.new))
      return Eater(
        name: name, energyGoal: (after.person ?? before.person)?.target.energy ?? 0, old: before.averages,
        new: after.averages, isOldEstimate: before.isEstimate, isNewEstimate: after.isEstimate,
        oldTargets: Targets(before.person?.days ?? []),
        newTargets: Targets(after.person?.days ?? []), days: Self.days(before, after))
    }
  }

  public var isEmpty: Bool { !people.contains(where: \.isChanged) }

  private static func days(_ old: Side, _ new: Side) -> [Day] {
    Set(old.days.keys).union(new.days.keys).sorted().map { offset in
      let (before, after) = (old.days[offset], new.days[offset])
      let nothing = nutrients.map { _ in Int?.none }
      return Day(
        offset: offset, old: before?.figures ?? nothing, new: after?.figures ?? nothing,
        oldStatus: before?.day.status ?? .unplanned, newStatus: after?.day.status ?? .unplanned,
        oldSigns: nutrients.map { before?.day.sum.sign(of: $0) },
        newSigns: nutrients.map { after?.day.sum.sign(of: $0) },
        isChanged: before?.day.sum != after?.day.sum || before?.day.status != after?.day.status)
    }
  }
}

/// One person in one of the reports, with the figures that the report prints.
private struct Side {
  let person: PersonMacros?
  let averages: [Int?]
  var isEstimate: Bool { person?.days.isEstimate ?? false }
  /// By the days from the first Monday; those with a plan.
  private(set) var days: [Int: (figures: [Int?], day: MacroDay)] = [:]

  init(of name: String, in report: MacroReport, _ monday: CalendarDate) {
    person = report.people.first { $0.person.name == name }
    averages = MacroDifference.nutrients.map { [person] nutrient in
      person?.days.average(nutrient).map { RoundedRows([$0], unit: nutrient.printedUnit).total }
    }
    guard let person else { return }
    let printed = MacroDifference.nutrients.map { PrintedMacros(person, $0).tree }
    for (week, macros) in person.weeks.enumerated() {
      for (place, day) in macros.days.enumerated() where day.isPlanned {
        let figures = printed.map { $0.parts[week].parts[place].value }
        days[day.date.dayNumber - monday.dayNumber] = (figures, day)
      }
    }
  }
}
