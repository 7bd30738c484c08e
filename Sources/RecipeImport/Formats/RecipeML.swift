internal import WebPages

/// Recipes in RecipeML 0.5 of FormatData: one, or those of a menu.
///
/// Source: its DTD. Amounts may be fractions and ranges of elements of their own, ingredients and steps have groups.
enum RecipeML {
  static func recipes(_ bytes: [UInt8]) throws(WebPageError) -> [RecipeDraft] {
    let document = try XMLTree.read(bytes)
    let elements = XMLTree.elements("recipe", in: document)
    var drafts: [RecipeDraft] = []
    // Ten thousand and more would be moved again and again as their array grows, and lie in memory twice.
    drafts.reserveCapacity(elements.count)
    for element in elements {
      let draft = recipe(element)
      if !draft.isEmpty { drafts.append(draft) }
    }
    return drafts
  }

  private static func recipe(_ node: HTMLNode) -> RecipeDraft {
    var draft = RecipeDraft()
    if let head = node.part("head") { take(head, into: &draft) }
    draft.summary = node.parts("description").flatMap(paragraphs).joined(separator: "\n").nonEmpty
    var ingredients = RecipeMLIngredients()
    for part in node.parts("ingredients") { ingredients.read(part) }
    draft.take(ingredients.groups)
    draft.tip = (node.parts("note") + ingredients.notes).flatMap(paragraphs).joined(separator: "\n").nonEmpty
    var sections = [RecipeDraft.Section()]
    for part in node.parts("directions") { read(part, into: &sections, &draft) }
    draft.take(sections)
    // Nothing says whether its figures are those of a serving.
    draft.losses += node.losses(besides: ["head", "description", "ingredients", "note", "directions", "recipe"])
    return draft
  }

  // MARK: Head

  private static func take(_ head: HTMLNode, into draft: inout RecipeDraft) {
    draft.title = head.part("title").flatMap(RecipeMLText.line)
    draft.categories = head.parts("categories").flatMap { categories in
      let named = categories.parts("cat").compactMap(RecipeMLText.line)
      return named.isEmpty ? RecipeMLText.line(categories).map(words) ?? [] : named
    }
    draft.source = head.parts("source").compactMap(RecipeMLText.line).joined(separator: ", ").nonEmpty
    draft.yieldText = head.part("yield").flatMap(RecipeMLText.line)
    for time in head.parts("preptime") {
      draft.takeTime(RecipeMLText.line(time), label: time.text("type") ?? "preptime")
    }
    draft.losses += head.losses(besides: ["title", "categories", "source", "yield", "preptime"])
  }

  private static func words(_ text: String) -> [String] {
    text.split(whereSeparator: { $0 == "," || $0 == ";" }).map { String($0).trimmed }.filter { !$0.isEmpty }
  }

  // MARK: Directions

  /// Steps with their groups; where nothing is marked as a step, each paragraph is one.
  private static func read(
    _ part: HTMLNode, depth: Int = 0, into sections: inout [RecipeDraft.Section], _ draft: inout RecipeDraft
  ) {
    let steps = depth < XMLTree.deepest ? part.parts("step") + part.parts("dir-div") : []
    if steps.isEmpty { sections[sections.count - 1].steps += paragraphs(part).map { RecipeDraft.Step($0) } }
    for node in steps.isEmpty ? [] : part.children {
      switch node.nameInXML {
      case "dir-div":
        sections.append(RecipeDraft.Section(title: node.part("title").flatMap(RecipeMLText.line)))
        read(node, depth: depth + 1, into: &sections, &draft)
      case "title": break
      case "description", "note":
        draft.losses += paragraphs(node).map { ImportLoss(.dropped, "directions", $0) }
      default: sections[sections.count - 1].steps += paragraphs(node).map { RecipeDraft.Step($0) }
      }
    }
  }

  private static func paragraphs(_ node: HTMLNode) -> [String] { RecipeMLText.paragraphs(of: node) }
}

/// The ingredients of a recipe with their groups.
private struct RecipeMLIngredients {
  private(set) var groups = [RecipeDraft.Group()]
  private(set) var notes: [HTMLNode] = []

  mutating func read(_ part: HTMLNode, depth: Int = 0) {
    for node in part.children {
      switch node.nameInXML {
      case "ing": add(node)
      case "ing-div" where depth < XMLTree.deepest:
        groups.append(RecipeDraft.Group(title: node.part("title").flatMap(RecipeMLText.line)))
        read(node, depth: depth + 1)
      case "note", "description", "ing-div": notes.append(node)
      default: break
      }
    }
  }

