public import Cookbook
internal import Quantities

/// What is eaten in one plan and not in another.
public struct PlanDifference: Sendable, Hashable {
  /// Where something is eaten.
  public struct Place: Sendable, Hashable {
    /// Counted from the first week of the plans that are compared, which is 0.
    public let week: Int
    public let weekday: Weekday
    public let slot: MealSlot

    public init(week: Int = 0, weekday: Weekday, slot: MealSlot) {
      self.week = week
      self.weekday = weekday
      self.slot = slot
    }
  }

  /// Something that is in one of the plans only.
  public struct Dish: Sendable, Hashable {
    public let title: String
    /// The path of the recipe; `nil` for foods and notes.
    public let recipe: String?
    /// Whether it was cooked for another meal.
    public let isLeftover: Bool
    public let place: Place
  }

  /// One dish in the place of another.
  public struct Swap: Sendable, Hashable {
    public let old: Dish
    public let new: Dish
  }

  public struct Move: Sendable, Hashable {
    public let dish: Dish
    public let to: Place
  }

  /// The same at the same place, but more or less of it, or by other people.
  public struct Resizing: Sendable, Hashable {
    public let dish: Dish
    public let old: [PlannedEntry.Portion]
    public let new: [PlannedEntry.Portion]
  }

  public private(set) var swapped: [Swap] = []
  public private(set) var added: [Dish] = []
  public private(set) var removed: [Dish] = []
  public private(set) var moved: [Move] = []
  public private(set) var resized: [Resizing] = []

  public var isEmpty: Bool {
    swapped.isEmpty && added.isEmpty && removed.isEmpty && moved.isEmpty && resized.isEmpty
  }

  public init(from old: [PlannedEntry], to new: [PlannedEntry]) {
    guard let days = PlanAlignment(old.lazy.map(\.date), new.lazy.map(\.date)) else { return }
    let others = new.map { Dish($0, from: days.new) }
    var came = UnpairedDishes(others)
    var gone: [Dish] = []
    for entry in old {
      let dish = Dish(entry, from: days.old)
      guard let index = came.take(sameAs: dish) else {
        gone.append(dish)
        continue
      }
      if entry.portions != new[index].portions {
        resized.append(Resizing(dish: dish, old: entry.portions, new: new[index].portions))
      }
    }
    gone.removeAll { dish in
      guard let index = came.take(elsewhere: dish) else { return false }
      moved.append(Move(dish: dish, to: others[index].place))
      return true
    }
    for dish in gone {
      if let index = came.take(inPlaceOf: dish) {
        swapped.append(Swap(old: dish, new: others[index]))
      } else {
        removed.append(dish)
      }
    }
    added = came.rest
  }
}

extension PlanDifference.Dish {
  fileprivate init(_ entry: PlannedEntry, from monday: CalendarDate) {
    title = entry.title
    if case .recipe(let path, _) = entry.subject { recipe = path } else { recipe = nil }
    isLeftover = entry.isLeftover
    let days = entry.date.dayNumber - monday.dayNumber
    place = .init(week: days / 7, weekday: entry.date.weekday, slot: entry.slot)
  }
}
