package import Cookbook
package import Fingerprints
package import Foods
internal import Nutrition
package import SitePlanning

/// What the pantry page knows of stock, and of foods that count as others.
package struct CookScriptInputs: FileInputs {
  @Input package var foods: FoodBook
  @Input package var pieceCount: Int
  package let fingerprint: Fingerprint

  /// - Parameter cooking: of the site's pantry, staples and substitutions.
  package init(_ site: Site, pieceCount: Int, cooking: Fingerprint) {
    var ledger = InputLedger()
    _foods = ledger.note(site.foods, as: site.knowledge)
    _ = ledger.note(site.configuration.language)
    _pieceCount = ledger.note(pieceCount)
    _ = ledger.note(cooking)
    fingerprint = ledger.finish()
  }
}

/// What is shown of a recipe that can be cooked; what it needs follows from its provisions.
package struct CookEntry: FileInputs {
  /// Path of the page without its ending.
  @Input package var stem: String
  @Input package var title: String
  @Input package var minutes: Int?
  @Input package var difficulty: Difficulty?
  /// Whether the recipe leaves that to be found out.
  @Input package var isEstimate: Bool
  @Input package var isArchived: Bool
  /// Its source, and where its links to other recipes lead.
  @Input package var part: RecipeScriptInputs.Part
  package let fingerprint: Fingerprint

  package init(_ index: Int, of site: Site) {
    let recipe = site.recipes[index]
    let (facts, estimate) = (recipe.summary.facts, recipe.analysis.own.difficulty)
    var ledger = InputLedger()
    _stem = ledger.note(recipe.stem)
    _title = ledger.note(recipe.summary.title)
    _minutes = ledger.note(facts.totalMinutes)
    _difficulty = ledger.note(estimate?.difficulty)
    _isEstimate = ledger.note(estimate.map { $0.basis != .stated } ?? false)
    _isArchived = ledger.note(facts.isArchived)
    _part = ledger.note(RecipeScriptInputs.Part(index, of: site))
    fingerprint = ledger.finish()
  }
}

/// What some recipes need before they can be cooked: not their steps, so that an edited step leaves it as it is.
package struct CookPieceInputs: FileInputs {
  /// So many make a piece: a recipe with an edited ingredient has those of its piece looked at again.
  package static let size = 500

  @Input package var recipes: EntriesOnDemand<CookEntry>
  package let fingerprint: Fingerprint

  /// Its place among the pieces.
  var number: Int { recipes.startIndex / Self.size }

  /// - Parameter cooking: of the site's pantry, staples and substitutions.
  package init(_ range: Range<Int>, of site: Site, cooking: Fingerprint) {
    var ledger = InputLedger()
    _recipes = ledger.note(EntriesOnDemand(range) { CookEntry($0, of: site) })
    _ = ledger.note(site.knowledge)
    _ = ledger.note(site.configuration.language)
    _ = ledger.note(cooking)
    fingerprint = ledger.finish()
  }
}
