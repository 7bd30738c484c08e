internal import Cookbook
internal import Foods
internal import JSONReading
internal import JSONVocabulary
internal import Nutrition
package import PageInputs
internal import SitePlanning

/// The static JSON of the whole collection, `recipes.json`: one object for each recipe, archived ones included. That of a
/// large collection is in several files, each of which names the next one.
///
/// The format is versioned; keys are added, never changed, within a version. `url`, `json`, `source` and `picture` are
/// paths from the site's root.
package enum RecipeCatalogue {
  package static let version = 1

  package static func bytes(_ site: CatalogueInputs) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("version", version)
    json.member("title", site.title)
    json.member("language", site.language)
    json.optionalMember("next", site.next)
    json.key("recipes")
    json.beginArray()
    for recipe in site.recipes { self.recipe(recipe, tags: site.tags(of: recipe), &json) }
    json.endArray()
    json.endObject()
    return json.finish()
  }

  private static func recipe(_ recipe: SiteRecipe, tags: [String], _ json: inout JSONWriter) {
    let facts = recipe.summary.facts
    json.beginObject()
    json.member("title", recipe.summary.title)
    json.member("url", PageURL.encoded(recipe.page))
    json.member("json", PageURL.encoded(recipe.json))
    json.member("source", PageURL.encoded(recipe.source))
    json.member("picture", PageURL.encoded(recipe.mainPicture))
    json.optionalMember("description", recipe.summary.lead)
    json.optionalMember("language", facts.language)
    json.optionalMember("date", recipe.date?.text)
    json.optionalMember("author", facts.author)
    json.optionalMember("category", facts.category?.name)
    json.optionalMember("preparationMinutes", facts.preparationMinutes)
    json.optionalMember("cookingMinutes", facts.cookingMinutes)
    json.optionalMember("totalMinutes", facts.totalMinutes)
    json.optionalMember("tags", tags)
    json.optionalMember("ingredients", recipe.summary.ingredientNames)
    write(recipe, &json)
    json.key("favourite")
    json.bool(facts.isFavourite)
    json.key("archived")
    json.bool(facts.isArchived)
    json.endObject()
  }

  /// What foods say; figures only where they may be shown as facts.
  private static func write(_ recipe: SiteRecipe, _ json: inout JSONWriter) {
    json.key("nutrition")
    json.beginObject()
    json.member("status", JSONWord.word(recipe.nutrition.status))
    if let serving = recipe.serving {
      json.key("perServing")
      json.beginObject()
      NutritionJSON.write(serving, to: &json)
      json.endObject()
    }
    json.endObject()
    let allergens = recipe.analysis.allergens
    json.optionalMember("allergens", allergens.contains.allergens.map(JSONWord.word))
    json.optionalMember("mayContain", allergens.mayContain.allergens.map(JSONWord.word))
    json.optionalMember("unknownIngredients", allergens.unknown)
    json.optionalMember("diets", Diet.allCases.filter { recipe.analysis.diets[$0] == .fits }.map(JSONWord.word))
    if let difficulty = recipe.analysis.own.difficulty {
      json.member("difficulty", JSONWord.word(difficulty.difficulty))
      json.member("difficultyStatus", difficulty.basis == .stated ? "stated" : "estimated")
    }
  }
}
