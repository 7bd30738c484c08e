public import JSONReading

/// What was found of recipes, field by field, for other programs.
public enum RecipeDraftJSON {
  /// One object: the fields of the first recipe, and those of further ones below `further_recipes`.
  ///
  /// `yields` is a number and what it counts, in English; `yields_text` is what the source says. Times are minutes.
  public static func object(_ drafts: [RecipeDraft], from name: String, into json: inout JSONWriter) {
    json.beginObject()
    json.text("file", name)
    if let first = drafts.first { fields(first, &json) }
    if drafts.count > 1 {
      json.key("further_recipes")
      json.beginArray()
      for draft in drafts.dropFirst() {
        json.beginObject()
        fields(draft, &json)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
  }

  private static func fields(_ draft: RecipeDraft, _ json: inout JSONWriter) {
    json.text("title", draft.title)
    json.text("description", draft.summary)
    json.text("author", draft.authors.isEmpty ? nil : draft.authors.joined(separator: ", "))
    json.text("canonical_url", draft.source)
    json.text("site_name", draft.siteName)
    json.text("language", draft.language)
    json.texts("ingredients", draft.ingredientLines)
    groups(draft, &json)
    json.text("instructions", draft.instructionLines.isEmpty ? nil : draft.instructionLines.joined(separator: "\n"))
    json.texts("instructions_list", draft.instructionLines)
    json.text("yields", draft.yieldText.flatMap(YieldText.canonical))
    json.text("yields_text", draft.yieldText)
    json.integer("total_time", draft.totalMinutes)
    json.integer("prep_time", draft.preparationMinutes)
    json.integer("cook_time", draft.cookingMinutes)
    json.text("image", draft.image)
    json.key("nutrients")
    json.beginObject()
    for nutrient in draft.nutrients { json.text(nutrient.name, nutrient.text) }
    json.endObject()
    json.text("category", draft.categories.isEmpty ? nil : draft.categories.joined(separator: ","))
    json.text("cuisine", draft.cuisines.isEmpty ? nil : draft.cuisines.joined(separator: ","))
    json.texts("keywords", draft.keywords)
    losses(draft, &json)
  }

  private static func groups(_ draft: RecipeDraft, _ json: inout JSONWriter) {
    json.key("ingredient_groups")
    json.beginArray()
    for group in draft.groups {
      json.beginObject()
      json.text("purpose", group.title)
      json.texts("ingredients", group.lines)
      json.endObject()
    }
    json.endArray()
  }

  private static func losses(_ draft: RecipeDraft, _ json: inout JSONWriter) {
    json.key("losses")
    json.beginArray()
    for loss in draft.losses { Self.loss(loss, into: &json) }
    json.endArray()
  }

  /// One line of a loss report.
  public static func loss(_ loss: ImportLoss, into json: inout JSONWriter) {
    json.beginObject()
    json.text("kind", loss.kind.rawValue)
    json.text("field", loss.field)
    json.text("message", loss.message)
    json.endObject()
  }
}
