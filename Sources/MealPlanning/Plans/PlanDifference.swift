public import Cookbook
public import Quantities

/// What is eaten in one plan and not in another; days are compared by their day of the week.
public struct PlanDifference: Sendable, Hashable {
  /// Where something is eaten.
  public struct Place: Sendable, Hashable {
    public let weekday: Weekday
    public let slot: MealSlot

    public init(weekday: Weekday, slot: MealSlot) {
      self.weekday = weekday
      self.slot = slot
    }
  }

  /// Something that is in one of the plans only.
  public struct Dish: Sendable, Hashable {
    public let title: String
    /// The path of the recipe; `nil` for foods and notes.
    public let recipe: String?
    public let place: Place
  }

  public struct Move: Sendable, Hashable {
    public let dish: Dish
    public let to: Place
  }

  /// The same at the same place, but more or less of it.
  public struct Resizing: Sendable, Hashable {
    public let dish: Dish
    /// Times the recipe that all people eat together.
    public let old: Rational
    public let new: Rational
  }

  public private(set) var added: [Dish] = []
  public private(set) var removed: [Dish] = []
  public private(set) var moved: [Move] = []
  public private(set) var resized: [Resizing] = []

  public var isEmpty: Bool { added.isEmpty && removed.isEmpty && moved.isEmpty && resized.isEmpty }

  public init(from old: [PlannedEntry], to new: [PlannedEntry]) {
    var rest = new[...].map { ($0, Self.dish($0)) }
    var gone: [Dish] = []
    for entry in old {
      let dish = Self.dish(entry)
      guard let index = rest.firstIndex(where: { $0.1 == dish }) else {
        gone.append(dish)
        continue
      }
      let other = rest.remove(at: index).0
      if let before = Self.eaten(entry), let after = Self.eaten(other), before != after, dish.recipe != nil {
        resized.append(Resizing(dish: dish, old: before, new: after))
      }
    }
    var came = rest.map(\.1)
    for dish in gone {
      if let index = came.firstIndex(where: { $0.title == dish.title && $0.recipe == dish.recipe }) {
        moved.append(Move(dish: dish, to: came.remove(at: index).place))
      } else {
        removed.append(dish)
      }
    }
    added = came
  }

  private static func dish(_ entry: PlannedEntry) -> Dish {
    var recipe: String?
    if case .recipe(let path, _) = entry.subject { recipe = path }
    return Dish(title: entry.title, recipe: recipe, place: Place(weekday: entry.date.weekday, slot: entry.slot))
  }

  private static func eaten(_ entry: PlannedEntry) -> Rational? {
    entry.portions.reduce(Rational.zero) { sum, portion in sum.flatMap { $0.adding(portion.share) } }
  }
}
