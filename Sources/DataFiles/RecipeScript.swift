internal import Cookbook
internal import Foods
internal import JSONReading
internal import MealPlanning
internal import Nutrition
package import PageInputs
internal import Quantities
internal import RecipeQueries
package import ShoppingLists
internal import SitePlanning
internal import SourceText

/// What plans and shopping lists need of a recipe, sub-recipes included.
///
/// A script that calls `galley.addRecipe` with an object: `u` the page without its ending, `t` title, `p` its source below
/// the content folder, `y` servings as an exact fraction, `q` its yields that count no people, each an exact fraction and a
/// unit or `null`, `f` of a serving thousandths of a kilocalorie and milligrams of
/// protein, carbohydrate and fat, `b` 1 where these rest on one guess, `w` the same of all of the recipe, as reports count
/// them, `i` 1 where that is less than what is eaten, since too little is known, and `x` its needs, as `NeedWriter` writes
/// them.
package struct RecipeScript {
  private let inputs: RecipeScriptInputs
  private let entry: RecipeEntry
  /// Each as JSON.
  private let needs: [[UInt8]]

  package init(
    _ inputs: RecipeScriptInputs, contents: ContentsOfRecipe, shopping: ShoppingKnowledge,
    memory: NeedMemory
  ) throws(RenderFailure) {
    self.inputs = inputs
    var linked: [String: LinkedRecipe] = [:]
    for part in inputs.parts {
      linked[part.path] = LinkedRecipe(entry: try contents(part.path).entry, links: part.links)
    }
    guard let own = linked[inputs.recipe.summary.path] else { throw .unreadable }
    entry = own.entry
    let targets = Dictionary(inputs.parts.map { ($0.path, $0.targets) }) { first, _ in first }
    let masses = Dictionary(inputs.parts.map { ($0.path, $0.mass) }) { first, _ in first }
    // What is wrong with the recipe was said when it was read.
    let weigh: RecipeFlattening.Weighing = { masses[$0.entry.path] }
    let found = RecipeNeeds.of(own, times: .one, language: inputs.language, read: memory.line, weigh: weigh) {
      destination, path in
      targets[path]?[destination].flatMap { linked[$0] }.map(SubRecipe.recipe) ?? .missing
    }
    let writer = NeedWriter(inputs.ownShelves) { memory.shelf(of: $0, shopping.shelf) }
    needs = shopping.assignment.asked(found.value).map { need in
      memory.bytes(of: need) { PackedNeed($0, by: shopping.assignment).map(writer.bytes) ?? [] }
    }.filter { !$0.isEmpty }
  }

  private var recipe: SiteRecipe { inputs.recipe }

  package var bytes: [UInt8] {
    var json = ScriptCall.begin("addRecipe")
    json.beginObject()
    json.member("u", recipe.stem)
    json.member("t", recipe.summary.title)
    json.member("p", recipe.summary.path)
    let plan = PlanRecipe(entry, title: recipe.summary.title)
    json.optionalMember("y", plan.servings?.fractionText)
    json.yields("q", plan.yields)
    if let serving = recipe.serving { json.macros("f", serving) }
    let dish = DishNutrition(recipe.nutrition)
    if recipe.serving != nil || dish.basis != .unknown { json.optionalMember("b", recipe.isEstimate ? 1 : nil) }
    if dish.basis != .unknown {
      json.macros("w", dish.figures)
      json.optionalMember("i", dish.basis == .recipeIncomplete ? 1 : nil)
    }
    json.key("x")
    json.beginArray()
    for need in needs { json.value(need) }
    json.endArray()
    json.endObject()
    return ScriptCall.end(json)
  }
}

extension JSONWriter {
  /// Those by which an amount of the recipe can be stated beside servings.
  fileprivate mutating func yields(_ key: String, _ yields: [Amount]) {
    self.key(key)
    beginArray()
    for yield in yields where ServingWord.people(of: yield) == nil {
      guard let factor = yield.factor, factor > .zero else { continue }
      beginArray()
      string(factor.fractionText)
      if let unit = yield.unit { string(unit) } else { null() }
      endArray()
    }
    endArray()
  }

  /// `null` where nobody knows.
  fileprivate mutating func macros(_ key: String, _ figures: Nutrients) {
    self.key(key)
    beginArray()
    for figure in [figures.energy, figures.protein, figures.carbohydrate, figures.fat] {
      if let figure { integer(figure) } else { null() }
    }
    endArray()
  }
}
