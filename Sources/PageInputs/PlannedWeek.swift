public import Fingerprints

/// A week that has a plan, and so pages.
public struct PlannedWeek: Sendable {
  public let report: WeekReport
  /// The recipes its shopping list is made of, by their places in the site.
  package let listRecipes: [Int]
  /// Of everything its shopping list is made of.
  package let list: Fingerprint

  public init(_ report: WeekReport, listRecipes: [Int], list: Fingerprint) {
    self.report = report
    self.listRecipes = listRecipes
    self.list = list
  }
}
