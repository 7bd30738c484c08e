internal import Cookbook
internal import JSONReading
internal import Quantities
package import SiteBuilding
internal import SitePlanning
package import SiteStorage

/// Recipes as an array of JSON objects, for scripts.
///
/// Every object has every key; what is not known is `null`. Times are minutes.
package enum RecipeListJSON {
  package static func bytes(_ recipes: [SiteRecipes.Listed], in folder: SourceFolder) -> [UInt8] {
    var json = JSONWriter(layout: .pretty)
    json.beginArray()
    for recipe in recipes { write(recipe, in: folder, to: &json) }
    json.endArray()
    return json.finish()
  }

  private static func write(_ recipe: SiteRecipes.Listed, in folder: SourceFolder, to json: inout JSONWriter) {
    let (summary, facts) = (recipe.summary, recipe.entry.facts)
    let amounts = AmountText(decimalSign: ".")
    json.beginObject()
    json.text("path", folder.shownPath(of: summary.path))
    json.text("title", summary.title)
    json.texts("tags", summary.tags)
    json.text("category", facts.category?.name)
    json.integer("prepMinutes", facts.preparationMinutes)
    json.integer("cookMinutes", facts.cookingMinutes)
    json.integer("totalMinutes", facts.totalMinutes)
    json.text("difficulty", facts.difficulty.map { "\($0)" })
    json.text("author", facts.author)
    json.text("language", facts.language)
    json.text("date", facts.date?.text)
    json.flag("favourite", facts.isFavourite)
    json.flag("archived", facts.isArchived)
    json.texts("yields", recipe.entry.yields.map { TerminalText.withPlainSpaces(amounts.text($0)) })
    json.texts("ingredients", summary.ingredientNames)
    json.endObject()
  }
}
