internal import Cookbook
internal import CookbookReading
internal import Foods
internal import JSONReading
internal import JSONVocabulary
internal import Nutrition
package import PageInputs
internal import SitePlanning
package import Themes

/// The search index: what a page needs to find recipes as people type.
///
/// Each piece is a script that calls `galley.catalogue` with an object: `version`, `piece` and `pieces`, `numbering`, the stamp
/// of the index of their texts (see `TextShards`), `foods`, lists of
/// names under which foods are looked for, `allergens`, their names, `categories`, all words for each meal, its English one first, and up to 2,000
/// `recipes` as objects with `t` title, `u` path from the edition's root, `o` its source below the content folder where that
/// has another name, `g` tags by the names the site has for them, `i` ingredients, `c` category as cards name it, `e` its
/// English name where that is another, `m` total minutes, `d` date, `f` favourite, `l` language where it is not the page's, `p` picture, from the site's root, `s`
/// summary, `k` kilocalories and `r` grams of protein of a serving, `b` 1 where these rest on one guess (shown with “≈”), `n`
/// its foods as places in `foods`, `a` allergens, `x` those it is known to be without, as the bits of their places in
/// `allergens`, `v` diets, `h` difficulty. Absent keys mean nothing is stated.
package enum SearchIndex {
  package static let version = 3

  package static func piece(_ piece: SearchPieceInputs) -> [UInt8] {
    let inputs = piece.all.inputs
    let foods = foods(of: piece.recipes)
    let places = Dictionary(uniqueKeysWithValues: foods.enumerated().map { ($1, $0) })
    let synonyms = FoodSynonyms(languages: inputs.languages)
    var json = ScriptCall.begin("catalogue")
    json.beginObject()
    json.member("version", version)
    json.member("piece", piece.number)
    json.member("pieces", piece.pieceCount)
    json.member("numbering", inputs.numbering)
    json.key("foods")
    json.beginArray()
    for food in foods {
      json.beginArray()
      for name in synonyms.names(of: inputs.foods.foods[food]) { json.string(name) }
      json.endArray()
    }
    json.endArray()
    json.key("categories")
    json.beginArray()
    for meal in RecipeCategory.meals where piece.recipes.contains(where: { $0.category == meal.name }) {
      json.beginArray()
      for name in CategoryTag.names(of: meal) { json.string(name) }
      json.endArray()
    }
    json.endArray()
    json.key("allergens")
    json.beginArray()
    for allergen in Allergen.allCases { json.string(JSONWord.word(allergen)) }
    json.endArray()
    json.key("recipes")
    json.beginArray()
    for recipe in piece.recipes { self.recipe(recipe, of: inputs, places, &json) }
    json.endArray()
    json.endObject()
    return ScriptCall.end(json)
  }

  /// The foods of some recipes, each once, ascending.
  package static func foods(of recipes: some Sequence<SearchEntry>) -> [Int] {
    Set(recipes.flatMap(\.foods)).sorted()
  }

  private static func recipe(
    _ recipe: SearchEntry, of inputs: SearchInputs, _ foods: [Int: Int], _ json: inout JSONWriter
  ) {
    let facts = SearchFacts(recipe, text: inputs.text)
    json.beginObject()
    json.optionalMember("g", recipe.tags)
    json.optionalMember("i", recipe.ingredientNames)
    let places = recipe.foods.compactMap { foods[$0] }
    if !places.isEmpty {
      json.key("n")
      json.beginArray()
      for place in places { json.integer(place) }
      json.endArray()
    }
    json.optionalMember("e", facts.englishCategory)
    json.optionalMember("d", recipe.date?.text)
    json.optionalMember("s", recipe.lead)
    json.optionalMember("a", recipe.allergens.map(JSONWord.word))
    let absent = AllergenSet(recipe.absentAllergens)
    if !absent.isEmpty { json.member("x", Int(absent.rawValue)) }
    json.optionalMember("v", recipe.diets.map(JSONWord.word))
    json.optionalMember("h", recipe.difficulty.map { JSONWord.word($0) })
    shown(recipe, facts, language: inputs.marked(recipe.language), &json)
    json.endObject()
  }

  /// What the card of a found recipe shows, and by what it is ordered: some of what a piece says of it, and of the tags
  /// the one that is shown.
  ///
  /// - Parameter language: of the recipe, where it is not that of the interface.
  package static func card(_ recipe: SearchEntry, _ facts: SearchFacts, language: String?) -> [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    if facts.category == nil { json.optionalMember("g", Array(recipe.tags.prefix(1))) }
    json.optionalMember("d", recipe.date?.text)
    shown(recipe, facts, language: language, &json)
    json.endObject()
    return json.finish()
  }

  private static func shown(
    _ recipe: SearchEntry, _ facts: SearchFacts, language: String?, _ json: inout JSONWriter
  ) {
    json.member("t", recipe.title)
    json.member("u", PageURL.encoded(recipe.page))
    json.optionalMember("o", recipe.path)
    json.optionalMember("c", facts.category)
    json.optionalMember("m", recipe.minutes)
    json.optionalMember("f", recipe.isFavourite ? 1 : nil)
    json.optionalMember("l", language)
    json.member("p", PageURL.encoded(recipe.thumbnail))
    json.optionalMember("k", facts.energy)
    json.optionalMember("r", facts.protein)
    json.optionalMember("b", recipe.isEstimate ? 1 : nil)
  }
}

/// What a search says of a recipe in the words and steps of pages.
package struct SearchFacts {
  /// As cards name it.
  package let category: String?
  /// The category's English name where that is another.
  let englishCategory: String?
  /// All that the category is called: a meal in every language.
  let categoryNames: [String]
  /// Kilocalories and grams of a serving, as pages round them.
  package let energy: Int?
  package let protein: Int?

  package init(_ recipe: SearchEntry, text: InterfaceText) {
    let name = recipe.category
    category = name.map(text.name(ofCategory:))
    englishCategory = name == category ? nil : name
    let others = name.flatMap(CategoryTag.category).map(CategoryTag.names) ?? []
    categoryNames = [category, englishCategory].compactMap(\.self) + others
    energy = recipe.energy.map { RoundedRows([$0]).total }
    protein = recipe.protein.map { RoundedRows([$0]).total }
  }
}
