public import Cookbook
public import JSONReading
internal import Quantities
internal import RecipeMarkdown
public import SourceText

extension RecipeJSONWriter {
  /// What a publication knows about a recipe beyond its entry.
  public struct Publication: Sendable, Hashable {
    /// The steps as plain text, by section.
    public var sections: [InstructionSection]
    /// The address of the recipe's page; absolute.
    public var url: String?
    /// The names that the site has for the tags; those of the entry where it has none.
    public var tags: [String]?
    /// Addresses of pictures; absolute. Without any, the picture the entry names is used.
    public var images: [String]
    /// Computed nutrition, where the recipe states none.
    public var nutrition: StatedNutrition?
    /// Members of schema.org's `RestrictedDiet`, such as `VeganDiet`.
    public var diets: [String]

    public init(
      sections: [InstructionSection], url: String? = nil, tags: [String]? = nil, images: [String] = [],
      nutrition: StatedNutrition? = nil, diets: [String] = []
    ) {
      self.sections = sections
      self.url = url
      self.tags = tags
      self.images = images
      self.nutrition = nutrition
      self.diets = diets
    }
  }

  /// A schema.org `Recipe`; only properties that have data are there.
  ///
  /// Pages use `escaping: .scriptSafe`, so that the text can stand inside a `script` element.
  /// Source: https://schema.org/Recipe and Google's "Recipe structured data".
  public static func schemaOrg(
    _ entry: RecipeEntry, _ publication: Publication, layout: JSONWriter.Layout = .pretty,
    escaping: JSONWriter.Escaping = .minimal
  ) -> [UInt8] {
    var json = JSONWriter(layout: layout, escaping: escaping)
    writeSchemaOrg(entry, publication, to: &json)
    return json.finish()
  }

  /// What a recipe says that schema.org has no property for; warnings, `recipe-json-loss`.
  public static func lossesOfSchemaOrg(_ entry: RecipeEntry, steps: [InstructionSection]) -> [Diagnostic] {
    RecipeJSONLosses(of: entry, steps, in: .schemaOrg).diagnostics
  }

  /// The same as one value of a larger text.
  public static func writeSchemaOrg(_ entry: RecipeEntry, _ publication: Publication, to json: inout JSONWriter) {
    let facts = entry.facts
    let texts = entry.recipe.texts
    json.beginObject()
    json.member("@context", "https://schema.org")
    json.member("@type", "Recipe")
    json.member("name", texts.plainText(entry.recipe.title))
    let picture = facts.image.map { PercentEncoding.normalized($0) } ?? facts.imageLink
    json.oneOrMore("image", publication.images.isEmpty ? picture.map { [$0] } ?? [] : publication.images)
    if let author = facts.author { json.node("author", "Person") { $0.member("name", texts.plainText(author)) } }
    json.optionalMember("datePublished", facts.date?.text)
    json.optionalMember("description", entry.prose.map(texts.plainBlocks))
    json.optionalMember("url", publication.url)
    if let source = facts.source, isWebAddress(source) { json.member("isBasedOn", source) }
    json.optionalMember("inLanguage", facts.language)
    json.optionalMember("prepTime", facts.preparationMinutes.map(DurationText.iso))
    json.optionalMember("cookTime", facts.cookingMinutes.map(DurationText.iso))
    json.optionalMember("totalTime", facts.totalMinutes.map(DurationText.iso))
    writeWords(of: entry, publication.tags ?? entry.shownTags, to: &json)
    if let nutrition = facts.nutrition ?? publication.nutrition { writeNutrition(nutrition, to: &json) }
    json.oneOrMore("suitableForDiet", publication.diets.map { "https://schema.org/\($0)" })
    let lines = entry.recipe.allIngredients.map { ingredientLine($0, texts, amounts(of: entry)) }
    if !lines.isEmpty { json.array("recipeIngredient", lines) { $0.string($1) } }
    writeInstructions(publication.sections, to: &json)
    json.endObject()
  }

  /// Tags that state a time or a mark have their own properties, or none.
  private static func writeWords(of entry: RecipeEntry, _ keywords: [String], to json: inout JSONWriter) {
    json.optionalMember("keywords", keywords.isEmpty ? nil : keywords.joined(separator: ", "))
    let amounts = amounts(of: entry)
    json.oneOrMore("recipeYield", entry.yields.map { shown($0, amounts) })
    json.optionalMember("recipeCategory", entry.facts.category?.name)
  }

  private static func writeNutrition(_ nutrition: StatedNutrition, to json: inout JSONWriter) {
    json.node("nutrition", "NutritionInformation") { json in
      json.member("calories", "\(nutrition.energy) calories")
      json.optionalMember("proteinContent", nutrition.protein.map { "\($0) g" })
      json.optionalMember("carbohydrateContent", nutrition.carbohydrate.map { "\($0) g" })
      json.optionalMember("fatContent", nutrition.fat.map { "\($0) g" })
    }
  }

  private static func writeInstructions(_ sections: [InstructionSection], to json: inout JSONWriter) {
    guard sections.contains(where: { !$0.steps.isEmpty }) else { return }
    json.key("recipeInstructions")
    json.beginArray()
    for section in sections where !section.steps.isEmpty {
      guard let title = section.title else {
        for step in section.steps { write(step, to: &json) }
        continue
      }
      json.beginObject()
      json.member("@type", "HowToSection")
      json.member("name", title)
      json.array("itemListElement", section.steps) { write($1, to: &$0) }
      json.endObject()
    }
    json.endArray()
  }

  private static func write(_ step: InstructionStep, to json: inout JSONWriter) {
    json.beginObject()
    json.member("@type", "HowToStep")
    json.member("name", StepName.name(of: step.text))
    json.member("text", step.text)
    json.optionalMember("url", step.url)
    json.endObject()
  }

  // MARK: Plain text

  /// With the decimal sign of the recipe's language; a full stop where nobody knows that.
  private static func amounts(of entry: RecipeEntry) -> AmountText {
    AmountText(decimalSign: entry.facts.language.map(LanguageTag.decimalSign) ?? ".")
  }

  /// An amount as pages show it, with ordinary spaces: `1½ tsp`.
  private static func shown(_ amount: Amount, _ amounts: AmountText) -> String {
    let text = amounts.text(amount)
    return text.utf8.contains(0xC2) ? String(text.map { $0 == "\u{A0}" ? " " : $0 }) : text
  }

  /// `3 tbsp olive oil`.
  private static func ingredientLine(
    _ ingredient: Ingredient, _ texts: MarkdownTexts, _ amounts: AmountText
  ) -> String {
    let name = PlainText.folded(texts.plainBlocks(ingredient.name))
    return ingredient.amount.map { "\(shown($0, amounts)) \(name)" } ?? name
  }

  static func isWebAddress(_ text: String) -> Bool {
    (text.hasPrefix("https://") || text.hasPrefix("http://")) && !text.utf8.contains { $0 <= 0x20 }
  }
}

extension JSONWriter {
  /// One text, or a list where there are several; nothing where there is none.
  fileprivate mutating func oneOrMore(_ key: String, _ texts: [String]) {
    if texts.count == 1 {
      member(key, texts[0])
    } else if !texts.isEmpty {
      array(key, texts) { $0.string($1) }
    }
  }

  fileprivate mutating func node(_ key: String, _ type: String, _ body: (inout JSONWriter) -> Void) {
    self.key(key)
    beginObject()
    member("@type", type)
    body(&self)
    endObject()
  }
}
