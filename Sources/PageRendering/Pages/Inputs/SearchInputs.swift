internal import Fingerprints
internal import Foods
internal import SearchIndexing
internal import SitePlanning

/// What recipes are found by.
struct SearchInputs: FileInputs {
  /// The listed ones, in the order of titles.
  @Input var recipes: [SiteRecipe]
  @Input var foods: FoodBook
  @Input var text: InterfaceText
  /// Of the site.
  @Input var language: String
  /// Of its recipes, its own first.
  @Input var languages: [String]
  let fingerprint: Fingerprint

  init(_ site: Site, theme: Theme) {
    var ledger = InputLedger()
    _recipes = ledger.note(site.listed.map { site.recipes[$0] })
    _foods = ledger.note(site.foods, as: site.knowledge)
    _text = ledger.note(theme.text, as: theme.textFingerprint)
    _language = ledger.note(site.configuration.language)
    _languages = ledger.note(site.languages)
    fingerprint = ledger.finish()
  }
}

/// What a piece of the search index holds.
struct SearchPieceInputs: FileInputs {
  @Input var all: Shared<SearchInputs>
  @Input var number: Int
  let fingerprint: Fingerprint

  init(_ number: Int, of all: Shared<SearchInputs>) {
    var ledger = InputLedger()
    _all = ledger.note(all)
    _number = ledger.note(number)
    fingerprint = ledger.finish()
  }

  /// How many recipes stand in one piece.
  static let size = SearchLayout.pieceSize

  /// How many pieces so many recipes make; none at all make one that says so.
  static func count(recipes: Int) -> Int { max(1, (recipes + size - 1) / size) }

  var pieceCount: Int { Self.count(recipes: all.inputs.recipes.count) }
  var recipes: ArraySlice<SiteRecipe> { all.inputs.recipes.dropFirst(number * Self.size).prefix(Self.size) }
}

/// What a file of the index of a large site holds.
struct SearchShardInputs: FileInputs {
  @Input var all: Shared<SearchInputs>
  /// As `SearchLayout` has it.
  @Input var name: String
  let fingerprint: Fingerprint

  init(_ name: String, of all: Shared<SearchInputs>) {
    var ledger = InputLedger()
    _all = ledger.note(all)
    _name = ledger.note(name)
    fingerprint = ledger.finish()
  }
}
