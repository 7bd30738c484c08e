package import Fingerprints
package import SitePlanning

/// What the cook card of a recipe shows: the recipe without its neighbours, on some paper.
package struct PrintedCardInputs: FileInputs {
  @Input package var page: RecipePageInputs
  /// Its place among the recipes of the site, by which cards are asked for.
  package let recipe: Int
  package let fingerprint: Fingerprint

  /// - Parameters:
  ///   - printing: of the print style sheets and the program that makes PDFs.
  ///   - photo: of the picture file, where the card shows one.
  package init(
    _ index: Int, page: RecipePageInputs, setup: SiteConfiguration.Cards, printing: Fingerprint, picture: Fingerprint
  ) {
    var ledger = InputLedger()
    _page = ledger.note(page)
    _ = ledger.note(setup.mono)
    _ = ledger.note(setup.picture.rawValue)
    _ = ledger.note(printing)
    _ = ledger.note(picture)
    recipe = index
    fingerprint = ledger.finish()
  }
}
