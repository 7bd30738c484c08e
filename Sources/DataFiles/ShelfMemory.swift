package import ShoppingLists
internal import Synchronization

/// The shelves that ingredients of one build stand on, by name; most names stand in many recipes.
package final class ShelfMemory: Sendable {

  package init() {}
  /// Beyond it everything is forgotten, so that memory stays bounded.
  private static let limit = 20_000

  private let shelves = Mutex<[String: ShoppingItem.Shelf]>([:])

  /// The shelf of an item; threads that ask at the same time find the same.
  package func shelf(of name: String, _ find: ShoppingKnowledge.Shelving) -> ShoppingItem.Shelf {
    if let known = shelves.withLock({ $0[name] }) { return known }
    let shelf = find(name)
    shelves.withLock { shelves in
      if shelves.count >= Self.limit { shelves.removeAll(keepingCapacity: true) }
      shelves[name] = shelf
    }
    return shelf
  }
}
