public import Cookbook
internal import Foods
internal import Nutrition

/// What one person eats on one day, against what they mean to eat.
public struct MacroDay: Sendable, Hashable {
  public enum Status: UInt8, Sendable, Hashable, CaseIterable {
    /// No plan for this person.
    case unplanned
    /// Some of it is not known, and what is does not exceed the target.
    case unknown
    case onTarget, under, over

    /// As machines read it.
    public var name: String {
      switch self {
      case .unplanned: "unplanned"
      case .unknown: "unknown"
      case .onTarget: "on-target"
      case .under: "under"
      case .over: "over"
      }
    }
  }

  public let date: CalendarDate
  /// In the order of the day.
  public let meals: [MacroMeal]
  public let sum: MacroSum
  public let status: Status

  /// - Parameter lines: of this person and day, in the order of the plan.
  public init(date: CalendarDate, lines: [MacroLine], target: EnergyTarget) {
    self.date = date
    var slots: [MealSlot] = []
    for line in lines where !slots.contains(line.entry.slot) { slots.append(line.entry.slot) }
    // The lines of an only meal are all there are, and not copied: a day may have thousands.
    meals = slots.map { slot in
      MacroMeal(slot: slot, lines: slots.count == 1 ? lines : lines.filter { $0.entry.slot == slot })
    }
    sum = meals.lazy.map(\.sum).total
    status = lines.isEmpty ? .unplanned : target.status(of: sum)
  }

  public var isPlanned: Bool { status != .unplanned }

  /// It is over the target with what is known, and more than that was eaten.
  public var isOverInPart: Bool { status == .over && !sum.knows(.energy) }
}

/// The energy one means to eat in a day, and how near is near enough.
public struct EnergyTarget: Sendable, Hashable {
  /// Kilocalories.
  public let energy: Int
  /// Percent of the energy by which a day may differ.
  public let tolerance: Int

  /// A tenth: less than what the figures of foods and the eye for portions differ by.
  public static let defaultTolerance = 10

  public init(energy: Int, tolerance: Int = EnergyTarget.defaultTolerance) {
    self.energy = energy
    self.tolerance = tolerance
  }

  func status(of sum: MacroSum) -> MacroDay.Status {
    let eaten = sum.figures.energy ?? 0
    let difference = eaten - 1000 * energy
    let slack = 10 * energy * tolerance
    if difference > slack { return .over }
    guard sum.knows(.energy) else { return .unknown }
    return difference < -slack ? .under : .onTarget
  }
}
