public import Cookbook
internal import Nutrition

/// The energy of each slot of a week's days, as it is printed: cells add up to the days' printed sums.
public struct SlotTable: Sendable, Hashable {
  public struct Row: Sendable, Hashable {
    public let slot: MealSlot
    /// Kilocalories for each day; `nil` where nothing is eaten, or nothing known.
    public let cells: [Int?]
    public let total: Int
    /// Percent of all rows; the rows' add up to 100.
    public let share: Int
  }

  /// In the order of a day.
  public let rows: [Row]

  /// - Parameter weeks: positions in the person's weeks; the days of all of them are the columns.
  public init(_ person: PersonMacros, weeks: Range<Int>) {
    let energy = PrintedMacros(person, .energy).tree
    let days = weeks.flatMap { week in zip(person.weeks[week].days, energy.parts[week].parts) }
    let slots = days.map(\.0).meals.map(\.slot)
    let cells = slots.map { slot in
      days.map { day, tree in day.meals.firstIndex { $0.slot == slot }.flatMap { tree.parts[$0].value } }
    }
    let totals = cells.map { $0.reduce(0) { $0 + ($1 ?? 0) } }
    let whole = totals.reduce(0, +)
    let shares = whole > 0 ? RoundedRows(totals.map { 100 * $0 }, unit: whole).rows : totals
    rows = slots.indices.map { Row(slot: slots[$0], cells: cells[$0], total: totals[$0], share: shares[$0]) }
  }
}
