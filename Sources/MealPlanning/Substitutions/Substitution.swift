public import KitchenUnits
public import Quantities

/// What may take the place of a food, and in which amounts.
public struct Substitution: Sendable, Hashable {
  /// So much of a food.
  public struct Part: Sendable, Hashable {
    /// Its English name, which tells foods apart.
    public var food: String
    /// Greater than zero.
    public var quantity: Rational
    /// `nil` where pieces are counted.
    public var unit: KitchenUnit?

    public init(food: String, quantity: Rational, unit: KitchenUnit? = nil) {
      self.food = food
      self.quantity = quantity
      self.unit = unit
    }
  }

  /// What is missing.
  public var missing: Part
  /// What is taken instead, all together; never empty.
  public var parts: [Part]
  /// What it does to the dish; English.
  public var effect: String
  /// Where it does not work; English, `nil` where nothing speaks against it.
  public var avoid: String?

  public init(missing: Part, parts: [Part], effect: String, avoid: String? = nil) {
    self.missing = missing
    self.parts = parts
    self.effect = effect
    self.avoid = avoid
  }
}
