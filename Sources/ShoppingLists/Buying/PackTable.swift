internal import Foods
public import KitchenUnits
internal import SourceText

/// The sizes in which the shops of a region have foods, and those a household says of its own.
public struct PackTable: Sendable {
  /// What somebody says of their own shop: a name and its sizes.
  public struct Own: Sendable, Hashable {
    public let name: String
    public let sizes: [PackSize]

    public init(name: String, sizes: [PackSize]) {
      self.name = name
      self.sizes = sizes
    }
  }

  /// `* oil`: names that begin and end so.
  struct Pattern: Sendable {
    let start: String
    let end: String
    let entry: PackEntry

    func fits(_ name: String) -> Bool {
      name.utf8.count > start.utf8.count + end.utf8.count && name.hasPrefix(start) && name.hasSuffix(end)
    }
  }

  private var entries: [ItemKey: PackEntry] = [:]
  private let patterns: [Pattern]
  let loose: LooseMeasures

  /// - Parameters:
  ///   - foods: by the English names of foods; of several for one the first counts.
  ///   - patterns: for foods that have no entry; the first that fits counts.
  ///   - loose: how what has no packs is weighed.
  init(foods: [(name: String, entry: PackEntry)], patterns: [Pattern], loose: LooseMeasures) {
    self.loose = loose
    entries = Dictionary(foods.map { (.food($0.name), $0.entry) }) { first, _ in first }
    self.patterns = patterns
  }

  /// The table with the sizes a household adds, which come before those of the region.
  ///
  /// - Parameter language: BCP 47 tag of the names.
  public func adding(_ own: [Own], naming: ItemNaming, language: String) -> PackTable {
    var table = self
    for pack in own {
      let key = naming.key(of: ShoppingNeed(pack.name, language: language, origin: .stock))
      table.entries[key] = PackEntry(sizes: pack.sizes, isKept: entries[key]?.isKept ?? false)
    }
    return table
  }

  /// The entry of a food, else of the food it is a kind of, else of a pattern; `nil` for what shops weigh or count.
  func entry(for key: ItemKey, _ food: Food?) -> PackEntry? {
    if let own = entries[key] { return own }
    guard let food else { return nil }
    if food.isFamily, let entry = entries[.food(food.name)] { return entry }
    let isPlain = food.form.map { $0 == .raw || $0 == .fresh || $0.isTrimmed } ?? true
    if isPlain, let base = food.base, let entry = entries[.food(base)] { return entry }
    // Packets of rice hold dry rice.
    return food.form == .cooked ? nil : patterns.first { $0.fits(food.name) }?.entry
  }

  /// The entry of an item that has sizes.
  ///
  /// - Parameter nearest: where no food is known, the one it is likely a kind of: a brand's rum comes in bottles as any.
  func sizes(of key: ItemKey, _ food: Food?, nearest: Food?) -> PackEntry? {
    let own = entry(for: key, food)
    let found = own ?? (food == nil ? nearest.flatMap { entry(for: .food($0.name), $0) } : nil)
    return found.flatMap { $0.sizes.isEmpty ? nil : $0 }
  }

  /// What is bought for a food that nobody sells by itself.
  func origin(of key: ItemKey) -> PackEntry.Origin? { entries[key]?.origin }
}
