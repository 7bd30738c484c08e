public import Cookbook
internal import Foods
public import Nutrition

/// A week of one person, or the part of it that is asked for.
public struct MacroWeek: Sendable, Hashable {
  public let week: ISOWeek
  /// Each day once, in order, planned or not.
  public let days: [MacroDay]
  public let sum: MacroSum

  init(week: ISOWeek, days: [MacroDay]) {
    self.week = week
    self.days = days
    sum = days.lazy.map(\.sum).total
  }
}

/// What one person eats in some days, against their goals.
public struct PersonMacros: Sendable, Hashable {
  public let person: Person
  /// Whether the configuration says who this is; otherwise the goals are the usual ones.
  public let isKnown: Bool
  public let target: EnergyTarget
  public let weeks: [MacroWeek]
  public let sum: MacroSum

  init(_ person: Person, isKnown: Bool, target: EnergyTarget, days: [MacroDay]) {
    self.person = person
    self.isKnown = isKnown
    self.target = target
    var weeks: [MacroWeek] = []
    var rest = days[...]
    while let first = rest.first {
      let week = ISOWeek(of: first.date)
      let own = rest.prefix { ISOWeek(of: $0.date) == week }
      weeks.append(MacroWeek(week: week, days: Array(own)))
      rest = rest.dropFirst(own.count)
    }
    self.weeks = weeks
    sum = weeks.lazy.map(\.sum).total
  }

  public var days: [MacroDay] { weeks.flatMap(\.days) }
}

// MARK: What the days have in common

extension Sequence<MacroDay> {
  public func count(_ status: MacroDay.Status) -> Int {
    reduce(0) { $0 + ($1.status == status ? 1 : 0) }
  }

  /// Days with a plan.
  public var plannedCount: Int { reduce(0) { $0 + ($1.isPlanned ? 1 : 0) } }

  /// Days that can be compared with the target: everything that is planned is known, or is too much already.
  public var judgedCount: Int { count(.onTarget) + count(.under) + count(.over) }

  /// The mean of the planned days that know all of a nutrient, in thousandths (sodium: micrograms), rounded to the
  /// nearest; `nil` where fewer than half of them do, since a few days do not speak for a week, and where a day is over the
  /// target with a part of it: without that day, the others would seem to say that too little was eaten.
  public func average(_ nutrient: Nutrient) -> Int? {
    if contains(where: \.isOverInPart) { return nil }
    let known = filter { $0.isPlanned && $0.sum.knows(nutrient) }.compactMap { $0.sum.figures[nutrient] }
    guard !known.isEmpty, 2 * known.count >= plannedCount else { return nil }
    return (2 * known.reduce(0, +) + known.count) / (2 * known.count)
  }

  /// Whether averages of the days are estimates: all days whose energy is known together are.
  public var isEstimate: Bool { lazy.map(\.sum).filter { $0.knows(.energy) }.total.isEstimate }

  /// What each slot provides over all days, in the order of a day.
  public var meals: [MacroMeal] {
    var slots: [MealSlot: [MacroLine]] = [:]
    var order: [MealSlot] = []
    for meal in lazy.flatMap(\.meals) {
      if slots[meal.slot] == nil { order.append(meal.slot) }
      slots[meal.slot, default: []] += meal.lines
    }
    let named = order.filter { !MealSlot.standard.contains($0) }
    return (MealSlot.standard + named).compactMap { slot in slots[slot].map { MacroMeal(slot: slot, lines: $0) } }
  }

  public var lines: some Sequence<MacroLine> { lazy.flatMap { $0.meals.lazy.flatMap(\.lines) } }

  // MARK: Best, worst, in a row

  /// Of the days that are known the nearest to the goal, the first of equals; `nil` of fewer than two.
  public func best(for target: EnergyTarget) -> MacroDay? {
    let known = known
    guard known.count > 1 else { return nil }
    return known.min { target.distance($0) < target.distance($1) }
  }

  /// Of the days that are judged the furthest from the goal, the first of equals; `nil` of fewer than two, and where it is
  /// on target. A day that is over the target with what is known of it is at least so far off.
  public func worst(for target: EnergyTarget) -> MacroDay? {
    let judged = filter { $0.isPlanned && ($0.sum.knows(.energy) || $0.isOverInPart) }
    guard judged.count > 1, let distance = judged.map(target.distance).max() else { return nil }
    return judged.first { target.distance($0) == distance && $0.status != .onTarget }
  }

  private var known: [MacroDay] { filter { $0.isPlanned && $0.sum.knows(.energy) } }

  /// The longest run of days on target; the first of equals. Empty without any.
  public var streak: [MacroDay] {
    var best: [MacroDay] = []
    var run: [MacroDay] = []
    for day in self {
      if day.status != .onTarget {
        run = []
        continue
      }
      run.append(day)
      if run.count > best.count { best = run }
    }
    return best
  }
}

extension EnergyTarget {
  /// Thousandths of a kilocalorie between a day and the goal.
  func distance(_ day: MacroDay) -> Int { abs((day.sum.figures.energy ?? 0) - 1000 * energy) }
}
