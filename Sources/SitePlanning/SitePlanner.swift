public import Cookbook
public import Fingerprints
public import Foods
internal import Nutrition
public import Quantities
public import SourceText

/// Joins the summaries of all recipes into one site. This is the only step that waits for every recipe.
public enum SitePlanner {
  /// What is known beside the recipes.
  public struct Surroundings: Sendable {
    /// Files of the content folder that are no recipes, by path, with the fingerprint of their content or signature.
    public var contentFiles: [String: Fingerprint] = [:]
    /// Recipes that could not be read; links to them are not reported once more.
    public var unreadable: Set<String> = []
    /// Files of the theme to publish, by name, with the fingerprint of their content.
    public var themeFiles: [(name: String, fingerprint: Fingerprint)] = []
    /// Of everything that every page shows: templates, strings, configuration, program version.
    public var appearance = Fingerprint.unknown
    public var stylesheet = Fingerprint.unknown
    /// Of what all cook cards are made with beside `appearance`: the print style sheets and the program that makes PDFs.
    public var printing = Fingerprint.unknown
    /// Days from version control, by path of the recipe.
    public var dates: [String: CalendarDate] = [:]
    /// The book that the foods of the summaries were found in: they name them by their places there.
    public var foods = FoodBook()
    /// Compares an amount of a recipe with its yields; by default nobody can.
    public var share: Share = { _, _ in nil }

    /// How many times a recipe has to be made for an amount of its yields; `nil` when they say nothing about it.
    public typealias Share = @Sendable (_ amount: Amount, _ yields: [Amount]) -> Rational?

    public init() {}
  }

  /// - Parameter weeks: finds the weeks that have a plan, once it is known what the recipes provide.
  public static func plan(
    _ summaries: [RecipeSummary], configuration: SiteConfiguration, surroundings: Surroundings,
    weeks: ([SiteRecipe]) -> [SiteWeek] = { _ in [] }
  ) -> Checked<Site> {
    let placement = RecipePlacement.place(summaries, surroundings: surroundings)
    var placed = placement.value
    let byPath = Dictionary(uniqueKeysWithValues: placed.enumerated().map { ($1.summary.path, $0) })
    let linkProblems = LinkResolution.resolve(&placed, byPath: byPath, surroundings: surroundings)
    let listed = placed.indices.filter { !placed[$0].summary.facts.isArchived }
    let terms = IngredientTerms(summaries, foods: surroundings.foods, language: configuration.language)
    let related = RelatedRecipes.find(
      among: placed, listed: listed, terms: terms, count: configuration.theme.relatedCount)
    let kitchens = SiteKitchens.join(placed, share: surroundings.share)
    let recipes = placed.enumerated().map { index, recipe in
      let nutrition = RecipeNutrition(kitchens[index], threshold: configuration.nutrition.coverage)
      return SiteRecipe(recipe, related: related[index] ?? [], kitchen: kitchens[index], nutrition: nutrition)
    }
    let weeks = weeks(recipes)
    let draft = Site(
      recipes, byPath: byPath, listed: listed,
      recent: Array(newest(of: listed, in: recipes).prefix(configuration.recentCount)),
      taxa: Taxonomy(recipes, listed: listed, terms: terms), foods: surroundings.foods, weeks: weeks,
      configuration: configuration)
    var surroundings = surroundings
    surroundings.appearance = PageFingerprints.appearance(surroundings.appearance, draft)
    let site = Site(draft, pages: PageList(draft, surroundings: surroundings).pages)
    return Checked(site, placement.diagnostics + linkProblems)
  }

  /// Dated recipes, newest first; those of one day in the order of titles.
  private static func newest(of listed: [Int], in recipes: [SiteRecipe]) -> [Int] {
    let dated = listed.compactMap { index in recipes[index].date.map { (date: $0, index: index) } }
    return dated.sorted { $0.date == $1.date ? $0.index < $1.index : $0.date > $1.date }.map(\.index)
  }
}
