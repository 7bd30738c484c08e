public import Cookbook
public import Quantities

/// One thing that is eaten at a meal, with the recipe it is made from and who eats how much of it.
public struct PlannedEntry: Sendable, Hashable {
  public enum Subject: Sendable, Hashable {
    /// A recipe of the collection, by its path below the content folder.
    case recipe(path: String, title: String)
    /// A food with its amount, as an ingredient list has it.
    case food(String)
    case note(String, PlanNutrition?)
  }

  /// What one person eats of it.
  public struct Portion: Sendable, Hashable {
    /// As the configuration or the plan names them; empty where neither names anybody.
    public let person: String
    /// The part of the whole that is eaten: times the recipe, or times the line of a food or note.
    ///
    /// What a portion provides is this share of what the recipe or the line provides.
    public let share: Rational
    /// Servings of a recipe that says how many it makes; `nil` for everything else.
    public let servings: Rational?
    /// The portion as the plan says what is made, `100 g` of `*300 g*`; `nil` where it says nothing, and beside servings.
    public var amount: Amount?
  }

  /// The path of the plan below the content folder.
  public let plan: String
  public let date: CalendarDate
  public let slot: MealSlot
  public let subject: Subject
  /// As the plan says it: where it stands, and its remark. For a leftover this is the line that says so.
  public let item: PlanItem
  /// For a leftover, the position in `PlanCalendar.entries` of what was cooked: it is eaten, but not bought.
  public let origin: Int?
  /// How many times a recipe is made for this meal and all that is left over of it.
  ///
  /// `nil` for leftovers, for foods and notes, and where the plan says it in a way the recipe knows nothing of.
  public let batches: Rational?
  /// In the order of people, or of the plan where it names them; empty where nothing is known.
  public let portions: [Portion]

  public var isLeftover: Bool { origin != nil }

  /// `nil` for who eats nothing of it.
  public func portion(of person: String) -> Portion? { portions.first { $0.person == person } }

  /// What the recipe, food or note is called.
  public var title: String { subject.title }
}

extension PlannedEntry.Subject {
  /// As ``PlannedEntry/title``.
  var title: String {
    switch self {
    case .recipe(_, let title): title
    case .food(let text), .note(let text, _): text
    }
  }
}
