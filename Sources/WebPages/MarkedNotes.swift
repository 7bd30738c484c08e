internal import SourceText

/// What the cook notes beside a recipe, where a page has a box for it.
///
/// schema.org has no property for notes. Paprika marks them as a comment and calls the element so; plug-ins of weblogs give
/// their box a class of its own.
public enum MarkedNotes {
  /// The name under which an item of a page has its notes.
  public static let property = "notes"

  /// Whether a marked comment is the cook's own note, by its class; readers' comments are none.
  static func isOne(_ node: HTMLNode) -> Bool { node.words(of: "class").contains("notes") }

  /// A cheap answer to what is asked of every element: most classes have nothing of it.
  static let word = PhraseList(["otes"])

  /// The innermost of these hold the text alone.
  static let classes: Set<Substring> = [
    "wprm-recipe-notes", "tasty-recipes-notes-body", "mv-create-notes-content", "wpurp-recipe-notes", "ERSNotes",
    "zrdn-notes-text", "jetpack-recipe-notes", "recipe-card-notes", "recipe-notes",
  ]
}

extension WebPage {
  /// The lines of the first box of notes, without the heading it begins with.
  public var notes: [String] {
    let box = document.root.descendants.first { node in
      node["class"].map(MarkedNotes.word.isFound) ?? false
        && node.words(of: "class").contains(where: MarkedNotes.classes.contains)
    }
    guard let box else { return [] }
    var flow = TextFlow()
    // A heading between lines is a label; the first one says `Notes`.
    flow.flow(box) { node in
      switch node.name {
      case "button": ""
      case "li": node.line.isEmpty ? "" : "• \(node.line)"
      default: nil
      }
    }
    return flow.finished()
  }
}
