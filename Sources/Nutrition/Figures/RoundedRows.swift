/// Rows of a printed table that add up to its printed total.
///
/// The total is rounded to the nearest whole unit, halves up; each row is rounded down, and the units that are still
/// missing go to the rows that lost most, of equal ones to the first (largest remainder, also called Hare–Niemeyer).
/// No row is more than one unit away from its exact value.
public struct RoundedRows: Sendable, Hashable {
  /// In whole units, in the order of the input.
  public let rows: [Int]
  public let total: Int

  /// - Parameters:
  ///   - values: none of them negative.
  ///   - unit: how many of the values make one printed unit, 1000 for thousandths.
  public init(_ values: [Int], unit: Int = 1000) {
    self.init(values, unit: unit, total: (values.reduce(0, +) + unit / 2) / unit)
  }

  /// Rows that add up to a total which is rounded already, up or down: a row of a larger table that has rows of its own.
  public init(_ values: [Int], unit: Int = 1000, total: Int) {
    self.total = total
    var rows = values.map { $0 / unit }
    let missing = total - rows.reduce(0, +)
    let order = values.indices.sorted {
      let (left, right) = (values[$0] % unit, values[$1] % unit)
      return left == right ? $0 < $1 : left > right
    }
    for index in order.prefix(max(0, missing)) { rows[index] += 1 }
    self.rows = rows
  }
}
