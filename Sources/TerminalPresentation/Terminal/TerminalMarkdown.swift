internal import CommandLineParsing
internal import Cookbook
internal import RecipeMarkdown

/// Markdown set for a terminal: paragraphs wrapped, lists with hanging indents, tables in columns.
struct TerminalMarkdown {
  let width: Int
  let style: TerminalStyle
  /// Of the recipe that is shown.
  let texts: MarkdownTexts
  /// Whether it is a method: its paragraphs are numbered where there is no ordered list.
  var numbersSteps = false

  private var inlines: TerminalInlines { TerminalInlines(style: style, texts: texts) }

  /// Lines without a blank one at either end.
  func lines(_ source: String) -> [String] {
    var blocks = Array(texts.tree(.blocks, of: source).root.children)
    if numbersSteps { blocks.removeAll { TypesettingCommands.isAll(of: $0) } }
    return numbersSteps && isProse(blocks) ? numbered(blocks) : joined(blocks, width: width)
  }

  // MARK: Steps

  private func isProse(_ blocks: [MarkdownNode]) -> Bool {
    !blocks.contains { $0.kind == .list && $0.isOrderedList } && blocks.count { $0.kind == .paragraph } > 1
  }

  /// Paragraphs below headings such as "Notes" are remarks, not steps.
  private func numbered(_ blocks: [MarkdownNode]) -> [String] {
    var result: [[String]] = []
    var number = 0
    var isAside = false
    for block in blocks {
      if block.kind == .heading { isAside = AsideHeading.matches(MarkdownPlainText.text(of: block)) }
      if block.kind == .paragraph, !isAside {
        number += 1
        result.append(hanging(self.lines(of: block, width: width - 4), marker: "\(number).", indent: 4))
      } else {
        result.append(lines(of: block, width: width))
      }
    }
    return spaced(result)
  }

  // MARK: Blocks

  private func joined(_ blocks: [MarkdownNode], width: Int) -> [String] {
    spaced(blocks.map { lines(of: $0, width: width) })
  }

  private func spaced(_ blocks: [[String]]) -> [String] {
    Array(blocks.filter { !$0.isEmpty }.joined(separator: [""]))
  }

  private func lines(of node: MarkdownNode, width: Int) -> [String] {
    switch node.kind {
    case .paragraph: wrapped(inlines.lines(below: node), width: width)
    case .heading: wrapped(inlines.lines(below: node, [.bold]), width: width)
    case .list: list(node, width: width)
    case .blockQuote: joined(Array(node.children), width: width - 2).map { style.apply(.dim, to: "│") + " " + $0 }
    case .codeBlock: code(node)
    case .thematicBreak: [style.apply(.dim, to: String(repeating: "─", count: min(width, 20)))]
    case .table: TerminalTable(node, inlines: inlines).lines(width: width)
    case .htmlBlock: wrapped(html(node), width: width)
    default: wrapped(inlines.lines(below: node), width: width)
    }
  }

  private func wrapped(_ lines: [String], width: Int) -> [String] {
    lines.flatMap { TextWrapping.lines($0, width: max(width, 20)) }
  }

  /// Comments are for those who write.
  private func html(_ node: MarkdownNode) -> [String] {
    let text = String(decoding: node.literal, as: UTF8.self)
    return text.hasPrefix("<!--") ? [] : text.split(separator: "\n").map { TerminalText.safe(String($0)) }
  }

  private func code(_ node: MarkdownNode) -> [String] {
    String(decoding: node.literal, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map { "    " + TerminalText.safe(String($0)) }
  }

  // MARK: Lists

  private func list(_ list: MarkdownNode, width: Int) -> [String] {
    let items = Array(list.children)
    let markers = items.indices.map { marker(of: items[$0], number: list.isOrderedList ? list.listStart + $0 : nil) }
    let widest = markers.map(DisplayWidth.columns).max() ?? 1
    // Steps stand apart from each other, so that the eye finds its place again.
    let isSpaced = list.isOrderedList && list.parent?.kind == .document || !list.isTightList
    let blocks = zip(items, markers).map { item, marker in
      let padded = String(repeating: " ", count: widest - DisplayWidth.columns(marker)) + marker
      let children = item.children.map { lines(of: $0, width: width - widest - 1) }
      let content = list.isTightList ? children.flatMap(\.self) : spaced(children)
      return hanging(content, marker: padded, indent: widest + 1)
    }
    return isSpaced ? spaced(blocks) : blocks.flatMap(\.self)
  }

  private func marker(of item: MarkdownNode, number: Int?) -> String {
    if let number { return "\(number)." }
    return item.taskState.map { $0 ? "[x]" : "[ ]" } ?? "•"
  }

  private func hanging(_ lines: [String], marker: String, indent: Int) -> [String] {
    let gap = String(repeating: " ", count: max(1, indent - DisplayWidth.columns(marker)))
    let margin = String(repeating: " ", count: indent)
    guard let first = lines.first else { return [marker] }
    return [style.apply(.bold, to: marker) + gap + first] + lines.dropFirst().map { $0.isEmpty ? "" : margin + $0 }
  }
}
