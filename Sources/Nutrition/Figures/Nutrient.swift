public import Foods

/// One of the figures that are kept of a food.
public enum Nutrient: UInt8, Sendable, Hashable, CaseIterable {
  case energy, protein, carbohydrate, fat, fibre, sugar, sodium

  /// Those that every label names and a recipe's coverage is measured by.
  public static let main: [Nutrient] = [.energy, .protein, .carbohydrate, .fat]
}

extension Nutrients {
  public subscript(nutrient: Nutrient) -> Int? {
    get {
      switch nutrient {
      case .energy: energy
      case .protein: protein
      case .carbohydrate: carbohydrate
      case .fat: fat
      case .fibre: fibre
      case .sugar: sugar
      case .sodium: sodium
      }
    }
    set {
      switch nutrient {
      case .energy: energy = newValue
      case .protein: protein = newValue
      case .carbohydrate: carbohydrate = newValue
      case .fat: fat = newValue
      case .fibre: fibre = newValue
      case .sugar: sugar = newValue
      case .sodium: sodium = newValue
      }
    }
  }
}
