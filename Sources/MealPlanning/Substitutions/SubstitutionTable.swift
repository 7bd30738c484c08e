/// Substitutions, found by the food that is missing.
public struct SubstitutionTable: Sendable {
  private let byFood: [String: [Substitution]]

  /// - Parameter substitutions: of several for one food the better one first.
  public init(_ substitutions: [Substitution] = []) {
    byFood = Dictionary(grouping: substitutions, by: \.missing.food)
  }

  /// Every substitution, in no order that matters to anybody.
  var all: some Sequence<Substitution> { byFood.values.joined() }

  public func substitutions(for food: String) -> [Substitution] { byFood[food] ?? [] }
}
