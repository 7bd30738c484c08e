package import Fingerprints
internal import SearchIndexing
package import SitePlanning

/// The text of a recipe, of which each word is looked for.
package struct SearchText: FileInputs {
  /// Of the recipe.
  @Input package var path: String
  /// See `RecipeText`.
  @Input package var key: Int
  package let fingerprint: Fingerprint

  init(_ summary: RecipeSummary) {
    var ledger = InputLedger()
    _path = ledger.note(summary.path)
    _key = ledger.note(RecipeText.key(source: summary.fingerprint, path: summary.path))
    fingerprint = ledger.finish()
  }
}

/// The texts of recipes.
package struct SearchTexts: FileInputs {
  /// Of the listed ones, in the order of titles.
  @Input package var recipes: EntriesOnDemand<SearchText>
  /// Says how recipes are numbered.
  @Input package var numbering: String
  package let fingerprint: Fingerprint

  package init(_ site: Site) {
    var ledger = InputLedger()
    _recipes = ledger.note(
      EntriesOnDemand(site.listed.indices) { SearchText(site.recipes[site.listed[$0]].summary) })
    _numbering = ledger.note(Self.numbering(of: site))
    fingerprint = ledger.finish()
  }

  /// Changes where the listed recipes are numbered in another way.
  static func numbering(of site: Site) -> String {
    var builder = FingerprintBuilder()
    for recipe in site.listed { builder.combine(site.recipes[recipe].page) }
    return String(builder.finish().high, radix: 36)
  }
}

/// What a file of the index of texts holds.
package struct SearchTextInputs: FileInputs {
  @Input package var all: Shared<SearchTexts>
  /// As `TextLayout` has it.
  @Input package var name: String
  package let fingerprint: Fingerprint

  package init(_ name: String, of all: Shared<SearchTexts>) {
    var ledger = InputLedger()
    _all = ledger.note(all)
    _name = ledger.note(name)
    fingerprint = ledger.finish()
  }
}
