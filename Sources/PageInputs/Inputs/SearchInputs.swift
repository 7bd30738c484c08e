package import Fingerprints
package import Foods
internal import SearchIndexing
package import SitePlanning
package import Themes

/// What recipes are found by.
package struct SearchInputs: FileInputs {
  /// The listed ones, in the order of titles.
  @Input package var recipes: [SiteRecipe]
  @Input package var foods: FoodBook
  @Input package var text: InterfaceText
  /// Of the site.
  @Input package var language: String
  /// Of its recipes, its own first.
  @Input package var languages: [String]
  package let fingerprint: Fingerprint

  package init(_ site: Site, theme: Theme) {
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
  package var recipes: ArraySlice<SiteRecipe> { all.inputs.recipes.dropFirst(number * Self.size).prefix(Self.size) }
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
