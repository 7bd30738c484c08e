/// What a unit measures; amounts of one dimension convert into each other exactly.
public enum Dimension: UInt8, Sendable, Hashable, CaseIterable {
  /// In grams.
  case mass
  /// In millilitres.
  case volume
  /// In pieces of whatever the unit names; only a food's weights lead from here to a mass.
  case count
  /// In millimetres.
  case length
  /// In seconds.
  case time
}
