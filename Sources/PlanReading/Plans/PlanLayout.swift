internal import Cookbook

/// Where the days and meals of a Markdown plan stand; lines count from 1.
struct PlanLayout {
  struct Meal {
    let slot: MealSlot
    /// The line of the meal and those nested below it.
    var lines: ClosedRange<Int>
    /// The text of the first line behind its marker.
    let text: Range<Int>
    /// Of each item, in the order of `PlanMeal.items`.
    var items: [Range<Int>]
  }

  struct Day {
    let date: CalendarDate
    /// The words of the heading; empty for the one day of a menu that only its file's name says.
    let heading: Range<Int>
    let line: Int
    var meals: [Meal] = []
  }

  var days: [Day] = []
}
