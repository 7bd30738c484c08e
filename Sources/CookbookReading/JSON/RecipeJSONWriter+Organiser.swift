public import Cookbook
public import JSONReading
internal import Quantities
internal import RecipeMarkdown
public import SourceText

extension RecipeJSONWriter {
  /// The organiser form of a recipe.
  ///
  /// What the recipe was read from in this form is written again as it was, as long as it still makes what the entry
  /// says; the rest is made from the entry. `steps` are those of the instructions as plain text, used where the
  /// instructions were changed or came from elsewhere; sections of the form have no place and follow each other.
  ///
  /// Warnings, `recipe-json-loss`: no yield in servings (1 is written), one that is a range (its end is written), a title
  /// cut to its limit, and what the form has no place for (`RecipeJSONLosses`).
  public static func organiser(
    _ entry: RecipeEntry, steps: [InstructionSection], layout: JSONWriter.Layout = .pretty
  ) -> Checked<[UInt8]> {
    var json = JSONWriter(layout: layout)
    let fields = entry.organiser
    json.beginObject()
    json.member("id", fields?.id ?? identifier(of: entry))
    json.member("title", title(of: entry))
    json.member("thumbnail", thumbnail(of: entry))
    json.member("sourceUrl", sourceURL(of: entry))
    json.member("sourcePlatform", fields?.platform?.rawValue)
    json.member("caption", caption(of: entry))
    json.member("prepTime", time(fields?.preparationTime, entry.facts.preparationMinutes))
    json.member("cookTime", time(fields?.cookingTime, entry.facts.cookingMinutes))
    json.member("servings", servings(of: entry) ?? 1)
    json.member("category", meal(of: entry)?.name)
    writeTexts("tags", tags(of: entry), to: &json)
    writeTexts("yields", otherYields(of: entry).map(AmountWriter.text), to: &json)
    writeIngredients(of: entry, to: &json)
    writeSteps(of: entry, steps, to: &json)
    writeNutrition(of: entry, to: &json)
    json.key("isArchived")
    json.bool(entry.facts.isArchived)
    json.key("isFavourite")
    json.bool(entry.facts.isFavourite)
    let createdAt = self.createdAt(of: entry)
    json.optionalMember("createdAt", createdAt)
    json.optionalMember("updatedAt", fields?.updatedAt ?? createdAt)
    json.members(fields?.others ?? [])
    json.endObject()
    return Checked(
      json.finish(),
      RecipeJSONLosses(of: entry, steps, in: .organiser, servings: servingYield(of: entry).map { entry.yields[$0] })
        .diagnostics)
  }

  // MARK: Single fields

  /// The path without its ending: known to nobody else, and the same on every run.
  private static func identifier(of entry: RecipeEntry) -> String {
    let name = entry.filePath
    let end = name.lastIndex(of: ".").flatMap { name[$0...].contains("/") ? nil : $0 } ?? name.endIndex
    return String(name[..<end]) + (entry.part.map { "#\($0)" } ?? "")
  }

  private static func title(of entry: RecipeEntry) -> String {
    if let title = entry.organiser?.title, MarkdownEscaping.line(title) == entry.recipe.title { return title }
    let title = PlainText.folded(entry.recipe.texts.plainText(entry.recipe.title)).unicodeScalars
    guard title.count > OrganiserForm.maximumTitle else { return String(title) }
    return String(String.UnicodeScalarView(title.prefix(OrganiserForm.maximumTitle - 1))) + "…"
  }

  private static func thumbnail(of entry: RecipeEntry) -> String? {
    var facts = RecipeFacts()
    OrganiserForm.setImage(entry.organiser?.thumbnail, of: &facts)
    if facts.image == entry.facts.image, facts.imageLink == entry.facts.imageLink { return entry.organiser?.thumbnail }
    return entry.facts.image.map { PercentEncoding.normalized($0) } ?? entry.facts.imageLink
  }

  private static func sourceURL(of entry: RecipeEntry) -> String? {
    let stated = entry.organiser?.sourceURL
    if OrganiserForm.source(stated) == entry.facts.source { return stated }
    return entry.facts.source.flatMap { isWebAddress($0) ? $0 : nil }
  }

  private static func caption(of entry: RecipeEntry) -> String? {
    let stated = entry.organiser?.caption
    if entry.organiser != nil, stated.flatMap(MarkdownEscaping.paragraphs) == entry.recipe.description { return stated }
    return entry.prose.map(entry.recipe.texts.plainBlocks)
  }

  private static func time(_ stated: String?, _ minutes: Int?) -> String? {
    OrganiserForm.minutes(stated) == minutes ? stated : minutes.map { "\($0) min" }
  }

  private static func createdAt(of entry: RecipeEntry) -> String? {
    let stated = entry.organiser?.createdAt
    if OrganiserForm.date(stated) == entry.facts.date { return stated }
    return entry.facts.date.map { "\($0.text)T00:00:00Z" }
  }

  /// The first yield that counts whole servings; one for `4-6 servings` feeds six, as everywhere.
  private static func servings(of entry: RecipeEntry) -> Int? {
    servingYield(of: entry).flatMap { entry.yields[$0].upperBound?.numerator }
  }

