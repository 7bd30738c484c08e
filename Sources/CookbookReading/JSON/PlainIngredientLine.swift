package import Cookbook
internal import IngredientLines
internal import Quantities

/// An ingredient written as one plain line, `200 g flour, sifted`: its amount as written, and the rest as the name.
///
/// What is a unit and what a name is decided by `IngredientLines`; no word of the line but `of` after a unit is lost.
package enum PlainIngredientLine {
  package static func read(_ line: String) -> Ingredient {
    let text = withoutBullet(PlainText.folded(line))
    guard let (amount, rest) = IngredientLineReader.amountAndRest(of: text) else {
      return Ingredient(amount: nil, name: MarkdownEscaping.line(text))
    }
    return Ingredient(amount: amount, name: MarkdownEscaping.line(rest))
  }

  private static func withoutBullet(_ text: String) -> String {
    for bullet in ["- ", "– ", "• ", "* ", "▢ ", "□ ", "☐ "] where text.hasPrefix(bullet) {
      return String(text.dropFirst(bullet.count))
    }
    return text
  }
}
