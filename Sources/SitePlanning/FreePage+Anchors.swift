public import RecipeMarkdown

extension FreePage {
  /// The parts of its text behind the title, in reading order; of headings with the name that links lead to.
  ///
  /// The second heading of the same words becomes `name-2`.
  public var blocks: [(block: MarkdownNode, anchor: String?)] {
    let title = Self.heading(of: tree)
    var names = Self.anchorsOfThePage
    return tree.root.children(from: title == nil ? tree.root.firstChild : title?.next).map { block in
      guard block.kind == .heading else { return (block, nil) }
      return (block, Self.unique(Slug.make(MarkdownPlainText.text(of: block)), &names))
    }
  }

  /// All that a link to this page can lead to.
  var anchors: Set<String> { Self.anchorsOfThePage.union(blocks.compactMap(\.anchor)) }

  /// What the layout and the page itself call their parts.
  private static let anchorsOfThePage: Set<String> = ["content", "on-this-page"]

  private static func unique(_ name: String, _ names: inout Set<String>) -> String {
    var (candidate, number) = (name, 1)
    while !names.insert(candidate).inserted {
      number += 1
      candidate = "\(name)-\(number)"
    }
    return candidate
  }
}
