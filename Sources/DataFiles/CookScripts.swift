internal import Cookbook
internal import CookbookReading
internal import Foods
internal import JSONReading
internal import JSONVocabulary
internal import MealPlanning
package import Nutrition
package import PageInputs
internal import RecipeMarkdown
internal import RecipeQueries
internal import SitePlanning

/// What is at home and which foods count as which, for the pantry page.
///
/// A script that calls `galley.stock` with `pieces`, how many scripts name recipes; `served`, for each food the foods that
/// who has it also has; `most`, how many substitutions are shown; `ways` to replace a food, each the foods it takes and a
/// remark; `instead`, for each food the places of its ways, the best first; and `items` that the site has, each its text,
/// name, food or `null`, 1 for a staple, and the last day it can be used or `null`. Foods go by their English names.
package struct CookScript {
  package let inputs: CookScriptInputs
  package let cooking: CookingKnowledge

  package init(inputs: CookScriptInputs, cooking: CookingKnowledge) {
    self.inputs = inputs
    self.cooking = cooking
  }

  package var bytes: [UInt8] {
    var ways = PlaceTable<Substitution>()
    let reviewer = cooking.reviewer
    var json = ScriptCall.begin("stock")
    json.beginObject()
    json.member("pieces", inputs.pieceCount)
    json.member("most", CookingReviewer.mostSubstitutions)
    json.key("served")
    json.beginObject()
    for food in inputs.foods.foods {
      let served = cooking.kinds.foods(servedBy: food.name)
      if !served.isEmpty { json.member(food.name, served) }
    }
    json.endObject()
    json.key("instead")
    json.beginObject()
    for food in inputs.foods.foods {
      let found = reviewer.replacements(for: food)
      guard !found.isEmpty else { continue }
      json.key(food.name)
      json.beginArray()
      for one in found { json.integer(ways.place(of: one)) }
      json.endArray()
    }
    json.endObject()
    json.key("ways")
    json.beginArray()
    for one in ways.all {
      json.beginArray()
      json.list(one.parts.map(\.food))
      json.string(one.remark)
      json.endArray()
    }
    json.endArray()
    json.key("items")
    json.beginArray()
    for item in cooking.stock { write(item, &json) }
    json.endArray()
    json.endObject()
    return ScriptCall.end(json)
  }

  private func write(_ item: PantryIndex.Item, _ json: inout JSONWriter) {
    json.beginArray()
    json.string(item.text)
    json.string(item.name)
    if let food = item.food { json.string(food) } else { json.null() }
    json.integer(item.origin == .staple ? 1 : 0)
    if let day = item.bestBefore { json.string(day.text) } else { json.null() }
    json.endArray()
  }
}

/// Values, each once, in the order in which they are first asked for.
private struct PlaceTable<Value: Hashable> {
  private(set) var all: [Value] = []
  private var places: [Value: Int] = [:]

  mutating func place(of value: Value) -> Int {
    if let place = places[value] { return place }
    places[value] = all.count
    all.append(value)
    return all.count - 1
  }
}

/// What some recipes need before they can be cooked.
///
/// A script that calls `galley.cookable` with `recipes` and `ways`, what is taken to replace a food and, where that is not
/// for the ingredient's own amount, for how much. A recipe has `u` the page without its ending, `p` the source below the
/// content folder, `t` title, `m` total minutes, `h` difficulty, `e` 1 where that is an estimate, `x` 1 for one that is archived, `c` the
/// recipe's tip, `o` names of what it works without, and `n` what it needs, each once: `n` name, `f` food, `g` 1 where the food is a guess, `d` 1 where the
/// recipe says it was seen, `l` the source of the recipe that makes it (empty where there is none), `a` names and foods
/// of alternatives, `s` what the recipe says may be taken instead, its name and food, and `r` the places of the
/// ways to replace the food. Absent keys mean nothing is stated.
package struct CookPiece {
  package let inputs: CookPieceInputs
  package let cooking: CookingKnowledge
  package let contents: ContentsOfRecipe

  package init(inputs: CookPieceInputs, cooking: CookingKnowledge, contents: @escaping ContentsOfRecipe) {
    self.inputs = inputs
    self.cooking = cooking
    self.contents = contents
  }

  package func bytes(_ analyst: inout RecipeAnalyst) throws(RenderFailure) -> [UInt8] {
    let reviewer = cooking.reviewer
    var ways = PlaceTable<[String]>()
    var known = KnownSubstitutions()
    var json = ScriptCall.begin("cookable")
    json.beginObject()
    json.key("recipes")
    json.beginArray()
    for recipe in inputs.recipes {
      let entry = try contents(recipe.part.path).entry
      let found = reviewer.requirements(of: entry, analyst.lines(of: entry), &known)
      json.beginObject()
      write(recipe, entry, &json)
      json.optionalMember("o", found.optional)
      json.key("n")
      json.beginArray()
      for need in found.needs { write(need, recipe.part, &ways, &json) }
      json.endArray()
      json.endObject()
    }
    json.endArray()
    json.key("ways")
    json.beginArray()
    for way in ways.all { json.list(way) }
    json.endArray()
    json.endObject()
    return ScriptCall.end(json)
  }

  private func write(_ recipe: CookEntry, _ entry: RecipeEntry, _ json: inout JSONWriter) {
    json.member("u", recipe.stem)
    json.member("p", recipe.part.path)
    json.member("t", recipe.title)
    json.optionalMember("m", recipe.minutes)
    if let difficulty = recipe.difficulty {
      json.member("h", JSONWord.word(difficulty))
      json.optionalMember("e", recipe.isEstimate ? 1 : nil)
    }
    json.optionalMember("x", recipe.isArchived ? 1 : nil)
    json.optionalMember("c", entry.facts.tip.map(entry.recipe.texts.plainText))
  }

  private func write(
    _ need: CookingRequirement, _ part: RecipeScriptInputs.Part, _ ways: inout PlaceTable<[String]>,
    _ json: inout JSONWriter
  ) {
    json.beginObject()
    json.member("n", need.name.text)
    json.optionalMember("f", need.name.food)
    json.optionalMember("g", need.isGuess ? 1 : nil)
    json.optionalMember("d", need.isDetected ? 1 : nil)
    json.optionalMember("l", need.link.map { part.recipe(at: $0) ?? "" })
    if !need.alternatives.isEmpty { json.lists("a", need.alternatives.map { [$0.text, $0.food] }) }
    if let stated = need.stated { json.lists("s", [[stated.text, stated.name.text, stated.name.food]]) }
    if !need.substitutions.isEmpty {
      json.key("r")
      json.beginArray()
      for one in need.substitutions {
        json.integer(ways.place(of: [one.takenText] + (one.factor == nil ? [one.substitution.missing.text] : [])))
      }
      json.endArray()
    }
    json.endObject()
  }
}

extension JSONWriter {
  mutating func lists(_ key: String, _ lists: [[String?]]) {
    self.key(key)
    beginArray()
    for one in lists { list(one) }
    endArray()
  }

  fileprivate mutating func list(_ texts: [String?]) {
    beginArray()
    for text in texts { if let text { string(text) } else { null() } }
    endArray()
  }
}
