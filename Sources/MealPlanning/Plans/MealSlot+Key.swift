public import Cookbook
internal import SitePlanning

extension MealSlot {
  /// What tells a meal of a day from others: `Brunch`, `brunch` and `Brunch!` are one.
  public var key: String { Slug.make(name) }
}
