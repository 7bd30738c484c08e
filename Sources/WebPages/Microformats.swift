internal import JSONReading
internal import SourceText

/// Recipes marked with class names: h-recipe (microformats2) and the older hRecipe.
///
/// Source: microformats.org/wiki/h-recipe and /hrecipe. They become items as JSON-LD would have them.
enum Microformats {
  static func recipes(of page: HTMLDocument) -> [JSONValue] {
    page.root.descendants.compactMap { node in
      guard let names = node["class"], recipe.isFound(in: names) else { return nil }
      let classes = node.words(of: "class")
      if classes.contains("h-recipe") { return item(node, modern) }
      if classes.contains("hrecipe") { return item(node, classic) }
      return nil
    }
  }

  private static let recipe = PhraseList(["recipe"])

  private static func item(_ root: HTMLNode, _ properties: [String: String]) -> JSONValue {
    var result = ItemProperties()
    var last = -1
    for node in root.descendants where node.index >= last {
      for word in node.words(of: "class") {
        guard let property = properties[String(word)], !isBox(node, of: property, properties),
          property != "recipeIngredient" || !isNameAlone(node)
        else { continue }
        for value in PropertyValue.values(of: titled(node), for: property) { result.add(property, value) }
        // An ingredient's amount and name are parts of it.
        last = page(root).records[node.index].end
        break
      }
    }
    return result.item(types: ["Recipe"])
  }

  /// Whether an element that is called ingredients or instructions is only the box around the elements that are.
  private static func isBox(_ node: HTMLNode, of property: String, _ properties: [String: String]) -> Bool {
    guard property == "recipeIngredient" || property == "recipeInstructions" else { return false }
    return node.descendants.contains { inner in
      inner.words(of: "class").contains { properties[String($0)]?.hasPrefix("recipeIn") == true }
    }
  }

  /// Whether an element that is called an ingredient is but its name in an item that begins with its amount.
  private static func isNameAlone(_ node: HTMLNode) -> Bool {
    guard !node.isBlock, let item = node.parent, item.name == "li", let line = item.lines.first else { return false }
    return line.first?.isNumber == true && node.lines.first?.first?.isNumber != true
  }

  private static func page(_ node: HTMLNode) -> HTMLDocument { node.document }

  /// The value-title pattern: an empty element whose `title` says the value in machine form.
  private static func titled(_ node: HTMLNode) -> HTMLNode {
    node.descendants.first { $0.words(of: "class").contains("value-title") } ?? node
  }

  private static let modern = [
    "p-name": "name", "p-ingredient": "recipeIngredient", "e-instructions": "recipeInstructions",
    "p-instructions": "recipeInstructions", "p-yield": "recipeYield", "dt-duration": "totalTime", "u-photo": "image",
    "p-summary": "description", "p-author": "author", "p-category": "recipeCategory",
  ]
  private static let classic = [
    "fn": "name", "ingredient": "recipeIngredient", "instructions": "recipeInstructions",
    "instruction": "recipeInstructions", "yield": "recipeYield", "duration": "totalTime", "prepTime": "prepTime",
    "preptime": "prepTime", "cookTime": "cookTime", "cooktime": "cookTime", "photo": "image",
    "summary": "description", "author": "author", "tag": "keywords",
  ]
}
