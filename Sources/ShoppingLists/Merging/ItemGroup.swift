internal import Cookbook
internal import Foods
internal import IngredientLines
internal import KitchenUnits
internal import Quantities

/// All needs of one food, and what is there of it.
struct ItemGroup {
  let key: ItemKey
  let food: Food?
  /// ``ItemNaming/Named/nearest``
  let nearest: Food?
  private var needs: [ShoppingNeed] = []
  private var stock: [ShoppingStock] = []
  private var names: Set<ItemNames.Written> = []

  init(_ named: ItemNaming.Named) {
    key = named.key
    food = named.food
    nearest = named.nearest
  }

  mutating func add(_ need: ShoppingNeed, _ language: FoodLanguage?) {
    needs.append(need)
    names.insert(.init(name: need.name(of: food, in: language), language: language))
  }

  mutating func add(_ more: ShoppingStock, _ language: FoodLanguage?) {
    stock.append(more)
    if more.kind == .bought { names.insert(.init(name: more.need.name(of: food, in: language), language: language)) }
  }

  /// What the needs were written as.
  var texts: [String] { (needs + stock.map(\.need)).map(\.text).sorted() }

  /// - Parameters:
  ///   - language: of the list.
  ///   - isWhole: whether the whole is bought, so that leaves or stalks are not named.
  func name(in language: FoodLanguage, isWhole: Bool) -> ItemName {
    ItemNames(food: key.isKind ? nil : food, language: language, isWhole: isWhole).name(of: names)
  }

  // MARK: Items

  /// What is still to be bought and what was bought, without what is empty.
  ///
  /// - Parameter entry: how shops have it; `nil` for what they weigh or count.
  func items(name: ItemName, shelf: ShoppingItem.Shelf, link: String?, packs entry: PackEntry?) -> [ShoppingItem] {
    let bought = stock.filter { $0.kind == .bought }
    var result: [ShoppingItem] = []
    if !needs.isEmpty {
      result.append(deducted(item(needs, name, shelf, link), entry))
    }
    if !bought.isEmpty {
      var item = item(bought.map(\.need), name, shelf, link)
      item.isBought = true
      result.append(item)
    }
    return result
  }

  /// Takes what is there from what recipes and plans need; what people wrote down themselves they want to buy.
  private func deducted(_ item: ShoppingItem, _ entry: PackEntry?) -> ShoppingItem {
    let written = item.shares.filter(\.need.isWritten)
    let needed = item.shares.filter { !$0.need.isWritten }
    var rest = item
    rest.quantities = BuyQuantity.sum(needed.flatMap(\.quantities))
    rest.isVague = needed.contains { isVague($0.need) }
    rest = StockDeduction(food: food, entry: entry).deduct(ordered(stock), from: rest) { last in
      let late = needed.filter { $0.need.day.map { $0 > last } ?? false }
      let soon = needed.filter { $0.need.day.map { $0 <= last } ?? true }
      return StockDeduction.Late(
        quantities: BuyQuantity.sum(late.flatMap(\.quantities)), isVague: late.contains { isVague($0.need) },
        isSoonVague: soon.contains { isVague($0.need) })
    }
    rest.quantities = BuyQuantity.sum(rest.quantities + written.flatMap(\.quantities))
    rest.isVague = rest.isVague || written.contains { isVague($0.need) }
    return rest
  }

  private func isVague(_ need: ShoppingNeed) -> Bool { LineQuantities(need, of: food).isVague }

  /// Something of it is sold in cans or jars.
  var container: KitchenUnit? {
    let units = (needs + stock.map(\.need)).flatMap(\.line.amounts).compactMap(\.unit)
    return units.contains(.can) ? .can : units.contains(.jar) ? .jar : nil
  }

  /// What was bought first, then what can be used the shortest time.
  private func ordered(_ stock: [ShoppingStock]) -> [ShoppingStock] {
    stock.sorted { left, right in
      if left.kind != right.kind { return left.kind.rawValue > right.kind.rawValue }
      if left.last != right.last { return left.last.map { last in right.last.map { last < $0 } ?? true } ?? false }
      return left.need.order < right.need.order
    }
  }

  private func item(
    _ needs: [ShoppingNeed], _ name: ItemName, _ shelf: ShoppingItem.Shelf, _ link: String?
  ) -> ShoppingItem {
    let ordered = needs.sorted { $0.order < $1.order }
    let asked = ordered.map { LineQuantities($0, of: food) }
    let hasMass = asked.contains { $0.quantities.contains { $0.way == .mass } }
    let shares = zip(ordered, asked).map { need, asked in
      hasMass
        ? weighed(asked.quantities, for: need)
        : .init(need: need, quantities: asked.quantities, conversions: need.conversions)
    }
    return ShoppingItem(
      key: key, name: name.text, written: name.written, quantities: BuyQuantity.sum(shares.flatMap(\.quantities)),
      isVague: asked.contains(where: \.isVague), isOptional: needs.allSatisfy(\.line.isOptional), isBought: false,
      shelf: shelf, link: link, shares: shares)
  }

  /// Volumes become masses where a table says what they weigh.
  private func weighed(_ quantities: [BuyQuantity], for need: ShoppingNeed) -> ShoppingItem.Share {
    var conversions = need.conversions
    let result = quantities.map { quantity in
      guard quantity.way == .volume, let food, let unit = quantity.units.first,
        let weight = VolumeWeight.find(for: unit, of: food, in: need.line), let grams = weight.grams(quantity)
      else { return quantity }
      conversions.append(weight.text)
      return grams
    }
    return .init(need: need, quantities: result, conversions: conversions)
  }
}

extension ShoppingNeed {
  /// When it is needed, where that is planned.
  fileprivate var day: CalendarDate? {
    switch origin {
    case .recipe(_, let day): day
    case .plan(let day): day
    case .list, .wish, .stock: nil
    }
  }

  /// A fixed order: by day, recipe, how often it is made, and text.
  fileprivate var order: [String] {
    let amounts = line.amounts.map { $0.measure.upperBound.map { "\($0.numerator)/\($0.denominator)" } ?? "" }
    switch origin {
    case .recipe(let steps, let day):
      return [day?.text ?? ""] + steps.flatMap { [$0.title, $0.path, $0.factor.fractionText] } + ["", text] + amounts
    case .plan(let day): return [day.text, "~", text] + amounts
    case .list: return ["~", text] + amounts
    case .wish, .stock: return ["~~", text] + amounts
    }
  }
}

extension [String] {
  fileprivate static func < (left: [String], right: [String]) -> Bool { left.lexicographicallyPrecedes(right) }
}
