/// How the sheet of a week is to look: its plan with what it provides on one page, its shopping list on the next.
public struct WeekSheetSetup: Sendable {
  /// Only what this person eats, and what it provides; everybody when `nil`.
  public var person: String?
  public var list: ListSetup
  /// How many steps smaller the plan is set than it should be; up to `smallestFit`.
  public var planFit = 0
  /// The same for the shopping list.
  public var listFit = 0

  /// Below this, a sheet is not read from in front of the fridge any more.
  public static let smallestFit = 5

  /// The anchor of the page with the shopping list.
  public static let listAnchor = "shopping"

  public init(person: String?, list: ListSetup) {
    self.person = person
    self.list = list
  }
}
