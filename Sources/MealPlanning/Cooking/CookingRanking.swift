internal import Quantities
internal import Words

/// A recipe that can be cooked, or nearly.
public struct CookableRecipe: Sendable, Hashable {
  /// The place of the recipe among those that were ranked.
  public var index: Int
  /// What it needs; none is a sub-recipe any more, each is there or missing.
  public var needs: [CookingNeed]
  /// The names of ingredients it works without.
  public var optional: [String]

  public init(index: Int, needs: [CookingNeed], optional: [String] = []) {
    self.index = index
    self.needs = needs
    self.optional = optional
  }

  /// Neither there nor to be replaced.
  public var missingCount: Int { needs.count { !$0.isThere && !$0.isReplaceable } }
  public var thereCount: Int { needs.count(where: \.isThere) }
}

/// Orders recipes by what of them is there.
///
/// The fewest missing ingredients come first, those that can be replaced not counted; then the highest share of
/// ingredients that are there, the shortest time (unknown ones last), the title, the path.
public struct CookingRanking {
  public struct Candidate: Sendable {
    public var title: String
    public var path: String
    public var minutes: Int?
    public var review: CookingReview
    /// Others only count for recipes they are part of.
    public var isWanted: Bool

    public init(title: String, path: String, minutes: Int?, review: CookingReview, isWanted: Bool = true) {
      self.title = title
      self.path = path
      self.minutes = minutes
      self.review = review
      self.isWanted = isWanted
    }
  }

  private let candidates: [Candidate]
  private let pantry: PantryIndex
  private let target: (Int, String) -> Int?
  private var states: [State]

  private enum State {
    case unknown, open, made, notMade
  }

  /// A recipe that needs more recipes one below the other than this is not worked out.
  private static let deepest = 64

  /// Recipes that use something that is there, staples apart, and miss at most so many ingredients.
  ///
  /// - Parameter target: the place of the recipe that a link of the recipe at a place leads to.
  public static func ranked(
    _ candidates: [Candidate], pantry: PantryIndex, maxMissing: Int, target: @escaping (Int, String) -> Int?
  ) -> [CookableRecipe] {
    var ranking = CookingRanking(candidates: candidates, pantry: pantry, target: target)
    let found = candidates.indices.compactMap { index -> CookableRecipe? in
      guard candidates[index].isWanted, !candidates[index].review.needs.isEmpty else { return nil }
      let recipe = CookableRecipe(
        index: index, needs: ranking.needs(of: index, depth: 0), optional: candidates[index].review.optional)
      return recipe.missingCount <= maxMissing && ranking.usesSomething(recipe) ? recipe : nil
    }
    return ranking.sorted(found)
  }

  private init(candidates: [Candidate], pantry: PantryIndex, target: @escaping (Int, String) -> Int?) {
    self.candidates = candidates
    self.pantry = pantry
    self.target = target
    states = Array(repeating: .unknown, count: candidates.count)
  }

  // MARK: Sub-recipes

  private mutating func needs(of index: Int, depth: Int) -> [CookingNeed] {
    candidates[index].review.needs.map { need in
      guard case .subRecipe(let link) = need.status else { return need }
      var resolved = need
      let canBeMade = target(index, link).map { isMade($0, depth: depth + 1) } ?? false
      resolved.status = canBeMade ? .there(.recipe) : .missing(CookingNeed.Replacement())
      return resolved
    }
  }

  /// Whether everything for a recipe is there or can be replaced; one that is part of itself is never made.
  private mutating func isMade(_ index: Int, depth: Int) -> Bool {
    switch states[index] {
    case .made: return true
    case .notMade, .open: return false
    case .unknown: break
    }
    guard depth < Self.deepest, !candidates[index].review.needs.isEmpty else { return false }
    states[index] = .open
    let hasAll = needs(of: index, depth: depth).allSatisfy { $0.isThere || $0.isReplaceable }
    states[index] = hasAll ? .made : .notMade
    return hasAll
  }

  // MARK: Order

  private func usesSomething(_ recipe: CookableRecipe) -> Bool {
    recipe.needs.contains { need in
      guard case .there(let presence) = need.status else { return need.isReplaceable }
      switch presence {
      case .item(let item), .alternative(_, let item): return pantry.items[item].origin != .staple
      case .detected, .recipe: return true
      }
    }
  }

  private func sorted(_ recipes: [CookableRecipe]) -> [CookableRecipe] {
    let keyed = recipes.map { (key: Key($0, of: candidates[$0.index]), recipe: $0) }
    return keyed.sorted { $0.key < $1.key }.map(\.recipe)
  }

  private struct Key: Comparable {
    let missing: Int
    let there: Int
    let needed: Int
    let minutes: Int
    let title: String
    let path: String

    init(_ recipe: CookableRecipe, of candidate: Candidate) {
      missing = recipe.missingCount
      there = recipe.thereCount
      needed = recipe.needs.count
      minutes = candidate.minutes ?? .max
      title = TextFolding.folded(candidate.title)
      path = candidate.path
    }

    static func < (left: Key, right: Key) -> Bool {
      if left.missing != right.missing { return left.missing < right.missing }
      // The shares as fractions with a common denominator.
      let (leftShare, rightShare) = (left.there * right.needed, right.there * left.needed)
      if leftShare != rightShare { return leftShare > rightShare }
      return (left.minutes, left.title, left.path) < (right.minutes, right.title, right.path)
    }
  }
}
