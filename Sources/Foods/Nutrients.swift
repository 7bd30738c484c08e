/// Energy and nutrients of some amount of food, in thousandths so that sums are exact in any order.
///
/// What is unknown is `nil`, never zero, and a sum with an unknown part keeps what is known of the others; whoever shows
/// it says how much was known.
public struct Nutrients: Sendable, Hashable {
  /// Thousandths of a kilocalorie.
  public var energy: Int?
  /// Milligrams.
  public var protein: Int?
  /// Milligrams, fibre included (by difference, as the USDA tables have it).
  public var carbohydrate: Int?
  /// Milligrams.
  public var fat: Int?
  /// Milligrams.
  public var fibre: Int?
  /// Milligrams.
  public var sugar: Int?
  /// Micrograms of sodium; salt is 2.5 times as much (Regulation (EU) No 1169/2011, Annex I).
  public var sodium: Int?

  public init(
    energy: Int? = nil, protein: Int? = nil, carbohydrate: Int? = nil, fat: Int? = nil, fibre: Int? = nil,
    sugar: Int? = nil, sodium: Int? = nil
  ) {
    self.energy = energy
    self.protein = protein
    self.carbohydrate = carbohydrate
    self.fat = fat
    self.fibre = fibre
    self.sugar = sugar
    self.sodium = sodium
  }
}
