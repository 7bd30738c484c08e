internal import Foods
internal import KitchenUnits
internal import Quantities

/// How many pieces of a food give what is needed of another: lemons for their juice.
struct OriginPieces {
  /// `nil` where no amount is stated.
  let count: Rational?
  /// `1 lemon = 48 g lemon juice`
  let text: String

  /// `nil` where an amount cannot be said in the measure the table has. A number alone counts pieces: the juice of two
  /// lemons is that of two.
  init?(of need: ShoppingNeed, _ food: Food?, from origin: PackEntry.Origin) {
    guard let food, let size = origin.unit.size, let one = origin.amount.multiplied(by: size) else { return nil }
    let way: BuyQuantity.Way = origin.unit.dimension == .mass ? .mass : .volume
    var conversion = QuantityConversion(food, allowsTypical: true)
    var sum = Rational.zero
    let asked = LineQuantities(need, of: food)
    for quantity in asked.quantities {
      var pieces: Rational?
      if quantity.way == .count(.piece) {
        pieces = quantity.value
      } else {
        pieces = conversion.converted(quantity, to: way)?.value.divided(by: one)
      }
      guard let pieces, let more = sum.adding(pieces) else { return nil }
      sum = more
    }
    count = asked.quantities.isEmpty ? nil : sum
    let unit = UnitForms.of(origin.unit, language: "en").one
    text = "1 \(origin.food) = \(NumberText.plain(origin.amount)) \(unit) \(food.name)"
  }
}
