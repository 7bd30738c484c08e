internal import Cookbook
internal import Quantities
internal import SourceText

/// The organiser form: what its fields make of a recipe. Reading and writing both go by these rules.
enum OrganiserForm {
  static let requiredKeys = ["id", "title", "servings", "ingredients", "steps"]
  static let keys = [
    "id", "title", "thumbnail", "sourceUrl", "sourcePlatform", "caption", "prepTime", "cookTime", "servings",
    "category", "tags", "yields", "ingredients", "steps", "nutrition", "isArchived", "isFavourite", "createdAt",
    "updatedAt",
  ]
  static let ingredientKeys = ["id", "name", "amount", "notes"]
  static let stepKeys = ["id", "order", "text"]
  static let nutritionKeys = ["calories", "protein", "carbs", "fats"]
  static let maximumTitle = 200

  /// The recipe its fields make.
  static func recipe(_ fields: OrganiserFields) -> Recipe {
    Recipe(
      title: MarkdownEscaping.line(fields.title), description: fields.caption.flatMap(MarkdownEscaping.paragraphs),
      tags: fields.tags.map(MarkdownEscaping.line),
      yields: servings(fields) + fields.yields.compactMap(amount),
      ingredients: fields.ingredients.map(ingredient),
      instructions: instructions(fields.steps))
  }

  /// The form asks for a number of servings, so that a recipe which counts cookies alone has 1: it says nothing where
  /// something else is counted as well.
  private static func servings(_ fields: OrganiserFields) -> [Amount] {
    fields.servings == 1 && !fields.yields.isEmpty ? [] : [ServingsText.amount(Rational(fields.servings))]
  }

  /// Notes follow the name after a comma, as RecipeMD collections write them.
  static func ingredient(_ field: OrganiserFields.IngredientField) -> Ingredient {
    let notes = PlainText.folded(field.notes ?? "")
    let name = PlainText.folded(field.name) + (notes.isEmpty ? "" : ", \(notes)")
    return Ingredient(amount: amount(field.amount), name: MarkdownEscaping.line(name))
  }

  /// `nil` for an empty text, and for one that cannot be counted with, which reading refuses.
  static func amount(_ text: String) -> Amount? {
    let text = PlainText.folded(text)
    return text.isEmpty ? nil : (try? AmountReader.read(text.utf8))?.amount
  }

  /// Ordered by `order`; steps of the same order stay as they stand.
  static func instructions(_ steps: [OrganiserFields.StepField]) -> String? {
    let ordered = steps.enumerated().sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }
    return MarkdownEscaping.instructions([InstructionSection(steps: ordered.map { InstructionStep($0.element.text) })])
  }

  static func minutes(_ text: String?) -> Int? { text.flatMap { StatedTime.read($0).minutes } }

  static func date(_ createdAt: String?) -> CalendarDate? { createdAt.flatMap(DateTimeText.day) }

  static func source(_ url: String?) -> String? { url.flatMap { PlainText.folded($0).isEmpty ? nil : $0 } }

  /// A picture beside the recipe, or one elsewhere.
  static func setImage(_ thumbnail: String?, of facts: inout RecipeFacts) {
    guard let thumbnail, !thumbnail.isEmpty else { return }
    if LinkForm.isOfCollection(thumbnail) {
      facts.image = PercentEncoding.decoded(thumbnail)
    } else {
      facts.imageLink = thumbnail
    }
  }
}
