internal import CoverDrawing
internal import Fingerprints
internal import SitePlanning

/// What the JSON of a recipe shows: the recipe by itself.
struct RecipeFileInputs: FileInputs {
  @Input var recipe: SiteRecipe
  let fingerprint: Fingerprint

  init(_ recipe: SiteRecipe) {
    var ledger = InputLedger()
    _recipe = ledger.note(recipe)
    fingerprint = ledger.finish()
  }
}

/// The source of a recipe, which is the same wherever the recipe has its place.
struct RecipeSourceInputs: FileInputs {
  @Input var path: String
  let fingerprint: Fingerprint

  init(_ recipe: SiteRecipe) {
    var ledger = InputLedger()
    _path = ledger.note(recipe.summary.path, as: recipe.sourceFingerprint)
    fingerprint = ledger.finish()
  }
}

/// What the drawn cover of a recipe is drawn from.
struct CoverInputs: FileInputs {
  @Input var subject: CoverSubject
  let fingerprint: Fingerprint

  init(_ subject: CoverSubject) {
    var ledger = InputLedger()
    _subject = ledger.note(subject)
    fingerprint = ledger.finish()
  }
}
