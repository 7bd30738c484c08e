internal import Nutrition

/// A figure and the parts it is the sum of: a week, its days, their meals.
public struct FigureTree: Sendable, Hashable {
  /// `nil` when unknown.
  public let value: Int?
  public let parts: [FigureTree]

  public init(_ value: Int?) {
    self.value = value
    parts = []
  }

  /// The sum of what is known; unknown when no part is known.
  public init(_ parts: [FigureTree]) {
    let known = parts.compactMap(\.value)
    value = known.isEmpty ? nil : known.reduce(0, +)
    self.parts = parts
  }

  private init(value: Int?, parts: [FigureTree]) {
    self.value = value
    self.parts = parts
  }

  /// In whole units, so that at every level the parts add up to their sum, and nothing is more than a unit from its
  /// exact value.
  ///
  /// - Parameter unit: how many of the values make one printed unit.
  public func rounded(unit: Int) -> FigureTree {
    rounded(unit: unit, to: value.map { RoundedRows([$0], unit: unit).total })
  }

  private func rounded(unit: Int, to total: Int?) -> FigureTree {
    let rows = RoundedRows(parts.map { $0.value ?? 0 }, unit: unit, total: total ?? 0).rows
    return FigureTree(
      value: total, parts: zip(parts, rows).map { $0.rounded(unit: unit, to: $0.value == nil ? nil : $1) })
  }
}
