internal import Words

/// Prawns that are weighed in their shells.
extension FormChoice {
  /// `prawns, shell on`, `Garnelen (mit Schale)`: where the table has the food with what nobody eats, that is meant.
  func chooseInShell(_ match: inout FoodMatch) {
    guard let comment, book.foods[match.index].edible == nil,
      let whole = book.traits[match.index].forms.first(where: { book.foods[$0.food].edible != nil && $0.form == .raw }),
      Self.saysInShell(NameWords(comment))
    else { return }
    take(whole.food, .word(.raw), &match)
  }

  /// The shell beside `on`, `in` or `with`; `unpeeled`.
  private static func saysInShell(_ words: NameWords) -> Bool {
    words.words.indices.contains { index in
      func isIn(_ table: WordTable, _ index: Int) -> Bool {
        words.words.indices.contains(index) && table.number(of: words.bytes, in: words.words[index].range) != nil
      }
      if isIn(unpeeled, index) { return true }
      return isIn(shells, index) && !isIn(gone, index + 1)
        && (isIn(on, index + 1) || isIn(on, index - 1) || isIn(on, index - 2))
    }
  }

  private static let shells = WordTable(
    names: "shell shells shell-on Schale Schalen carapace carapaces cáscara cáscaras")
  private static let on = WordTable(names: "on in with mit avec con leur ihrer")
  private static let gone = WordTable(names: "removed off entfernt ôtée ôtées quitada quitadas")
  private static let unpeeled = WordTable(
    names: "shell-on unpeeled unshelled ungeschält ungeschälte")
}
