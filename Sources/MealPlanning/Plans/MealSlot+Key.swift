public import Cookbook
internal import SitePlanning

extension MealSlot {
  /// What tells a meal of a day from others: `Brunch`, `brunch` and `Brunch!` are one, and a name of signs alone is itself.
  public var key: String { name.contains { $0.isLetter || $0.isNumber } ? Slug.make(name) : name }
}
