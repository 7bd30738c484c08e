public import Cookbook
internal import CookbookReading
internal import PictureFiles
internal import Quantities
internal import SourceText
internal import Words

/// A draft as a recipe of the collection, with what was lost on the way.
public struct DraftRecipe: Sendable, Equatable {
  /// Its description holds the fact lines.
  public let recipe: Recipe
  /// The same as RecipeMD; to the letter as it was read, where it was that already.
  public let text: String
  /// The picture that came along, as the bytes of its file; `nil` for bytes that no page can show, which are a loss.
  public let picture: [UInt8]?
  public let losses: [ImportLoss]
  /// Where a text that is kept to the letter stood among the others, so that its links can be mended.
  public let keptPath: String?

  /// Makes the recipe; `nil` without a title.
  ///
  /// Nothing is guessed: a yield or nutrient that cannot be read is reported as dropped, in its own words. Numbers before
  /// steps go, because the list numbers them again.
  ///
  /// - Parameters:
  ///   - image: the path of the picture beside the recipe, where one was saved.
  ///   - siteLanguage: the language of the collection; a recipe in the same does not state it.
  ///   - addresses: of the recipes that are taken over with it; ingredients and steps that name one of these are linked to it.
  public init?(
    _ draft: RecipeDraft, image: String? = nil, siteLanguage: String = "en",
    addresses: RecipeAddresses = RecipeAddresses()
  ) {
    picture = draft.picture.flatMap { PictureFile.read($0) == nil ? nil : $0 }
    if case .markdown = draft.kept { keptPath = draft.path } else { keptPath = nil }
    // A title that is kept may be one that would go as HTML.
    if let kept = draft.kept, draft.title != nil {
      switch kept {
      case .markdown(let recipe, let text): (self.recipe, self.text) = (recipe, text)
      case .entry(let entry):
        recipe = entry.asRecipeMD(language: siteLanguage)
        text = RecipeWriter.write(recipe)
      }
      losses = draft.losses + Self.pictureLosses(draft, shown: picture)
      return
    }
    guard let title = draft.title.flatMap(ImportedText.line) else { return nil }
    var builder = RecipeBuilder(draft: draft)
    var recipe = Recipe(title: MarkdownEscaping.line(title))
    recipe.yields = builder.yields()
    recipe.tags = builder.tags()
    (recipe.ingredients, recipe.ingredientGroups) = builder.ingredients()
    var linker = RecipeLinker(draft, addresses)
    linker.link(&recipe.ingredients)
    for index in recipe.ingredientGroups.indices { linker.link(&recipe.ingredientGroups[index].ingredients) }
    let steps = MarkdownEscaping.instructions(builder.sections()).map { linker.link($0) }
    let method = [steps, DraftNotes.section(of: draft, siteLanguage: siteLanguage)].compactMap(\.self)
    recipe.instructions = method.joined(separator: "\n\n").nonEmpty
    recipe.description = builder.description(image: image, siteLanguage: siteLanguage)
    self.recipe = recipe
    text = RecipeWriter.write(recipe)
    losses =
      draft.losses + linker.unlinked.map(ImportLoss.notLinked) + builder.losses
      + Self.pictureLosses(draft, shown: picture)
  }

  private static func pictureLosses(_ draft: RecipeDraft, shown: [UInt8]?) -> [ImportLoss] {
    if let picture = draft.picture {
      guard shown == nil else { return [] }
      let message = "its \(picture.count) bytes are damaged, or no JPEG, PNG, GIF or WebP, which pages can show"
      return [ImportLoss(.dropped, "picture", message)]
    }
    guard let name = draft.image, !RecipeBuilder.isAddress(name), !name.hasPrefix("data:") else { return [] }
    return [.pictureLeftBehind(name)]
  }
}

/// Builds the parts of a recipe and notes what is lost.
private struct RecipeBuilder {
  private let draft: RecipeDraft
  private(set) var losses: [ImportLoss] = []
  /// More keywords than these are written for search engines.
  private static let tagLimit = 12

  init(draft: RecipeDraft) {
    var draft = draft
    // Some pages name a category by the number their database has for it.
    let numbers = draft.categories.filter { !$0.contains(where: \.isLetter) }
    if !numbers.isEmpty {
      draft.categories.removeAll(where: numbers.contains)
      losses.append(ImportLoss(.dropped, "category", numbers.joined(separator: ", ")))
    }
    self.draft = draft
  }

