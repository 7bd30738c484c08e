/// What is to be eaten on some days, as a plan file says it.
public struct MealPlan: Sendable, Hashable {
  /// The path of the file below the content folder; empty for a plan that was put together.
  public var path: String
  /// The level-one heading as plain text; `nil` when there is none.
  public var title: String?
  /// In the order of the file; a day may stand twice.
  public var days: [PlanDay]

  public init(path: String, title: String? = nil, days: [PlanDay] = []) {
    self.path = path
    self.title = title
    self.days = days
  }
}

public struct PlanDay: Sendable, Hashable {
  public var date: CalendarDate
  public var meals: [PlanMeal]

  public init(date: CalendarDate, meals: [PlanMeal] = []) {
    self.date = date
    self.meals = meals
  }
}

/// One line of a day: a slot and what is eaten there.
public struct PlanMeal: Sendable, Hashable {
  public var slot: MealSlot
  public var items: [PlanItem]

  public init(slot: MealSlot, items: [PlanItem] = []) {
    self.slot = slot
    self.items = items
  }
}

/// When on a day something is eaten.
public enum MealSlot: Sendable, Hashable {
  case breakfast, morningSnack, lunch, afternoonSnack, dinner, eveningSnack
  /// One of the author's own, as written.
  case named(String)

  /// In the order of a day.
  public static let standard: [MealSlot] = [.breakfast, .morningSnack, .lunch, .afternoonSnack, .dinner, .eveningSnack]

  /// The English words for the six, which every reader understands; the author's own words else.
  public var name: String {
    switch self {
    case .breakfast: "Breakfast"
    case .morningSnack: "Morning Snack"
    case .lunch: "Lunch"
    case .afternoonSnack: "Afternoon Snack"
    case .dinner: "Dinner"
    case .eveningSnack: "Evening Snack"
    case .named(let name): name
    }
  }
}
