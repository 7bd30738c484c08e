internal import Cookbook
internal import Fingerprints
internal import Foods
internal import SitePlanning

/// What the card of a recipe shows, in lists and on the pages of its neighbours.
struct CardInputs: FileInputs {
  @Input var title: String
  @Input var page: String
  /// The author's picture, else the drawn cover.
  @Input var picture: PictureInputs
  @Input var minutes: Int?
  @Input var category: String?
  @Input var tag: String?
  @Input var language: String?
  @Input var isFavourite: Bool
  /// Of a serving, in thousandths, unless too little is known.
  @Input var energy: Int?
  @Input var protein: Int?
  @Input var isEstimate: Bool
  let fingerprint: Fingerprint

  init(_ recipe: SiteRecipe) {
    let (summary, facts, serving) = (recipe.summary, recipe.summary.facts, recipe.serving)
    var ledger = InputLedger()
    _title = ledger.note(summary.title)
    _page = ledger.note(recipe.page)
    _picture = ledger.note(PictureInputs(recipe))
    _minutes = ledger.note(facts.totalMinutes)
    _category = ledger.note(facts.category?.name)
    _tag = ledger.note(summary.tags.first)
    _language = ledger.note(facts.language)
    _isFavourite = ledger.note(facts.isFavourite)
    _energy = ledger.note(serving?.energy)
    _protein = ledger.note(serving?.protein)
    _isEstimate = ledger.note(recipe.isEstimate)
    fingerprint = ledger.finish()
  }
}

/// The picture of a recipe: where it is, and whether it was drawn.
struct PictureInputs: Sendable, Fingerprintable {
  let path: String
  let isDrawn: Bool
  /// The sizes it is published in, where it is in several; nothing is published at `path` then.
  let set: PictureSet?

  init(_ recipe: SiteRecipe) {
    path = recipe.picture ?? recipe.cover
    isDrawn = recipe.picture == nil
    set = recipe.pictureSet
  }

  func combine(into builder: inout FingerprintBuilder) {
    builder.combine(path)
    builder.combine(isDrawn)
    set?.combine(into: &builder)
  }
}
