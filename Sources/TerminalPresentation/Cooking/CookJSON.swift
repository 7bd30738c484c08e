internal import Cookbook
package import Foods
internal import JSONReading
internal import KitchenUnits
package import MealPlanning
internal import Nutrition
internal import Quantities
internal import RecipeMarkdown
package import SiteBuilding
internal import SitePlanning
package import SiteStorage

/// Recipes that can be cooked as an array of JSON objects, for scripts.
///
/// Every object has every key; what is not known is `null`. Amounts are exact fractions as text.
package struct CookJSON {
  package let recipes: [SiteRecipes.Listed]
  package let larder: PantryIndex
  package let book: FoodBook
  package let folder: SourceFolder

  package init(recipes: [SiteRecipes.Listed], larder: PantryIndex, book: FoodBook, folder: SourceFolder) {
    self.recipes = recipes
    self.larder = larder
    self.book = book
    self.folder = folder
  }

  package func bytes(_ found: [CookableRecipe]) -> [UInt8] {
    var json = JSONWriter(layout: .pretty)
    json.beginArray()
    for recipe in found { write(recipe, to: &json) }
    json.endArray()
    return json.finish()
  }

  private func write(_ found: CookableRecipe, to json: inout JSONWriter) {
    let recipe = recipes[found.index]
    json.beginObject()
    json.text("path", folder.shownPath(of: recipe.summary.path))
    json.text("title", recipe.summary.title)
    json.integer("needed", found.needs.count)
    json.integer("there", found.thereCount)
    json.integer("missing", found.missingCount)
    json.integer("totalMinutes", recipe.entry.facts.totalMinutes)
    write(DifficultyEstimate(of: recipe.entry), to: &json)
    json.text("tip", recipe.entry.facts.tip.map(recipe.entry.recipe.texts.plainText))
    json.key("ingredients")
    json.beginArray()
    for need in found.needs { write(need, to: &json) }
    json.endArray()
    json.texts("optional", found.optional)
    json.endObject()
  }

  private func write(_ estimate: DifficultyEstimate?, to json: inout JSONWriter) {
    json.text("difficulty", estimate.map { "\($0.difficulty)" })
    json.key("difficultyEstimatedFrom")
    guard case .estimated(let ingredients, let steps, let minutes)? = estimate?.basis else { return json.null() }
    json.beginObject()
    json.integer("ingredients", ingredients)
    json.integer("steps", steps)
    json.integer("totalMinutes", minutes)
    json.endObject()
  }

  // MARK: Ingredients

  private func write(_ need: CookingNeed, to json: inout JSONWriter) {
    json.beginObject()
    json.text("name", need.name)
    json.text("food", need.food)
    json.flag("guess", need.isGuess)
    json.text("status", need.isThere ? "there" : need.isReplaceable ? "replaceable" : "missing")
    write(presence: need, to: &json)
    var replacement = CookingNeed.Replacement()
    if case .missing(let found) = need.status { replacement = found }
    json.text("statedSubstitution", replacement.stated)
    json.key("substitutions")
    json.beginArray()
    for substitution in replacement.substitutions { write(substitution, to: &json) }
    json.endArray()
    json.endObject()
  }

  private func write(presence need: CookingNeed, to json: inout JSONWriter) {
    var (reason, item, alternative): (String?, PantryIndex.Item?, String?) = (nil, nil, nil)
    if case .there(let presence) = need.status {
      switch presence {
      case .item(let index): item = larder.items[index]
      case .alternative(let name, let index): (item, alternative) = (larder.items[index], name)
      case .detected: reason = "detected"
      case .recipe: reason = "recipe"
      }
      reason = reason ?? item.map { "\($0.origin)" }
    }
    json.text("by", reason)
    json.text("as", alternative)
    json.text("item", item?.text)
    json.text("bestBefore", item?.bestBefore?.text)
  }

  private func write(_ scaled: ScaledSubstitution, to json: inout JSONWriter) {
    json.beginObject()
    json.text("factor", scaled.factor.map(Self.text))
    json.key("for")
    write(scaled.substitution.missing, to: &json)
    json.key("take")
    json.beginArray()
    for part in scaled.parts { write(part, to: &json) }
    json.endArray()
    json.text("effect", scaled.substitution.effect)
    json.text("avoid", scaled.substitution.avoid)
    json.texts("gains", scaled.substitution.gains(in: book).map(\.rawValue))
    json.endObject()
  }

  private func write(_ part: Substitution.Part, to json: inout JSONWriter) {
    json.beginObject()
    json.text("quantity", Self.text(part.quantity))
    json.text("unit", part.unit.flatMap { UnitAmount(part.quantity, $0).written(in: "en").unit })
    json.text("food", part.food)
    json.endObject()
  }

  private static func text(_ value: Rational) -> String {
    value.isInteger ? "\(value.numerator)" : "\(value.numerator)/\(value.denominator)"
  }
}
