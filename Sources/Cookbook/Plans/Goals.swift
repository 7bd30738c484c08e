/// What one person means to eat in a day.
///
/// Grams of protein and carbohydrate count 4 kcal, grams of fat 9 (Atwater general factors; Regulation (EU)
/// No 1169/2011, Annex XIV). Grams are rounded to the nearest whole one.
public struct Goals: Sendable, Hashable {
  public enum Macro: UInt8, Sendable, Hashable, CaseIterable {
    case protein, carbohydrate, fat

    /// Kilocalories in a gram.
    public var energyPerGram: Int { self == .fat ? 9 : 4 }
  }

  /// Kilocalories a day.
  public private(set) var energy: Int
  /// Grams a day.
  public private(set) var protein: Int
  public private(set) var carbohydrate: Int
  public private(set) var fat: Int

  /// What energy goals may be, in kilocalories.
  public static let energyRange = 1200...4000
  public static let defaultEnergy = 2200

  /// 30 % of the energy as protein, 40 % as carbohydrate and 30 % as fat: 165, 220 and 73 g of 2200 kcal.
  ///
  /// - Parameter energy: kilocalories; what lies outside `energyRange` is moved to its nearest end.
  public init(energy: Int = Goals.defaultEnergy) {
    self.energy = min(max(energy, Self.energyRange.lowerBound), Self.energyRange.upperBound)
    (protein, carbohydrate, fat) = (0, 0, 0)
    for macro in Macro.allCases {
      self[macro] = Self.grams(of: macro, energy: self.energy * Self.share(of: macro), 100)
    }
  }

  /// Goals with some macros stated; the energy that is left is split between the others in proportion to their shares.
  ///
  /// `nil` when the stated ones have more energy than there is.
  public init?(energy: Int, stated: [Macro: Int]) {
    self.init(energy: energy)
    let taken = stated.reduce(0) { $0 + $1.value * $1.key.energyPerGram }
    guard taken <= self.energy, stated.values.allSatisfy({ $0 >= 0 }) else { return nil }
    let others = Macro.allCases.filter { stated[$0] == nil }
    let shares = others.reduce(0) { $0 + Self.share(of: $1) }
    for macro in Macro.allCases {
      self[macro] =
        stated[macro]
        ?? Self.grams(of: macro, energy: (self.energy - taken) * Self.share(of: macro), shares)
    }
  }

  /// The same energy with one macro changed: the rest is split between the other two in proportion to what they were.
  ///
  /// A macro that would have more energy than there is gets all of it.
  public func moving(_ macro: Macro, to grams: Int) -> Goals {
    var result = self
    let grams = min(max(grams, 0), energy / macro.energyPerGram)
    let rest = energy - grams * macro.energyPerGram
    let others = Macro.allCases.filter { $0 != macro }
    let before = others.reduce(0) { $0 + self[$1] * $1.energyPerGram }
    result[macro] = grams
    for other in others {
      let share = before > 0 ? self[other] * other.energyPerGram : Self.share(of: other)
      let shares = before > 0 ? before : others.reduce(0) { $0 + Self.share(of: $1) }
      result[other] = Self.grams(of: other, energy: rest * share, shares)
    }
    return result
  }

  public private(set) subscript(macro: Macro) -> Int {
    get {
      switch macro {
      case .protein: protein
      case .carbohydrate: carbohydrate
      case .fat: fat
      }
    }
    set {
      switch macro {
      case .protein: protein = newValue
      case .carbohydrate: carbohydrate = newValue
      case .fat: fat = newValue
      }
    }
  }

  /// Percent of the energy.
  private static func share(of macro: Macro) -> Int { macro == .carbohydrate ? 40 : 30 }

  private static func grams(of macro: Macro, energy: Int, _ divisor: Int) -> Int {
    let divisor = divisor * macro.energyPerGram
    return divisor > 0 ? (2 * energy + divisor) / (2 * divisor) : 0
  }
}

/// Somebody who eats along.
public struct Person: Sendable, Hashable {
  /// As galley.yaml writes it; plans may write it in any case.
  public var name: String
  public var goals: Goals

  public init(name: String, goals: Goals = Goals()) {
    self.name = name
    self.goals = goals
  }

  /// Whether two texts name the same person: `@ben` is Ben.
  public static func isSame(_ left: String, _ right: String) -> Bool {
    left == right || left.lowercased() == right.lowercased()
  }

  /// A name as the known ones write it; as it stands where it is none of them.
  public static func spelling(of name: String, among known: [String]) -> String {
    known.first { isSame($0, name) } ?? name
  }
}
