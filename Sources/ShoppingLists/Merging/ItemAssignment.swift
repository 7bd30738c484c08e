internal import Foods

/// Says which item of a list a need belongs to: that of its food, that of the food shops have instead, or none, since
/// every kitchen has it.
public struct ItemAssignment: Sendable {
  let naming: ItemNaming
  /// `nil` for lists of exact amounts.
  let packs: PackTable?
  /// Of the list: of names in several languages it chooses.
  let language: FoodLanguage
  private let staples: StapleKeys

  /// - Parameters:
  ///   - language: BCP 47 tag of the list.
  ///   - packs: the sizes shops have; `nil` for exact amounts.
  ///   - staples: what every kitchen has.
  public init(_ naming: ItemNaming, language: String, packs: PackTable? = nil, staples: Set<ItemKey> = []) {
    self.naming = naming
    self.packs = packs
    self.language = FoodLanguage(tag: language) ?? .en
    self.staples = StapleKeys(staples, naming)
  }

  /// Whether nobody buys it because a recipe needs it.
  func isStaple(_ named: ItemNaming.Named, _ need: ShoppingNeed) -> Bool { staples.hold(named.key, need) }

  /// The food that is bought for another, and as many pieces of it as are needed; the need itself where nobody knows how
  /// many these are.
  func bought(_ need: ShoppingNeed, as named: ItemNaming.Named) -> (ItemNaming.Named, ShoppingNeed) {
    guard let origin = packs?.origin(of: named.key), let food = naming.book.food(named: origin.food),
      let pieces = OriginPieces(of: need, named.food, from: origin)
    else { return (named, named.wholeName.map(need.called) ?? need) }
    let language = named.language ?? self.language
    let name = food.names(in: language).first ?? food.name
    return (
      ItemNaming.Named(key: .food(food.name), food: food, language: language),
      need.replaced(by: pieces.count, named: name, conversion: pieces.text)
    )
  }

  /// The sizes of an item; `nil` for what shops weigh or count.
  func entry(for key: ItemKey, _ food: Food?, nearest: Food? = nil) -> PackEntry? {
    packs?.sizes(of: key, food, nearest: nearest)
  }
}
