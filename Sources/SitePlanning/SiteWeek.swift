public import Cookbook

/// Where the files of weeks with a plan are.
public enum SiteWeek {
  /// Path of the page that lists all weeks.
  public static let list = "plans.html"

  public static func page(of week: ISOWeek) -> String { "plans/\(week.text).html" }
  public static func json(of week: ISOWeek) -> String { "plans/\(week.text).json" }
  /// Path of the plan as the browser's planner reads it.
  public static func script(of week: ISOWeek) -> String { "plans/\(week.text).js" }
  /// Path of its shopping list as text.
  public static func shoppingList(of week: ISOWeek) -> String { "plans/\(week.text)-list.txt" }
}
