internal import Cookbook
internal import CookbookReading
internal import JSONReading
internal import Quantities
internal import RecipeEditing
internal import RecipeMarkdown
internal import SourceText

/// Recipes in the forms that collections here are made of: nothing in them is guessed, and nothing is lost.
enum OwnForms {
  /// A file of RecipeMD, kept to the letter, or of several recipes in RecipeMD that stand in one; `nil` for other texts, such as
  /// Markdown whose parts no line divides, and for RecipeMD with an error.
  static func markdown(_ file: SourceFile) -> [RecipeDraft]? {
    let pieces = pieces(of: file)
    let several = pieces.compactMap(one)
    if !several.isEmpty, several.count == pieces.count { return several }
    return one(file).map { [$0] }
  }

  private static func one(_ file: SourceFile) -> RecipeDraft? {
    let read = RecipeReader.read(file)
    guard let document = read.value, !document.recipe.allIngredients.isEmpty,
      !read.diagnostics.contains(where: { undivided.contains($0.identifier) }), !hasPlainAmounts(document.recipe)
    else { return nil }
    var draft = draft(of: MetadataReader.read(document).value)
    draft.kept = .markdown(document.recipe, text: String(decoding: file.bytes, as: UTF8.self))
    return draft
  }

  /// Whether its ingredients have amounts that nothing marks as such, `400 g chickpeas`, so that a recipe would be without any.
  private static func hasPlainAmounts(_ recipe: Recipe) -> Bool {
    let all = recipe.allIngredients
    guard all.allSatisfy({ $0.amount == nil }) else { return false }
    return LineJudge.share(all.map { MarkdownPlainText.text(ofInline: $0.name) }) >= 0.5
  }

  /// What stands below each title, where there are several, without the rule that parts it from the next.
  private static func pieces(of file: SourceFile) -> [SourceFile] {
    guard file.bytes.starts(with: [0x23, 0x20]) else { return [] }
    let isTitle = { (line: ArraySlice<UInt8>) in line.starts(with: [0x23, 0x20]) }
    guard file.bytes.split(separator: 0x0A).count(where: isTitle) > 1 else { return [] }
    // Links whose definitions stand at the end of the file lead to the same places in each of them.
    let lines = ReferenceInlining.inlined(file.bytes).split(separator: 0x0A, omittingEmptySubsequences: false)
    let starts = lines.indices.filter { isTitle(lines[$0]) }
    guard starts.count > 1, starts.first == 0 else { return [] }
    return zip(starts, starts.dropFirst() + [lines.count]).map { start, end in
      var piece = lines[start..<end]
      while end < lines.count, let last = piece.last, isEmptyOrRule(last) { piece.removeLast() }
      let ending: [UInt8] = end < lines.count ? [0x0A] : []
      return SourceFile(path: file.path, bytes: Array(piece.joined(separator: [0x0A])) + ending)
    }
  }

  private static func isEmptyOrRule(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self)
    return text.trimmed.isEmpty || TextWays.isRule(text)
  }

  /// What the reader says where it had to guess where the ingredients begin.
  private static let undivided: Set<String> = ["recipemd-divider", "recipemd-ingredient-heading"]

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
      draft.kept = .entry(entry)
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
    draft.sections = sections(of: entry.recipe)
    let yields = entry.yields.map(AmountWriter.text)
    (draft.yieldText, draft.furtherYields) = (yields.first, Array(yields.dropFirst()))
    draft.keywords = entry.tags
    draft.preparationMinutes = entry.facts.preparationMinutes
    draft.cookingMinutes = entry.facts.cookingMinutes
    draft.statedTotalMinutes = entry.facts.statedTotalMinutes
    draft.authors = entry.facts.author.map { [$0] } ?? []
    draft.source = entry.facts.source
    draft.language = entry.facts.language
    if let image = entry.facts.image {
      draft.namedPicture = image
      draft.losses.append(.pictureLeftBehind(image))
    }
    return draft
  }

  /// The steps as the recipe's page counts them.
  private static func sections(of recipe: Recipe) -> [RecipeDraft.Section] {
    guard let instructions = recipe.instructions else { return [] }
    let blocks = Array(recipe.texts.tree(.blocks, of: instructions).root.children)
    let source = StepSource(of: blocks)
    var sections = [RecipeDraft.Section()]
    for block in blocks {
      let isAside = sections.last?.title.map(AsideHeading.matches) ?? false
      if block.kind == .heading {
        sections.append(.init(title: MarkdownPlainText.text(of: block)))
      } else if source.isSteps(block, isAside: isAside) {
        let steps = block.kind == .list ? Array(block.children) : [block]
        sections[sections.count - 1].steps += steps.compactMap { step in
          ImportedText.line(MarkdownPlainText.text(of: step)).map { RecipeDraft.Step($0) }
        }
      }
    }
    return sections.filter { !$0.steps.isEmpty }
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
enum KeptRecipe: Sendable, Equatable {
  /// RecipeMD to the letter.
  case markdown(Recipe, text: String)
  /// Of a form that says some of it outside the recipe.
  case entry(RecipeEntry)
}
