package import CoverDrawing
package import Fingerprints
package import SitePlanning

/// What the JSON of a recipe shows: the recipe by itself.
package struct RecipeFileInputs: FileInputs {
  @Input package var recipe: SiteRecipe
  package let fingerprint: Fingerprint

  package init(_ recipe: SiteRecipe) {
    var ledger = InputLedger()
    _recipe = ledger.note(recipe)
    fingerprint = ledger.finish()
  }
}

/// The source of a recipe, which is the same wherever the recipe has its place.
package struct RecipeSourceInputs: FileInputs {
  @Input package var path: String
  package let fingerprint: Fingerprint

  package init(_ recipe: SiteRecipe) {
    var ledger = InputLedger()
    _path = ledger.note(recipe.summary.path, as: recipe.sourceFingerprint)
    fingerprint = ledger.finish()
  }
}

/// What the drawn cover of a recipe is drawn from.
package struct CoverInputs: FileInputs {
  @Input package var subject: CoverSubject
  package let fingerprint: Fingerprint

  package init(_ subject: CoverSubject) {
    var ledger = InputLedger()
    _subject = ledger.note(subject)
    fingerprint = ledger.finish()
  }
}
