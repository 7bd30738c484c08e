internal import Cookbook
internal import Quantities
internal import RecipeMarkdown
internal import SourceText

/// Reads one list item as an ingredient: an amount in emphasis, then a name or a link.
enum IngredientReader {
  /// The ingredients of a list that ends before a line.
  static func readList(_ list: MarkdownNode, endLine: Int, state: inout RecipeReaderState) -> [Ingredient] {
    var result: [Ingredient] = []
    var item = list.firstChild
    while let current = item {
      let end = current.next?.startLine ?? endLine
      if let ingredient = read(current, endLine: end, state: &state) { result.append(ingredient) }
      item = current.next
    }
    return result
  }

  private static func read(_ item: MarkdownNode, endLine: Int, state: inout RecipeReaderState) -> Ingredient? {
    if let definition = definition(at: item, state: state) {
      state.diagnostics.append(state.file.definitionInIngredients(at: definition))
      return nil
    }
    guard let first = item.firstChild else {
      state.diagnostics.append(state.file.emptyIngredient(at: state.lines.range(of: item.startLine)))
      return nil
    }
    guard first.kind == .paragraph else {
      return readBlocks(from: first, endLine: endLine, item: item, state: &state)
    }
    let source = ParagraphSource(first, lines: state.lines, bytes: state.file.bytes)
    var amount: Amount?
    var nameStart = 0
    var afterAmount = first.firstChild
    if let emphasis = first.firstChild, emphasis.kind == .emphasis {
      let end =
        source.localOffset(line: emphasis.endLine, column: emphasis.endColumn + 1, of: first) ?? source.bytes.count
      let text = 1..<max(min(end - 1, source.bytes.count), 1)
      if isNameless(text, nameStart: end, of: source, item: item) {
        return nameInAmountsPlace(text, of: source, state: &state)
      }
      amount = state.readAmount(source.bytes[text], at: source.fileRange(of: text))
      nameStart = min(end, source.bytes.count)
      afterAmount = emphasis.next
    }
    if first.next == nil, let link = InlineLink.onlyLink(in: afterAmount),
      let text = InlineLink.text(of: source.bytes[nameStart...].trimmingWhiteSpace)
    {
      state.collectLinks(in: link)
      if text.isEmpty {
        state.diagnostics.append(state.file.emptyIngredient(at: source.range))
        return nil
      }
      state.texts.remember(Array(link.children), as: text)
      return Ingredient(amount: amount, name: text, link: PercentEncoding.normalized(link.destination))
    }
    state.collectLinks(in: first)
    let name = name(from: nameStart, of: source, endLine: endLine, hasMoreBlocks: first.next != nil, state: state)
    if name.isEmpty {
      state.diagnostics.append(state.file.emptyIngredient(at: source.range))
      return nil
    }
    if amount == nil, nameStart == 0, let bare = UnclosedAmount.text(of: name) {
      state.diagnostics.append(state.file.unclosedAmount(name, at: source.range))
      return Ingredient(name: bare)
    }
    if first.next == nil { state.texts.remember(Array(first.children(from: afterAmount)), as: name) }
    let ingredient = Ingredient(amount: amount, name: name)
    noteWhatIsMore(than: ingredient, in: item, state: &state)
    return ingredient
  }

  /// What looks like more ingredients, or like a recipe of its own, and is neither to RecipeMD.
  private static func noteWhatIsMore(than ingredient: Ingredient, in item: MarkdownNode, state: inout RecipeReaderState)
  {
    let name = String(ingredient.name.prefix { !$0.isNewline })
    if let list = item.children.first(where: { $0.kind == .list }) {
      state.diagnostics.append(state.file.nestedIngredients(in: name, at: state.lines.range(of: list.startLine)))
    }
    if ingredient.hasTextBesideRecipe {
      state.diagnostics.append(state.file.linkBesideText(name, at: state.lines.range(of: item.startLine)))
    }
  }

  /// The line of an item that starts with a link definition, which the tree does not show.
  private static func definition(at item: MarkdownNode, state: RecipeReaderState) -> Range<Int>? {
    let line = state.lines.range(of: item.startLine)
    let marker = state.lines.offset(line: item.startLine, column: item.startColumn)
    let content = state.file.bytes[marker..<line.upperBound].drop { $0 != 0x20 && $0 != 0x09 }.trimmingSpaces
    guard LinkDefinition.starts(at: content.startIndex..<content.endIndex, in: state.file.bytes) else { return nil }
    let firstTextLine = item.firstChild.map(state.firstLineOfBlock) ?? .max
    return firstTextLine > item.startLine ? line : nil
  }

