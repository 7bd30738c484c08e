package import Concurrency
package import Cookbook
package import Fingerprints
package import Foods
package import Nutrition
internal import SearchIndexing
package import SitePlanning
package import Themes

/// What a recipe is found by first, and what the card of a found one shows: not its steps, so that an edited step leaves the
/// index as it is, that of the texts excepted.
package struct SearchEntry: FileInputs {
  @Input package var title: String
  @Input package var page: String
  /// Path of the source below the content folder, where it is published under another one.
  @Input package var path: String?
  @Input package var thumbnail: String
  @Input package var tags: [String]
  /// Plain names, each once.
  @Input package var ingredientNames: [String]
  /// Places in the site's foods, each once, ascending.
  @Input package var foods: [Int]
  @Input package var lead: String?
  /// As the recipe names it.
  @Input package var category: String?
  @Input package var language: String?
  @Input package var date: CalendarDate?
  @Input package var minutes: Int?
  @Input package var isFavourite: Bool
  @Input package var difficulty: Difficulty?
  /// Of a serving, in thousandths, unless too little is known.
  @Input package var energy: Int?
  @Input package var protein: Int?
  @Input package var isEstimate: Bool
  @Input package var allergens: [Allergen]
  /// Those it is known to be without.
  @Input package var absentAllergens: [Allergen]
  /// Those it fits.
  @Input package var diets: [Diet]
  package let fingerprint: Fingerprint

  package init(_ recipe: SiteRecipe, in site: Site) {
    let (summary, facts, nutrition) = (recipe.summary, recipe.summary.facts, recipe.nutrition)
    let serving = nutrition.serving
    var ledger = InputLedger()
    _title = ledger.note(summary.title)
    _page = ledger.note(recipe.page)
    _path = ledger.note(summary.path == recipe.source ? nil : summary.path)
    _thumbnail = ledger.note(recipe.thumbnail)
    _tags = ledger.note(site.tagNames(of: summary))
    _ingredientNames = ledger.note(summary.ingredientNames)
    _foods = ledger.note(Set(summary.foods.parts.compactMap(\.food)).sorted())
    _lead = ledger.note(summary.lead)
    _category = ledger.note(facts.category?.name)
    _language = ledger.note(facts.language)
    _date = ledger.note(recipe.date)
    _minutes = ledger.note(facts.totalMinutes)
    _isFavourite = ledger.note(facts.isFavourite)
    _difficulty = ledger.note(recipe.analysis.own.difficulty?.difficulty)
    _energy = ledger.note(serving?.energy)
    _protein = ledger.note(serving?.protein)
    _isEstimate = ledger.note(serving != nil && nutrition.isEstimate)
    _allergens = ledger.note(recipe.analysis.allergens.contains.allergens)
    _absentAllergens = ledger.note(recipe.analysis.absentAllergens.allergens)
    _diets = ledger.note(Diet.allCases.filter { recipe.analysis.diets[$0] == .fits })
    fingerprint = ledger.finish()
  }
}

/// What recipes are found by.
package struct SearchInputs: FileInputs {
  /// The listed ones, in the order of titles.
  @Input package var recipes: EntriesOnDemand<SearchEntry>
  @Input package var foods: FoodBook
  @Input package var text: InterfaceText
  @Input package var edition: Edition
  /// Of recipes that state none.
  @Input package var contentLanguage: String
  /// Of the site's recipes, the site's own first, and of the interface.
  @Input package var languages: [String]
  /// Says how recipes are numbered.
  @Input package var numbering: String
  package let fingerprint: Fingerprint

  package init(_ site: Site, _ shared: SharedInputs, workers: Workers) {
    var ledger = InputLedger()
    _recipes = ledger.note(
      EntriesOnDemand(site.listed.indices, workers: workers) { SearchEntry(site.recipes[site.listed[$0]], in: site) })
    _foods = ledger.note(site.foods, as: site.knowledge)
    _text = ledger.note(shared.theme.text, as: shared.theme.textFingerprint)
    _edition = ledger.note(shared.edition)
    _contentLanguage = ledger.note(site.configuration.language)
    _languages = ledger.note(site.languages(and: shared.edition.language))
    _numbering = ledger.note(SearchTexts.numbering(of: site))
    fingerprint = ledger.finish()
  }

  /// The language of a recipe, as its card marks it; `nil` where it is that of the interface.
  package func marked(_ language: String?) -> String? { edition.marked(language ?? contentLanguage) }
}

/// What a piece of the search index holds.
package struct SearchPieceInputs: FileInputs {
  @Input package var all: Shared<SearchInputs>
  @Input package var number: Int
  package let fingerprint: Fingerprint

  package init(_ number: Int, of all: Shared<SearchInputs>) {
    var ledger = InputLedger()
    _all = ledger.note(all)
    _number = ledger.note(number)
    fingerprint = ledger.finish()
  }

  /// How many recipes stand in one piece.
  package static let size = SearchLayout.pieceSize

  /// How many pieces so many recipes make; none at all make one that says so.
  package static func count(recipes: Int) -> Int { max(1, (recipes + size - 1) / size) }

  package var pieceCount: Int { Self.count(recipes: all.inputs.recipes.count) }
  package var recipes: Slice<EntriesOnDemand<SearchEntry>> {
    all.inputs.recipes.dropFirst(number * Self.size).prefix(Self.size)
  }
}

/// What a file of the index of a large site holds.
package struct SearchShardInputs: FileInputs {
  @Input package var all: Shared<SearchInputs>
  /// As `SearchLayout` has it.
  @Input package var name: String
  package let fingerprint: Fingerprint

  package init(_ name: String, of all: Shared<SearchInputs>) {
    var ledger = InputLedger()
    _all = ledger.note(all)
    _name = ledger.note(name)
    fingerprint = ledger.finish()
  }
}
