internal import Foods
internal import KitchenUnits
internal import Nutrition
internal import Quantities

/// Says quantities of a food in another way of measuring, by what the table of foods knows of its weights.
struct QuantityConversion {
  let food: Food?
  let sizes: [PackSize]
  /// Whether a typical weight will do, which no table is cited for: for what is counted anyway, never to join amounts,
  /// unless whole pieces are bought, which hold more than is needed.
  let allowsTypical: Bool
  /// What was used, in the order of use.
  private(set) var texts: [String] = []

  init(_ food: Food?, sizes: [PackSize] = [], allowsTypical: Bool = false) {
    self.food = food
    self.sizes = sizes
    self.allowsTypical = allowsTypical
  }

  /// `nil` where no weight is known, or a number does not fit into 64 bits.
  mutating func converted(_ quantity: BuyQuantity, to way: BuyQuantity.Way) -> BuyQuantity? {
    if quantity.way == way { return quantity }
    if let content = contentOfPack(quantity), sizes.first?.way == way { return BuyQuantity(way, content) }
    if let content = contentOfLikePack(quantity, way) { return BuyQuantity(way, content) }
    if weighsSame(quantity.way, way) { return BuyQuantity(way, quantity.value) }
    switch (quantity.way, way) {
    case (.container(_, let content, .millilitre), .volume):
      return quantity.value.multiplied(by: content).map { BuyQuantity(.volume, $0, units: quantity.units) }
    case (_, .mass): return grams(quantity).map { BuyQuantity(.mass, $0, units: [.gram]) }
    case (_, .volume): return counted(quantity, in: .millilitre, as: .volume)
    case (_, .count(let unit)): return counted(quantity, in: unit, as: way)
    default: return nil
    }
  }

  /// `2 bunches` where bunches are what shops have.
  private func contentOfPack(_ quantity: BuyQuantity) -> Rational? {
    // Of what nobody knows a number may count slices.
    guard case .count(let unit) = quantity.way, food != nil || unit != .piece else { return nil }
    let size = sizes.first { $0.container == unit || Self.isWhole(unit, of: $0.container) }
    return size?.content.flatMap { quantity.value.multiplied(by: $0) }
  }

  /// A 15-ounce can is a can of 400 g: what differs by a tenth is the size another country has.
  private func contentOfLikePack(_ quantity: BuyQuantity, _ way: BuyQuantity.Way) -> Rational? {
    guard case .container(let unit, let content, _) = quantity.way else { return nil }
    let like = sizes.first { size in
      guard size.container == unit, size.way == way, let own = size.content,
        let least = own.multiplied(by: Rational(9)), let most = own.multiplied(by: Rational(11)),
        let tenfold = content.multiplied(by: Rational(10))
      else { return false }
      return tenfold >= least && tenfold <= most
    }
    return like?.content.flatMap { quantity.value.multiplied(by: $0) }
  }

  /// `2 flour`: a number alone of what shops have in packs counts the smallest of these, where a piece
  /// weighs no less, or nobody knows; of foods that nobody knows it may count anything.
  mutating func countedPacks(_ quantity: BuyQuantity, in way: BuyQuantity.Way) -> BuyQuantity? {
    guard quantity.way == .count(.piece), let food, let size = sizes.first, size.way == way, !size.isNatural,
      let content = size.content, let sum = quantity.value.multiplied(by: content),
      (HouseholdWeight(ofOne: .piece, of: food)?.grams).map({ way == .mass && $0 >= content }) ?? true
    else { return nil }
    let text = "1 = a \(UnitForms.of(size.container, language: "en").one)"
    if !texts.contains(text) { texts.append(text) }
    return BuyQuantity(way, sum, units: [size.unit])
  }

  /// Whether one of each weighs the same, by a typical weight or another: three bay are three leaves.
  private func weighsSame(_ left: BuyQuantity.Way, _ right: BuyQuantity.Way) -> Bool {
    guard case .count(let one) = left, case .count(let other) = right, let food,
      let first = HouseholdWeight(ofOne: one, of: food), let second = HouseholdWeight(ofOne: other, of: food)
    else { return false }
    return first.grams == second.grams
  }

  /// Heads are bulbs to some; a bread is a loaf.
  private static func isWhole(_ unit: KitchenUnit, of container: KitchenUnit) -> Bool {
    switch container {
    case .head, .bulb: unit == .head || unit == .bulb
    case .loaf: unit == .piece
    default: false
    }
  }

  private mutating func counted(
    _ quantity: BuyQuantity, in unit: KitchenUnit, as way: BuyQuantity.Way
  ) -> BuyQuantity? {
    let before = texts
    guard let grams = grams(quantity), let one = weight(of: unit), let value = grams.divided(by: one) else {
      texts = before
      return nil
    }
    return BuyQuantity(way, value, units: way == .volume ? [.millilitre] : [])
  }

  /// As it is bought, with peel and bones.
  private mutating func grams(_ quantity: BuyQuantity) -> Rational? {
    switch quantity.way {
    case .mass: return quantity.value
    case .container(_, let content, .gram): return quantity.value.multiplied(by: content)
    case .container(_, let content, _):
      return weight(of: .millilitre).flatMap { $0.multiplied(by: content)?.multiplied(by: quantity.value) }
    case .volume:
      let unit = quantity.units.min { $0.rawValue < $1.rawValue } ?? .millilitre
      guard let size = unit.size, let count = quantity.value.divided(by: size) else { return nil }
      return weight(of: unit)?.multiplied(by: count)
    case .length:
      return weight(of: .centimetre).flatMap { $0.multiplied(by: quantity.value)?.divided(by: Rational(10)) }
    case .count(let unit): return weight(of: unit)?.multiplied(by: quantity.value)
    case .word: return nil
    }
  }

  private mutating func weight(of unit: KitchenUnit) -> Rational? {
    guard let food, let weight = HouseholdWeight(ofOne: unit, of: food), allowsTypical || weight.joins(unit, of: food),
      weight.grams > .zero
    else { return nil }
    if weight.path.kind != .mass, !texts.contains(weight.path.text) { texts.append(weight.path.text) }
    return weight.grams
  }
}

extension HouseholdWeight {
  /// Whether amounts of a food are joined by the weight of one: where a table is cited for it, or whole pieces are bought.
  func joins(_ unit: KitchenUnit, of food: Food) -> Bool {
    isCited || unit == .piece && Purchase.gramsOfWhole(food) != nil
  }
}
