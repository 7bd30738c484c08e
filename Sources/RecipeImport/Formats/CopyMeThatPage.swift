internal import WebPages

/// The page that Copy Me That exports, alone or in a ZIP with its pictures: all recipes below each other, with names of its own
/// for their parts.
enum CopyMeThatPage {
  /// `nil` for a page that is no such export.
  static func recipes(_ page: WebPage) -> [RecipeDraft]? {
    guard page.head["copymethat_class_id_version"] != nil else { return nil }
    var recipes: [HTMLNode] = []
    // One within another is a part of it: what stands in both would be read as often as they are deep.
    for node in page.document.root.descendants
    where node.words(of: "class").contains("recipe") && recipes.last?.contains(node) != true {
      recipes.append(node)
    }
    return recipes.map(recipe)
  }

  private static func recipe(_ node: HTMLNode) -> RecipeDraft {
    let parts = Parts(node)
    var draft = RecipeDraft()
    draft.title = parts.line("name")
    draft.summary = parts.lines("description").joined(separator: "\n").nonEmpty
    draft.source = parts.named["original_link"]?["href"] ?? parts.line("original_link") ?? parts.line("link")
    draft.yieldText = parts.line("recipeYield")
    draft.categories = parts.ofClass("recipeCategory")
    draft.take(groups(parts.named["recipeIngredients"]))
    draft.take(sections(parts.named["recipeInstructions"]))
    draft.tip = parts.named["recipeNotes"].map { items($0).map(\.text).joined(separator: "\n") }?.nonEmpty
    draft.image = parts.picture
    draft.losses += ["rating", "made_this", "starred"].compactMap { name in
      parts.line(name).map { ImportLoss(.dropped, name.replacing("_", with: " "), $0) }
    }
    return draft
  }

  private static func groups(_ list: HTMLNode?) -> [RecipeDraft.Group] {
    var groups = [RecipeDraft.Group()]
    for item in list.map(items) ?? [] {
      if item.isTitle {
        groups.append(RecipeDraft.Group(title: item.text.withoutColon))
      } else {
        groups[groups.count - 1].lines.append(item.text)
      }
    }
    return groups
  }

  private static func sections(_ list: HTMLNode?) -> [RecipeDraft.Section] {
    var sections = [RecipeDraft.Section()]
    for item in list.map(items) ?? [] {
      if item.isTitle {
        sections.append(RecipeDraft.Section(title: item.text.withoutColon))
      } else {
        sections[sections.count - 1].steps.append(RecipeDraft.Step(item.text))
      }
    }
    return sections
  }

  /// What stands in a list, and whether its class says that it is a title.
  private static func items(_ list: HTMLNode) -> [(text: String, isTitle: Bool)] {
    list.children.compactMap { node in
      ImportedText.line(node.characters ?? node.line).map { text in
        (text, node.words(of: "class").contains { $0.hasSuffix("_subheader") })
      }
    }
  }

  /// The elements of a recipe by their identifiers, which each recipe of the page has once more.
  private struct Parts {
    private(set) var named: [String: HTMLNode] = [:]
    private(set) var picture: String?
    private var classes: [Substring: [HTMLNode]] = [:]

    init(_ recipe: HTMLNode) {
      for node in recipe.descendants {
        if let name = node["id"], named[name] == nil { named[name] = node }
        for name in node.words(of: "class") { classes[name, default: []].append(node) }
        if node.name == "img", picture == nil { picture = node["src"].flatMap(ImportedText.line) }
      }
    }

    func line(_ name: String) -> String? { named[name].flatMap { ImportedText.line($0.line) } }

    func lines(_ name: String) -> [String] { named[name]?.lines.compactMap(ImportedText.line) ?? [] }

    func ofClass(_ name: Substring) -> [String] {
      classes[name, default: []].compactMap { ImportedText.line($0.line) }
    }
  }
}
