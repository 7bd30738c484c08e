internal import Cookbook
public import Nutrition

/// The figures of one nutrient as reports print them: lines add up to meals, meals to days, days to weeks.
public struct PrintedMacros: Sendable, Hashable {
  public let nutrient: Nutrient
  /// The whole time; its parts are the weeks, theirs the days, then the meals, then the lines.
  public let tree: FigureTree
  /// Of all days, in order.
  private let dates: [CalendarDate]

  public init(_ person: PersonMacros, _ nutrient: Nutrient) {
    self.nutrient = nutrient
    dates = person.days.map(\.date)
    let exact = FigureTree(
      person.weeks.map { week in
        FigureTree(week.days.map { day in FigureTree(day.meals.map { Self.tree(of: $0, nutrient) }) })
      })
    tree = exact.rounded(unit: nutrient.printedUnit)
  }

  /// What is printed of one of the person's days; `nil` where nothing is known, and of days that are not theirs.
  public func value(of day: MacroDay) -> Int? {
    dates.firstIndex(of: day.date).flatMap { index in tree.parts.flatMap(\.parts)[index].value }
  }

  private static func tree(of meal: MacroMeal, _ nutrient: Nutrient) -> FigureTree {
    FigureTree(meal.lines.map { FigureTree($0.sum.figures[nutrient].map(nutrient.printedValue)) })
  }
}

extension Nutrient {
  /// What is printed of a figure: itself, and for sodium the salt it makes, in halves of a microgram.
  ///
  /// Salt is 2.5 times as much as sodium (Regulation (EU) No 1169/2011, Annex I).
  public func printedValue(_ figure: Int) -> Int { self == .sodium ? 5 * figure : figure }

  /// How many of `printedValue` make one printed unit: a kilocalorie, a gram, and of salt a tenth of a gram.
  public var printedUnit: Int { self == .sodium ? 200_000 : 1000 }
}
