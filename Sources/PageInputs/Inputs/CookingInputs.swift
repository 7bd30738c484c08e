package import Fingerprints
package import Foods
package import SitePlanning

/// What the pantry page knows of stock, and of foods that count as others.
package struct CookScriptInputs: FileInputs {
  @Input package var foods: FoodBook
  /// Of the site.
  @Input package var language: String
  @Input package var pieceCount: Int
  package let fingerprint: Fingerprint

  /// - Parameter cooking: of the site's pantry, staples and substitutions.
  package init(_ site: Site, pieceCount: Int, cooking: Fingerprint) {
    var ledger = InputLedger()
    _foods = ledger.note(site.foods, as: site.knowledge)
    _language = ledger.note(site.configuration.language)
    _pieceCount = ledger.note(pieceCount)
    _ = ledger.note(cooking)
    fingerprint = ledger.finish()
  }
}

/// What some recipes need before they can be cooked.
package struct CookPieceInputs: FileInputs {
  /// So many make a piece: an edited recipe has those of its piece looked at again.
  package static let size = 500

  @Input package var recipes: [SiteRecipe]
  /// One for each of them: where its links to other recipes lead.
  @Input package var parts: [RecipeScriptInputs.Part]
  @Input package var foods: FoodBook
  /// Of the site.
  @Input package var language: String
  package let fingerprint: Fingerprint

  /// - Parameter cooking: of the site's pantry, staples and substitutions.
  package init(_ range: Range<Int>, of site: Site, cooking: Fingerprint) {
    var ledger = InputLedger()
    _recipes = ledger.note(Array(site.recipes[range]))
    _parts = ledger.note(range.map { RecipeScriptInputs.Part($0, of: site) })
    _foods = ledger.note(site.foods, as: site.knowledge)
    _language = ledger.note(site.configuration.language)
    _ = ledger.note(cooking)
    fingerprint = ledger.finish()
  }
}
