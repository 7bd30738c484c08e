public import Foods

/// A food of a public database, as it was imported.
public struct FoodRecord: Sendable, Hashable {
  /// A household measure and what one of it weighs.
  public struct Portion: Sendable, Hashable {
    /// As the database writes it: `cup, chopped`.
    public var measure: String
    public var milligrams: Int

    public init(measure: String, milligrams: Int) {
      self.measure = measure
      self.milligrams = milligrams
    }
  }

  public var source: FoodSource
  /// What identifies the food in its source: an NDB number, an FDC id, a barcode.
  public var code: String
  public var name: String
  public var brand: String?
  /// Per 100 g.
  public var figures: Nutrients
  public var contains: AllergenSet
  public var mayContain: AllergenSet
  /// Whether the source says which allergens the food contains, be it none.
  public var statesAllergens = false
  public var portions: [Portion]

  public init(source: FoodSource, code: String, name: String, brand: String? = nil, figures: Nutrients = Nutrients()) {
    self.source = source
    self.code = code
    self.name = name
    self.brand = brand
    self.figures = figures
    contains = []
    mayContain = []
    portions = []
  }

  /// How the command line and `foods.yaml` name it: `sr28:11282`.
  public var identifier: String { "\(source.rawValue):\(code)" }
}

/// The public databases that can be imported.
public enum FoodSource: String, Sendable, Hashable, CaseIterable {
  /// USDA National Nutrient Database for Standard Reference, release 28, as ASCII files.
  case standardReference = "sr28"
  /// USDA FoodData Central, as CSV files.
  case foodDataCentral = "fdc"
  /// Open Food Facts, as a table or as JSON Lines.
  case openFoodFacts = "off"

  public var title: String {
    switch self {
    case .standardReference: "USDA SR28"
    case .foodDataCentral: "USDA FoodData Central"
    case .openFoodFacts: "Open Food Facts"
    }
  }
}
