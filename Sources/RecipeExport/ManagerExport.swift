internal import Cookbook
internal import CookbookReading
public import JSONReading

/// Recipes as JSON of other programs, which they read back.
public enum ManagerExport {
  /// A recipe of Mealie: each ingredient one note, which shows as it is written.
  public static func mealie(_ recipe: PlainRecipe, layout: JSONWriter.Layout) -> [UInt8] {
    var json = JSONWriter(layout: layout)
    json.beginObject()
    json.member("name", recipe.title)
    json.member("description", recipe.summary ?? "")
    json.member("recipeYield", recipe.yields.isEmpty ? nil : recipe.yields.joined(separator: ", "))
    times(recipe.facts, &json, preparation: "prepTime", cooking: "performTime", total: "totalTime")
    json.member("orgURL", recipe.facts.source)
    json.key("recipeIngredient")
    json.beginArray()
    for group in recipe.groups {
      for (index, line) in group.lines.enumerated() {
        json.beginObject()
        json.member("title", index == 0 ? group.title : nil)
        json.member("note", line.text)
        json.member("disableAmount", true)
        json.endObject()
      }
    }
    json.endArray()
    json.key("recipeInstructions")
    json.beginArray()
    for section in recipe.sections {
      for (index, step) in section.steps.enumerated() {
        json.beginObject()
        json.member("title", index == 0 ? section.title ?? "" : "")
        json.member("text", step.text)
        json.endObject()
      }
    }
    json.endArray()
    json.key("notes")
    json.beginArray()
    for remark in recipe.notes {
      json.beginObject()
      json.member("title", remark.title ?? "")
      json.member("text", remark.text)
      json.endObject()
    }
    json.endArray()
    names("tags", recipe.tags, &json)
    names("recipeCategory", [recipe.facts.category?.name].compactMap(\.self), &json)
    if let nutrition = recipe.facts.nutrition {
      json.key("nutrition")
      json.beginObject()
      json.member("calories", "\(nutrition.energy)")
      json.optionalMember("proteinContent", nutrition.protein.map(String.init))
      json.optionalMember("carbohydrateContent", nutrition.carbohydrate.map(String.init))
      json.optionalMember("fatContent", nutrition.fat.map(String.init))
      json.endObject()
    }
    json.optionalMember("dateAdded", recipe.facts.date?.text)
    json.endObject()
    return json.finish()
  }

  /// The JSON of a `.paprikarecipe`, before it is packed with gzip.
  public static func paprika(_ recipe: PlainRecipe, layout: JSONWriter.Layout) -> [UInt8] {
    var json = JSONWriter(layout: layout)
    json.beginObject()
    json.member("name", recipe.title)
    json.member("description", recipe.summary ?? "")
    let lines = recipe.groups.flatMap { group in
      (group.title.map { ["\($0):"] } ?? []) + group.lines.map(\.text)
    }
    json.member("ingredients", lines.joined(separator: "\n"))
    let steps = recipe.sections.flatMap { section in
      (section.title.map { ["\($0):"] } ?? [])
        + section.steps.map { $0.text.replacing("\n", with: " ") }
    }
    json.member("directions", steps.joined(separator: "\n\n"))
    json.member("servings", recipe.yields.joined(separator: ", "))
    times(recipe.facts, &json, preparation: "prep_time", cooking: "cook_time", total: "total_time")
    // A book has no address; where it is named, no place is left for the author.
    json.member("source", (recipe.hasPrintedSource ? recipe.facts.source : recipe.facts.author) ?? "")
    json.member("source_url", (recipe.hasPrintedSource ? nil : recipe.facts.source) ?? "")
    json.member("notes", recipe.notes.map(\.line).joined(separator: "\n\n"))
    json.member(
      "difficulty",
      recipe.facts.difficulty.map { ["Easy", "Medium", "Hard"][Int($0.rawValue)] } ?? "")
    json.member("on_favorites", recipe.facts.isFavourite ? 1 : 0)
    json.member("categories", recipe.categories)
    json.member("nutritional_info", recipe.facts.nutrition.map(nutritionLines) ?? "")
    json.optionalMember("created", recipe.facts.date.map { "\($0.text) 00:00:00" })
    json.endObject()
    return json.finish()
  }

  private static func nutritionLines(_ nutrition: StatedNutrition) -> String {
    let grams = [("Protein", nutrition.protein), ("Carbohydrates", nutrition.carbohydrate), ("Fat", nutrition.fat)]
    let lines = grams.compactMap { name, value in value.map { "\(name): \($0) g" } }
    return (["Calories: \(nutrition.energy)"] + lines).joined(separator: "\n")
  }

  private static func times(
    _ facts: RecipeFacts, _ json: inout JSONWriter, preparation: String, cooking: String,
    total: String
  ) {
    json.member(preparation, facts.preparationMinutes.map { FactWriter.duration(minutes: $0) })
    json.member(cooking, facts.cookingMinutes.map { FactWriter.duration(minutes: $0) })
    json.member(total, facts.totalMinutes.map { FactWriter.duration(minutes: $0) })
  }

  private static func names(_ key: String, _ names: [String], _ json: inout JSONWriter) {
    json.key(key)
    json.beginArray()
    for name in names {
      json.beginObject()
      json.member("name", name)
      json.endObject()
    }
    json.endArray()
  }
}