  mutating func yields() -> [Amount] {
    ([draft.yieldText].compactMap(\.self) + draft.furtherYields).flatMap(YieldText.parted).compactMap { text in
      // “Rendimento 4 porções”: the words before the number are those of a label.
      let words = text.drop { !$0.isNumber }
      if let amount = ServingsText.read(text, language: draft.language)
        ?? ServingsText.read(String(words), language: draft.language)
      {
        return amount
      }
      losses.append(ImportLoss(.dropped, "yields", "“\(text)” is no number of servings"))
      return nil
    }
  }

  mutating func tags() -> [String] {
    var seen: Set<String> = []
    let main = category
    var words = draft.categories
    if isCategoryALine, let place = words.firstIndex(where: { $0 == main }) { words.remove(at: place) }
    // Where several tags name meals, the first counts.
    if !isCategoryALine, let main { words.insert(main, at: 0) }
    words = (isCategoryALine ? draft.cuisines + words : words + draft.cuisines) + draft.keywords
    let tags = words.map { $0.replacing(",", with: " ") }.compactMap(ImportedText.line)
      .filter { $0.utf8.count <= 60 && seen.insert($0.lowercased()).inserted }
    if tags.count > Self.tagLimit {
      let dropped = tags.dropFirst(Self.tagLimit).joined(separator: ", ")
      losses.append(ImportLoss(.dropped, "keywords", "more than \(Self.tagLimit) tags: \(dropped)"))
    }
    let marks = ((draft.isFavourite ? ["favourite"] : []) + (draft.isArchived ? ["archived"] : []))
      .filter { seen.insert($0).inserted }
    return tags.prefix(Self.tagLimit).map { $0.replacing("*", with: "") } + marks
  }

  /// The first that is a meal, else the first.
  private var category: String? {
    draft.categories.first { CategoryTag.category($0) != nil } ?? draft.categories.first
  }

  /// A tag that names a meal says which category a recipe has, whatever a line says: beside one there is no line.
  private var isCategoryALine: Bool {
    let main = category
    let others = draft.categories.filter { $0 != main } + draft.cuisines + draft.keywords
    let meal = main.flatMap(CategoryTag.category)
    return others.allSatisfy { word in CategoryTag.category(word).map { $0 == meal } ?? true }
  }

  /// The lists, parted at titles among their lines.
  private var parts: [RecipeDraft.Group] { TitledLines.parted(draft.groups) }

  func ingredients() -> ([Ingredient], [IngredientGroup]) {
    var ungrouped: [Ingredient] = []
    var groups: [IngredientGroup] = []
    for group in parts {
      let lines = group.lines.compactMap(ImportedText.line).map { PlainIngredientLine.read(ProgramNumber.readable($0)) }
      if let title = group.title.flatMap(ImportedText.line) {
        groups.append(IngredientGroup(title: MarkdownEscaping.line(title), ingredients: lines))
      } else if groups.isEmpty {
        ungrouped += lines
      } else {
        groups[groups.count - 1].ingredients += lines
      }
    }
    return (ungrouped, groups)
  }

  func sections() -> [InstructionSection] {
    let titles = parts.compactMap(\.title)
    return StepNumbers.removed(from: TitledLines.parted(draft.sections, at: titles)).map { section in
      InstructionSection(
        title: section.title, steps: section.steps.flatMap(steps).filter { !$0.text.isEmpty })
    }
  }

  /// A step without its number; steps that were run together are parted where their numbers stand.
  private func steps(_ step: RecipeDraft.Step) -> [InstructionStep] {
    let name = step.name.flatMap { ImportedText.withoutStepNumber($0).nonEmpty }
    let texts = RunOnSteps.parted(step.text).map(ImportedText.withoutStepNumber)
    return texts.enumerated().map { index, text in
      guard index == 0, let name, !TextFolding.folded(text).hasPrefix(TextFolding.folded(name.withoutColon)) else {
        return InstructionStep(text)
      }
      return InstructionStep("\(name.withoutColon): \(text)")
    }
  }

