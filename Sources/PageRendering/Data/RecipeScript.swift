internal import Cookbook
internal import Foods
internal import JSONReading
internal import MealPlanning
internal import Quantities
internal import RecipeQueries
internal import ShoppingCategories
internal import ShoppingLists
internal import SitePlanning
internal import SourceText

/// What plans and shopping lists need of a recipe, sub-recipes included.
///
/// A script that calls `galley.addRecipe` with an object: `u` the page without its ending, `t` title, `p` its source below
/// the content folder, `y` servings as an
/// exact fraction, `f` of a serving thousandths of a kilocalorie and milligrams of protein, carbohydrate and fat, and
/// `x` its needs: key, name, shelf, flags (1 there is more than numbers say, 2 optional,
/// 4 named in the language of the site), quantities. A quantity is way,
/// exact value, numbers of units, exact grams, word; see `PackedNeed`.
struct RecipeScript {
  private let site: Site
  private let recipe: SiteRecipe
  private let entry: RecipeEntry
  private let needs: [PackedNeed]

  init(_ index: Int, of site: Site, contents: PageRenderer.ContentsOfRecipe) throws(PageRenderer.Failure) {
    self.site = site
    recipe = site.recipes[index]
    var linked: [String: LinkedRecipe] = [:]
    for part in site.parts(of: index) {
      let summary = site.recipes[part].summary
      linked[summary.path] = LinkedRecipe(entry: try contents(part).entry, links: summary.links)
    }
    guard let own = linked[recipe.summary.path] else { throw .unreadable }
    entry = own.entry
    // What is wrong with the recipe was said when it was read.
    let found = RecipeNeeds.of(own, times: .one, language: site.configuration.language) { destination, path in
      Self.find(destination, from: path, of: site, linked)
    }
    let naming = ItemNaming(site.foods)
    needs = found.value.compactMap { PackedNeed($0, naming: naming, language: site.configuration.language) }
  }

  private static func find(
    _ destination: String, from path: String, of site: Site, _ linked: [String: LinkedRecipe]
  ) -> SubRecipe {
    guard let index = site.recipeByPath[path], case .recipe(let target)? = site.recipes[index].targets[destination],
      let recipe = linked[site.recipes[target].summary.path]
    else { return .missing }
    return .recipe(recipe)
  }

  var bytes: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("u", recipe.stem)
    json.member("t", recipe.summary.title)
    json.member("p", recipe.summary.path)
    json.member("y", PlanRecipe(entry, title: recipe.summary.title).servings?.fractionText)
    if let serving = recipe.serving {
      json.key("f")
      json.beginArray()
      for figure in [serving.energy, serving.protein, serving.carbohydrate, serving.fat] {
        if let figure { json.integer(figure) } else { json.null() }
      }
      json.endArray()
    }
    json.key("x")
    json.beginArray()
    let categoriser = ItemCategoriser(foods: site.foods, language: site.configuration.language)
    for need in needs { write(need, categoriser, &json) }
    json.endArray()
    json.endObject()
    return ScriptCall.bytes("addRecipe", json.finish())
  }

  private func write(_ need: PackedNeed, _ categoriser: ItemCategoriser, _ json: inout JSONWriter) {
    json.beginArray()
    json.string(need.key)
    json.string(need.name)
    json.integer(Int(categoriser.categorise(need.name).category.rawValue))
    json.integer((need.isVague ? 1 : 0) + (need.isOptional ? 2 : 0) + (need.isInOwnLanguage ? 4 : 0))
    json.beginArray()
    for quantity in need.quantities { write(quantity, &json) }
    json.endArray()
    json.endArray()
  }

  private func write(_ quantity: PackedNeed.Quantity, _ json: inout JSONWriter) {
    json.beginArray()
    json.string(quantity.way)
    json.string(quantity.value.fractionText)
    json.beginArray()
    for unit in quantity.units { json.integer(unit) }
    json.endArray()
    if let grams = quantity.grams { json.string(grams.fractionText) } else { json.null() }
    if let word = quantity.word { json.string(word) } else { json.null() }
    json.endArray()
  }
}
