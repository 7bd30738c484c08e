internal import Foods
internal import IngredientLines
internal import Nutrition

/// What may be taken for lines that were seen before: a collection asks for one cup of butter again and again.
public struct KnownSubstitutions: Sendable {
  /// All that the amounts of a substitution are scaled by.
  private struct Question: Hashable {
    let food: String
    let amounts: [LineAmount]
    let milligrams: Int?
  }

  private var known: [Question: [ScaledSubstitution]] = [:]

  public init() {}

  /// - Parameter find: for the food of the line, which has one.
  mutating func substitutions(
    for line: AnalysedLine, _ find: (Food) -> [ScaledSubstitution]
  ) -> [ScaledSubstitution] {
    guard let food = line.food else { return [] }
    let question = Question(food: food.name, amounts: line.line.amounts, milligrams: line.milligrams)
    if let found = known[question] { return found }
    let found = find(food)
    known[question] = found
    return found
  }
}
