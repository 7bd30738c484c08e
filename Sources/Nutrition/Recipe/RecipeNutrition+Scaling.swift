public import Quantities

extension RecipeNutrition {
  /// The recipe made a number of times over: what a serving and 100 g provide, and how sure that is, stays the same.
  ///
  /// `nil` when a number does not fit.
  public func scaled(by factor: Rational) -> RecipeNutrition? {
    guard let mass = factor.rounded(times: mass), let guessed = factor.rounded(times: guessedMass) else { return nil }
    var result = self
    result.figures.whole = figures.whole?.scaled(by: factor)
    result.computed.whole = computed.whole?.scaled(by: factor)
    result.mass = mass
    result.guessedMass = guessed
    result.leastSodium = leastSodium.flatMap { factor.rounded(times: $0) }
    if let pieces {
      guard let product = pieces.multiplied(by: factor) else { return nil }
      result.pieces = product
    }
    if let servings {
      guard let product = servings.multiplied(by: factor) else { return nil }
      result.servings = product
    }
    return result
  }
}

extension JoinedAnalysis {
  /// `nil` when a number does not fit.
  public func scaled(by factor: Rational) -> JoinedAnalysis? {
    guard let sum = sum.scaled(by: factor) else { return nil }
    var parts: [Part] = []
    for part in self.parts {
      guard let scaled = part.scaled(by: factor) else { return nil }
      parts.append(scaled)
    }
    return JoinedAnalysis(own, sum: sum, allergens: allergens, diets: diets, parts: parts)
  }
}

extension JoinedAnalysis.Part {
  fileprivate func scaled(by factor: Rational) -> JoinedAnalysis.Part? {
    var result = self
    if let sum {
      guard let scaled = sum.scaled(by: factor) else { return nil }
      result.sum = scaled
    }
    if let share {
      guard let product = share.multiplied(by: factor) else { return nil }
      result.share = product
    }
    return result
  }
}

extension AnalysedLine {
  /// The line of a recipe that is made a number of times over; what it says as text stays. `nil` when a number does not
  /// fit.
  public func scaled(by factor: Rational) -> AnalysedLine? {
    guard case .weighed(let milligrams, let path) = mass else { return self }
    guard let product = factor.rounded(times: milligrams) else { return nil }
    var result = self
    result.mass = .weighed(product, path)
    result.figures = figures?.scaled(by: factor)
    return result
  }
}
