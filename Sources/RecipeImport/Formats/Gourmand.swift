internal import WebPages

/// Recipes in the XML of Gourmand and Gourmet (`gourmetDoc`).
enum Gourmand {
  static func recipes(_ bytes: [UInt8]) throws(WebPageError) -> [RecipeDraft] {
    let document = try XMLTree.read(bytes)
    return XMLTree.elements("recipe", in: document).map(recipe)
  }

  private static func recipe(_ node: HTMLNode) -> RecipeDraft {
    var draft = RecipeDraft()
    draft.title = node.line(of: "title")
    draft.categories = [node.line(of: "category")].compactMap(\.self)
    draft.cuisines = [node.line(of: "cuisine")].compactMap(\.self)
    draft.takeSource(node.line(of: "link"))
    draft.takeSource(node.line(of: "source"))
    draft.preparationMinutes = draft.minutes(node.line(of: "preptime"), in: "preptime")
    draft.cookingMinutes = draft.minutes(node.line(of: "cooktime"), in: "cooktime")
    draft.yieldText = node.line(of: "yields") ?? node.line(of: "servings")
    if let list = node.part("ingredient-list") { draft.groups = groups(list) }
    let steps = node.part("instructions").map { ImportedText.lines($0.rawText) } ?? []
    draft.sections = steps.isEmpty ? [] : [RecipeDraft.Section(steps: steps.map { RecipeDraft.Step($0) })]
    draft.tip = node.part("modifications").flatMap { ImportedText.line($0.rawText) }
    draft.takePicture(node.part("image")?.rawText)
    draft.losses += node.losses(besides: known)
    return draft
  }

  private static let known: Set<String> = [
    "title", "category", "cuisine", "link", "source", "preptime", "cooktime", "yields", "servings", "ingredient-list",
    "instructions", "modifications", "image", "recipe",
  ]

  private static func groups(_ list: HTMLNode) -> [RecipeDraft.Group] {
    var groups = [RecipeDraft.Group()]
    for node in list.children {
      if isIngredient(node), let line = line(node) {
        groups[groups.count - 1].lines.append(line)
      } else if node.name == XMLTree.name("inggroup") {
        let lines = node.children.filter(isIngredient).compactMap(line)
        groups.append(RecipeDraft.Group(title: node.line(of: "groupname"), lines: lines))
      }
    }
    return groups.filter { !$0.lines.isEmpty }
  }

  /// An ingredient, or another recipe that serves as one.
  private static func isIngredient(_ node: HTMLNode) -> Bool {
    node.name == XMLTree.name("ingredient") || node.name == XMLTree.name("ingref")
  }

  private static func line(_ node: HTMLNode) -> String? {
    guard let item = node.line(of: "item") else { return ImportedText.line(node.rawText) }
    let line = [node.line(of: "amount"), node.line(of: "unit"), item].compactMap(\.self).joined(separator: " ")
    return node["optional"] == "yes" ? "\(line) (optional)" : line
  }
}
