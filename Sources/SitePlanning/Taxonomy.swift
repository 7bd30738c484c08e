internal import Cookbook
internal import Words

/// Groups listed recipes by tag, category, author, source and ingredient.
struct Taxonomy {
  let tags: [Taxon]
  let categories: [Taxon]
  let authors: [Taxon]
  let sources: [Taxon]
  let ingredients: [Taxon]

  init(_ recipes: [SiteRecipe], listed: [Int], terms: IngredientTerms) {
    var (tags, categories) = (TaxonGroups(TextFolding.folded), TaxonGroups(TextFolding.folded))
    var (authors, sources) = (TaxonGroups(TextFolding.folded), TaxonGroups(TextFolding.folded))
    var ingredients = TaxonGroups(IngredientKey.key)
    for recipe in listed {
      let summary = recipes[recipe].summary
      let facts = summary.facts
      for tag in summary.tags { tags.add(recipe, as: tag) }
      if let category = facts.category { categories.add(recipe, as: category.name) }
      if let author = facts.author { authors.add(recipe, as: author) }
      if let source = facts.source { sources.add(recipe, as: SourceCredit(source).name) }
      for term in terms.terms(of: summary) { ingredients.add(recipe, as: term) }
    }
    self.tags = tags.taxa(in: .tags)
    self.authors = authors.taxa(in: .authors)
    self.sources = sources.taxa(in: .sources)
    self.ingredients = ingredients.taxa(in: .ingredients)
    let named = categories.taxa(in: .categories)
    let meals = RecipeCategory.meals.map(\.name)
    self.categories =
      meals.compactMap { meal in named.first { $0.name == meal } } + named.filter { !meals.contains($0.name) }
  }

  /// The position of each entry by its folded name; ingredients are not looked up by name.
  var byKey: [IndexKind: [String: Int]] {
    func positions(_ taxa: [Taxon]) -> [String: Int] {
      Dictionary(taxa.enumerated().map { (TextFolding.folded($1.name), $0) }) { first, _ in first }
    }
    return [
      .tags: positions(tags), .categories: positions(categories), .authors: positions(authors),
      .sources: positions(sources),
    ]
  }
}
