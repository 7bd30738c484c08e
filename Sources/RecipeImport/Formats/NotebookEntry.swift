internal import SourceText
internal import Words

/// A note of a program for notes, which may be a recipe as well as anything else.
struct NotebookEntry {
  let title: String?
  /// Lines as people write them: `## Heading`, `- item`, `1. step`.
  let text: String
  let tags: [String]

  /// The note as a recipe; `nil` where it is none: a list to shop by, a letter, a plan.
  ///
  /// It is one where both ingredients and steps are found and something says that they are: a heading, a tag, or that the
  /// steps speak of the ingredients. Under a tag either of the two will do.
  func recipe() -> RecipeDraft? {
    let isTagged = tags.contains { Self.tagWords.isFoundAsWords(in: TextFolding.folded($0)) }
    // Reading a text takes longer than telling that it is too short for two ingredients and a step.
    guard isTagged || text.utf8.count >= Self.shortest else { return nil }
    let whole = [title, text].compactMap(\.self).joined(separator: "\n\n")
    guard TextLimit.excess(of: whole) == nil, var draft = TextRecipe.read(whole) else { return nil }
    let isWhole = !draft.ingredientLines.isEmpty && !draft.instructionLines.isEmpty
    guard isTagged || isWhole && (Self.hasHeading(text) || Self.speaksOfIngredients(draft)) else { return nil }
    if let title = title.flatMap(ImportedText.line) {
      if let found = draft.title, TextFolding.folded(found) != TextFolding.folded(title), !title.contains(found) {
        draft.losses.append(ImportLoss(.dropped, "text", found))
      }
      draft.title = title
    }
    let known = Set(draft.keywords.map { $0.lowercased() })
    draft.keywords += tags.filter { !known.contains($0.lowercased()) }
    return draft
  }

  /// Bytes of `2 eggs`, `1 fig` and `Fry eggs`.
  private static let shortest = 20

  private static let tagWords = PhraseList([
    "recipe", "recipes", "rezept", "rezepte", "recette", "recettes", "receta", "recetas", "recept", "recepten",
    "ricetta", "ricette", "receita", "receitas", "opskrifter", "oppskrifter", "kochen", "backen", "cooking", "baking",
  ])

  private static func hasHeading(_ text: String) -> Bool {
    text.split(whereSeparator: \.isNewline).contains { line in
      let words = ImportedText.withoutBullet(String(line.drop { $0 == "#" || $0 == " " }))
      return SectionWords.isHeadingLine(words) && SectionWords.part(of: words) == .ingredients
    }
  }

  /// Whether the steps name an ingredient that has an amount: `2 avocados`, `Mash the avocados`.
  private static func speaksOfIngredients(_ draft: RecipeDraft) -> Bool {
    let counted = draft.ingredientLines.prefix(100).filter(LineJudge.beginsWithAmount)
    let words = Set(draft.instructionLines.prefix(200).flatMap(beginnings))
    return counted.count > 1 && counted.contains { !words.isDisjoint(with: beginnings($0)) }
  }

  /// Words by how they begin, so that `leeks` and `leek` are one.
  private static func beginnings(_ line: String) -> [String] {
    TextFolding.folded(line).split { !$0.isLetter }.filter { $0.count > 3 }.map { String($0.prefix(4)) }
  }
}
