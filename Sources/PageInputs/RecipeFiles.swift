internal import Fingerprints
internal import SitePlanning
internal import Themes

/// Makes what the files of recipes are made from: once for their fingerprints, and again when they are rendered.
///
/// All of it at the same time would take as much room as everything else a large site is planned with.
final class RecipeFiles: Sendable {
  enum Kind: UInt8, Sendable, CaseIterable {
    case page, source, json, script, cover, printedCard

    /// Whether all editions use it, since it has no words of the interface.
    var isCommon: Bool { self != .page && self != .script }
  }

  let site: Site
  let shared: SharedInputs
  private let cards: [Shared<CardInputs>]
  private let inputs: PagePlan.Inputs
  /// Of what sets printed cards.
  private let printing: Fingerprint

  init(_ site: Site, shared: SharedInputs, cards: [Shared<CardInputs>], inputs: PagePlan.Inputs) {
    self.site = site
    self.shared = shared
    self.cards = cards
    self.inputs = inputs
    var printing = FingerprintBuilder()
    printing.combine(shared.theme.cardFingerprint)
    printing.combine(inputs.printing)
    self.printing = printing.finish()
  }

  /// The kinds of files that a recipe has in the edition; what has no words of the interface stands in the site's own.
  func kinds(of recipe: SiteRecipe) -> [Kind] {
    Kind.allCases.filter { kind in
      guard shared.edition.isOwn || !kind.isCommon else { return false }
      return switch kind {
      case .page, .source, .json, .script: true
      case .cover: recipe.picture == nil
      case .printedCard: site.configuration.cards.pdf
      }
    }
  }

  /// From the site's root.
  /// - Parameter index: of the recipe in the site.
  func path(_ kind: Kind, of index: Int) -> String {
    let recipe = site.recipes[index]
    let path =
      switch kind {
      case .page: recipe.page
      case .source: recipe.source
      case .json: recipe.json
      case .script: recipe.script
      case .cover: recipe.cover
      case .printedCard: recipe.printedCard
      }
    let folder = shared.edition.folder
    return folder.isEmpty ? path : folder + path
  }

  /// - Parameter index: of the recipe in the site.
  func content(_ kind: Kind, of index: Int) -> FileContent {
    let recipe = site.recipes[index]
    return switch kind {
    case .page: .recipe(RecipePageInputs(index, of: site, shared, neighbours: cards))
    case .source: .recipeSource(RecipeSourceInputs(recipe))
    case .json: .recipeJSON(RecipeFileInputs(recipe))
    case .script: .recipeScript(RecipeScriptInputs(index, of: site, shared, inputs))
    case .cover: .cover(CoverInputs(Cover.subject(of: recipe, in: site)))
    case .printedCard: .printedCard(printedCard(index))
    }
  }

  private func printedCard(_ index: Int) -> PrintedCardInputs {
    let setup = site.configuration.cards
    return PrintedCardInputs(
      index, page: RecipePageInputs(index, of: site, shared, neighbours: nil), setup: setup, printing: printing,
      picture: picture(of: site.recipes[index], setup.picture))
  }

  /// Of the picture on a card.
  private func picture(of recipe: SiteRecipe, _ wish: CardPicture) -> Fingerprint {
    if wish == .none { return .unknown }
    if wish == .photo, let picture = recipe.picture {
      return inputs.contentFiles[PictureFile.content(picture)] ?? .unknown
    }
    return CoverInputs(Cover.subject(of: recipe, in: site)).fingerprint
  }
}