  // MARK: Description

  /// Whether a picture stays where it is; the name of a file means nothing without the file.
  static func isAddress(_ link: String) -> Bool { link.hasPrefix("http") && !link.contains("\n") }

  mutating func description(image: String?, siteLanguage: String) -> String? {
    let paragraphs = draft.summary?.split(separator: "\n\n").compactMap { MarkdownEscaping.paragraphs(String($0)) }
    var blocks = paragraphs ?? []
    let facts = facts(image: image, siteLanguage: siteLanguage)
    var lines = FactWriter.lines(facts, language: siteLanguage).map(\.text)
    if image == nil, let link = draft.image, Self.isAddress(link) {
      lines.append("Image: \(link)")
    }
    if !lines.isEmpty { blocks.append(lines.joined(separator: "\n")) }
    return blocks.isEmpty ? nil : blocks.joined(separator: "\n\n")
  }

  private mutating func facts(image: String?, siteLanguage: String) -> RecipeFacts {
    var facts = RecipeFacts()
    facts.preparationMinutes = draft.preparationMinutes
    facts.cookingMinutes = draft.cookingMinutes
    // A total that only adds the two up says nothing more.
    let sum = draft.preparationMinutes.flatMap { preparation in draft.cookingMinutes.map { preparation + $0 } }
    facts.statedTotalMinutes = draft.statedTotalMinutes == sum ? nil : draft.statedTotalMinutes
    if isCategoryALine, let category = category.flatMap(ImportedText.line) {
      facts.category = CategoryTag.category(category) ?? .named(category)
    }
    facts.difficulty = draft.difficulty
    facts.source = draft.source.flatMap(ImportedText.line)
    facts.author = draft.authors.isEmpty ? nil : ImportedText.line(draft.authors.joined(separator: ", "))
    facts.image = image
    facts.nutrition = nutrition()
    facts.tip = DraftNotes.tip(of: draft).map(MarkdownEscaping.line)
    if let language = draft.language, LanguageTag.primary(language) != LanguageTag.primary(siteLanguage) {
      facts.language = language
    }
    facts.date = draft.date
    return facts
  }

  /// Energy and the three macros; what else a site states has no place in a recipe and is named as lost.
  private mutating func nutrition() -> StatedNutrition? {
    let nutrients = draft.nutrients + draft.shownNutrients
    if let portion = nutrients.first(where: { $0.name == "servingSize" })?.text, Self.isHundredGrams(portion) {
      let all = nutrients.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
      losses.append(ImportLoss(.dropped, "nutrients", "stated for 100 g, not for a serving: \(all)"))
      return nil
    }
    var known: [String: Int] = [:]
    var dropped: [String] = []
    for nutrient in nutrients {
      let kind: NutrientText.Kind? =
        switch nutrient.name {
        case "calories": .energy
        case "proteinContent", "carbohydrateContent", "fatContent": .mass
        default: nil
        }
      if let kind, let value = NutrientText.read(nutrient.text, kind) {
        known[nutrient.name] = value
      } else {
        dropped.append("\(nutrient.name) \(nutrient.text)")
      }
    }
    // Programs fill in zeros where nobody knows.
    guard let energy = known["calories"], energy > 0 else {
      if known["calories"] == nil ? !nutrients.isEmpty : known.values.contains(where: { $0 > 0 }) {
        let all = nutrients.map { "\($0.name) \($0.text)" }.joined(separator: ", ")
        losses.append(ImportLoss(.dropped, "nutrients", "no energy can be read: \(all)"))
      }
      return nil
    }
    if !dropped.isEmpty { losses.append(ImportLoss(.dropped, "nutrients", dropped.joined(separator: ", "))) }
    return StatedNutrition(
      energy: energy, protein: known["proteinContent"], carbohydrate: known["carbohydrateContent"],
      fat: known["fatContent"])
  }

  /// `100 g`, `per 100g`, `100 ml`: what labels of food are compared by, and nobody's serving.
  private static func isHundredGrams(_ portion: String) -> Bool {
    let words = portion.lowercased().filter { !$0.isWhitespace }
    return ["100g", "100ml", "100gr", "100gram", "100grams"].contains { words == $0 || words == "per\($0)" }
  }
}
