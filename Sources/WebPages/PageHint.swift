internal import SourceText

/// What the name of an element, its classes and its identifier say about its part of the page.
enum PageHint {
  static func hint(of node: HTMLNode) -> PageBlock.Hint {
    switch node.name {
    case "nav", "footer", "aside", "button", "dialog", "figcaption": return .noise
    case "body", "html", "main": return .none
    default: break
    }
    if node["role"] == "navigation" || node["aria-hidden"] == "true" && node.name != "div" { return .noise }
    let names = [node["class"], node["id"], node["itemprop"], node["data-testid"]].compactMap(\.self)
      .joined(separator: " ").lowercased()
    guard !names.isEmpty else { return .none }
    let isIngredients = ingredients.isFound(in: names)
    let isInstructions = instructions.isFound(in: names)
    if isIngredients != isInstructions { return isIngredients ? .ingredients : .instructions }
    if isIngredients { return .none }
    return isNoise(names) ? .noise : .none
  }

  /// Whole words, since `ad` and `nav` stand in too many others.
  private static func isNoise(_ names: String) -> Bool {
    noise.isFoundAsWords(in: names) || besides.isFoundAsWords(in: withoutBuilder(names))
  }

  /// What a page shows beside its text, or lays above it: recipes may stand there as well, but never in comments or menus.
  static func isBeside(_ node: HTMLNode) -> Bool {
    guard let name = node.name, !["nav", "footer", "button", "figcaption"].contains(name),
      node["role"] != "navigation"
    else { return false }
    let names = [node["class"], node["id"], node["data-testid"]].compactMap(\.self).joined(separator: " ").lowercased()
    return !noise.isFoundAsWords(in: names)
  }

  /// A widespread builder of pages calls each of their parts a widget.
  private static func withoutBuilder(_ names: String) -> String {
    names.utf8.contains(UInt8(ascii: "-")) ? names.replacing("elementor-widget", with: "") : names
  }

  private static let ingredients = PhraseList([
    "ingredient", "ingrédient", "zutat", "ingredienser", "skladniki", "malzeme", "hozzaval", "sastojc", "ingrediens",
  ])
  private static let instructions = PhraseList([
    "instruction", "directions", "recipe-method", "recipe_method", "recipemethod", "recipe-steps", "recipe_steps",
    "recipesteps", "preparation", "preparacion", "preparazione", "preparo", "zubereitung", "bereiding", "procedure",
    "method-steps", "fremgang", "tillagning", "cooking-steps", "recipe__step", "recipe-step", "recipe__method",
    "recipe__instr", "recipe-directions", "etapes", "przygotowan",
  ])
  private static let noise = PhraseList([
    "comment", "comments", "respond", "related", "newsletter", "menu", "breadcrumb", "breadcrumbs", "cookie", "cookies",
    "navigation", "nav", "navbar", "footer", "subscribe", "pagination", "carousel", "signup", "login", "nutrition",
  ])
  private static let besides = PhraseList([
    "sidebar", "share", "sharing", "social", "widget", "advertisement", "ad", "ads", "popup", "modal",
  ])
}
