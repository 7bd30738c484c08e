internal import CommandLineParsing
internal import Cookbook
internal import CookbookReading
internal import Quantities
internal import SitePlanning

/// Ingredients in two columns: amounts flush right, names and their notes flush left.
struct IngredientColumns {
  let recipe: Recipe
  let amounts: AmountText
  let style: TerminalStyle

  /// A longer amount pushes its own name to the right, and no other.
  private static let widestColumn = 16

  private var inlines: TerminalInlines { TerminalInlines(style: style, texts: recipe.texts) }

  func lines(width: Int) -> [String] {
    let column = min(Self.widestColumn, recipe.allIngredients.map { DisplayWidth.columns(amount($0)) }.max() ?? 0)
    var blocks = [lines(recipe.ingredients, column: column, width: width)]
    for group in recipe.ingredientGroups { add(group, depth: 0, column: column, width: width, to: &blocks) }
    return Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  /// Groups inside others keep to the column and say by their title where they belong.
  private func add(_ group: IngredientGroup, depth: Int, column: Int, width: Int, to blocks: inout [[String]]) {
    let mark = depth > 0 ? String(repeating: "›", count: depth) + " " : ""
    let title = style.apply(.dim, to: mark) + inlines.line(of: group.title, .bold)
    blocks.append(TextWrapping.lines(title, width: width) + lines(group.ingredients, column: column, width: width))
    for child in group.ingredientGroups { add(child, depth: depth + 1, column: column, width: width, to: &blocks) }
  }

  private func lines(_ ingredients: [Ingredient], column: Int, width: Int) -> [String] {
    ingredients.flatMap { ingredient -> [String] in
      let amount = amount(ingredient)
      let space = String(repeating: " ", count: max(0, column - DisplayWidth.columns(amount)))
      let indent = column == 0 ? 0 : column + 2
      let text = TextWrapping.lines(name(of: ingredient), width: max(20, width - indent - 2))
      let margin = String(repeating: " ", count: indent + 2)
      let first = (column == 0 ? "" : space + amount + "  ") + (text.first ?? "")
      return [first] + text.dropFirst().map { margin + $0 }
    }
  }

  private func amount(_ ingredient: Ingredient) -> String {
    ingredient.amount.map { TerminalText.safe(amounts.text($0)) } ?? ""
  }

  private func name(of ingredient: Ingredient) -> String {
    let name = IngredientName(ingredient.name, recipe.texts)
    let note = name.note.map { style.apply(.dim, to: ", ") + inlines.line(of: $0, .dim) } ?? ""
    let remainder = name.remainder.map { " " + style.apply(.dim, to: TerminalText.safe($0)) } ?? ""
    let link =
      ingredient.link.map { " " + style.apply(.dim, to: "→ " + TerminalText.safe(PercentEncoding.decoded($0))) } ?? ""
    return inlines.line(of: name.name) + note + remainder + link
  }
}
