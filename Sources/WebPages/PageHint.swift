internal import SourceText

/// What the name of an element, its classes and its identifier say about its part of the page.
enum PageHint {
  static func hint(of node: HTMLNode) -> PageBlock.Hint {
    switch node.name {
    case "nav", "footer", "aside", "button", "dialog", "figcaption": return .noise
    case "body", "html", "main": return .none
    default: break
    }
    if isOneOfSeveral(node) || isTag(node) { return .noise }
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

  /// Whether a label belongs to a choice between several, `All | Without pictures`, which no ingredient is.
  static func isOneOfSeveral(_ label: HTMLNode) -> Bool {
    label.name == "label"
      && label.descendants.prefix(12).contains { $0.name == "input" && $0["type"]?.lowercased() == "radio" }
  }

  /// Whether an item is nothing but a link to what else is filed under a word: `garlic`, `Dinner`.
  private static func isTag(_ item: HTMLNode) -> Bool {
    guard item.name == "li" else { return false }
    let parts = item.children.filter { $0.characters?.contains { !$0.isWhitespace } ?? true }
    guard parts.count == 1, parts[0].name == "a" else { return false }
    return parts[0].words(of: "rel").contains("tag") || tagFolders.contains { parts[0]["href"]?.contains($0) ?? false }
  }

  private static let tagFolders = ["/tag/", "/tags/", "/category/", "/schlagwort/", "/etiqueta/", "/mot-cle/"]

  /// Whether an element within a line is there for screen readers or printers alone: it repeats what is seen.
  static func isOnlyHeard(_ node: HTMLNode) -> Bool {
    guard node.name == "span" || node.name == "small", let names = node["class"]?.lowercased() else { return false }
    guard names.split(separator: " ").contains(where: { heard.contains(String($0)) }) else { return false }
    // A heading of nothing else is one for those who listen, but it says what stands below it.
    guard let parent = node.parent, ["h1", "h2", "h3", "h4", "h5", "h6"].contains(parent.name ?? "") else {
      return true
    }
    return parent.children.contains { $0.index != node.index && !$0.line.isEmpty }
  }

  private static let heard: Set<String> = [
    "sr-only", "u-sr-only", "visually-hidden", "visuallyhidden", "screen-reader-text", "screenreader-only",
    "print-only",
    "wprm-screen-reader-text", "a11y-hidden", "show-for-sr",
  ]

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
