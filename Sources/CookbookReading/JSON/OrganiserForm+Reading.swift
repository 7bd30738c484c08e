internal import Cookbook
internal import JSONReading
internal import Quantities
internal import SourceText

extension OrganiserForm {
  static func read(_ place: JSONPlace, report: inout RecipeJSONReport) -> RecipeEntry? {
    let errorsBefore = report.errorCount
    var facts = RecipeFacts()
    let fields = readFields(place, report: &report)
    let category = report.choice(
      "category", of: place, .optional, among: RecipeCategory.meals.map(\.name), known: keys)
    facts.category = category.flatMap(FactWords.category)
    facts.nutrition = readNutrition(place, report: &report)
    facts.isArchived = report.flag("isArchived", of: place, .optional, known: keys) ?? false
    facts.isFavourite = report.flag("isFavourite", of: place, .optional, known: keys) ?? false
    report.warnAboutNearMisses(in: place, known: keys)
    guard let fields, report.errorCount == errorsBefore else { return nil }
    facts.preparationMinutes = minutes(fields.preparationTime)
    facts.cookingMinutes = minutes(fields.cookingTime)
    facts.source = source(fields.sourceURL)
    facts.date = date(fields.createdAt)
    setImage(fields.thumbnail, of: &facts)
    let recipe = recipe(fields)
    return RecipeEntry(
      path: report.file.path, recipe: recipe, facts: facts, prose: recipe.description, organiser: fields)
  }

  private static func readFields(_ place: JSONPlace, report: inout RecipeJSONReport) -> OrganiserFields? {
    let id = report.text("id", of: place, .required, known: keys)
    let title = report.text("title", of: place, .required, maximum: maximumTitle, known: keys)
    let thumbnail = report.text("thumbnail", of: place, .optional, known: keys)
    let sourceURL = report.text("sourceUrl", of: place, .optional, known: keys)
    let platform = report.choice(
      "sourcePlatform", of: place, .optional, among: OrganiserFields.Platform.allCases.map(\.rawValue), known: keys)
    let caption = report.text("caption", of: place, .optional, known: keys)
    let preparationTime = report.time("prepTime", of: place, known: keys)
    let cookingTime = report.time("cookTime", of: place, known: keys)
    let servings = report.integer("servings", of: place, .required, in: 1 ... .max, known: keys)
    let ingredients = report.list("ingredients", of: place, .required, known: keys)
      .compactMap { readIngredient($0, report: &report) }
    let steps = readSteps(place, report: &report)
    let createdAt = report.dateTime("createdAt", of: place, known: keys)
    let updatedAt = report.dateTime("updatedAt", of: place, known: keys)
    guard let id, let title, let servings else { return nil }
    var fields = OrganiserFields(id: id, title: title, servings: servings, ingredients: ingredients, steps: steps)
    (fields.thumbnail, fields.sourceURL, fields.caption) = (thumbnail, sourceURL, caption)
    fields.platform = platform.flatMap(OrganiserFields.Platform.init)
    (fields.preparationTime, fields.cookingTime) = (preparationTime, cookingTime)
    (fields.createdAt, fields.updatedAt) = (createdAt, updatedAt)
    fields.tags = report.list("tags", of: place, .optional, known: keys).compactMap { report.string($0) }
    fields.yields = report.list("yields", of: place, .optional, known: keys).compactMap { readYield($0, &report) }
    fields.others = place.foreignMembers(besides: keys)
    fields.nutritionOthers = place.stated("nutrition")?.foreignMembers(besides: nutritionKeys) ?? []
    return fields
  }

  private static func readYield(_ place: JSONPlace, _ report: inout RecipeJSONReport) -> String? {
    guard let text = report.string(place) else { return nil }
    if let amount = amount(text), amount.measure != .unmeasured { return text }
    report.unreadable(place, expected: "an amount", example: "24 cookies")
    return nil
  }

  private static func readIngredient(
    _ place: JSONPlace, report: inout RecipeJSONReport
  ) -> OrganiserFields.IngredientField? {
    guard report.isObject(place) else { return nil }
    let id = report.text("id", of: place, .required, known: ingredientKeys)
    let name = report.text("name", of: place, .required, known: ingredientKeys)
    let amount = report.text("amount", of: place, .optional, known: ingredientKeys) ?? ""
    let notes = report.text("notes", of: place, .optional, known: ingredientKeys)
    if let amountPlace = place.stated("amount"), !PlainText.folded(amount).isEmpty, Self.amount(amount) == nil {
      report.unreadable(amountPlace, expected: "an amount that can be counted with", example: "200 g")
    }
    report.warnAboutNearMisses(in: place, known: ingredientKeys)
    guard let id, let name else { return nil }
    let others = place.foreignMembers(besides: ingredientKeys)
    return OrganiserFields.IngredientField(id: id, name: name, amount: amount, notes: notes, others: others)
  }

  private static func readSteps(
    _ place: JSONPlace, report: inout RecipeJSONReport
  ) -> [OrganiserFields.StepField] {
    var orders: Set<Int> = []
    return report.list("steps", of: place, .required, known: keys).compactMap { element in
      let step = readStep(element, report: &report)
      if let step, !orders.insert(step.order).inserted, let order = element["order"] {
        report.add(
          .warning, "value", at: order.value.range, "\(order.inWords) is \(step.order) a second time",
          hint: "give each step its own number; steps of one number stay in the order of the list")
      }
      return step
    }
  }

  private static func readStep(_ place: JSONPlace, report: inout RecipeJSONReport) -> OrganiserFields.StepField? {
    guard report.isObject(place) else { return nil }
    let id = report.text("id", of: place, .required, known: stepKeys)
    let order = report.integer("order", of: place, .required, in: 0 ... .max, known: stepKeys)
    let text = report.text("text", of: place, .required, known: stepKeys)
    report.warnAboutNearMisses(in: place, known: stepKeys)
    guard let id, let order, let text else { return nil }
    let others = place.foreignMembers(besides: stepKeys)
    return OrganiserFields.StepField(id: id, order: order, text: text, others: others)
  }

  private static func readNutrition(_ place: JSONPlace, report: inout RecipeJSONReport) -> StatedNutrition? {
    guard let place = place.stated("nutrition"), report.isObject(place) else { return nil }
    let known = nutritionKeys
    let energy = report.integer("calories", of: place, .required, in: StatedNutrition.limits, known: known)
    let protein = report.integer("protein", of: place, .optional, in: StatedNutrition.limits, known: known)
    let carbohydrate = report.integer("carbs", of: place, .optional, in: StatedNutrition.limits, known: known)
    let fat = report.integer("fats", of: place, .optional, in: StatedNutrition.limits, known: known)
    report.warnAboutNearMisses(in: place, known: known)
    return energy.map { StatedNutrition(energy: $0, protein: protein, carbohydrate: carbohydrate, fat: fat) }
  }
}
