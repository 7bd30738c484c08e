public import RecipeMarkdown

/// What makes a step of a method.
///
/// Where the instructions have an ordered list at their top level, its items are the steps. Without one, every paragraph
/// is a step, and where there is none either, every item of a list; but not below headings such as “Notes”. What says
/// something to a typesetter alone is no step: `TypesettingCommands`.
public enum StepSource: Sendable, Hashable {
  case orderedLists, paragraphs, bulletLists

  /// - Parameter blocks: the top level of the instructions.
  public init(of blocks: some Sequence<MarkdownNode>) {
    let blocks = Array(blocks)
    if blocks.contains(where: { $0.kind == .list && $0.isOrderedList }) {
      self = .orderedLists
    } else if blocks.contains(where: { $0.kind == .paragraph && !TypesettingCommands.isAll(of: $0) }) {
      self = .paragraphs
    } else {
      self = .bulletLists
    }
  }

  /// Whether a block at the top level is a step, or a list of which each item is one.
  ///
  /// - Parameters:
  ///   - block: of the method's text.
  ///   - isAside: whether it stands below a heading of remarks.
  public func isSteps(_ block: MarkdownNode, isAside: Bool) -> Bool {
    switch (self, block.kind) {
    case (.orderedLists, .list): block.isOrderedList
    case (.bulletLists, .list): !isAside
    case (.paragraphs, .paragraph): !isAside && !TypesettingCommands.isAll(of: block)
    default: false
    }
  }
}

/// Headings below which paragraphs are remarks.
public enum AsideHeading {
  public static func matches(_ title: String) -> Bool {
    let words = title.lowercased().split { !$0.isLetter }
    return words.contains { headings.contains(String($0)) }
  }

  private static let headings: Set<String> = [
    "note", "notes", "variation", "variations", "tip", "tips", "storage", "serving", "faster", "substitutions",
    "anmerkung", "anmerkungen", "hinweis", "hinweise", "tipp", "tipps", "variante", "varianten", "aufbewahrung",
    "remarque", "remarques", "variante", "variantes", "astuce", "astuces", "conseil", "conseils", "conservation",
    "nota", "notas", "consejo", "consejos", "variación", "variaciones", "conservación",
  ]
}
