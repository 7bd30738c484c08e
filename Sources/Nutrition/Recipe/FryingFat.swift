internal import Foods
internal import Quantities

/// Fat that a dish is fried in, and that mostly stays in the pan.
///
/// A line that says so counts up to a fifth of the mass of all other lines: a schnitzel takes that much up at most.
/// What is more is not eaten, and not counted at all. The rule is a share, so that it holds for any number of servings.
enum FryingFat {
  private static let share = Rational(1, 5) ?? .zero

  static func leftOut(of lines: [AnalysedLine]) -> [AnalysedLine] {
    let fats = lines.indices.filter { isFryingFat(lines[$0]) }
    guard !fats.isEmpty else { return lines }
    let others = lines.indices.reduce(0) { fats.contains($1) ? $0 : $0 + (lines[$1].milligrams ?? 0) }
    guard others > 0, let limit = share.rounded(times: others) else { return lines }
    var result = lines
    for index in fats where (lines[index].milligrams ?? 0) > limit {
      result[index].mass = .unquantified(.fryingFat)
      result[index].figures = nil
    }
    return result
  }

  /// Milligrams of a line that is left out, also of what is poured off.
  static func mass(leftOut line: AnalysedLine) -> Int? {
    guard line.mass == .unquantified(.fryingFat) || line.mass == .unquantified(.pouredOff), let food = line.food,
      case .weighed(let milligrams, _) = GramPathFinder.mass(of: line.line, food: food)
    else { return nil }
    return milligrams
  }

  static func isFryingFat(_ line: AnalysedLine) -> Bool {
    (line.food?.figures?.fat ?? 0) >= 80_000 && GramPathFinder.forms(of: line.line).contains(.frying)
  }
}
