public import Foods
public import KitchenUnits

/// How an amount became a mass.
public struct GramPath: Sendable, Hashable {
  public enum Kind: UInt8, Sendable, Hashable, CaseIterable {
    /// The amount is a mass.
    case mass
    /// What one of this unit weighs is known.
    case weight
    /// What another volume of the same food weighs is known.
    case otherVolume
    case density
    /// A container of which the line says how much it holds.
    case content
    /// The usual mass or volume of one, whatever the food: a sprig, a handful, a pinch of something unweighed.
    case custom
  }

  /// What somebody has assumed on the way; a mass with any of these is shown as a guess.
  public struct Guesses: OptionSet, Sendable, Hashable {
    public let rawValue: UInt8

    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A weight that no table is cited for.
    public static let typicalWeight = Guesses(rawValue: 1 << 0)
    /// The weight is that of another form, chopped instead of sliced, or the line says none.
    public static let form = Guesses(rawValue: 1 << 1)
    /// The weight of one size was made from that of another.
    public static let size = Guesses(rawValue: 1 << 2)
    /// The weight of a unit that is nearly the same: a rasher for a slice.
    public static let unit = Guesses(rawValue: 1 << 3)
    /// The line does not say whether the weight is drained.
    public static let drained = Guesses(rawValue: 1 << 4)
    /// The line says about, gives a range or no number.
    public static let amount = Guesses(rawValue: 1 << 5)
    /// The figures are those of a food that is near.
    public static let standIn = Guesses(rawValue: 1 << 6)
  }

  public var kind: Kind
  /// That of the amount; `nil` for a number alone.
  public var unit: KitchenUnit?
  /// The weight that was used; its unit need not be that of the amount.
  public var weight: Food.Weight?
  public var density: Food.Density?
  /// The edible share of what is bought, in thousandths, where it was applied.
  public var edible: Int?
  /// The share of a can's content that is left without its liquid, in thousandths, where it was applied.
  public var drained: Int?
  public var guesses: Guesses
  /// What the line asks for on top, and is in its mass.
  public var added: [Added] = []

  /// Another food of a line: the yolk of `2 eggs plus 1 yolk`.
  public struct Added: Sendable, Hashable {
    public let food: Food
    public let milligrams: Int
  }

  public init(_ kind: Kind, unit: KitchenUnit?, weight: Food.Weight? = nil, guesses: Guesses = []) {
    self.kind = kind
    self.unit = unit
    self.weight = weight
    self.guesses = guesses
  }

  public var isGuess: Bool { !guesses.isEmpty }

  /// Whether the mass may well be a quarter off: the size of a piece that nobody states, another unit than that of the
  /// weight; or its figures, those of another food.
  public var isRough: Bool {
    !guesses.isDisjoint(with: [.size, .unit, .standIn])
      || guesses.contains(.typicalWeight) && weight?.unit.dimension == .count
  }
}

/// What is known of the mass of an ingredient line.
public enum LineMass: Sendable, Hashable {
  /// Milligrams of what is eaten.
  case weighed(Int, GramPath)
  /// There is nothing to weigh; such lines count neither as known nor as unknown.
  case unquantified(Unquantified)
  /// There is an amount, but no way from it to a mass.
  case unweighed

  public enum Unquantified: UInt8, Sendable, Hashable {
    /// Salt to taste, oil for the tin.
    case noAmount
    /// More fat for frying than anybody eats with the dish (``FryingFat``).
    case fryingFat
    /// Brine, pickling liquid, the salt of cooking water (``PouredOff``).
    case pouredOff
    /// The recipe makes it from other lines of the list.
    case fromAbove
    /// The line says that the dish works without it.
    case optional
  }
}
