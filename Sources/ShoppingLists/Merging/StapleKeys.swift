internal import IngredientLines
internal import Words

/// What every kitchen has, and nobody buys because a recipe needs it.
struct StapleKeys {
  private let keys: Set<ItemKey>
  private let naming: ItemNaming

  init(_ keys: Set<ItemKey>, _ naming: ItemNaming) {
    self.keys = keys.union([.food("water")])
    self.naming = naming
  }

  /// Also several of them in one line, as `salt and pepper`. What people write down themselves they want to buy.
  func hold(_ key: ItemKey, _ need: ShoppingNeed) -> Bool {
    if need.isWritten { return false }
    if keys.contains(key) { return true }
    var (name, language) = (need.line.phrase, need.language)
    if case .food(let food) = key { (name, language) = (food, "en") }
    let words = name.split { $0.isWhitespace }.map(String.init)
    let parts = words.split { JoiningWords.all.contains(TextFolding.folded($0)) }
    guard parts.count > 1 else { return false }
    return parts.allSatisfy { part in
      let text = part.joined(separator: " ")
      return keys.contains(naming.key(of: ShoppingNeed(text, language: language, origin: need.origin)))
    }
  }
}
