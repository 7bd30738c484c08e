internal import Foods
internal import KitchenUnits
internal import Quantities

/// Turns what is needed into what shops have.
///
/// Amounts of a food are joined where a weight is cited, and rounded up: to packs where the table has some, else by
/// weight and volume to the steps of the region, and pieces to whole ones. Small amounts of what most cupboards hold are looked for at
/// home. What somebody wrote down they want to buy.
struct PurchasePlanner {
  let table: PackTable

  /// - Parameter nearest: where no food is known, the one it is likely a kind of: it comes in the same packs, and cups of
  ///   it weigh as much.
  func purchase(_ item: ShoppingItem, _ food: Food?, nearest: Food? = nil) -> Purchase {
    let entry = table.sizes(of: item.key, food, nearest: nearest)
    let isCups = item.quantities.count == 1 && item.quantities[0].way == .volume
    let (needs, conversions) = joined(item.quantities, entry, food ?? (isCups ? nearest : nil))
    let kept = food == nil ? item.quantities : needs
    let limits = entry.map { HomeLimits($0) } ?? HomeLimits(on: item.shelf.category)
    let isAtHome = !item.shares.contains(where: \.need.isWritten) && limits?.hold(kept) ?? false
    let parts = (isAtHome ? kept : needs).map { (entry == nil ? whole($0, food ?? nearest) : nil) ?? part($0, entry) }
    return Purchase(parts: parts, isAtHome: isAtHome, conversions: isAtHome && food == nil ? [] : conversions)
  }

  // MARK: Joining

  private func joined(
    _ quantities: [BuyQuantity], _ entry: PackEntry?, _ food: Food?
  ) -> ([BuyQuantity], [String]) {
    let target: BuyQuantity.Way?
    if let entry {
      target = entry.sizes.first?.way
    } else {
      target = looseWay(quantities, food)
    }
    guard let target else { return (quantities, []) }
    let isNatural = entry?.sizes.first?.isNatural ?? false
    var conversion = QuantityConversion(
      food, sizes: entry?.sizes ?? [], allowsTypical: isNatural || quantities.count == 1)
    // What joins nothing is bought as it would be alone: no cups of mushrooms beside a packet of them.
    var alone = QuantityConversion(food, allowsTypical: true)
    let converted = quantities.map { quantity in
      let other =
        conversion.converted(quantity, to: target) ?? conversion.countedPacks(quantity, in: target)
        // Packs hold more than is needed: for these a typical weight will do.
        ?? (entry == nil ? nil : alone.converted(quantity, to: target))
        ?? food.flatMap { Self.wholeWay(quantity, $0) }.flatMap { alone.converted(quantity, to: $0) } ?? quantity
      return other.way == quantity.way ? other : table.loose.written(other)
    }
    return (BuyQuantity.sum(converted), conversion.texts + alone.texts)
  }

  /// How a food without packs is bought: pieces where most of it is counted, else by weight; `nil` as it is.
  private func looseWay(_ quantities: [BuyQuantity], _ food: Food?) -> BuyQuantity.Way? {
    guard let food else { return nil }
    if quantities.count == 1 { return Self.wholeWay(quantities[0], food) }
    var conversion = QuantityConversion(food)
    let masses = quantities.map { conversion.converted($0, to: .mass)?.value }
    guard let counted = quantities.last(where: { if case .count = $0.way { true } else { false } }) else {
      return .mass
    }
    let total = masses.reduce(Rational?.some(.zero)) { sum, mass in mass.flatMap { sum?.adding($0) } }
    let weighed = quantities.first { $0.way == .mass }?.value ?? .zero
    // Where a weight is missing, nothing joins, whatever the way.
    guard let total, let most = total.multiplied(by: LooseStep.weighedFrom), weighed > most else { return counted.way }
    return .mass
  }

  /// Nobody sells slices of a cucumber, or cups of mushrooms.
  static func wholeWay(_ quantity: BuyQuantity, _ food: Food) -> BuyQuantity.Way? {
    switch quantity.way {
    case .volume: return isPoured(food) ? nil : .mass
    case .length: return .mass
    case .count(let unit) where food.category == .vegetablesAndFruits && parts.contains(unit):
      return food.weights.contains { $0.unit == .piece } ? .count(.piece) : .mass
    default: return nil
    }
  }

  private static func isPoured(_ food: Food) -> Bool {
    if food.category == .beverages { return true }
    guard food.category == .milkProducts || food.category == .lactoseFree else { return false }
    return food.name.split(separator: " ").last.map { $0.hasSuffix("half") || poured.contains(String($0)) } ?? false
  }

  /// The last words of the names of milk products that shops have by volume.
  private static let poured: Set<String> = [
    "milk", "cream", "buttermilk", "kefir", "whey", "drink", "ayran", "creamer",
  ]
  private static let parts: Set<KitchenUnit> = [
    .slice, .strip, .wedge, .segment, .half, .leaf, .sprig, .handful, .floret, .cube, .chunk, .ring, .knob, .clove,
  ]

  // MARK: Packs

  /// Nobody sells 10 g of an apple.
  private func whole(_ need: BuyQuantity, _ food: Food?) -> Purchase.Part? {
    guard need.way == .mass, let grams = food.flatMap(Purchase.gramsOfWhole), need.value < grams else { return nil }
    return Purchase.Part(need: need, bought: BuyQuantity(.count(.piece), .one), held: grams, step: grams)
  }

  private func part(_ need: BuyQuantity, _ entry: PackEntry?) -> Purchase.Part {
    if let entry, let packed = packed(need, entry.sizes) { return packed }
    switch need.way {
    case .mass: return loose(need, table.loose.mass)
    case .volume: return loose(need, table.loose.volume)
    case .length: return loose(need, table.loose.length)
    case .count, .container, .word:
      let whole = need.with(need.roundedUp)
      return Purchase.Part(need: need, bought: whole, held: whole.value, step: .one)
    }
  }

  /// As few packs as are enough, of the smallest size that takes no more: for 29 oz two cans of 14½ oz, and not of 28 oz.
  private func packed(_ need: BuyQuantity, _ sizes: [PackSize]) -> Purchase.Part? {
    func packs(_ size: PackSize) -> Int? { size.content.flatMap { need.value.divided(by: $0) }?.roundedUp }
    guard let last = sizes.last, last.way == need.way, let fewest = packs(last),
      let size = sizes.first(where: { packs($0).map { $0 <= fewest } ?? false }),
      let content = size.content, let count = packs(size),
      let bought = size.bought(count), let held = content.multiplied(by: count)
    else { return nil }
    return Purchase.Part(need: need, bought: bought, held: held, step: content)
  }

  private func loose(_ need: BuyQuantity, _ measure: LooseMeasures.Measure) -> Purchase.Part {
    guard let (value, step) = measure.roundedUp(need.value) else {
      return Purchase.Part(need: need, bought: need, held: need.value, step: .one)
    }
    return Purchase.Part(
      need: need, bought: BuyQuantity(need.way, value, units: [measure.unit]), held: value, step: step)
  }
}
