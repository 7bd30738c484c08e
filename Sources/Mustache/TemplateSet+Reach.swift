extension TemplateSet {
  /// A template, and every one it can include, directly or through others, in the order of their names.
  ///
  /// A dynamic name can be that of any template, so one that has such a name reaches all. Nothing for a template that the
  /// set has not.
  public func reach(of name: String) -> [TemplateSource] {
    guard let start = numbers[name] else { return [] }
    var reached: Set<Int> = [start]
    var waiting = [start]
    while let next = waiting.popLast() {
      var calls = TemplateCalls()
      calls.collect(templates[next].nodes)
      let targets = calls.isOpen ? Array(templates.indices) : calls.names.compactMap { numbers[$0] }
      for target in targets where reached.insert(target).inserted { waiting.append(target) }
    }
    return reached.map { TemplateSource(name: templates[$0].name, file: templates[$0].file) }
      .sorted { $0.name < $1.name }
  }
}

/// The templates that the tags of one template name.
private struct TemplateCalls {
  private(set) var names: [String] = []
  /// Whether a tag gets its name from a value.
  private(set) var isOpen = false

  mutating func collect(_ nodes: [Node]) {
    for node in nodes {
      switch node {
      case .lineStart, .text, .variable: break
      case .section(let section): collect(section.body)
      case .block(let block): collect(block.body)
      case .partial(let call), .parent(let call): collect(call)
      }
    }
  }

  private mutating func collect(_ call: Node.Call) {
    switch call.target {
    case .named(let name): names.append(name)
    case .dynamic: isOpen = true
    }
    for replaced in call.overrides { collect(replaced.body) }
  }
}
