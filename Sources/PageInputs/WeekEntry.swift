public import Cookbook
public import Fingerprints
public import MealPlanning
public import Quantities

/// A dish of a week as its page, its sheet and its plan for scripts show it.
public struct WeekEntry: Sendable, Fingerprintable {
  public enum Dish: Sendable, Hashable {
    /// By the path of the recipe below the content folder.
    case recipe(path: String, title: String)
    /// A food, or a note with what it states that it provides.
    case words(String, PlanNutrition?)

    public var title: String {
      switch self {
      case .recipe(_, let title), .words(let title, _): title
      }
    }
  }

  /// The meal that a leftover comes from.
  public struct Origin: Sendable, Hashable {
    public let date: CalendarDate
    public let slot: MealSlot
  }

  @Input public var date: CalendarDate
  @Input public var slot: MealSlot
  @Input public var dish: Dish
  /// What the plan says is made; a leftover is not made.
  @Input public var amount: Amount?
  @Input public var comment: String?
  @Input public var origin: Origin?
  @Input public var portions: [PlannedEntry.Portion]
  private let fingerprint: Fingerprint

  init(_ entry: PlannedEntry, of calendar: PlanCalendar) {
    var ledger = InputLedger()
    _date = ledger.note(entry.date)
    _slot = ledger.note(entry.slot)
    _dish = ledger.note(Dish(entry.subject))
    _amount = ledger.note(entry.item.amount)
    _comment = ledger.note(entry.item.comment)
    _origin = ledger.note(
      entry.origin.map { Origin(date: calendar.entries[$0].date, slot: calendar.entries[$0].slot) })
    _portions = ledger.note(entry.portions)
    fingerprint = ledger.finish()
  }

  public func combine(into builder: inout FingerprintBuilder) { builder.combine(fingerprint) }

  /// `nil` for who eats nothing of it.
  public func portion(of person: String) -> PlannedEntry.Portion? { portions.first { $0.person == person } }
}

extension WeekEntry.Dish: Fingerprintable {
  fileprivate init(_ subject: PlannedEntry.Subject) {
    self =
      switch subject {
      case .recipe(let path, let title): .recipe(path: path, title: title)
      case .food(let text): .words(text, nil)
      case .note(let text, let stated): .words(text, stated)
      }
  }

  public func combine(into builder: inout FingerprintBuilder) {
    switch self {
    case .recipe(let path, let title):
      builder.combine("recipe")
      builder.combine(path)
      builder.combine(title)
    case .words(let text, let stated):
      builder.combine("words")
      builder.combine(text)
      builder.combine(stated != nil)
      for figure in [stated?.energy, stated?.protein, stated?.carbohydrate, stated?.fat] {
        builder.combine(figure?.fractionText)
      }
    }
  }
}

extension WeekEntry.Origin: Fingerprintable {
  public func combine(into builder: inout FingerprintBuilder) {
    date.combine(into: &builder)
    slot.combine(into: &builder)
  }
}