  private mutating func add(_ node: HTMLNode) {
    guard let line = Self.line(node) else { return }
    let last = groups.count - 1
    // Recipes that were MealMaster's go on behind a hyphen.
    if line.hasPrefix("-"), line.dropFirst().first?.isLetter == true, let before = groups[last].lines.last,
      before.utf8.count < 200
    {
      groups[last].lines[groups[last].lines.count - 1] = "\(before) \(line.dropFirst())"
    } else if node.parts("amt").allSatisfy({ RecipeMLText.line($0) == nil }), let title = MasterCookParts.title(line) {
      groups.append(RecipeDraft.Group(title: title))
    } else {
      groups[last].lines.append(line)
    }
  }

  /// `1 cup (240 ml) almonds, chopped or 1 cup nuts (optional)`
  private static func line(_ node: HTMLNode, isOther: Bool = false) -> String? {
    let amounts = node.parts("amt").compactMap(RecipeMLText.line)
    let further = amounts.dropFirst()
    let food = (node.parts("item") + node.parts("ingref")).compactMap(RecipeMLText.line).joined(separator: " ").nonEmpty
    let amount = [amounts.first, further.isEmpty ? nil : "(\(further.joined(separator: ", ")))"]
    var line = (amount + [food]).compactMap(\.self).joined(separator: " ")
    // Where nothing is marked as the food, the element says all of it.
    if food == nil { line = RecipeMLText.line(node) ?? line }
    guard !line.isEmpty else { return nil }
    if food != nil {
      let remarks = (node.parts("prep") + node.parts("ing-note")).compactMap(RecipeMLText.line)
      line = ([line] + remarks).joined(separator: ", ")
      // What could take the place of another that could is said in its words.
      let others = node.parts("alt-ing").compactMap { isOther ? RecipeMLText.line($0) : Self.line($0, isOther: true) }
      line = ([line] + others).joined(separator: " or ")
    }
    return node.text("optional") == "yes" ? "\(line) (optional)" : line
  }
}

/// The words of elements whose parts are numbers.
enum RecipeMLText {
  static func line(_ node: HTMLNode) -> String? {
    var text = ""
    append(node, to: &text)
    return ImportedText.line(text)
  }

  /// Paragraphs, which empty lines part; single lines are those of the file alone.
  static func paragraphs(of node: HTMLNode) -> [String] {
    var text = ""
    append(node, to: &text)
    var paragraphs: [String] = []
    var isOpen = false
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard let line = ImportedText.line(String(line)) else {
        isOpen = false
        continue
      }
      if isOpen { paragraphs[paragraphs.count - 1] += " " + line } else { paragraphs.append(line) }
      isOpen = true
    }
    return paragraphs
  }

  /// `2<frac><n>1</n><d>4</d></frac>` is `2 1/4`, a range `3-4`.
  private static func append(_ node: HTMLNode, depth: Int = 0, to text: inout String) {
    guard depth < XMLTree.deepest else {
      text += node.rawText
      return
    }
    for child in node.children {
      if let characters = child.characters {
        text += characters
        continue
      }
      let name = child.nameInXML
      if name == "frac", let above = child.part("n"), let below = child.part("d") {
        text += " \(number(above))/\(number(below)) "
      } else if name == "range", let first = child.part("q1"), let last = child.part("q2") {
        text += " \(number(first))-\(number(last)) "
      } else {
        // Between them there may be no space in the file.
        let isApart = name.map(partedNames.contains) ?? false
        if isApart { text += " " }
        append(child, depth: depth + 1, to: &text)
        if isApart { text += " " }
      }
    }
  }

  /// A part of a fraction or range, which has at most fractions in it.
  private static func number(_ node: HTMLNode) -> String {
    let words = node.children.map { child -> String in
      guard let above = child.part("n"), let below = child.part("d") else {
        return child.characters ?? child.rawText
      }
      return " \(above.rawText.trimmed)/\(below.rawText.trimmed)"
    }
    return ImportedText.line(words.joined()) ?? ""
  }

  private static let partedNames: Set<String> = [
    "qty", "size", "unit", "timeunit", "srcitem", "substep", "amt", "item", "prep", "time", "q1", "q2",
  ]
}
