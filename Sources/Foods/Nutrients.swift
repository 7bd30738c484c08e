/// Energy and nutrients of some amount of food, in thousandths so that sums are exact in any order.
///
/// What is unknown is `nil`, never zero, and a sum with an unknown part keeps what is known of the others; whoever shows
/// it says how much was known.
public struct Nutrients: Sendable, Hashable {
  /// Thousandths of a kilocalorie.
  @Figure public var energy: Int?
  /// Milligrams.
  @Figure public var protein: Int?
  /// Milligrams, fibre included (by difference, as the USDA tables have it).
  @Figure public var carbohydrate: Int?
  /// Milligrams.
  @Figure public var fat: Int?
  /// Milligrams.
  @Figure public var fibre: Int?
  /// Milligrams.
  @Figure public var sugar: Int?
  /// Micrograms of sodium; salt is 2.5 times as much (Regulation (EU) No 1169/2011, Annex I).
  @Figure public var sodium: Int?

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

  /// A figure in the room of its number, half that of an optional one: sites hold dozens of them for each recipe.
  @propertyWrapper
  public struct Figure: Sendable, Hashable {
    /// `Int.min` stands for what is unknown: no figure comes near it.
    private var number = Int.min

    public init(wrappedValue: Int?) { self.wrappedValue = wrappedValue }

    public var wrappedValue: Int? {
      get { number == .min ? nil : number }
      set { number = newValue ?? .min }
    }
  }
}
