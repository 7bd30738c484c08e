internal import Cookbook
internal import Foods
internal import JSONReading
internal import Nutrition
internal import SitePlanning

/// The search index: what a page needs to find recipes as people type.
///
/// Each piece is a script that calls `galley.catalogue` with an object: `version`, `piece` and `pieces`, `foods`, lists of
/// names under which foods are looked for, and up to 2,000 `recipes` as objects with `t` title, `u` path from the
/// site's root, `o` its source below the content folder where that has another name, `g` tags, `i` ingredients, `c` category as cards name it, `e` its English name where that is another,
/// `m` total minutes, `d` date, `f` favourite, `l` language where it is not the site's, `p` picture, `s` summary,
/// `k` kilocalories and `r` grams of protein of a serving, `n` its foods as places in `foods`, `a` allergens, `v` diets,
/// `h` difficulty. Absent keys mean nothing is stated.
enum SearchIndex {
  static let version = 3

  static func piece(_ chunk: SearchPieceInputs) -> [UInt8] {
    let recipes = chunk.recipes
    let foods = Set(recipes.flatMap { $0.summary.foods.parts.compactMap(\.food) }).sorted()
    let places = Dictionary(uniqueKeysWithValues: foods.enumerated().map { ($1, $0) })
    let synonyms = FoodSynonyms(languages: chunk.languages)
    var json = JSONWriter()
    json.beginObject()
    json.member("version", version)
    json.member("piece", chunk.number)
    json.member("pieces", chunk.pieceCount)
    json.key("foods")
    json.beginArray()
    for food in foods {
      json.beginArray()
      for name in synonyms.names(of: chunk.foods.foods[food]) { json.string(name) }
      json.endArray()
    }
    json.endArray()
    json.key("recipes")
    json.beginArray()
    for recipe in recipes { self.recipe(recipe, of: chunk, places, &json) }
    json.endArray()
    json.endObject()
    return ScriptCall.bytes("catalogue", json.finish())
  }

  private static func recipe(
    _ recipe: SiteRecipe, of chunk: SearchPieceInputs, _ foods: [Int: Int], _ json: inout JSONWriter
  ) {
    let summary = recipe.summary
    json.beginObject()
    json.member("t", summary.title)
    json.member("u", PageURL.encoded(recipe.page))
    json.member("o", summary.path == recipe.source ? nil : summary.path)
    json.strings("g", summary.tags)
    json.strings("i", summary.ingredientNames)
    let places = Set(summary.foods.parts.compactMap { $0.food.flatMap { foods[$0] } }).sorted()
    if !places.isEmpty {
      json.key("n")
      json.beginArray()
      for place in places { json.integer(place) }
      json.endArray()
    }
    let category = summary.facts.category?.name
    let shown = category.map(chunk.text.name(ofCategory:))
    json.member("c", shown)
    json.member("e", category == shown ? nil : category)
    json.member("m", summary.facts.totalMinutes)
    json.member("d", recipe.date?.text)
    json.member("f", summary.facts.isFavourite ? 1 : nil)
    json.member("l", summary.facts.language.flatMap { $0 == chunk.language ? nil : $0 })
    json.member("p", PageURL.encoded(recipe.picture ?? recipe.cover))
    json.member("s", summary.lead)
    json.member("k", recipe.serving?.energy.map { RoundedRows([$0]).total })
    json.member("r", recipe.serving?.protein.map { RoundedRows([$0]).total })
    json.strings("a", recipe.kitchen.allergens.contains.allergens.map(JSONWord.word))
    json.strings("v", Diet.allCases.filter { recipe.kitchen.diets[$0] == .fits }.map(JSONWord.word))
    json.member("h", recipe.kitchen.own.difficulty.map { JSONWord.word($0.difficulty) })
    json.endObject()
  }
}
