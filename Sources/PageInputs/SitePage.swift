public import Fingerprints
internal import SitePlanning
package import Themes

/// One file of the site.
public struct SitePage: Sendable {
  /// Relative to the site's root, with `/` between its parts.
  public let path: String
  package let content: FileContent
  /// Of everything the file shows; equal fingerprints mean equal bytes.
  public let fingerprint: Fingerprint

  /// - Parameter program: what the file is made by.
  package init(_ path: String, _ content: FileContent, theme: Theme, program: Fingerprint) {
    self.path = path
    self.content = content
    var builder = FingerprintBuilder()
    builder.combine(program)
    builder.combine(content.fingerprint)
    if let template = content.template { builder.combine(theme.fingerprint(of: template)) }
    fingerprint = builder.finish()
  }

  /// The source of the recipe whose page it is, below the content folder.
  package var recipeSource: String? {
    if case .recipe(let inputs) = content { inputs.recipe.summary.path } else { nil }
  }

  /// The recipe whose cook card it is, by its place in the site.
  public var printedRecipe: Int? {
    if case .printedCard(let inputs) = content { inputs.recipe } else { nil }
  }
}
