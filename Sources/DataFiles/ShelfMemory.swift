package import Foods
package import ShoppingCategories
internal import Synchronization

/// The shelves that ingredients of one build stand on, by name; most names stand in many recipes.
package final class ShelfMemory: Sendable {

  package init() {}
  /// Beyond it everything is forgotten, so that memory stays bounded.
  private static let limit = 20_000

  private let shelves = Mutex<[String: ShoppingCategory]>([:])

  /// The category of an item; threads that ask at the same time find the same.
  package func category(of name: String, _ categoriser: ItemCategoriser) -> ShoppingCategory {
    if let known = shelves.withLock({ $0[name] }) { return known }
    let shelf = categoriser.categorise(name).category
    shelves.withLock { shelves in
      if shelves.count >= Self.limit { shelves.removeAll(keepingCapacity: true) }
      shelves[name] = shelf
    }
    return shelf
  }
}
