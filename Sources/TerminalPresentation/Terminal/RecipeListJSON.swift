package import Cookbook
internal import JSONReading
internal import Quantities
package import SiteBuilding
internal import SitePlanning
package import SiteStorage

/// Recipes as an array of JSON objects, for scripts.
///
/// Every object has every key; what is not known is `null`. Times are minutes. Figures of a serving are `null`, too,
/// unless the expression asks for a figure, an allergen, a diet or a food: looking them up takes most of the time.
package enum RecipeListJSON {
  /// - Parameters:
  ///   - servings: what one of each provides.
  ///   - dates: days from version control, by path, for recipes that state none.
  package static func bytes(
    _ recipes: [SiteRecipes.Listed], servings: [ServingFigures?], dates: [String: CalendarDate], in folder: SourceFolder
  ) -> [UInt8] {
    var json = JSONWriter(layout: .pretty)
    json.beginArray()
    for (recipe, serving) in zip(recipes, servings) {
      write(recipe, serving, date: recipe.entry.facts.date ?? dates[recipe.summary.path], in: folder, to: &json)
    }
    json.endArray()
    return json.finish()
  }

  private static func write(
    _ recipe: SiteRecipes.Listed, _ serving: ServingFigures?, date: CalendarDate?, in folder: SourceFolder,
    to json: inout JSONWriter
  ) {
    let (summary, facts) = (recipe.summary, recipe.entry.facts)
    let amounts = AmountText(decimalSign: ".")
    json.beginObject()
    json.member("path", folder.shownPath(of: summary.path))
    json.member("title", summary.title)
    json.member("tags", summary.tags)
    json.member("category", facts.category?.name)
    json.member("prepMinutes", facts.preparationMinutes)
    json.member("cookMinutes", facts.cookingMinutes)
    json.member("totalMinutes", facts.totalMinutes)
    json.member("difficulty", facts.difficulty.map { "\($0)" })
    json.member("author", facts.author)
    json.member("language", facts.language)
    json.member("date", date?.text)
    json.member("favourite", facts.isFavourite)
    json.member("archived", facts.isArchived)
    json.member("yields", recipe.entry.yields.map { TerminalText.withPlainSpaces(amounts.text($0)) })
    json.member("ingredients", summary.ingredientNames)
    json.member("energyKilocalories", serving?.energy)
    json.member("proteinGrams", serving?.protein)
    json.key("isEstimate")
    if let serving { json.bool(serving.isEstimate) } else { json.null() }
    json.endObject()
  }
}
