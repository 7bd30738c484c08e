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
    tags = Self.taxa(in: .tags, of: listed, key: TextFolding.folded) { recipes[$0].summary.tags }
    let named = Self.taxa(in: .categories, of: listed, key: TextFolding.folded) {
      recipes[$0].summary.facts.category.map { [$0.name] } ?? []
    }
    let meals = RecipeCategory.meals.map(\.name)
    categories =
      meals.compactMap { meal in named.first { $0.name == meal } } + named.filter { !meals.contains($0.name) }
    authors = Self.taxa(in: .authors, of: listed, key: TextFolding.folded) {
      recipes[$0].summary.facts.author.map { [$0] } ?? []
    }
    sources = Self.taxa(in: .sources, of: listed, key: TextFolding.folded) {
      recipes[$0].summary.facts.source.map { [SourceCredit($0).name] } ?? []
    }
    ingredients = Self.taxa(in: .ingredients, of: listed, key: IngredientKey.key) {
      terms.terms(of: recipes[$0].summary)
    }
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

  /// Groups by folded name, so that `Vegan` and `vegan` are one; sorted by that name.
  private static func taxa(
    in index: IndexKind, of listed: [Int], key: (String) -> String, names: (Int) -> [String]
  ) -> [Taxon] {
    var slots: [String: Int] = [:]
    var groups: [(key: String, spellings: [String: Int], recipes: [Int])] = []
    var folded: [String: String] = [:]
    for recipe in listed {
      for name in names(recipe) {
        let group: String
        if let known = folded[name] {
          group = known
        } else {
          group = key(name)
          folded[name] = group
        }
        if let slot = slots[group] {
          groups[slot].spellings[name, default: 0] += 1
          if groups[slot].recipes.last != recipe { groups[slot].recipes.append(recipe) }
        } else {
          slots[group] = groups.count
          groups.append((group, [name: 1], [recipe]))
        }
      }
    }
    var usedSlugs: [String: Int] = [:]
    return groups.sorted { $0.key < $1.key }.map { group in
      let name = commonest(group.spellings)
      let slug = Slug.make(name)
      let number = usedSlugs[slug, default: 0] + 1
      usedSlugs[slug] = number
      return Taxon(
        name: name, stem: "\(index.stem)/\(slug)" + (number > 1 ? "--\(number)" : ""), recipes: group.recipes)
    }
  }

  /// The spelling used most; of equals the first in the order of code points.
  private static func commonest(_ spellings: [String: Int]) -> String {
    spellings.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
  }
}
