/// What each element of a page is for, and which elements make a line of their own though HTML does not say so.
struct PageLayout {
  private let page: HTMLDocument
  private let hints: [PageBlock.Hint]
  /// Where the elements begin that are called ingredients, in order.
  private let ingredients: [Int]
  /// The children of an element that are lines of a list, for the elements that were looked at.
  private var lines: [Int: Set<Int>] = [:]
  /// The same for rows with an amount and a name that no class calls ingredients.
  private var amounts: [Int: Set<Int>] = [:]

  init(_ page: HTMLDocument) {
    self.page = page
    hints = page.records.indices.map { PageHint.hint(of: HTMLNode(document: page, index: $0)) }
    let hints = hints
    ingredients = hints.indices.filter { hints[$0] == .ingredients }
  }

  func hint(of node: HTMLNode) -> PageBlock.Hint {
    let hint = hints[node.index]
    return hint == .noise && !PageHint.isOneOfSeveral(node) && holdsRecipe(node) ? .none : hint
  }

  // MARK: What is shown beside

  /// Whether a part holds what the page is about, whatever its classes are called.
  private func holdsRecipe(_ node: HTMLNode) -> Bool {
    let range = node.index..<page.records[node.index].end
    if range.count * 3 > page.records.count || node.descendants.contains(where: { $0.name == "h1" }) { return true }
    return PageHint.isBeside(node) && (ingredients.contains(where: range.contains) || Self.holdsAmounts(node))
  }

  /// Whether most items below begin with a number, four at least.
  private static func holdsAmounts(_ node: HTMLNode) -> Bool {
    let items = node.descendants.filter { $0.name == "li" }
    guard items.count >= 4, items.count <= 100 else { return false }
    return items.count { $0.line.first?.isNumber ?? false } * 2 >= items.count
  }

  // MARK: Lines

  /// Whether an element is an ingredient of its own: one of several with the same classes, each of which holds an amount
  /// and a name in boxes of their own, or none of which HTML would put on a line of its own.
  mutating func isLine(_ node: HTMLNode) -> Bool {
    guard let name = node.name, ["div", "p", "span", "label", "a"].contains(name), let parent = node.parent,
      !["li", "tr", "td", "dd", "p", "a", "span", "label"].contains(parent.name ?? "")
    else { return false }
    let isNamed =
      isNamedIngredient(node)
      || node.isBlock && (isNamedIngredient(parent) || parent.parent.map(isNamedIngredient) ?? false)
    guard name == "label" || isNamed else { return name == "div" && isRowOfAmounts(node, of: parent) }
    if lines[parent.index] == nil { lines[parent.index] = Set(Self.lines(below: parent)) }
    return lines[parent.index]?.contains(node.index) ?? false
  }

  /// Whether an element that no name calls an ingredient is one of several rows with an amount and then a name.
  private mutating func isRowOfAmounts(_ node: HTMLNode, of parent: HTMLNode) -> Bool {
    if amounts[parent.index] == nil { amounts[parent.index] = Set(Self.amountRows(below: parent)) }
    return amounts[parent.index]?.contains(node.index) ?? false
  }

  /// Rows of more elements than this hold more than an ingredient.
  private static let rowSize = 24

  private static func amountRows(below parent: HTMLNode) -> [Int] {
    let children = parent.children.filter { $0.name != nil }
    guard (4...100).contains(children.count) else { return [] }
    let alike = Dictionary(grouping: children) { "\($0.name ?? "") \($0["class"] ?? "")" }
    return alike.values.filter { nodes in
      guard nodes.count >= 4, nodes[0].isBlock else { return false }
      guard nodes.allSatisfy({ $0.document.records[$0.index].end - $0.index <= rowSize }) else { return false }
      let pairs = nodes.map { $0.lines }.filter { $0.count == 2 }
      let areAmounts = pairs.filter { $0[0].first?.isNumber == true && $0[0].utf8.count < 16 }
      return pairs.count * 5 >= nodes.count * 3 && areAmounts.count * 5 >= pairs.count * 4
        && pairs.allSatisfy { $0[1].contains(where: \.isLetter) && $0[1].utf8.count < 90 }
        // `1` and what to do first are a step.
        && !areAmounts.enumerated().allSatisfy { Int($1[0].filter(\.isNumber)) == $0 + 1 }
    }.flatMap { $0.map(\.index) }
  }

  private func isNamedIngredient(_ node: HTMLNode) -> Bool { hints[node.index] == .ingredients }

  private static func lines(below parent: HTMLNode) -> [Int] {
    let children = parent.children.filter { $0.name != nil }
    let alike = Dictionary(grouping: children) { "\($0.name ?? "") \($0["class"] ?? "")" }
    return alike.values.filter { nodes in
      guard nodes.count >= 3, let first = nodes.first else { return false }
      return first.isBlock ? areRows(nodes) : true
    }.flatMap { $0.map(\.index) }
  }

  /// Whether boxes hold one ingredient each: two or three short lines, one of which has a number.
  private static func areRows(_ nodes: [HTMLNode]) -> Bool {
    let texts = nodes.map { $0.lines }
    guard texts.allSatisfy({ $0.count <= 3 && $0.allSatisfy { $0.utf8.count < 90 } }) else { return false }
    let several = texts.filter { $0.count > 1 }
    guard several.count * 5 >= texts.count * 3 else { return false }
    return several.count { lines in lines.count { $0.contains(where: \.isNumber) } == 1 } * 5 >= several.count * 4
  }
}
