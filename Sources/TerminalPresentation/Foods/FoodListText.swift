package import CommandLineParsing
package import Foods

/// Foods that were found, as lines: name, the name that fits where it is another, kilocalories, category.
package struct FoodListText {
  package let results: [FoodSearch.Result]
  package let book: FoodBook
  package let style: TerminalStyle

  package init(results: [FoodSearch.Result], book: FoodBook, style: TerminalStyle) {
    self.results = results
    self.book = book
    self.style = style
  }

  package var text: String {
    let names = results.map { result in
      let name = TerminalText.safe(book.foods[result.index].name)
      return result.name == name ? name : "\(name) (\(TerminalText.safe(result.name)))"
    }
    let column = names.map(DisplayWidth.columns).max() ?? 0
    return zip(results, names).map { result, name in
      let food = book.foods[result.index]
      let energy = food.figures?.energy.map { "\(FoodNumber.text($0)) kcal" } ?? "–"
      let padding = String(repeating: " ", count: column - DisplayWidth.columns(name) + 2 + max(0, 9 - energy.count))
      return name + padding + energy + "  " + style.apply(.dim, to: food.category.name) + "\n"
    }.joined()
  }
}

/// Thousandths as decimal numbers.
enum FoodNumber {
  /// `1330` → `1.33`; whole numbers without a point.
  static func text(_ thousandths: Int) -> String {
    let rest = thousandths % 1000
    guard rest != 0 else { return "\(thousandths / 1000)" }
    let digits = String(String(rest + 1000).dropFirst().reversed().drop { $0 == "0" }.reversed())
    return "\(thousandths / 1000).\(digits)"
  }
}
