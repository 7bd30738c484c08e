internal import KitchenUnits
internal import Quantities

/// The list as Cooklang's tools read it: `olive oil{100%ml}`, one line for each way of measuring.
///
/// Shelves are comments, and so is what is bought or looked for at home. Numbers are exact; units are in English. Source:
/// cooklang/spec, proposal 0016.
public enum ListCooklang {
  public static func write(_ list: ShoppingList, words: ListWords) -> String {
    let text = QuantityText(language: "en", decimalSign: ".", words: .english)
    let style = ListStyle(quantities: text, words: words)
    let blocks = style.sections(list).map { heading, items in
      (["-- \(heading)"] + items.flatMap { lines($0, text) }).joined(separator: "\n") + "\n"
    }
    return blocks.joined(separator: "\n")
  }

  private static func lines(_ item: ShoppingItem, _ text: QuantityText) -> [String] {
    let name = safe(item.name)
    if item.isBought { return ["-- done: \(name)"] }
    if item.isLookedFor { return ["-- \(name)"] }
    let optional = item.isOptional ? " -- optional" : ""
    if item.toBuy.isEmpty { return [name + optional] }
    return item.toBuy.map { quantity in
      let (number, unit) = parts(quantity, text)
      return name + "{\(NumberText.plain(number))\(unit.map { "%\(safe($0))" } ?? "")}" + optional
    }
  }

  private static func parts(_ quantity: BuyQuantity, _ text: QuantityText) -> (Rational, String?) {
    switch quantity.way {
    case .mass, .volume, .length:
      let tidy = quantity.inWrittenUnit("en").tidied
      let measure = tidy.measure
      return (
        measure.upperBound ?? quantity.value, UnitForms.of(tidy.unit, language: "en").text(for: measure, language: "en")
      )
    case .count(.piece): return (quantity.value, nil)
    case .count(let unit):
      return (quantity.value, UnitForms.of(unit, language: "en").text(for: .exact(quantity.value), language: "en"))
    case .container(let unit, let held, _):
      let content = text.text(quantity.content(held))
      return (
        quantity.value,
        "\(content) \(UnitForms.of(unit, language: "en").word(for: .exact(quantity.value), language: "en"))"
      )
    case .word(let key): return (quantity.value, quantity.word ?? key)
    }
  }

  /// Names cannot hold braces, comments or line breaks, and no `./`, which starts a recipe.
  private static func safe(_ text: String) -> String {
    let name = text.replacing("{", with: "(").replacing("}", with: ")").replacing("//", with: "/")
      .replacing("--", with: "–").replacing("[-", with: "[").replacing("%", with: " percent").replacing("\n", with: " ")
    return name.hasPrefix("./") ? String(name.dropFirst(2)) : name
  }
}
