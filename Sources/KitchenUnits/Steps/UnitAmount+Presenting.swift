internal import Quantities

extension UnitAmount {
  /// The amount as a cook would write it in the system it is in: in the unit and the numbers that can be measured
  /// (``KitchenLadder``). What stands on no ladder stays as it is.
  public var presented: ConvertedAmount {
    guard let place = KitchenLadder.of(unit).place(measure, ratio: { $0.flatMap(unit.ratio) }),
      let newUnit = place.unit,
      let converted = ConvertedAmount(UnitAmount(place.measure, newUnit), exact: place.exact, weight: nil)
    else { return ConvertedAmount(unchanged: self) }
    return converted
  }
}
