internal import WebPages
internal import Words

/// The parts of a text that its lines tell only together.
enum TextParts {
  /// `Recette` below ingredients opens the steps, and a last line `Tip: …` is no step.
  static func marked(_ blocks: [PageBlock]) -> [PageBlock] {
    var blocks = blocks
    if let list = blocks.firstIndex(where: { LineJudge.beginsWithAmount($0.text) }),
      let title = blocks[list...].firstIndex(where: { isRecipeWord($0.text.withoutColon) })
    {
      blocks[title] = PageBlock(.heading(level: 6), SectionWords.stepsTitle)
    }
    blocks = withStepsTitle(blocks)
    // Figures and sources may stand below it.
    if let last = blocks.lastIndex(where: { !NutrientLine.statesEnergy($0.text) && !isSource($0.text) }),
      case .text = blocks[last].kind, let (label, rest) = SectionWords.labelledNote(blocks[last].text)
    {
      let note = [PageBlock(.heading(level: 6), label), PageBlock(.text, rest, list: blocks[last].list)]
      blocks.replaceSubrange(last...last, with: note)
    }
    return blocks
  }

  /// `Quelle: Omas Kochbuch`
  private static func isSource(_ line: String) -> Bool {
    line.firstIndex(of: ":").map { TextFactLines.isSource(String(line[..<$0]).trimmed) } ?? false
  }

  /// Below ingredients that no number counts, `1️⃣ Fry`, `1. Fry` and `Step 1` open the steps where no heading does; lines
  /// that only count go.
  private static func withStepsTitle(_ all: [PageBlock]) -> [PageBlock] {
    var blocks = all
    if let list = all.firstIndex(where: { LineJudge.beginsWithAmount($0.text) }),
      let start = all[list...].firstIndex(where: { counts($0.text, 1) }), start > list,
      all[start...].contains(where: { counts($0.text, 2) }),
      !all[list..<start].contains(where: { counts($0.text, 2) || SectionWords.part(of: $0.text) == .instructions })
    {
      blocks.insert(PageBlock(.heading(level: 6), SectionWords.stepsTitle), at: start)
    }
    return blocks.filter { !ImportedText.onlyCountsStep($0.text) }
  }

  /// Whether a line is the step of a number, and not the ingredient of one.
  private static func counts(_ text: String, _ number: Int) -> Bool {
    let rest = ImportedText.withoutStepNumber(text)
    guard rest != text, !LineJudge.beginsWithAmount(rest) else { return false }
    let digits = text.drop { !$0.isNumber }.prefix { $0.isNumber }.unicodeScalars.filter {
      (0x30...0x39).contains($0.value)
    }
    return Int(String(String.UnicodeScalarView(digits))) == number
  }

  /// `Serves 4`, `Time: 1 h` and figures of nutrition below the steps belong to the whole recipe.
  static func withoutFacts(_ sections: [RecipeDraft.Section]) -> [RecipeDraft.Section] {
    sections.map { section in
      var section = section
      section.steps.removeAll {
        LabelledFacts.isFact($0.text) || LabelledFacts.areFacts($0.text) || NutrientLine.isOne($0.text)
          || LabelledFacts.statesYieldFirst($0.text)
          || LineJudge.wordCount($0.text) <= 5 && ProseFacts($0.text).totalMinutes != nil
      }
      return section
    }.filter { !$0.steps.isEmpty }
  }

  /// Whether a text is nothing but the word for a recipe.
  static func isRecipeWord(_ text: String) -> Bool { recipeWords.contains(TextFolding.folded(text)) }

  /// `Here is the recipe you asked for:`
  static func announcesRecipe(_ line: String) -> Bool {
    let words = TextFolding.folded(line).split { !$0.isLetter }.map(String.init)
    return words.count > 1 && words.contains(where: recipeWords.contains)
  }

  private static let recipeWords: Set<String> = ["recette", "recipe", "rezept", "receta", "ricetta", "receita"]
}
