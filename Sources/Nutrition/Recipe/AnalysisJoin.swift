public import Foods
public import Quantities

/// Adds to each recipe what its sub-recipes bring, by the share of their yield that is used.
///
/// Recipes that use each other in a circle are not followed: each use within the circle counts as unknown, so the result
/// does not depend on where one starts.
public enum AnalysisJoin {
  /// How many times a recipe has to be made for an amount of its yields; `nil` when they say nothing about it.
  public typealias Share = (_ amount: Amount, _ yields: [Amount]) -> Rational?

  /// - Parameters:
  ///   - recipes: what was found out about each by itself.
  ///   - targets: for each recipe, for each of its `uses`, the index of the recipe; `nil` where there is none.
  ///   - share: compares an amount with yields.
  public static func join(_ recipes: [OwnAnalysis], targets: [[Int?]], share: Share) -> [JoinedAnalysis] {
    let cycles = RecipeCycles(targets.map { $0.compactMap(\.self) })
    var joined = recipes.map { JoinedAnalysis($0) }
    for index in cycles.order where !recipes[index].nutrition.uses.isEmpty {
      var labels = LabelJoin(recipes[index])
      for (use, target) in zip(recipes[index].nutrition.uses, targets[index]) {
        guard let target, cycles.component[target] != cycles.component[index] else {
          labels.addUnknown(use)
          joined[index].add(nil, as: use, or: target == nil ? .missing : .cycle)
          continue
        }
        labels.add(joined[target], at: target, of: use)
        let part = part(use, of: joined[target], share: share).flatMap { share in
          joined[target].provided.scaled(by: share).map { (share, $0) }
        }
        joined[index].add(part, as: use, or: .unknownShare)
      }
      joined[index].take(labels)
    }
    return joined
  }

  /// By the yields, else by mass: what the recipe's lines weigh is what there is of it.
  private static func part(_ use: SubRecipeUse, of recipe: JoinedAnalysis, share: Share) -> Rational? {
    if let amount = use.amount, let part = share(amount, recipe.own.nutrition.yields) { return part }
    guard let milligrams = use.milligrams, recipe.sum.mass > 0 else { return nil }
    return Rational(milligrams, recipe.sum.mass)
  }
}

/// What is found out about a recipe and all it uses.
public struct JoinedAnalysis: Sendable, Hashable {
  /// How much of a sub-recipe counts.
  public struct Part: Sendable, Hashable {
    public enum Problem: UInt8, Sendable, Hashable {
      /// No recipe of the collection is there.
      case missing
      /// No amount, or no yield that it could be compared with.
      case unknownShare
      /// The recipe would need itself.
      case cycle
    }

    public var use: SubRecipeUse
    /// What it provides; `nil` where a problem is.
    public var sum: NutritionSum?
    /// How many times it is made.
    public var share: Rational?
    public var problem: Problem?
  }

  /// What a recipe and those it uses provide together.
  private struct Sum: Hashable {
    var sum: NutritionSum
    var allergens: AllergenFindings
    var diets: DietFindings
    var parts: [Part] = []
  }

  /// Indirect, since most recipes use no other, and a site holds all of them.
  private indirect enum State: Hashable {
    case alone
    case joined(Sum)
  }

  public let own: OwnAnalysis
  private var state = State.alone

  public var sum: NutritionSum { joined?.sum ?? own.nutrition.sum }
  public var allergens: AllergenFindings { joined?.allergens ?? own.allergens }
  public var diets: DietFindings { joined?.diets ?? own.diets }
  /// Allergens that no ingredient has, not even some products of its name, where every ingredient is known; else none.
  public var absentAllergens: AllergenSet {
    own.nutrition.isEmpty || !allergens.unknown.isEmpty
      ? [] : AllergenSet(Allergen.allCases).subtracting(allergens.contains.union(allergens.mayContain))
  }
  /// In the order of the recipe's uses.
  public var parts: [Part] { joined?.parts ?? [] }

  init(
    _ own: OwnAnalysis, sum: NutritionSum, allergens: AllergenFindings, diets: DietFindings, parts: [Part]
  ) {
    self.own = own
    state = .joined(Sum(sum: sum, allergens: allergens, diets: diets, parts: parts))
  }

  /// Of a recipe that uses no other.
  public init(_ own: OwnAnalysis) {
    self.own = own
  }

  private var joined: Sum? { if case .joined(let sum) = state { sum } else { nil } }

  private mutating func change(_ change: (inout Sum) -> Void) {
    var sum = joined ?? Sum(sum: own.nutrition.sum, allergens: own.allergens, diets: own.diets)
    // Its parts have one holder while they change: else each of thousands of parts would copy all before it.
    state = .alone
    change(&sum)
    state = .joined(sum)
  }

  /// Adds what a sub-recipe provides, by the share that is made of it; where that is not known, the problem is kept. What
  /// may be left out does not count.
  fileprivate mutating func add(
    _ part: (share: Rational, sum: NutritionSum)?, as use: SubRecipeUse, or problem: Part.Problem
  ) {
    if use.isOptional && problem != .cycle { return }
    guard let part else { return leaveOut(use, problem) }
    change { joined in
      joined.sum = joined.sum + part.sum
      joined.parts.append(Part(use: use, sum: part.sum, share: part.share, problem: nil))
    }
  }

  fileprivate mutating func take(_ labels: LabelJoin) { change { ($0.allergens, $0.diets) = labels.findings } }

  private mutating func leaveOut(_ use: SubRecipeUse, _ problem: Part.Problem) {
    let typical = own.nutrition.typicalLine
    change { joined in
      joined.sum.coverage.unmatched += use.milligrams ?? typical
      joined.sum.mass += use.milligrams ?? 0
      joined.parts.append(Part(use: use, sum: nil, share: nil, problem: problem))
    }
  }
}
