internal import Cookbook
internal import Foods
internal import KitchenUnits
internal import Quantities

/// Takes what is there from what is needed.
struct StockDeduction {
  let food: Food?
  /// How shops have it; `nil` for what they weigh or count, and for lists of exact amounts.
  let entry: PackEntry?

  /// Amounts are taken off in their own way of measuring first; then containers from others of their kind; then what
  /// containers hold, of which those that do not say it are the packs that shops have, and so are those that are needed;
  /// then volumes from masses and the other way round, where a table is cited for the weight. What was ticked counts
  /// before what the pantry holds, and what meets no need that comes after its last day.
  ///
  /// - Parameters:
  ///   - stock: what is kept the shortest time before the rest, so that a need which comes too late for it is untouched.
  ///   - late: what is needed after a day.
  func deduct(
    _ stock: [ShoppingStock], from item: ShoppingItem, late: (CalendarDate) -> Late = { _ in Late() }
  ) -> ShoppingItem {
    var item = item
    for stock in stock {
      guard !item.quantities.isEmpty || item.isVague else { break }
      if stock.need.isNothing { continue }
      guard let last = stock.last, case let late = late(last), late != Late(isSoonVague: late.isSoonVague) else {
        deduct(stock, &item)
        continue
      }
      let (all, wasVague) = (item.quantities, item.isVague)
      let kept = all.compactMap { quantity in
        late.quantities.first { $0.way == quantity.way }.map { quantity.with(min($0.value, quantity.value)) }
      }
      item.quantities = all.compactMap { quantity in
        kept.first { $0.way == quantity.way }.map(quantity.subtracting) ?? quantity
      }.filter { !$0.value.isZero }
      item.isVague = wasVague && late.isSoonVague
      deduct(stock, &item)
      item.quantities = BuyQuantity.sum(item.quantities + kept)
      item.isVague = item.isVague || wasVague && late.isVague
    }
    return item
  }

  /// What is needed when a stock can be used no more.
  struct Late: Hashable {
    var quantities: [BuyQuantity] = []
    /// Some of it is needed then without an amount, and before.
    var isVague = false
    var isSoonVague = false
  }

  private func deduct(_ stock: ShoppingStock, _ item: inout ShoppingItem) {
    guard !item.quantities.isEmpty || item.isVague else { return }
    let held = LineQuantities(stock.need, of: food)
    if held.quantities.isEmpty {
      coverAll(stock, &item)
    } else {
      cover(held.quantities, stock, &item)
    }
  }

  private func coverAll(_ stock: ShoppingStock, _ item: inout ShoppingItem) {
    item.deductions.append(.init(stock: stock, quantities: item.quantities, conversions: []))
    item.quantities = []
    item.isVague = false
  }

  private func cover(_ held: [BuyQuantity], _ stock: ShoppingStock, _ item: inout ShoppingItem) {
    var used: [BuyQuantity] = []
    var conversions: [String] = []
    for quantity in held {
      guard let own = take(quantity, from: &item, &used),
        var rest = takeContainers(own, from: &item, &used), rest.value > .zero
      else { continue }
      if let unpacked = rest.unpacked ?? opened(rest) {
        guard let left = take(unpacked, from: &item, &used), left.value > .zero else { continue }
        rest = left
      }
      guard let left = takePacks(rest, from: &item, &used), left.value > .zero else { continue }
      rest = left
      takeConverted(rest, of: stock, from: &item, &used, &conversions)
    }
    let wasVague = item.isVague
    // There is some of it, which is all that was asked for.
    if item.quantities.isEmpty { item.isVague = false }
    guard !used.isEmpty || wasVague != item.isVague else { return }
    item.deductions.append(.init(stock: stock, quantities: used, conversions: conversions))
  }

  /// Returns what is left of the stock; `nil` when numbers do not fit.
  private func take(
    _ held: BuyQuantity, from item: inout ShoppingItem, _ used: inout [BuyQuantity]
  ) -> BuyQuantity? {
    var held = held
    for index in item.quantities.indices where item.quantities[index].way == held.way && held.value > .zero {
      let need = item.quantities[index]
      let part = need.with(min(need.value, held.value))
      guard let rest = need.subtracting(part), let left = held.subtracting(part) else { return nil }
      item.quantities[index] = rest
      held = left
      used.append(part)
    }
    item.quantities.removeAll { $0.value.isZero }
    return held
  }

  /// Cans meet cans that say something else of what they hold, by how much they do. Returns what is left of the stock.
  private func takeContainers(
    _ held: BuyQuantity, from item: inout ShoppingItem, _ used: inout [BuyQuantity]
  ) -> BuyQuantity? {
    var held = held
    for need in item.quantities where need.way != held.way && held.value > .zero {
      guard let share = ContainerShare(of: held.way, in: need.way, entry)?.value else { continue }
      guard let asked = held.value.multiplied(by: share),
        let left = take(BuyQuantity(need.way, asked, units: need.units), from: &item, &used)?.value.divided(by: share)
      else { return nil }
      held = held.with(left)
    }
    return held
  }

  /// What the packs hold that shops have: of a head of garlic its cloves; `nil` for what is in none.
  private func opened(_ packs: BuyQuantity) -> BuyQuantity? {
    guard case .count(let unit) = packs.way, unit != .piece,
      let pack = entry?.sizes.first(where: { $0.container == unit }), pack.way != packs.way,
      let held = pack.content.flatMap({ packs.value.multiplied(by: $0) })
    else { return nil }
    return BuyQuantity(pack.way, held, units: [pack.unit])
  }

  /// Takes from packs that are needed as much as they hold. Returns what is left of the stock.
  private func takePacks(
    _ held: BuyQuantity, from item: inout ShoppingItem, _ used: inout [BuyQuantity]
  ) -> BuyQuantity? {
    var held = held
    for need in item.quantities where held.value > .zero {
      guard let content = opened(need.with(.one)), content.way == held.way else { continue }
      guard let packs = held.value.divided(by: content.value),
        let left = take(BuyQuantity(need.way, packs, units: need.units), from: &item, &used)?.value
          .multiplied(by: content.value)
      else { return nil }
      held = held.with(left)
    }
    return held
  }

  private func takeConverted(
    _ held: BuyQuantity, of stock: ShoppingStock, from item: inout ShoppingItem, _ used: inout [BuyQuantity],
    _ conversions: inout [String]
  ) {
    guard let food, held.way == .mass || held.way == .volume else { return }
    let other: BuyQuantity.Way = held.way == .mass ? .volume : .mass
    guard let need = item.quantities.first(where: { $0.way == other }) else { return }
    let unit = (held.way == .volume ? held : need).units.min { $0.rawValue < $1.rawValue } ?? .millilitre
    guard let weight = VolumeWeight.find(for: unit, of: food, in: nil) else { return }
    guard let converted = held.way == .mass ? weight.millilitres(held) : weight.grams(held) else { return }
    let before = used.count
    _ = take(converted, from: &item, &used)
    if used.count > before { conversions.append(weight.text) }
  }
}
