extension TemplateCheck {
  /// A template, or what a block of it holds, with the types it is rendered with.
  struct Visit {
    let template: Int
    /// Where the block's tag stands; `nil` for the whole template.
    let body: Int?
    let nodes: [Node]
    let stack: TypeStack
    /// The parent tags in force, outermost first; the first one that replaces a block wins.
    let frames: [Frame]

    struct Key: Hashable {
      let template: Int
      let body: Int?
      let types: [ObjectIdentifier?]
      let innermost: String
      let frames: [[Int]]
    }

    var key: Key {
      Key(
        template: template, body: body, types: stack.identity, innermost: stack.innermost.description,
        frames: frames.map { [$0.template] + $0.overrides.map(\.range.lowerBound) })
    }

    /// The frames inside a parent tag of this visit's template; one that replaces nothing new is left out.
    func frames(with call: Node.Call) -> [Frame] {
      let added = call.overrides.filter { override in
        !frames.contains { $0.overrides.contains { $0.name == override.name } }
      }
      return added.isEmpty ? frames : frames + [Frame(template: template, overrides: added)]
    }
  }

  /// What a parent tag replaces, and the template it stands in.
  struct Frame {
    let template: Int
    let overrides: [Node.Override]
  }
}
