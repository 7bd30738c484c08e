public import Cookbook
public import Fingerprints
public import Foods
public import Nutrition

/// A recipe with its place in the site, and what was found out about it.
///
/// A class, because pages look at thousands of them and only pass them on.
public final class SiteRecipe: Sendable {
  public let summary: RecipeSummary
  /// Path of the page without its ending: `recipes/lentil-soup`.
  public let stem: String
  /// Path of the page; all that lead there share it.
  public let page: String
  /// Path of the author's picture in the site; `nil` when the cover is drawn.
  public let picture: String?
  /// The sizes it is published in, where it is in several.
  public let pictureSet: PictureSet?
  public let date: CalendarDate?
  /// `nil` where it uses no other recipe.
  private let joined: JoinedAnalysis?
  /// Thousandths of its mass that have to be known before computed figures are shown.
  private let coverage: Int
  /// Of the text, and of all that is found out from it alone: equal ones mean equal summaries.
  public let sourceFingerprint: Fingerprint
  /// Of what decides what it is made of, what that is called and how much of it: an edited step leaves it as it is.
  public let provisions: Fingerprint
  /// Of all of it, as a fingerprint of whatever shows it needs.
  public let fingerprint: Fingerprint

  /// - Parameters:
  ///   - analysis: `nil` where it uses no other recipe.
  ///   - knowledge: of what is known beside the source.
  ///   - coverage: thousandths of its mass that have to be known before computed figures are shown.
  init(_ recipe: PlacedRecipe, analysis: JoinedAnalysis?, coverage: Int, knowledge: Fingerprint) {
    summary = recipe.summary
    stem = recipe.stem
    page = recipe.stem + ".html"
    picture = recipe.picture
    pictureSet = recipe.pictureSet
    date = recipe.date
    joined = analysis
    self.coverage = coverage
    var source = FingerprintBuilder()
    source.combine(knowledge)
    source.combine(recipe.summary.fingerprint)
    source.combine(recipe.summary.path)
    sourceFingerprint = source.finish()
    var provisions = FingerprintBuilder()
    provisions.combine(knowledge)
    provisions.combine(recipe.summary.provisions)
    provisions.combine(recipe.summary.path)
    provisions.combine(recipe.summary.language)
    self.provisions = provisions.finish()
    var builder = FingerprintBuilder()
    builder.combine(sourceFingerprint)
    builder.combine(stem)
    builder.combine(picture)
    builder.combine(pictureSet != nil)
    pictureSet?.combine(into: &builder)
    builder.combine(date?.text)
    builder.combine(SiteAnalysisJoin.fingerprint(analysis))
    builder.combine(coverage)
    fingerprint = builder.finish()
  }

  /// What it provides and contains, its sub-recipes included.
  public var analysis: JoinedAnalysis { joined ?? JoinedAnalysis(summary.foods.analysis) }
  /// Its figures, held against the coverage that the configuration asks for. They follow from the analysis, and take as
  /// much room as everything else that is known of a recipe.
  public var nutrition: RecipeNutrition { RecipeNutrition(analysis, threshold: coverage) }
  /// What one serving provides, unless too little of the recipe is known: stated, or computed from enough of it.
  public var serving: Nutrients? { nutrition.serving }
  /// Whether `serving` is to be shown as about: most of its energy rests on one guess.
  public var isEstimate: Bool { nutrition.isEstimate }

  /// Path of the recipe as RecipeMD.
  public var source: String { stem + ".md" }
  public var json: String { stem + ".json" }
  public var cover: String { stem + ".svg" }
  /// The one picture that stands for the recipe where only one can: the author's in its largest published size, else the
  /// drawn cover.
  public var mainPicture: String { photo ?? cover }
  /// The author's picture in its largest published size.
  public var photo: String? { pictureSet.map { $0.path($0.largest, ending: "jpg") } ?? picture }
  /// The picture in lists that scripts make.
  public var thumbnail: String { pictureSet.map { $0.path($0.smallest, ending: "webp") } ?? mainPicture }
  /// Path of the cook card, where the site offers them.
  public var printedCard: String { stem + ".pdf" }
}

extension SiteRecipe: Fingerprintable {
  public func combine(into builder: inout FingerprintBuilder) { builder.combine(fingerprint) }
}

/// What a recipe leads to.
public struct RecipeLinks: Sendable {
  /// By the destination of each link as written (percent-decoded).
  public let targets: [String: LinkTarget]
  /// Recipes that use this one, in the order of titles.
  public let usedIn: [Int]
  /// Recipes that share ingredients and tags, the closest first.
  public let related: [Int]
}

public enum LinkTarget: Sendable, Hashable {
  case recipe(Int)
  /// A free page, by its path in the site.
  case page(String)
  /// A file of the collection, by its path in the site.
  case file(String)
}
