internal import Cookbook
internal import CookbookReading
internal import JSONReading
internal import Quantities
internal import RecipeMarkdown
internal import SourceText

/// Recipes in the forms that collections here are made of: nothing in them is guessed, and nothing is lost.
enum OwnForms {
  /// A file of RecipeMD, kept to the letter; `nil` for other texts, such as Markdown whose parts no line divides, and for
  /// RecipeMD with an error.
  static func markdown(_ file: SourceFile) -> RecipeDraft? {
    guard let document = RecipeReader.read(file).value, !document.recipe.allIngredients.isEmpty,
      file.bytes[document.bodyStart...].split(separator: 0x0A).contains(where: isDivider)
    else { return nil }
    var draft = draft(of: MetadataReader.read(document).value)
    draft.kept = KeptRecipe(recipe: document.recipe, text: String(decoding: file.bytes, as: UTF8.self))
    return draft
  }

  /// Three and more `-`, `*` or `_`, alone in a line.
  private static func isDivider(_ line: ArraySlice<UInt8>) -> Bool {
    let signs = line.filter { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
    guard let sign = signs.first, signs.count >= 3 else { return false }
    return [0x2D, 0x2A, 0x5F].contains(sign) && signs.allSatisfy { $0 == sign }
  }

  /// The recipes of a JSON value, in RecipeMD's exchange form, the organiser's or the assistant's; `nil` where it is none
  /// of these.
  ///
  /// Errors: `import-broken` where mistakes leave no recipe.
  static func json(_ value: JSONValue, of file: SourceFile) throws(ImportFailure) -> [RecipeDraft]? {
    let objects = value["recipes"]?.array ?? value.array ?? [value]
    guard objects.contains(where: isOwn) else { return nil }
    let read = RecipeJSONReader.read(file)
    var drafts = read.value.map { entry in
      var draft = draft(of: entry)
      draft.kept = KeptRecipe(recipe: entry.asRecipeMD(language: entry.facts.language ?? "en"), text: nil)
      return draft
    }
    let errors = read.diagnostics.filter { $0.severity == .error }
    if let last = drafts.indices.last {
      drafts[last].losses += errors.map { ImportLoss(.dropped, "recipe", $0.message) }
    } else if let error = errors.first {
      throw ImportFailure("import-broken", error.message, hint: error.hint ?? "mend it and import it again")
    }
    return drafts
  }

  /// Ingredients that are objects with a name, in a list or in groups: no other program writes them so.
  private static func isOwn(_ value: JSONValue) -> Bool {
    value["ingredient_groups"]?.array != nil
      || value["@type"] == nil && value["ingredients"]?.array?.first?["name"]?.string != nil
  }

  /// What it says, for previews and for the fields that `--dry-run` prints.
  private static func draft(of entry: RecipeEntry) -> RecipeDraft {
    var draft = RecipeDraft()
    draft.title = MarkdownPlainText.text(ofInline: entry.recipe.title)
    draft.summary = entry.prose.map { MarkdownPlainText.text(ofInline: $0) }
    if !entry.recipe.ingredients.isEmpty { draft.groups.append(.init(lines: entry.recipe.ingredients.map(line))) }
    for group in entry.recipe.ingredientGroups { add(group, to: &draft.groups) }
    let steps = (entry.recipe.instructions ?? "").split(whereSeparator: \.isNewline).compactMap { text in
      ImportedText.line(MarkdownPlainText.text(ofInline: ImportedText.withoutStepNumber(String(text))))
    }
    if !steps.isEmpty { draft.sections = [.init(steps: steps.map { RecipeDraft.Step($0) })] }
    let yields = entry.yields.map(AmountWriter.text)
    (draft.yieldText, draft.furtherYields) = (yields.first, Array(yields.dropFirst()))
    draft.keywords = entry.tags
    draft.preparationMinutes = entry.facts.preparationMinutes
    draft.cookingMinutes = entry.facts.cookingMinutes
    draft.statedTotalMinutes = entry.facts.statedTotalMinutes
    draft.authors = entry.facts.author.map { [$0] } ?? []
    draft.source = entry.facts.source
    draft.language = entry.facts.language
    draft.image = entry.facts.image ?? entry.facts.imageLink
    if let image = entry.facts.image {
      draft.losses.append(ImportLoss(.dropped, "picture", "“\(image)” does not come along; put it beside the recipe"))
    }
    return draft
  }

  private static func add(_ group: IngredientGroup, to groups: inout [RecipeDraft.Group]) {
    groups.append(
      .init(title: MarkdownPlainText.text(ofInline: group.title), lines: group.ingredients.map(line)))
    for inner in group.ingredientGroups { add(inner, to: &groups) }
  }

  private static func line(_ ingredient: Ingredient) -> String {
    let name = MarkdownPlainText.text(ofInline: ingredient.name)
    return (ingredient.amount.map { [AmountWriter.text($0), name] } ?? [name]).joined(separator: " ")
  }
}

/// A recipe that is taken over as it is.
struct KeptRecipe: Sendable, Equatable {
  let recipe: Recipe
  /// RecipeMD to the letter, where that is what was read.
  let text: String?
}
