internal import Foods
internal import KitchenUnits
internal import Quantities

/// Weighs flat round pieces, of which the table says what some widths weigh: `piece 6-inch`.
enum RoundPiece {
  /// What a piece of a width weighs, from the nearest width that the table has; `nil` where it has none.
  ///
  /// Thickness does not change with the width, so that the weight goes by the square of it.
  static func weight(of food: Food, inches: Rational) -> FoundWeight? {
    let known = food.weights.compactMap { weight in width(of: weight).map { (weight, $0) } }
    let nearest = known.min { distance($0.1, inches) < distance($1.1, inches) }
    guard let (weight, own) = nearest, let ratio = inches.divided(by: own), let square = ratio.multiplied(by: ratio)
    else { return nil }
    let found = FoundWeight(of: weight, as: nil, guesses: [])
    return square == .one ? found : found.multiplied(by: square, adding: .size)
  }

  private static func width(of weight: Food.Weight) -> Rational? {
    guard weight.unit == .piece, let form = weight.form, form.hasSuffix("-inch"), let inches = Int(form.dropLast(5))
    else { return nil }
    return inches > 0 ? Rational(inches) : nil
  }

  private static func distance(_ left: Rational, _ right: Rational) -> Double {
    abs(left.approximateDouble - right.approximateDouble)
  }
}
