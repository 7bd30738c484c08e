public import Quantities

/// A unit of mass or volume that converts into others of its kind without rounding.
///
/// Kitchen measures such as cups and spoons are left out: how much they hold depends on the country.
public struct MetricUnit: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// In grams.
    case mass
    /// In millilitres.
    case volume
  }

  public let kind: Kind
  /// How many grams or millilitres one is.
  public let size: Rational

  /// `nil` for every other unit; case and a full stop at the end do not matter.
  public init?(_ name: String) {
    var key = name.lowercased()
    if key.hasSuffix(".") { key.removeLast() }
    guard let unit = Self.units[key] else { return nil }
    self = unit
  }

  private init(_ kind: Kind, _ size: Rational) {
    self.kind = kind
    self.size = size
  }

  private static let units: [String: MetricUnit] = {
    let rows: [(Kind, Rational?, [String])] = [
      (.mass, Rational(1, 1000), ["mg", "milligram", "milligrams", "milligramm"]),
      (.mass, .one, ["g", "gr", "gram", "grams", "gramm", "gramme", "grammes", "gramo", "gramos"]),
      (
        .mass, Rational(1000),
        ["kg", "kilo", "kilos", "kilogram", "kilograms", "kilogramm", "kilogramme", "kilogrammes"]
      ),
      (.volume, .one, ["ml", "milliliter", "milliliters", "millilitre", "millilitres", "mililitro", "mililitros"]),
      (.volume, Rational(10), ["cl", "centiliter", "centilitre", "centilitres", "centilitro", "centilitros"]),
      (.volume, Rational(100), ["dl", "deciliter", "decilitre", "decilitres", "decilitro", "decilitros"]),
      (.volume, Rational(1000), ["l", "liter", "liters", "litre", "litres", "litro", "litros"]),
    ]
    var result: [String: MetricUnit] = [:]
    for (kind, size, names) in rows {
      for name in names { result[name] = size.map { MetricUnit(kind, $0) } }
    }
    return result
  }()
}
