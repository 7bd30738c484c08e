internal import QRCodes
internal import SitePlanning
internal import SourceText

/// Makes the QR codes that lead from cards to pages.
struct CardCodes {
  private(set) var problems: [Diagnostic] = []

  /// An SVG file; `nil` without an address, or where no code can be made, which is a problem.
  mutating func code(of recipe: SiteRecipe, at address: String?) -> String? {
    guard let address else { return nil }
    do throws(QRCodeError) {
      return try QRCode(address).svgDocument(title: address)
    } catch {
      problems.append(
        Diagnostic(.warning, "card-code", path: recipe.summary.path, message: error.description, hint: error.hint))
      return nil
    }
  }
}
