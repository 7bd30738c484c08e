internal import Cookbook
internal import Foods
internal import JSONReading
internal import MealPlanning
package import PageInputs
internal import Quantities
internal import RecipeQueries
internal import ShoppingCategories
package import ShoppingLists
internal import SitePlanning
internal import SourceText

/// What plans and shopping lists need of a recipe, sub-recipes included.
///
/// A script that calls `galley.addRecipe` with an object: `u` the page without its ending, `t` title, `p` its source below
/// the content folder, `y` servings as an
/// exact fraction, `f` of a serving thousandths of a kilocalorie and milligrams of protein, carbohydrate and fat, `b` 1
/// where these rest on one guess, and `x` its needs: key, name, shelf, flags (1 there is more than numbers say, 2 optional, 4 named in the language of the
/// site, 8 by the food's own name, 16 in a can or jar, 32 the whole is bought), quantities, how shops have it. A quantity is
/// way, exact value, numbers of units, exact grams, word, conversions; see `PackedNeed`. Shops have it in `z`, sizes
/// (content, way, count, unit), measured in `w`; `k` says when it is looked for at home, `n` and `p` are the food's name for
/// one and for several, `g` from how many grams on it is several; see `PackedPurchase`.
package struct RecipeScript {
  private let inputs: RecipeScriptInputs
  private let entry: RecipeEntry
  private let needs: [PackedNeed]
  private let shelves: ShelfMemory

  package init(
    _ inputs: RecipeScriptInputs, contents: ContentsOfRecipe, assignment: ItemAssignment,
    shelves: ShelfMemory
  ) throws(RenderFailure) {
    self.inputs = inputs
    self.shelves = shelves
    var linked: [String: LinkedRecipe] = [:]
    for part in inputs.parts {
      linked[part.path] = LinkedRecipe(entry: try contents(part.path).entry, links: part.links)
    }
    guard let own = linked[inputs.recipe.summary.path] else { throw .unreadable }
    entry = own.entry
    let targets = Dictionary(inputs.parts.map { ($0.path, $0.targets) }) { first, _ in first }
    // What is wrong with the recipe was said when it was read.
    let found = RecipeNeeds.of(own, times: .one, language: inputs.language) { destination, path in
      targets[path]?[destination].flatMap { linked[$0] }.map(SubRecipe.recipe) ?? .missing
    }
    needs = found.value.compactMap { PackedNeed($0, by: assignment) }
  }

  private var recipe: SiteRecipe { inputs.recipe }

  package var bytes: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.member("u", recipe.stem)
    json.member("t", recipe.summary.title)
    json.member("p", recipe.summary.path)
    json.optionalMember("y", PlanRecipe(entry, title: recipe.summary.title).servings?.fractionText)
    if let serving = recipe.serving {
      json.key("f")
      json.beginArray()
      for figure in [serving.energy, serving.protein, serving.carbohydrate, serving.fat] {
        if let figure { json.integer(figure) } else { json.null() }
      }
      json.endArray()
      json.optionalMember("b", recipe.isEstimate ? 1 : nil)
    }
    json.key("x")
    json.beginArray()
    let categoriser = ItemCategoriser(foods: inputs.foods, language: inputs.language)
    for need in needs { write(need, categoriser, &json) }
    json.endArray()
    json.endObject()
    return ScriptCall.bytes("addRecipe", json.finish())
  }

  private func write(_ need: PackedNeed, _ categoriser: ItemCategoriser, _ json: inout JSONWriter) {
    let shelf = shelves.category(of: need.shelfWords, categoriser)
    let purchase = need.purchase(on: shelf)
    json.beginArray()
    json.string(need.key)
    json.string(need.name)
    json.integer(Int(shelf.rawValue))
    json.integer(
      (need.isVague ? 1 : 0) + (need.isOptional ? 2 : 0) + (need.isInOwnLanguage ? 4 : 0)
        + (need.isFormOfOwnName ? 8 : 0) + (need.isContained ? 16 : 0) + (purchase.isWhole ? 32 : 0))
    json.beginArray()
    for (quantity, conversion) in zip(need.quantities, purchase.conversions) { write(quantity, conversion, &json) }
    json.endArray()
    write(purchase, &json)
    json.endArray()
  }

  private func write(
    _ quantity: PackedNeed.Quantity, _ conversion: PackedPurchase.Conversion, _ json: inout JSONWriter
  ) {
    json.beginArray()
    json.string(quantity.way)
    json.string(quantity.value.fractionText)
    json.beginArray()
    for unit in quantity.units { json.integer(unit) }
    json.endArray()
    json.optional(quantity.grams?.fractionText)
    json.optional(quantity.word)
    switch conversion {
    case .toSizes(let joined, let alone):
      json.optional(joined?.fractionText)
      json.optional(alone?.fractionText)
    case .loose(let grams, let isCited, let alone):
      json.optional(grams?.fractionText)
      json.integer(isCited ? 1 : 0)
      if let alone {
        json.string(alone.way)
        json.string(alone.factor.fractionText)
      }
    }
    json.endArray()
  }

  private func write(_ purchase: PackedPurchase, _ json: inout JSONWriter) {
    json.beginObject()
    if let way = purchase.way {
      json.member("w", way)
      json.key("z")
      json.beginArray()
      for size in purchase.sizes {
        json.beginArray()
        json.string(size.content.fractionText)
        json.string(size.way)
        json.string(size.count.fractionText)
        json.integer(size.unit)
        json.endArray()
      }
      json.endArray()
    }
    if purchase.keeping != .never { json.member("k", purchase.keeping.rawValue) }
    json.optionalMember("n", purchase.name)
    json.optionalMember("p", purchase.plural)
    json.optionalMember("g", purchase.gramsOfSeveral?.fractionText)
    json.endObject()
  }
}

extension JSONWriter {
  fileprivate mutating func optional(_ text: String?) {
    if let text { string(text) } else { null() }
  }
}
