public import Cookbook
internal import Nutrition

/// The energy of each slot of a week's days, as it is printed: cells add up to the days' printed sums.
public struct SlotTable: Sendable, Hashable {
  public struct Cell: Sendable, Hashable {
    /// Kilocalories; `nil` where nothing is eaten, or nothing known.
    public let energy: Int?
    /// As that of ``MacroSum/sign(of:)``; `nil` where nothing is eaten, too.
    public let sign: String?
  }

  public struct Row: Sendable, Hashable {
    public let slot: MealSlot
    /// One for each day.
    public let cells: [Cell]
    public let total: Int
    /// That of the total.
    public let sign: String?
    /// Percent of all rows; the rows' add up to 100.
    public let share: Int
  }

  /// In the order of a day.
  public let rows: [Row]

  /// - Parameter weeks: positions in the person's weeks; the days of all of them are the columns.
  public init(_ person: PersonMacros, weeks: Range<Int>) {
    let energy = PrintedMacros(person, .energy).tree
    let days = weeks.flatMap { week in zip(person.weeks[week].days, energy.parts[week].parts) }
    let meals = days.map(\.0).meals
    let cells = meals.map { meal in
      days.map { day, tree in
        let place = day.meals.firstIndex { $0.slot == meal.slot }
        return Cell(
          energy: place.flatMap { tree.parts[$0].value }, sign: place.flatMap { day.meals[$0].sum.sign(of: .energy) })
      }
    }
    let totals = cells.map { $0.reduce(0) { $0 + ($1.energy ?? 0) } }
    let whole = totals.reduce(0, +)
    let shares = whole > 0 ? RoundedRows(totals.map { 100 * $0 }, unit: whole).rows : totals
    rows = meals.indices.map { place in
      Row(
        slot: meals[place].slot, cells: cells[place], total: totals[place], sign: meals[place].sum.sign(of: .energy),
        share: shares[place])
    }
  }
}
