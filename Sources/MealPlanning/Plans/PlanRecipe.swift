public import Cookbook
public import Quantities
internal import RecipeQueries

/// What a plan has to know of a recipe.
public struct PlanRecipe: Sendable {
  /// Below the content folder.
  public let path: String
  /// Plain text.
  public let title: String
  public let yields: [Amount]
  /// What the organiser calls it.
  public let organiserID: String?

  /// - Parameter title: without mark-up.
  public init(_ entry: RecipeEntry, title: String) {
    path = entry.path
    self.title = title
    yields = entry.yields
    organiserID = entry.organiser?.id
  }

  /// - Parameter title: without mark-up.
  public init(path: String, title: String, yields: [Amount], organiserID: String?) {
    self.path = path
    self.title = title
    self.yields = yields
    self.organiserID = organiserID
  }

  /// How many people it feeds; `nil` when it does not say.
  public var servings: Rational? { ServingWord.count(among: yields) }

  /// What is planned where nobody says how much: one serving for each who eats; `nil` for a recipe that does not say how
  /// many it makes.
  public func oneServingEach(of eaters: Int) -> Rational? { servings == nil ? nil : Rational(max(eaters, 1)) }

  /// How many times it is made for an amount; `nil` where its yields do not say.
  func batches(for amount: Amount) -> Rational? {
    try? YieldMatch.factor(for: amount, of: yields)
  }
}
