internal import WebPages
internal import Words

/// The name in the box that holds a recipe, below an article that has a headline of its own: `The best peach cobbler you
/// will ever bake` and, above the ingredients, `Peach cobbler`.
enum CardTitle {
  /// How far above the heading of the ingredients it may stand, times and ratings between.
  private static let reach = 40
  /// The box stands below the article; pages with more lists than these hold no recipe.
  private static let most = 8

  /// The nearest heading above those of ingredients whose words are mostly the page's own; `nil` where there is none, or
  /// several, which are the titles of parts.
  static func find(_ blocks: [PageBlock], besides title: String) -> String? {
    let known = words(of: title)
    let lists = blocks.indices.filter {
      isHeading(blocks[$0]) && SectionWords.part(of: blocks[$0].text) == .ingredients
    }
    let found = lists.suffix(most)
      .compactMap { index in
        blocks[max(0, index - reach)..<index].last { isHeading($0) && names($0.text, known) }?.text
      }
    // `Peach cobbler recipe` below `Peach cobbler` says the same.
    let same = TextFolding.folded(title)
    let others = Set(found.map(TextFolding.folded)).subtracting([same, same + " recipe"])
    return others.count == 1 ? found.first { others.contains(TextFolding.folded($0)) } : nil
  }

  private static func isHeading(_ block: PageBlock) -> Bool {
    if case .heading(let level) = block.kind { level <= 4 } else { false }
  }

  /// Two words at least, three of five from the title.
  private static func names(_ heading: String, _ title: Set<String>) -> Bool {
    guard heading.utf8.count < 90, !heading.hasSuffix("?"), !heading.hasSuffix(":"),
      heading.first?.isLowercase == false,
      !asks(heading), SectionWords.part(of: heading) == nil
    else { return false }
    let own = words(of: heading)
    return own.count >= 2 && own.intersection(title).count * 5 >= own.count * 3
  }

  /// `What is lemon risotto`, `Why you will love this risotto`
  private static func asks(_ heading: String) -> Bool {
    let first = TextFolding.folded(heading).split { !$0.isLetter }.first.map(String.init) ?? ""
    return questions.contains(first)
  }

  private static let questions: Set<String> = [
    "what", "why", "how", "can", "is", "does", "do", "when", "where", "which", "more", "other", "about", "was", "wie",
    "warum", "wieso", "welche", "kann", "pourquoi", "comment", "quel", "quelle", "que", "por", "como", "cual", "perche",
    "come", "cosa", "waarom", "hoe", "wat",
  ]

  /// Those of three letters and more, folded.
  private static func words(of text: String) -> Set<String> {
    Set(TextFolding.folded(text).split { !$0.isLetter && !$0.isNumber }.map(String.init).filter { $0.count > 2 })
  }
}
