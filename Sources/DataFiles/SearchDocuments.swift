internal import Cookbook
internal import Foods
internal import JSONReading
internal import JSONVocabulary
internal import Nutrition
package import PageInputs
package import SearchIndexing
internal import SitePlanning
internal import Themes

/// Recipes as the index of a large site takes them: the same words and amounts that the pieces of a small one list.
package struct SearchDocuments {
  private let inputs: SearchInputs
  private let foods: [Int]
  private let places: [Int: Int]

  package init(_ inputs: SearchInputs) {
    self.inputs = inputs
    foods = SearchIndex.foods(of: inputs.recipes)
    places = Dictionary(uniqueKeysWithValues: foods.enumerated().map { ($1, $0) })
  }

  package func shards() -> SearchShards {
    let synonyms = FoodSynonyms(languages: inputs.languages)
    return SearchShards(
      inputs.recipes.lazy.map(document), foods: foods.map { synonyms.names(of: inputs.foods.foods[$0]) },
      numbering: inputs.numbering)
  }

  private func document(_ recipe: SearchEntry) -> SearchDocument {
    let facts = SearchFacts(recipe, text: inputs.text)
    var amounts: [SearchAmount: Int] = [:]
    amounts[.time] = recipe.minutes
    amounts[.energy] = facts.energy
    amounts[.protein] = facts.protein
    amounts[.date] = recipe.date.map { ($0.year * 100 + $0.month) * 100 + $0.day }
    let texts: [SearchPlace: [String]] = [
      .title: [recipe.title], .tag: recipe.tags,
      .category: facts.categoryNames,
      .ingredient: recipe.ingredientNames,
      .diet: recipe.diets.flatMap { named(JSONWord.word($0), RequiredText($0)) },
      .summary: recipe.lead.map { [$0] } ?? [],
      .allergen: recipe.allergens.flatMap { named(JSONWord.word($0), RequiredText($0)) },
      .free: recipe.absentAllergens.flatMap { named(JSONWord.word($0), RequiredText($0)) },
      .mark: recipe.isFavourite ? ["favourite", "favorite"] : [],
    ]
    return SearchDocument(
      texts: texts, foods: recipe.foods.compactMap { places[$0] }, amounts: amounts,
      card: SearchIndex.card(recipe, facts, language: inputs.marked(recipe.language)))
  }

  /// What the program calls something, and what its pages do.
  private func named(_ word: String, _ name: RequiredText) -> [String] { [word, inputs.text[name]] }
}
