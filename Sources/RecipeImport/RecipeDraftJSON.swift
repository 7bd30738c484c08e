public import JSONReading

/// What was found of recipes, field by field, for other programs.
public enum RecipeDraftJSON {
  /// One object: the fields of the first recipe, and those of further ones below `further_recipes`.
  ///
  /// `yields` is a number and what it counts, in English; `yields_text` is what the source says. Times are minutes.
  public static func object(_ drafts: [RecipeDraft], from name: String, into json: inout JSONWriter) {
    json.beginObject()
    json.member("file", name)
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
    json.member("title", draft.title)
    json.member("description", draft.summary)
    json.member("author", draft.authors.isEmpty ? nil : draft.authors.joined(separator: ", "))
    json.member("canonical_url", draft.source)
    json.member("site_name", draft.siteName)
    json.member("language", draft.language)
    json.member("ingredients", draft.ingredientLines)
    groups(draft, &json)
    json.member("instructions", draft.instructionLines.isEmpty ? nil : draft.instructionLines.joined(separator: "\n"))
    json.member("instructions_list", draft.instructionLines)
    json.member("yields", draft.yieldText.flatMap(YieldText.canonical))
    json.member("yields_text", draft.yieldText)
    json.member("total_time", draft.totalMinutes)
    json.member("prep_time", draft.preparationMinutes)
    json.member("cook_time", draft.cookingMinutes)
    json.member("image", draft.image)
    nutrients("nutrients", draft.nutrients, &json)
    nutrients("shown_nutrients", draft.shownNutrients, &json)
    json.member("category", draft.statedCategory ?? joined(draft.categories))
    json.member("cuisine", draft.statedCuisine ?? joined(draft.cuisines))
    json.member("keywords", draft.keywords)
    losses(draft, &json)
  }

  private static func joined(_ words: [String]) -> String? {
    words.isEmpty ? nil : words.joined(separator: ",")
  }

  private static func nutrients(_ key: String, _ nutrients: [RecipeDraft.Nutrient], _ json: inout JSONWriter) {
    json.key(key)
    json.beginObject()
    for nutrient in nutrients { json.member(nutrient.name, nutrient.text) }
    json.endObject()
  }

  private static func groups(_ draft: RecipeDraft, _ json: inout JSONWriter) {
    json.key("ingredient_groups")
    json.beginArray()
    for group in draft.groups {
      json.beginObject()
      json.member("purpose", group.statedTitle ?? group.title)
      json.member("ingredients", group.lines)
      json.endObject()
    }
    json.endArray()
  }

  private static func losses(_ draft: RecipeDraft, _ json: inout JSONWriter) {
    json.key("losses")
    json.beginArray()
    for loss in draft.lossesWithoutLinks { Self.loss(loss, into: &json) }
    json.endArray()
  }

  /// One line of a loss report.
  public static func loss(_ loss: ImportLoss, into json: inout JSONWriter) {
    json.beginObject()
    json.member("kind", loss.kind.rawValue)
    json.member("field", loss.field)
    json.member("message", loss.message)
    json.endObject()
  }
}
