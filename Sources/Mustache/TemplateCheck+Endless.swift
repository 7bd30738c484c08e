import SourceText

extension TemplateCheck {
  /// Reports templates that include themselves, directly or through others, wherever no section could end it.
  ///
  /// Only inclusions certain to happen count: not those in sections and blocks, nor those with dynamic names. Of
  /// templates that include each other in a circle the first one met is reported.
  mutating func reportEndlessPartials() {
    let calls = set.templates.map { certainCalls($0.nodes) }
    var inCircle: Set<Int> = []
    for template in reached where !inCircle.contains(template) {
      for (target, call) in calls[template] {
        let path = circle(from: target, to: template, calls)
        guard let path else { continue }
        inCircle.formUnion(path)
        let names = ([template] + path).map { "\"\(set.templates[$0].name)\"" }.joined(separator: " includes ")
        report(
          .error, "template-endless-partial", at: call.range, in: template, "\(names) without end",
          hint: "put the tag in a section that is not always true")
        break
      }
    }
  }

  /// The shortest chain of inclusions from one template to another, both included.
  private func circle(from start: Int, to end: Int, _ calls: [[(target: Int, call: Node.Call)]]) -> [Int]? {
    var origins = [start: start]
    var queue = [start]
    var next = 0
    while next < queue.count {
      let current = queue[next]
      next += 1
      if current == end { return chain(to: end, from: start, origins) }
      for (target, _) in calls[current] where origins[target] == nil {
        origins[target] = current
        queue.append(target)
      }
    }
    return nil
  }

  private func chain(to end: Int, from start: Int, _ origins: [Int: Int]) -> [Int] {
    var chain = [end]
    while chain[chain.count - 1] != start, let origin = origins[chain[chain.count - 1]] { chain.append(origin) }
    return chain.reversed()
  }

  private func certainCalls(_ nodes: [Node]) -> [(target: Int, call: Node.Call)] {
    nodes.compactMap { node in
      switch node {
      case .partial(let call), .parent(let call):
        guard case .named(let name) = call.target, let target = set.numbers[name] else { return nil }
        return (target, call)
      case .lineStart, .text, .variable, .section, .block: return nil
      }
    }
  }
}
