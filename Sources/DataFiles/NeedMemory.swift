internal import IngredientLines
internal import Quantities
internal import ShoppingLists
internal import Synchronization

/// The lines of ingredients of one build, what scripts say of their needs, and the shelves of their names: most stand in
/// many recipes.
package final class NeedMemory: Sendable {
  /// Everything about an ingredient that decides how it is bought.
  private struct Question: Hashable {
    let line: IngredientLine
    let text: String
    let language: String
  }

  /// An ingredient as a recipe has it.
  private struct Ingredient: Hashable {
    let name: String
    let amount: Amount?
    let language: String
  }

  private struct Known {
    var lines: [Ingredient: IngredientLine] = [:]
    var shelves: [String: ShoppingItem.Shelf] = [:]
    /// As JSON; empty for what every kitchen has.
    var needs: [Question: [UInt8]] = [:]
  }

  /// Beyond it everything is forgotten, so that memory stays bounded.
  private static let limit = 20_000

  private let known = Mutex(Known())

  package init() {}

  /// An ingredient as it is read.
  func line(_ name: String, _ amount: Amount?, _ language: String) -> IngredientLine {
    let ingredient = Ingredient(name: name, amount: amount, language: language)
    if let line = known.withLock({ $0.lines[ingredient] }) { return line }
    let line = IngredientLineReader.read(name: name, amount: amount, language: language)
    known.withLock { known in
      if known.lines.count >= Self.limit { known.lines.removeAll(keepingCapacity: true) }
      known.lines[ingredient] = line
    }
    return line
  }

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
