internal import WebPages

/// Recipes in the XML of Gourmand and Gourmet (`gourmetDoc`).
enum Gourmand {
  static func recipes(_ bytes: [UInt8]) throws(WebPageError) -> [RecipeDraft] {
    let document = try XMLTree.read(bytes)
    return document.descendants.filter { $0.name == XMLTree.name("recipe") }.map(recipe)
  }

  private static func recipe(_ node: HTMLNode) -> RecipeDraft {
    var draft = RecipeDraft()
    draft.title = text(node, "title")
    draft.categories = [text(node, "category")].compactMap(\.self)
    draft.cuisines = [text(node, "cuisine")].compactMap(\.self)
    draft.source = text(node, "link") ?? text(node, "source")
    draft.preparationMinutes = text(node, "preptime").flatMap(TimeText.minutes)
    draft.cookingMinutes = text(node, "cooktime").flatMap(TimeText.minutes)
    draft.yieldText = text(node, "yields") ?? text(node, "servings")
    if let list = child(node, "ingredient-list") { draft.groups = groups(list) }
    let steps = child(node, "instructions").map { ImportedText.lines($0.rawText) } ?? []
    draft.sections = steps.isEmpty ? [] : [RecipeDraft.Section(steps: steps.map { RecipeDraft.Step($0) })]
    draft.tip = child(node, "modifications").flatMap { ImportedText.line($0.rawText) }
    draft.takePicture(child(node, "image")?.rawText)
    if text(node, "link") != nil, let source = text(node, "source") {
      draft.losses.append(ImportLoss(.dropped, "source", source))
    }
    draft.losses += node.children.compactMap { child in
      guard let name = child.name?.dropFirst(2), !known.contains(String(name)),
        let text = ImportedText.line(child.rawText)
      else { return nil }
      return ImportLoss(.dropped, String(name), text)
    }
    return draft
  }

  private static let known: Set<String> = [
    "title", "category", "cuisine", "link", "source", "preptime", "cooktime", "yields", "servings", "ingredient-list",
    "instructions", "modifications", "image",
  ]

  private static func groups(_ list: HTMLNode) -> [RecipeDraft.Group] {
    var groups = [RecipeDraft.Group()]
    for node in list.children {
      if isIngredient(node), let line = line(node) {
        groups[groups.count - 1].lines.append(line)
      } else if node.name == XMLTree.name("inggroup") {
        let lines = node.children.filter(isIngredient).compactMap(line)
        groups.append(RecipeDraft.Group(title: text(node, "groupname"), lines: lines))
      }
    }
    return groups.filter { !$0.lines.isEmpty }
  }

  /// An ingredient, or another recipe that serves as one.
  private static func isIngredient(_ node: HTMLNode) -> Bool {
    node.name == XMLTree.name("ingredient") || node.name == XMLTree.name("ingref")
  }

  private static func line(_ node: HTMLNode) -> String? {
    guard let item = text(node, "item") else { return ImportedText.line(node.rawText) }
    let line = [text(node, "amount"), text(node, "unit"), item].compactMap(\.self).joined(separator: " ")
    return node["optional"] == "yes" ? "\(line) (optional)" : line
  }

  private static func child(_ node: HTMLNode, _ name: String) -> HTMLNode? {
    node.children.first { $0.name == XMLTree.name(name) }
  }

  private static func text(_ node: HTMLNode, _ name: String) -> String? {
    child(node, name).flatMap { ImportedText.line($0.rawText) }
  }
}

/// XML as a tree of the parser for pages: every name gets `x-` before it, so that none means anything in HTML.
enum XMLTree {
  /// What an element of this name is called in the tree.
  static func name(_ name: String) -> String { "x-\(name)" }

  /// The tree's root; names of elements begin with `x-`.
  static func read(_ bytes: [UInt8]) throws(WebPageError) -> HTMLNode {
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      let rest = bytes[index...]
      if rest.starts(with: "<![CDATA[".utf8) {
        index = appendData(rest.dropFirst(9), to: &result)
      } else if bytes[index] == 0x3C, let next = bytes.dropFirst(index + 1).first,
        next | 0x20 >= 0x61 && next | 0x20 <= 0x7A
      {
        index = appendTag(rest, to: &result)
      } else if rest.starts(with: "</".utf8) {
        result += Array("</x-".utf8)
        index += 2
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return try WebPage(bytes: result).document.root
  }

  /// The characters of a section, with those escaped that would be mark-up; where it ends.
  private static func appendData(_ data: ArraySlice<UInt8>, to result: inout [UInt8]) -> Int {
    var index = data.startIndex
    while index < data.endIndex {
      if data[index] == 0x5D, data[index...].starts(with: "]]>".utf8) { return index + 3 }
      if data[index] == 0x3C {
        result += Array("&lt;".utf8)
      } else if data[index] == 0x26 {
        result += Array("&amp;".utf8)
      } else {
        result.append(data[index])
      }
      index += 1
    }
    return index
  }

  /// A start tag, closed at once where it closes itself; where it ends.
  private static func appendTag(_ tag: ArraySlice<UInt8>, to result: inout [UInt8]) -> Int {
    let name = tag.dropFirst().prefix { $0 > 0x20 && $0 != 0x3E && $0 != 0x2F }
    let end = tag.firstIndex(of: 0x3E) ?? tag.endIndex
    result += Array("<x-".utf8) + name
    let isEmpty = end > name.endIndex && tag[end - 1] == 0x2F
    if name.endIndex < end { result += tag[name.endIndex..<(isEmpty ? end - 1 : end)] }
    result.append(0x3E)
    if isEmpty { result += Array("</x-".utf8) + name + [0x3E] }
    return min(end + 1, tag.endIndex)
  }
}
