public import Foods
public import Nutrition
internal import SitePlanning

/// What one recipe of a book provides.
public struct BookNutrition: Sendable, Hashable {
  /// The amount that figures are for.
  public enum Basis: Sendable, Hashable {
    case serving
    /// Of the ingredients as they go in; of recipes that no yield counts people of.
    case hundredGrams
  }

  /// Its place in `Site.recipes`.
  public var recipe: Int
  public var basis: Basis
  /// `nil` where too little is known to show figures as facts.
  public var figures: Nutrients?
  public var status: RecipeNutrition.Status
  /// The known share of the weight, in thousandths; 1000 where the recipe states its figures.
  public var coverage: Int

  public init(
    recipe: Int, basis: Basis, figures: Nutrients?, status: RecipeNutrition.Status, coverage: Int
  ) {
    self.recipe = recipe
    self.basis = basis
    self.figures = figures
    self.status = status
    self.coverage = coverage
  }

  init(of recipe: Int, in site: Site) {
    let nutrition = site.recipes[recipe].nutrition
    let isKnown = nutrition.status != .incomplete
    let serving = isKnown ? nutrition.figures.perServing : nil
    self.init(
      recipe: recipe, basis: serving == nil && isKnown ? .hundredGrams : .serving,
      figures: serving ?? (isKnown ? nutrition.figures.perHundredGrams : nil), status: nutrition.status,
      coverage: nutrition.status == .stated ? 1000 : nutrition.coverage.thousandths)
  }
}
