public import Cookbook
public import Fingerprints

/// A week that has a plan, and so a page.
public struct SiteWeek: Sendable, Hashable {
  public let week: ISOWeek
  /// Of everything its page shows: the plan, what it provides, and where its recipes are found.
  let fingerprint: Fingerprint
  /// Of everything its shopping list is made of.
  let shopping: Fingerprint

  public init(week: ISOWeek, fingerprint: Fingerprint, shopping: Fingerprint) {
    self.week = week
    self.fingerprint = fingerprint
    self.shopping = shopping
  }

  /// Path of the page that lists all weeks.
  public static let list = "plans.html"

  public static func page(of week: ISOWeek) -> String { "plans/\(week.text).html" }
  public static func json(of week: ISOWeek) -> String { "plans/\(week.text).json" }
  /// Path of its shopping list as text.
  public static func shoppingList(of week: ISOWeek) -> String { "plans/\(week.text)-list.txt" }
}
