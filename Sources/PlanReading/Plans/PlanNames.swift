public import Cookbook
internal import CookbookReading
public import Quantities

/// The words for days and meals, as plans and command lines have them.
public enum PlanNames {
  /// A day of a week by its name, in any of the languages, or by its date, which may lie in another week.
  public static func day(_ name: String, week: ISOWeek?) -> CalendarDate? {
    switch PlanDate.read(name, week: week) {
    case .weekday(let weekday): week?.date(of: weekday)
    case .date(let date, _): date
    case .impossible, nil: nil
    }
  }

  /// One of the six slots by any of its words, else a slot of that name.
  public static func slot(_ name: String) -> MealSlot { PlanWords.slot(name) ?? .named(name) }

  /// The word for each of the six that a near miss is looked for among.
  public static var slotNames: [String] { MealSlot.standard.map(\.name) }

  /// Whether a text says by itself that it is no recipe: it starts with an amount, states its energy, or is a leftover.
  public static func isPlainItem(_ text: String) -> Bool {
    PlanText.startsWithAmount(text) || PlanEnergy.first(in: text) != nil || PlanLeftover.afterWord(text) != nil
  }

  /// A positive number as people write it: `2`, `1/2`, `1.5`; `nil` for anything else.
  public static func servings(_ text: String) -> Rational? {
    guard let amount = try? AmountReader.read(text.utf8).amount, case .exact(let value) = amount.measure,
      amount.unit == nil, value > .zero
    else { return nil }
    return value
  }
}