  private static func servingYield(of entry: RecipeEntry) -> Int? {
    entry.yields.firstIndex { yield in
      guard ServingsText.counts(yield), let most = yield.upperBound else { return false }
      return most.isInteger && most.numerator >= 1
    }
  }

  private static func otherYields(of entry: RecipeEntry) -> [Amount] {
    let servings = servingYield(of: entry)
    return entry.yields.indices.filter { $0 != servings }.map { entry.yields[$0] }
  }

  /// Those that say nothing which the form has fields of its own for.
  private static func tags(of entry: RecipeEntry) -> [String] {
    entry.tags.filter { !MarkTag.isMark($0) && !TagTime.isTime($0) }.map(entry.recipe.texts.plainText)
  }

  /// Absent where there are none: the form's own files have no such lists.
  private static func writeTexts(_ key: String, _ texts: [String], to json: inout JSONWriter) {
    if !texts.isEmpty { json.member(key, texts) }
  }

  private static func meal(of entry: RecipeEntry) -> RecipeCategory? {
    entry.facts.category.flatMap { RecipeCategory.meals.contains($0) ? $0 : nil }
  }

  // MARK: Ingredients and steps

  private static func writeIngredients(of entry: RecipeEntry, to json: inout JSONWriter) {
    var stated = (entry.organiser?.ingredients ?? []).map { (field: $0, made: OrganiserForm.ingredient($0)) }
    var free = FreeIdentifiers("ingredient", taken: stated.map(\.field.id))
    json.array("ingredients", entry.recipe.allIngredients) { json, ingredient in
      let index = stated.firstIndex { $0.made == ingredient }
      write(
        index.map { stated.remove(at: $0).field } ?? field(ingredient, id: free.next(), entry.recipe.texts), to: &json)
    }
  }

  private static func field(_ ingredient: Ingredient, id: String, _ texts: MarkdownTexts)
    -> OrganiserFields.IngredientField
  {
    OrganiserFields.IngredientField(
      id: id, name: PlainText.folded(texts.plainBlocks(ingredient.name)),
      amount: ingredient.amount.map(AmountWriter.text) ?? "")
  }

  private static func write(_ field: OrganiserFields.IngredientField, to json: inout JSONWriter) {
    json.beginObject()
    json.member("id", field.id)
    json.member("name", field.name)
    json.member("amount", field.amount)
    json.optionalMember("notes", field.notes)
    json.members(field.others)
    json.endObject()
  }

  private static func writeSteps(
    of entry: RecipeEntry, _ sections: [InstructionSection], to json: inout JSONWriter
  ) {
    let stated = entry.organiser?.steps ?? []
    json.array("steps", isUnchanged(stated, in: entry) ? stated : merge(stated, sections)) { json, step in
      json.beginObject()
      json.member("id", step.id)
      json.member("order", step.order)
      json.member("text", step.text)
      json.members(step.others)
      json.endObject()
    }
  }

  private static func isUnchanged(_ steps: [OrganiserFields.StepField], in entry: RecipeEntry) -> Bool {
    entry.organiser != nil && OrganiserForm.instructions(steps) == entry.recipe.instructions
  }

  /// New numbers throughout; a step whose words stayed keeps its id and what else was known of it.
  private static func merge(
    _ stated: [OrganiserFields.StepField], _ sections: [InstructionSection]
  ) -> [OrganiserFields.StepField] {
    var rest = stated
    var free = FreeIdentifiers("step", taken: stated.map(\.id))
    return sections.flatMap(\.steps).enumerated().map { offset, step in
      let words = PlainText.folded(step.text)
      guard let index = rest.firstIndex(where: { PlainText.folded($0.text) == words }) else {
        return OrganiserFields.StepField(id: free.next(), order: offset + 1, text: step.text)
      }
      var kept = rest.remove(at: index)
      kept.order = offset + 1
      return kept
    }
  }

  private static func writeNutrition(of entry: RecipeEntry, to json: inout JSONWriter) {
    json.key("nutrition")
    guard let nutrition = entry.facts.nutrition else {
      json.null()
      return
    }
    json.beginObject()
    json.member("calories", nutrition.energy)
    json.member("protein", nutrition.protein)
    json.member("carbs", nutrition.carbohydrate)
    json.member("fats", nutrition.fat)
    json.members(entry.organiser?.nutritionOthers ?? [])
    json.endObject()
  }

  // MARK: Losses

  /// What a JSON form has no place for, `in organiser JSON the tip was dropped`.
  package static func loss(of entry: RecipeEntry, _ message: String) -> Diagnostic {
    Diagnostic(
      .warning, "recipe-json-loss", path: entry.path, message: message, hint: "export RecipeMD JSON to keep everything")
  }
}

/// Gives out ids that nothing else has.
private struct FreeIdentifiers {
  private let prefix: String
  private let taken: Set<String>
  private var number = 0

  init(_ prefix: String, taken: [String]) {
    self.prefix = prefix
    self.taken = Set(taken)
  }

  mutating func next() -> String {
    repeat { number += 1 } while taken.contains("\(prefix)-\(number)")
    return "\(prefix)-\(number)"
  }
}
