internal import Foods
internal import IngredientLines
internal import KitchenUnits
internal import Nutrition
internal import Quantities

/// What a line asks for: quantities that come together, or something without a number.
struct LineQuantities {
  let quantities: [BuyQuantity]
  /// There is something to buy that no number stands for.
  let isVague: Bool

  /// Of amounts that say the same in several units the container is taken that says what it holds (`400 g can`), else a mass,
  /// else the first; what comes on top is added.
  init(_ need: ShoppingNeed, of food: Food?) {
    let line = need.line
    let same = line.amounts.filter { $0.relation != .plus }
    let held = same.first { $0.relation == .same && $0.content != nil && ($0.unit == .can || $0.unit == .jar) }
    let first = held ?? same.first { $0.unit?.dimension == .mass } ?? same.first
    // What is for dusting is bought, though hardly eaten.
    let added = line.amounts.filter { $0.relation == .plus } + line.extraAmounts
    let found = ([first].compactMap(\.self) + added).map { Self.quantity($0, of: food, need) }
    quantities = found.compactMap(\.self)
    isVague = found.isEmpty || found.contains { $0 == nil }
  }

  /// A number alone counts what nutrition takes it for; what people write down for the shop may be packs by the dozen.
  private static func quantity(_ amount: LineAmount, of food: Food?, _ need: ShoppingNeed) -> BuyQuantity? {
    guard let food else { return BuyQuantity(amount) }
    // A pint mason jar is one jar, and no pint.
    if food.origin == .none, amount.unit == nil { return BuyQuantity(amount.empty) }
    let amount = isPiece(amount, of: food) ? amount.empty : amount
    switch CountedThing(amount, of: food, in: need.line, times: need.factor) {
    case .piece: return BuyQuantity(amount)
    case .unknown: return need.isWritten ? BuyQuantity(amount) : nil
    case .part(let part):
      var amount = amount
      amount.unit = part
      return BuyQuantity(amount)
    }
  }

  /// Whether what one of several weighs is about what a piece of the food does, up to half more or less by a third: eggs of 60 g
  /// and fillets of 140 g are counted in shops, too. Two times 500 g of potatoes are bags, and no two potatoes.
  private static func isPiece(_ amount: LineAmount, of food: Food) -> Bool {
    guard amount.unit == nil, let content = amount.content, content.unit.dimension == .mass,
      let weight = content.measure.upperBound.flatMap({ content.unit.size?.multiplied(by: $0) })?.rounded(times: 1000)
    else { return false }
    return food.weights.contains { piece in
      piece.unit == .piece && piece.form == nil && weight / 3 * 2 <= piece.milligrams
        && piece.milligrams <= weight / 2 * 3
    }
  }
}

extension ShoppingNeed {
  /// What its line calls the food, without the part that a number alone counts, which stands beside the number on a list:
  /// `4 cabbage leaves` are four leaves of cabbage, and two halves are one whole, whatever was done to them.
  func name(of food: Food?, in language: FoodLanguage?) -> String {
    guard let food, line.amounts.contains(where: isPart), let whole = CountedThing.whole(in: line.name, of: food) else {
      return line.name
    }
    let names = language.map(food.names) ?? []
    return names.contains { ItemName.isForm(whole, of: $0) } ? whole : names.first ?? whole

    func isPart(_ amount: LineAmount) -> Bool {
      if case .part = CountedThing(amount, of: food, in: line, times: factor) { true } else { false }
    }
  }
}

extension LineAmount {
  /// Without what one of them holds.
  fileprivate var empty: LineAmount {
    var amount = self
    amount.content = nil
    return amount
  }
}