  /// `- *Salt*`, `- *2 eggs*`: nothing stands behind what is in the amount's place.
  private static func isNameless(
    _ text: Range<Int>, nameStart: Int, of source: ParagraphSource, item: MarkdownNode
  ) -> Bool {
    item.firstChild?.next == nil && source.bytes.dropFirst(nameStart).trimmingWhiteSpace.isEmpty
      && !source.bytes[text].trimmingWhiteSpace.isEmpty
  }

  private static func nameInAmountsPlace(
    _ text: Range<Int>, of source: ParagraphSource, state: inout RecipeReaderState
  ) -> Ingredient {
    let name = String(decoding: source.bytes[text].trimmingWhiteSpace, as: UTF8.self)
    state.diagnostics.append(state.file.nameInAmountsPlace(name, at: source.fileRange(of: text)))
    return Ingredient(name: name)
  }

  /// The rest of the first paragraph, and all later blocks of the item verbatim.
  private static func name(
    from start: Int, of source: ParagraphSource, endLine: Int, hasMoreBlocks: Bool, state: RecipeReaderState
  ) -> String {
    guard hasMoreBlocks, source.lastLine + 1 < endLine else {
      return String(decoding: source.bytes[start...].trimmingWhiteSpace, as: UTF8.self)
    }
    var name = Array(source.bytes[start...])
    name.append(0x0A)
    name += state.lines.text((source.lastLine + 1)...(endLine - 1)).utf8
    return String(decoding: name[...].trimmingWhiteSpace, as: UTF8.self)
  }

  /// An item that starts with a block other than a paragraph is a name without an amount.
  private static func readBlocks(
    from first: MarkdownNode, endLine: Int, item: MarkdownNode, state: inout RecipeReaderState
  ) -> Ingredient? {
    state.collectLinks(in: item)
    var text = state.file.bytes[
      state.lines.offset(line: first.startLine, column: first.startColumn)..<state.lines.end(of: first.startLine)]
    var name = Array(text)
    if first.startLine + 1 < endLine {
      name.append(0x0A)
      name += state.lines.text((first.startLine + 1)...(endLine - 1)).utf8
    }
    text = name[...].trimmingWhiteSpace
    if text.isEmpty {
      state.diagnostics.append(state.file.emptyIngredient(at: state.lines.range(of: item.startLine)))
      return nil
    }
    return Ingredient(name: String(decoding: text, as: UTF8.self))
  }
}

/// An ingredient that is exactly one inline link, and so its own recipe.
private enum InlineLink {
  /// The link where nodes are one link between white space; links around an image lead to no recipe.
  static func onlyLink(in nodes: MarkdownNode?) -> MarkdownNode? {
    var link: MarkdownNode?
    var node = nodes
    while let current = node {
      if current.kind == .link, link == nil {
        link = current
      } else if !current.isWhiteSpace {
        return nil
      }
      node = current.next
    }
    guard let link, !link.containsImage else { return nil }
    return link
  }

  /// The text of an inline link from its source; `nil` for autolinks and reference links, which lead to no recipe.
  static func text(of source: ArraySlice<UInt8>) -> String? {
    guard source.first == 0x5B, source.last == 0x29, let close = closingBracket(of: source),
      close + 1 < source.endIndex, source[close + 1] == 0x28
    else { return nil }
    return String(decoding: source[(source.startIndex + 1)..<close].trimmingWhiteSpace, as: UTF8.self)
  }

  /// The bracket that closes the one the text starts with; those inside code spans and behind a backslash do not count.
  private static func closingBracket(of text: ArraySlice<UInt8>) -> Int? {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      switch text[index] {
      case 0x5C: index += 1
      case 0x60: index = endOfCodeSpan(startingAt: index, in: text) ?? index
      case 0x5B: depth += 1
      case 0x5D:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  private static func endOfCodeSpan(startingAt start: Int, in text: ArraySlice<UInt8>) -> Int? {
    let fence = text[start...].prefix { $0 == 0x60 }.count
    var index = start + fence
    while index < text.endIndex {
      let run = text[index...].prefix { $0 == 0x60 }.count
      if run == fence { return index + run - 1 }
      index += max(run, 1)
    }
    return start + fence - 1
  }
}

extension MarkdownNode {
  fileprivate var isWhiteSpace: Bool {
    switch kind {
    case .softBreak, .lineBreak: true
    case .text: literal.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    default: false
    }
  }

  fileprivate var containsImage: Bool { children.contains { $0.kind == .image || $0.containsImage } }
}
