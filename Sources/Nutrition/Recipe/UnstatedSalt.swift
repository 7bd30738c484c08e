internal import Foods

/// Salt that goes into a dish without its amount: salt to taste, soy sauce without a number, what is taken up from a brine.
///
/// Most of the sodium that people eat is such salt, so that what the other lines bring is no figure of the dish.
enum UnstatedSalt {
  /// Milligrams of sodium in 100 g from which on a food is one to season with: soy sauce and miso, no cheese, no olives.
  private static let leastSodium = 3_000_000

  /// Whether sodium is known of all lines, as far as they have an amount.
  static func isAmong(_ lines: [AnalysedLine]) -> Bool {
    lines.contains { line in
      switch line.mass {
      case .unquantified(.noAmount), .unquantified(.pouredOff):
        return line.food.map(isSalty) ?? false || line.beside.contains(where: isSalty)
      case .unquantified: return false
      case .weighed(_, let path):
        return line.beside.contains { food in isSalty(food) && !path.added.contains { $0.food == food } }
      case .unweighed: return line.food.map(isSalty) ?? false
      }
    }
  }

  static func isSalty(_ food: Food) -> Bool { food.figures?.sodium ?? 0 >= leastSodium }
}
