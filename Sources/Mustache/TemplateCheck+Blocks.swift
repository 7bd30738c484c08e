import SourceText

extension TemplateCheck {
  /// What a parent tag puts into a block that neither the parent nor anything it includes has is shown nowhere: an error where
  /// it is a slip of spelling, else a warning, since a layout may leave blocks out on purpose.
  mutating func checkBlocks(of call: Node.Call, in parent: Int, _ visit: Visit) {
    let known = blocks[parent] ?? set.blocks(of: parent)
    blocks[parent] = .some(known)
    guard let known else { return }
    for override in call.overrides where !known.contains(override.name.text) {
      let parent = set.templates[parent].name
      let suggestion = NearMiss.suggestion(for: override.name.text, among: known.sorted())
      report(
        suggestion == nil ? .warning : .error, "template-unknown-block", at: override.range, in: visit.template,
        "\"\(parent)\" has no block \"\(override.name.text)\", so what stands in it is shown nowhere",
        hint: suggestion.map { "did you mean \"\($0)\"?" }
          ?? "write {{$\(override.name.text)}}{{/\(override.name.text)}} into \"\(parent)\", or remove it")
    }
  }
}

extension TemplateSet {
  /// The names of all blocks of a template and of what it includes; `nil` where a template is named only while a page is made.
  func blocks(of template: Int) -> Set<String>? {
    var finder = BlockFinder()
    var reached: Set<Int> = [template]
    var waiting = [template]
    while let next = waiting.popLast() {
      finder.collect(templates[next].nodes)
      for name in finder.takeCalls() {
        if let target = numbers[name], reached.insert(target).inserted { waiting.append(target) }
      }
    }
    return finder.isOpen ? nil : finder.blocks
  }
}

private struct BlockFinder {
  private(set) var blocks: Set<String> = []
  private(set) var isOpen = false
  private var calls: [String] = []

  mutating func takeCalls() -> [String] {
    defer { calls = [] }
    return calls
  }

  mutating func collect(_ nodes: [Node]) {
    for node in nodes {
      switch node {
      case .lineStart, .text, .variable: break
      case .section(let section): collect(section.body)
      case .block(let block):
        blocks.insert(block.name.text)
        collect(block.body)
      case .partial(let call), .parent(let call):
        switch call.target {
        case .named(let name): calls.append(name)
        case .dynamic: isOpen = true
        }
        for override in call.overrides { collect(override.body) }
      }
    }
  }
}
