internal import Cookbook
internal import JSONReading
internal import SourceText

/// The assistant form: what was seen in a fridge, and up to four recipes made from it.
enum AssistantForm {
  static let maximumRecipes = 4
  static let cookTimeLimits = 1...120
  static let ingredientLimits = 1...20
  static let stepLimits = 1...15
  static let difficulties = ["easy", "medium"]

  private static let fileKeys = ["ingredients", "recipes"]
  static let keys = [
    "id", "name", "summary", "cookTimeMinutes", "difficulty", "ingredients", "steps", "makeItFasterTip",
  ]
  private static let ingredientKeys = ["id", "name", "isDetected", "substitution"]
  private static let detectedKeys = ["id", "name", "category", "confidence"]

  /// The recipes of a file; mistakes among what was seen leave out none of them.
  static func read(_ place: JSONPlace, report: inout RecipeJSONReport) -> [RecipeDraft] {
    let detected = report.list("ingredients", of: place, .optional, known: fileKeys)
      .compactMap { readDetected($0, report: &report) }
    let recipes = report.list("recipes", of: place, .required, in: 0...maximumRecipes, known: fileKeys)
    report.warnAboutNearMisses(in: place, known: fileKeys)
    return recipes.map { recipe in
      RecipeJSONReader.draft(of: recipe, &report) { readRecipe($0, detected: detected, report: &$1) }
    }
  }

  private static func readRecipe(
    _ place: JSONPlace, detected: [AssistantFields.DetectedIngredient], report: inout RecipeJSONReport
  ) -> RecipeEntry? {
    guard report.isObject(place) else { return nil }
    let id = report.text("id", of: place, .required, known: keys)
    let name = report.text("name", of: place, .required, known: keys)
    let summary = report.text("summary", of: place, .required, known: keys)
    var facts = RecipeFacts()
    facts.cookingMinutes = report.integer("cookTimeMinutes", of: place, .required, in: cookTimeLimits, known: keys)
    facts.difficulty = report.choice("difficulty", of: place, .required, among: difficulties, known: keys)
      .flatMap(FactWords.difficulty)
    let ingredients = report.list("ingredients", of: place, .required, in: ingredientLimits, known: keys)
      .compactMap { readIngredient($0, report: &report) }
    let steps = report.list("steps", of: place, .required, in: stepLimits, known: keys)
      .compactMap { readStep($0, report: &report) }
    facts.tip = report.text("makeItFasterTip", of: place, .optional, known: keys).flatMap(MarkdownEscaping.paragraphs)
    report.warnAboutNearMisses(in: place, known: keys)
    guard let id, let name, let summary else { return nil }
    let recipe = Recipe(
      title: MarkdownEscaping.line(name), description: MarkdownEscaping.paragraphs(summary),
      ingredients: ingredients.map(ingredient),
      instructions: MarkdownEscaping.instructions([InstructionSection(steps: steps.map { InstructionStep($0) })]))
    let fields = AssistantFields(
      id: id, ingredients: ingredients, detected: detected, others: place.foreignMembers(besides: keys))
    return RecipeEntry(
      path: report.file.path, recipe: recipe, facts: facts, prose: recipe.description, assistant: fields)
  }

  /// The line with its substitution as a note, so that it is seen wherever the recipe is read.
  private static func ingredient(_ field: AssistantFields.IngredientField) -> Ingredient {
    let substitution = PlainText.folded(field.substitution ?? "")
    return PlainIngredientLine.read(field.name + (substitution.isEmpty ? "" : ", substitute: \(substitution)"))
  }

  private static func readIngredient(
    _ place: JSONPlace, report: inout RecipeJSONReport
  ) -> AssistantFields.IngredientField? {
    guard report.isObject(place) else { return nil }
    let id = report.text("id", of: place, .required, known: ingredientKeys)
    let name = report.text("name", of: place, .required, known: ingredientKeys)
    let isDetected = report.flag("isDetected", of: place, .required, known: ingredientKeys)
    let substitution = report.text("substitution", of: place, .optional, known: ingredientKeys)
    report.warnAboutNearMisses(in: place, known: ingredientKeys)
    guard let id, let name, let isDetected else { return nil }
    return AssistantFields.IngredientField(
      id: id, name: name, isDetected: isDetected, substitution: substitution,
      others: place.foreignMembers(besides: ingredientKeys))
  }

  private static func readStep(_ place: JSONPlace, report: inout RecipeJSONReport) -> String? {
    guard let text = report.string(place) else { return nil }
    if PlainText.folded(text).isEmpty {
      report.add(
        .error, "missing", at: place.value.range, "\(place.inWords) is empty", hint: "write the step, or remove it")
    }
    return text
  }

  // MARK: What was seen

  private static func readDetected(
    _ place: JSONPlace, report: inout RecipeJSONReport
  ) -> AssistantFields.DetectedIngredient? {
    guard report.isObject(place) else { return nil }
    let id = report.text("id", of: place, .required, known: detectedKeys)
    let name = report.text("name", of: place, .required, known: detectedKeys)
    let category = report.text("category", of: place, .optional, known: detectedKeys)
    let confidence = readConfidence(place, report: &report)
    report.warnAboutNearMisses(in: place, known: detectedKeys)
    guard let id, let name else { return nil }
    return AssistantFields.DetectedIngredient(id: id, name: name, category: category, confidence: confidence)
  }

  /// A share from 0 to 1, or a word for it.
  private static func readConfidence(_ object: JSONPlace, report: inout RecipeJSONReport) -> String? {
    guard let place = object.stated("confidence") else { return nil }
    if let number = place.value.number {
      if isShare(number) { return number.literal }
    } else if let word = place.value.string, ["high", "medium", "low"].contains(word) {
      return word
    }
    report.outsideLimit(
      place, "must be a number from 0 to 1, found \(place.foundInWords)", hint: "write it like “0.8”")
    return nil
  }

  private static func isShare(_ number: JSONNumber) -> Bool {
    let decimal = number.decimal
    if let integer = decimal.integer { return integer == 0 || integer == 1 }
    // Below one: the point stands before the first digit.
    return !decimal.isNegative && decimal.exponent + decimal.digits.count <= 0
  }
}
