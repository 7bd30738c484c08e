internal import Cookbook
package import Fingerprints
internal import Foods
internal import Nutrition
package import SitePlanning

/// What the card of a recipe shows, in lists and on the pages of its neighbours.
package struct CardInputs: FileInputs {
  @Input package var title: String
  @Input package var page: String
  /// The author's picture, else the drawn cover.
  @Input package var picture: PictureInputs
  @Input package var minutes: Int?
  @Input package var category: String?
  @Input package var tag: String?
  @Input package var language: String?
  @Input package var isFavourite: Bool
  /// Of a serving, in thousandths, unless too little is known.
  @Input package var energy: Int?
  @Input package var protein: Int?
  @Input package var isEstimate: Bool
  package let fingerprint: Fingerprint

  package init(_ recipe: SiteRecipe, in site: Site) {
    let (summary, facts, nutrition) = (recipe.summary, recipe.summary.facts, recipe.nutrition)
    let serving = nutrition.serving
    var ledger = InputLedger()
    _title = ledger.note(summary.title)
    _page = ledger.note(recipe.page)
    _picture = ledger.note(PictureInputs(recipe))
    _minutes = ledger.note(facts.totalMinutes)
    _category = ledger.note(facts.category?.name)
    _tag = ledger.note(site.tagNames(of: summary).first)
    _language = ledger.note(facts.language)
    _isFavourite = ledger.note(facts.isFavourite)
    _energy = ledger.note(serving?.energy)
    _protein = ledger.note(serving?.protein)
    _isEstimate = ledger.note(nutrition.isEstimate)
    fingerprint = ledger.finish()
  }
}

/// The picture of a recipe: where it is, and whether it was drawn.
package struct PictureInputs: Sendable, Fingerprintable {
  /// Each recipe has a card, and most are drawn: what follows from the recipe is not held.
  private let recipe: SiteRecipe

  package init(_ recipe: SiteRecipe) { self.recipe = recipe }

  package var path: String { recipe.picture ?? recipe.cover }
  package var isDrawn: Bool { recipe.picture == nil }
  /// The sizes it is published in, where it is in several; nothing is published at `path` then.
  package var set: PictureSet? { recipe.pictureSet }

  /// What it shows, where the recipe says so.
  package var text: String? { isDrawn ? nil : recipe.summary.facts.imageText }

  package func combine(into builder: inout FingerprintBuilder) {
    builder.combine(path)
    builder.combine(isDrawn)
    builder.combine(text)
    set?.combine(into: &builder)
  }
}
