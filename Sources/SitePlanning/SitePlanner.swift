public import Concurrency
public import Cookbook
public import Fingerprints
public import Foods
public import Quantities
public import SourceText

/// Joins the summaries of all recipes into one site. This is the only step that waits for every recipe.
public enum SitePlanner {
  /// What is known beside the recipes.
  public struct Inputs: Sendable {
    /// Files of the content folder that are no recipes, by path, with the fingerprint of their content or signature.
    public var contentFiles: [String: Fingerprint] = [:] {
      didSet { picturesBeside = PictureFile.byStem(contentFiles.keys) }
    }
    /// What ``PictureFile/byStem(_:)`` finds among them.
    private(set) var picturesBeside: [String: String] = [:]
    /// The sizes of pictures that are published in several, by path below the content folder.
    public var pictureSets: [String: PictureSet] = [:]
    /// Pictures that cannot be shown; covers are drawn for their recipes.
    public var damagedPictures: Set<String> = []
    /// Recipes that could not be read; links to them are not reported once more.
    public var unreadable: Set<String> = []
    /// The paths in the site of free pages, by those below the content folder.
    public var pages: [String: String] = [:]
    /// Days from version control, by path of the recipe.
    public var dates: [String: CalendarDate] = [:]
    /// The book that the foods of the summaries were found in: they name them by their places there.
    public var foods = FoodBook()
    /// Of what the summaries were made with beside the sources: program, foods, language, reading options.
    public var knowledge = Fingerprint.unknown
    /// Share what can be done for each recipe by itself.
    public var workers = Workers.none
    /// Compares an amount of a recipe with its yields; by default nobody can.
    public var share: Share = { _, _ in nil }

    /// How many times a recipe has to be made for an amount of its yields; `nil` when they say nothing about it.
    public typealias Share = @Sendable (_ amount: Amount, _ yields: [Amount]) -> Rational?

    public init() {}
  }

  public static func plan(
    _ summaries: [RecipeSummary], configuration: SiteConfiguration, inputs: Inputs
  ) -> Checked<Site> {
    let placement = RecipePlacement.place(summaries, inputs: inputs)
    var placed = placement.value
    let byPath = Dictionary(uniqueKeysWithValues: placed.enumerated().map { ($1.summary.path, $0) })
    let linkProblems = LinkResolution.resolve(&placed, byPath: byPath, inputs: inputs)
    let listed = placed.indices.filter { !placed[$0].summary.isArchived }
    let terms = IngredientTerms(summaries, foods: inputs.foods, language: configuration.language)
    let related = RelatedRecipes.find(
      among: placed, listed: listed, terms: terms, count: configuration.theme.relatedCount, workers: inputs.workers)
    let analyses = SiteAnalysisJoin.join(placed, share: inputs.share)
    let recipes = inputs.workers.chunks(of: placed.count, size: 256) { [placed] range in
      range.map {
        SiteRecipe(
          placed[$0], analysis: analyses[$0], coverage: configuration.nutrition.coverage, knowledge: inputs.knowledge)
      }
    }
    let links = placed.enumerated().map { index, recipe in
      RecipeLinks(targets: recipe.targets, usedIn: recipe.usedIn, related: related[index] ?? [])
    }
    let site = Site(
      recipes, links: links, byPath: byPath, listed: listed,
      recent: Array(newest(of: listed, in: recipes).prefix(configuration.recentCount)),
      taxa: Taxonomy(recipes, listed: listed, terms: terms), inputs: inputs,
      configuration: configuration)
    return Checked(site, placement.diagnostics + linkProblems + RecipeCycles.find(among: placed))
  }

  /// The pictures that are recipes' own, by their paths below the content folder.
  public static func covers(of summaries: [RecipeSummary], among contentFiles: [String: Fingerprint]) -> Set<String> {
    var inputs = Inputs()
    inputs.contentFiles = contentFiles
    return Set(summaries.compactMap { RecipePlacement.picture(of: $0, inputs: inputs).map(PictureFile.content) })
  }

  /// Those, and what the texts of recipes show or link to.
  public static func pictures(of summaries: [RecipeSummary], among contentFiles: [String: Fingerprint]) -> Set<String> {
    let shown = summaries.flatMap { summary in
      summary.links.compactMap { link in
        ContentPath.resolve(link.destination, from: summary.path).flatMap {
          contentFiles[$0] != nil && PictureFile.isPicture($0) ? $0 : nil
        }
      }
    }
    return covers(of: summaries, among: contentFiles).union(shown)
  }

  /// Dated recipes, newest first; those of one day in the order of titles.
  private static func newest(of listed: [Int], in recipes: [SiteRecipe]) -> [Int] {
    let dated = listed.compactMap { index in recipes[index].date.map { (date: $0, index: index) } }
    return dated.sorted { $0.date == $1.date ? $0.index < $1.index : $0.date > $1.date }.map(\.index)
  }
}
