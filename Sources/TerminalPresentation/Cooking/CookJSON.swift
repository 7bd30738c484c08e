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
  package let pantry: PantryIndex
  package let book: FoodBook
  package let folder: SourceFolder

  package init(recipes: [SiteRecipes.Listed], pantry: PantryIndex, book: FoodBook, folder: SourceFolder) {
    self.recipes = recipes
    self.pantry = pantry
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
    json.member("path", folder.shownPath(of: recipe.summary.path))
    json.member("title", recipe.summary.title)
    json.member("needed", found.needs.count)
    json.member("there", found.thereCount)
    json.member("missing", found.missingCount)
    json.member("totalMinutes", recipe.entry.facts.totalMinutes)
    write(DifficultyEstimate(of: recipe.entry), to: &json)
    json.member("tip", recipe.entry.facts.tip.map(recipe.entry.recipe.texts.plainText))
    json.key("ingredients")
    json.beginArray()
    for need in found.needs { write(need, to: &json) }
    json.endArray()
    json.member("optional", found.optional)
    json.endObject()
  }

  private func write(_ estimate: DifficultyEstimate?, to json: inout JSONWriter) {
    json.member("difficulty", estimate.map { "\($0.difficulty)" })
    json.key("difficultyEstimatedFrom")
    guard case .estimated(let ingredients, let steps, let minutes)? = estimate?.basis else { return json.null() }
    json.beginObject()
    json.member("ingredients", ingredients)
    json.member("steps", steps)
    json.member("totalMinutes", minutes)
    json.endObject()
  }

  // MARK: Ingredients

  private func write(_ need: CookingNeed, to json: inout JSONWriter) {
    json.beginObject()
    json.member("name", need.name)
    json.member("food", need.food)
    json.member("guess", need.isGuess)
    json.member("status", need.isThere ? "there" : need.isReplaceable ? "replaceable" : "missing")
    write(presence: need, to: &json)
    var replacement = CookingNeed.Replacement()
    if case .missing(let found) = need.status { replacement = found }
    json.member("statedSubstitution", replacement.stated)
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
      case .item(let index): item = pantry.items[index]
      case .alternative(let name, let index): (item, alternative) = (pantry.items[index], name)
      case .detected: reason = "detected"
      case .recipe: reason = "recipe"
      }
      reason = reason ?? item.map { "\($0.origin)" }
    }
    json.member("by", reason)
    json.member("as", alternative)
    json.member("item", item?.text)
    json.member("bestBefore", item?.bestBefore?.text)
  }

  private func write(_ scaled: ScaledSubstitution, to json: inout JSONWriter) {
    json.beginObject()
    json.member("factor", scaled.factor.map(Self.text))
    json.key("for")
    write(scaled.substitution.missing, to: &json)
    json.key("take")
    json.beginArray()
    for part in scaled.parts { write(part, to: &json) }
    json.endArray()
    json.member("effect", scaled.substitution.effect)
    json.member("avoid", scaled.substitution.avoid)
    json.member("gains", scaled.substitution.gains(in: book).map(\.rawValue))
    json.endObject()
  }

  private func write(_ part: Substitution.Part, to json: inout JSONWriter) {
    json.beginObject()
    json.member("quantity", Self.text(part.quantity))
    json.member("unit", part.unit.flatMap { UnitAmount(part.quantity, $0).written(in: "en").unit })
    json.member("food", part.food)
    json.endObject()
  }

  private static func text(_ value: Rational) -> String {
    value.isInteger ? "\(value.numerator)" : "\(value.numerator)/\(value.denominator)"
  }
}
