internal import Cookbook
internal import Fingerprints
internal import Foods
internal import Nutrition
internal import Quantities

/// Joins what the recipes of a site provide with what the recipes they link to provide.
enum SiteAnalysisJoin {
  /// In the order of the recipes; `nil` for one that uses no other: it provides what its own lines do.
  static func join(_ recipes: [PlacedRecipe], share: SitePlanner.Inputs.Share) -> [JoinedAnalysis?] {
    join(
      recipes.count, uses: { recipes[$0].summary.usesRecipes }, own: { recipes[$0].summary.foods.analysis },
      targets: { recipes[$0].targets }, share: share)
  }

  /// Holds what was found out about those alone that use others or are used, since a large site does not hold all.
  ///
  /// - Parameters:
  ///   - uses: whether a recipe uses others.
  ///   - own: what was found out about each by itself.
  ///   - targets: what the links of each lead to.
  static func join(
    _ count: Int, uses: (Int) -> Bool, own: (Int) -> OwnAnalysis, targets: (Int) -> [String: LinkTarget],
    share: SitePlanner.Inputs.Share
  ) -> [JoinedAnalysis?] {
    var involved: [Int: OwnAnalysis] = [:]
    var used: [Int: [Int?]] = [:]
    for index in 0..<count where uses(index) {
      let (analysis, targets) = (own(index), targets(index))
      involved[index] = analysis
      used[index] = analysis.nutrition.uses.map { target(of: $0, targets) }
    }
    for target in used.values.joined() {
      if let target, involved[target] == nil { involved[target] = own(target) }
    }
    let indices = involved.keys.sorted()
    let places = Dictionary(uniqueKeysWithValues: zip(indices, indices.indices))
    let joined = AnalysisJoin.join(
      indices.compactMap { involved[$0] },
      targets: indices.map { (used[$0] ?? []).map { $0.flatMap { places[$0] } } }, share: share)
    var all = [JoinedAnalysis?](repeating: nil, count: count)
    for (index, analysis) in zip(indices, joined) where used[index] != nil { all[index] = analysis }
    return all
  }

  private static func target(of use: SubRecipeUse, _ targets: [String: LinkTarget]) -> Int? {
    guard case .local(let destination, _) = LinkDestination(use.link), case .recipe(let index) = targets[destination]
    else { return nil }
    return index
  }

  /// Of what other recipes bring; what a recipe's own lines provide depends on its text and the foods alone.
  static func fingerprint(_ analysis: JoinedAnalysis?) -> Fingerprint {
    guard let analysis else { return .unknown }
    var builder = FingerprintBuilder()
    builder.combine(analysis.sum)
    builder.combine(Int(analysis.allergens.contains.rawValue))
    builder.combine(Int(analysis.allergens.mayContain.rawValue))
    builder.combine(list: analysis.allergens.unknown)
    for diet in Diet.allCases { builder.combine(analysis.diets[diet]) }
    for part in analysis.parts {
      builder.combine(part.use.name)
      builder.combine(part.problem.map { Int($0.rawValue) } ?? -1)
      builder.combine(part.share?.numerator ?? 0)
      builder.combine(part.share?.denominator ?? 0)
      if let sum = part.sum { builder.combine(sum) }
    }
    return builder.finish()
  }
}

extension FingerprintBuilder {
  fileprivate mutating func combine(_ sum: NutritionSum) {
    combine(sum.figures)
    combine(sum.known)
    let numbers = [
      sum.coverage.matched, sum.coverage.unmatched, sum.mass, sum.alcoholEnergy, sum.guessedMass, sum.guessedEnergy,
    ]
    for number in numbers { combine(number) }
    combine(sum.hasUnstatedSalt)
  }

  mutating func combine(_ nutrients: Nutrients) {
    for nutrient in Nutrient.allCases {
      combine(nutrients[nutrient] != nil)
      combine(nutrients[nutrient] ?? 0)
    }
  }

  fileprivate mutating func combine(_ finding: DietFinding) {
    switch finding {
    case .fits: combine("fits")
    case .breaks(let names): combine(list: names)
    case .unknown(let doubts):
      combine(doubts.count)
      for doubt in doubts {
        combine(doubt.name)
        combine(Int(doubt.reason.rawValue))
      }
    }
  }
}
