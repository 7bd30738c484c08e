public import Foods
internal import KitchenUnits
internal import Quantities
internal import SourceText

/// Makes one list of many needs.
///
/// Needs of one food, or of one name where no food is known, become one item. In it, amounts of one dimension are added
/// exactly, and of ranges the upper bounds; volumes are added to masses where a table is cited for their weight, and
/// stand beside them where none is. Water from the tap is not bought unless somebody writes it down. The list is the
/// same in whatever order the needs come.
public struct ShoppingMerge {
  /// The shelf of an item by its name, with the container before it where it is sold in cans or jars.
  public typealias Shelving = (_ name: String, _ food: Food?) -> ShoppingItem.Shelf

  private let naming: ItemNaming
  private let language: FoodLanguage
  private let shelve: Shelving
  /// The address a user gave an item, by what they wrote.
  private let links: [String: String]

  /// - Parameters:
  ///   - language: BCP 47 tag of the list: of names in several languages it chooses.
  ///   - links: addresses by the text of needs.
  public init(
    _ naming: ItemNaming, language: String, links: [String: String] = [:], shelve: @escaping Shelving
  ) {
    self.naming = naming
    self.language = FoodLanguage(tag: language) ?? .en
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
    let left = Set(skipped.map { naming.name($0).key })
    var groups: [ItemKey: ItemGroup] = [:]
    for need in needs {
      let named = naming.name(need)
      if left.contains(named.key) || Self.isTapWater(named.key, need) { continue }
      groups[named.key, default: ItemGroup(key: named.key, food: named.food)].add(need, named.language)
    }
    for stock in stock {
      let named = naming.name(stock.need)
      if stock.kind == .bought, groups[named.key] == nil {
        groups[named.key] = ItemGroup(key: named.key, food: named.food)
      }
      groups[named.key]?.add(stock, named.language)
    }
    let made = groups.keys.sorted().flatMap { key in groups[key].map { items(of: $0) } ?? [] }
    let open = made.filter { !$0.quantities.isEmpty || $0.isVague }
    return ShoppingList(
      items: open.sorted(by: Self.precedes), covered: made.filter { $0.quantities.isEmpty && !$0.isVague })
  }

  private static func isTapWater(_ key: ItemKey, _ need: ShoppingNeed) -> Bool {
    guard key == .food("water") else { return false }
    return switch need.origin {
    case .recipe, .plan: true
    case .list, .wish: false
    }
  }

  private func items(of group: ItemGroup) -> [ShoppingItem] {
    let name = group.name(in: language)
    let link = group.texts.lazy.compactMap { links[$0] }.first
    // Tinned tomatoes stand elsewhere than fresh ones.
    let words = group.container.map { "1 \($0) \(name)" } ?? name
    return group.items(name: name, shelf: shelve(words, group.food), link: link)
  }

  private static func precedes(_ left: ShoppingItem, _ right: ShoppingItem) -> Bool {
    let (first, second) = (left.shelf, right.shelf)
    if first.category != second.category { return first.category.rawValue < second.category.rawValue }
    if first.ownName != second.ownName { return first.ownName ?? "" < second.ownName ?? "" }
    if left.isBought != right.isBought { return right.isBought }
    let names = (TextFolding.folded(left.name), TextFolding.folded(right.name))
    return names.0 == names.1 ? left.key < right.key : names.0 < names.1
  }
}
