/// How wide the columns of a printed week are, in thousandths of the table.
///
/// Widths follow the letters in the columns; no column is less than half as wide as the widest, and none so narrow that
/// a word of up to fourteen letters breaks.
package struct PlanColumnWidths {
  /// What the column of days leaves to the meals.
  private static let table = 860
  /// Of one letter at the size the sheet is set in.
  private static let letter = 12

  package let widths: [Int]

  /// - Parameter titles: of the dishes in each column.
  package init(_ titles: [[String]]) {
    let letters = titles.map { $0.reduce(0) { $0 + min($1.count, 60) + 12 } }
    let least = (letters.max() ?? 0) / 2
    let weights = letters.map { max($0, least, 1) }
    let floors = titles.map(Self.floor)
    let whole = weights.reduce(0, +)
    let narrow = weights.indices.filter { Self.table * weights[$0] / whole < floors[$0] }
    let taken = narrow.reduce(0) { $0 + floors[$1] }
    let rest = narrow.reduce(whole) { $0 - weights[$1] }
    guard rest > 0, taken < Self.table / 2 else {
      widths = weights.map { Self.table * $0 / whole }
      return
    }
    widths = weights.indices.map { narrow.contains($0) ? floors[$0] : (Self.table - taken) * weights[$0] / rest }
  }

  private static func floor(_ titles: [String]) -> Int {
    let words = titles.lazy.flatMap { $0.split { $0 == " " || $0 == "-" } }
    // Two more for the margins of the cell.
    return (min(words.map(\.count).max() ?? 0, 14) + 2) * letter
  }
}
