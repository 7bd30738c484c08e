public import Foods
internal import KitchenUnits
internal import Quantities
internal import Words

/// Makes one list of many needs.
///
/// Needs of one food, or of one name where no food is known, become one item. In it, amounts of one dimension are added
/// exactly, and of ranges the upper bounds; volumes are added to masses where a table is cited for their weight, and
/// stand beside them where none is. Staples, as water from the tap, are not bought unless somebody writes them down. With
/// a table of packs each item says what to buy, and lemon juice is bought as lemons; without one it has exact amounts. The
/// list is the same in whatever order the needs come.
public struct ShoppingMerge {
  /// The shelf of an item by its name, with the container before it where it is sold in cans or jars.
  public typealias Shelving = (_ name: String, _ food: Food?) -> ShoppingItem.Shelf

  private let assignment: ItemAssignment
  private let shelve: Shelving
  /// The address a user gave an item, by what they wrote.
  private let links: [String: String]

  /// - Parameters:
  ///   - language: BCP 47 tag of the list: of names in several languages it chooses.
  ///   - packs: the sizes shops have; `nil` for exact amounts.
  ///   - staples: what every kitchen has.
  ///   - links: addresses by the text of needs.
  public init(
    _ naming: ItemNaming, language: String, packs: PackTable? = nil, staples: Set<ItemKey> = [],
    links: [String: String] = [:], shelve: @escaping Shelving
  ) {
    assignment = ItemAssignment(naming, language: language, packs: packs, staples: staples)
    self.links = links
    self.shelve = shelve
  }

  /// - Parameters:
  ///   - needs: what is asked for.
  ///   - stock: what is there already: in the pantry, or ticked.
  ///   - skipped: items to leave out, as somebody calls them.
  public func list(
    of needs: [ShoppingNeed], stock: [ShoppingStock] = [], skipping skipped: [ShoppingNeed] = []
  ) -> ShoppingList {
    let left = Set(skipped.map { assignment.naming.name($0).key })
    var groups: [ItemKey: ItemGroup] = [:]
    for need in assignment.asked(needs) {
      let asked = assignment.naming.name(need)
      if left.contains(asked.key) || assignment.isStaple(asked, need) { continue }
      let (named, need) = assignment.bought(need, as: asked)
      if left.contains(named.key) { continue }
      groups[named.key, default: ItemGroup(named)].add(need, named.language)
    }
    for stock in stock {
      let (named, need) = assignment.bought(stock.need, as: assignment.naming.name(stock.need))
      if stock.kind == .bought, groups[named.key] == nil {
        groups[named.key] = ItemGroup(named)
      }
      groups[named.key]?.add(ShoppingStock(need, stock.kind, until: stock.last), named.language)
    }
    let made = groups.keys.sorted().flatMap { key in groups[key].map { items(of: $0) } ?? [] }
    let open = made.filter { !$0.quantities.isEmpty || $0.isVague }
    return ShoppingList(
      items: open.sorted(by: Self.precedes), covered: made.filter { $0.quantities.isEmpty && !$0.isVague })
  }

  private func items(of group: ItemGroup) -> [ShoppingItem] {
    let entry = assignment.entry(for: group.key, group.food, nearest: group.nearest)
    let name = group.name(in: assignment.language, isWhole: entry?.isWhole ?? false)
    let link = group.texts.lazy.compactMap { links[$0] }.first
    let words = ItemName.shelfWords(name.text, in: group.container)
    return group.items(name: name, shelf: shelve(words, group.food), link: link, packs: entry).map { item in
      var item = item
      if let packs = assignment.packs, !item.isBought {
        item.purchase = PurchasePlanner(table: packs).purchase(item, group.food, nearest: group.nearest)
      }
      // Eight spring onions are several in two bunches, too.
      let counted = item.quantities.filter { $0.way == .count(.piece) }
      let shown = (item.purchase?.quantities ?? item.quantities) + counted
      if let plural = name.plural, shown.isSeveral(of: group.food) { item.name = plural }
      item.name += item.remark
      return item
    }
  }

  private static func precedes(_ left: ShoppingItem, _ right: ShoppingItem) -> Bool {
    if left.isLookedFor != right.isLookedFor { return right.isLookedFor }
    let (first, second) = (left.shelf, right.shelf)
    if first.category != second.category { return first.category.rawValue < second.category.rawValue }
    if first.ownName != second.ownName { return first.ownName ?? "" < second.ownName ?? "" }
    if left.isBought != right.isBought { return right.isBought }
    let names = (TextFolding.folded(left.name), TextFolding.folded(right.name))
    return names.0 == names.1 ? left.key < right.key : names.0 < names.1
  }
}
