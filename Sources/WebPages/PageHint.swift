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
    noise.isFoundAsWords(in: names)
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
    "comment", "comments", "respond", "sidebar", "related", "share", "sharing", "social", "newsletter", "menu",
    "breadcrumb", "breadcrumbs", "cookie", "cookies", "widget", "advertisement", "ad", "ads", "popup", "modal",
    "navigation", "nav", "navbar", "footer", "subscribe", "pagination", "carousel", "signup", "login", "nutrition",
  ])
}
