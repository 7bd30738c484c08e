package import Cookbook
internal import CookbookReading
internal import JSONReading
internal import JSONVocabulary
package import Nutrition
internal import PageInputs
package import SitePlanning

/// The static JSON of one recipe: RecipeMD's exchange form, and what was found out beyond it.
///
/// The format is versioned together with `recipes.json`. `facts` holds minutes as numbers, the date as YYYY-MM-DD,
/// nutrition of one serving in kilocalories and grams; what is not stated is absent. `nutrition`, `allergens`, `diets`
/// and `difficulty` are what foods say about the recipe, as in `galley show --format json`.
package enum RecipeFile {
  package static func bytes(_ entry: RecipeEntry, of recipe: SiteRecipe, lines: [AnalysedLine]) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("version", RecipeCatalogue.version)
    json.member("url", PageURL.encoded(recipe.page))
    json.member("source", PageURL.encoded(recipe.source))
    json.member("picture", PageURL.encoded(recipe.mainPicture))
    json.key("recipe")
    RecipeJSONWriter.write(entry.recipe, to: &json)
    json.key("facts")
    write(entry.facts, date: recipe.date, to: &json)
    NutritionJSON.write(recipe.nutrition, of: recipe.analysis, lines: lines, to: &json)
    json.endObject()
    return json.finish()
  }

  private static func write(_ facts: RecipeFacts, date: CalendarDate?, to json: inout JSONWriter) {
    json.beginObject()
    json.optionalMember("preparationMinutes", facts.preparationMinutes)
    json.optionalMember("cookingMinutes", facts.cookingMinutes)
    json.optionalMember("totalMinutes", facts.totalMinutes)
    json.optionalMember("category", facts.category?.name)
    json.optionalMember("difficulty", facts.difficulty.map(JSONWord.word))
    json.optionalMember("author", facts.author)
    json.optionalMember("credit", facts.source)
    json.optionalMember("tip", facts.tip)
    json.optionalMember("language", facts.language)
    json.optionalMember("date", date?.text)
    if let nutrition = facts.nutrition {
      json.key("nutrition")
      json.beginObject()
      json.member("energy", nutrition.energy)
      json.optionalMember("protein", nutrition.protein)
      json.optionalMember("carbohydrate", nutrition.carbohydrate)
      json.optionalMember("fat", nutrition.fat)
      json.endObject()
    }
    json.key("favourite")
    json.bool(facts.isFavourite)
    json.key("archived")
    json.bool(facts.isArchived)
    json.endObject()
  }
}
