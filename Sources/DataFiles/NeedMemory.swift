internal import IngredientLines
internal import ShoppingLists
internal import Synchronization

/// What scripts say of the needs of one build, and the shelves of their names: most stand in many recipes.
package final class NeedMemory: Sendable {
  /// Everything about an ingredient that decides how it is bought.
  private struct Question: Hashable {
    let line: IngredientLine
    let text: String
    let language: String
  }

  private struct Known {
    var shelves: [String: ShoppingItem.Shelf] = [:]
    /// As JSON; empty for what every kitchen has.
    var needs: [Question: [UInt8]] = [:]
  }

  /// Beyond it everything is forgotten, so that memory stays bounded.
  private static let limit = 20_000

  private let known = Mutex(Known())

  package init() {}

  /// The shelf of an item; threads that ask at the same time find the same.
  func shelf(of name: String, _ find: ShoppingKnowledge.Shelving) -> ShoppingItem.Shelf {
    if let shelf = known.withLock({ $0.shelves[name] }) { return shelf }
    let shelf = find(name)
    known.withLock { known in
      if known.shelves.count >= Self.limit { known.shelves.removeAll(keepingCapacity: true) }
      known.shelves[name] = shelf
    }
    return shelf
  }

  /// What a script says of an ingredient of a recipe; empty for what every kitchen has.
  func bytes(of need: ShoppingNeed, _ write: (ShoppingNeed) -> [UInt8]) -> [UInt8] {
    let question = Question(line: need.line, text: need.text, language: need.language)
    if let bytes = known.withLock({ $0.needs[question] }) { return bytes }
    let bytes = write(need)
    known.withLock { known in
      if known.needs.count >= Self.limit { known.needs.removeAll(keepingCapacity: true) }
      known.needs[question] = bytes
    }
    return bytes
  }
}
