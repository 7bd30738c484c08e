internal import Cookbook
internal import Foods
internal import IngredientLines
internal import RecipeMarkdown

/// What the recipe makes itself: a line that says “from above” has its ingredients in the list where something above it
/// bears its name, a heading, a line or a linked recipe. Where nothing does, nobody knows what is in it.
enum MadeHere {
  /// - Parameter lines: those of all ingredients of the recipe in reading order.
  static func marked(_ lines: [AnalysedLine], in recipe: Recipe, language: String) -> [AnalysedLine] {
    guard lines.contains(where: isAsked) else { return lines }
    var marking = Marking(lines: lines, texts: recipe.texts, language: FoodLanguage(tag: language) ?? .en)
    marking.goThrough(recipe.ingredients.count)
    for group in recipe.ingredientGroups { marking.goThrough(group) }
    return marking.lines
  }

  private static func isAsked(_ line: AnalysedLine) -> Bool { line.line.isFromAbove && line.subject == .unmatched }

  private struct Marking {
    var lines: [AnalysedLine]
    let texts: MarkdownTexts
    let language: FoodLanguage
    private var place = 0
    /// What was named before.
    private var names: Set<Set<[UInt8]>> = []

    init(lines: [AnalysedLine], texts: MarkdownTexts, language: FoodLanguage) {
      (self.lines, self.texts, self.language) = (lines, texts, language)
    }

    mutating func goThrough(_ group: IngredientGroup) {
      names.insert(words(of: texts.plainText(group.title)))
      goThrough(group.ingredients.count)
      for group in group.ingredientGroups { goThrough(group) }
    }

    mutating func goThrough(_ count: Int) {
      for _ in 0..<count {
        let name = words(of: lines[place].name)
        if isAsked(lines[place]) { lines[place].isMadeHere = !name.isEmpty && names.contains(name) }
        names.insert(name)
        place += 1
      }
    }

    /// Those that name something: `For the pizza dough (makes 2)` is what `pizza dough` is.
    private func words(of text: String) -> Set<[UInt8]> {
      let words = NameWords(text)
      return Set(
        words.words.compactMap { word in
          let kind = WordLexicon.standard.kind(words.bytes, word.range, language)
          return word.isAside || kind.isIgnorable || kind == .stop || kind == .link
            ? nil : Array(words.bytes[word.range])
        })
    }
  }
}
