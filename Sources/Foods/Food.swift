public import KitchenUnits

/// A food of the table.
public struct Food: Sendable, Hashable {
  /// What a diet needs to know.
  public enum Origin: UInt8, Sendable, Hashable {
    case vegan
    /// Milk, eggs, honey.
    case vegetarian
    case meat, fish
    /// The name does not tell: stock cubes, pesto, cheese made with rennet.
    case varies
    /// Not a food: parchment, skewers.
    case none
  }

  public enum Form: UInt8, Sendable, Hashable, CaseIterable {
    case raw, cooked, dried, canned, frozen, ground, smoked, fresh
    /// Without its skin, half of its fat in poultry.
    case skinless
    /// With less fat than what is sold by the plain name.
    case light

    /// Whether it is the same food as its base, less a part of it: as fresh or frozen as that, and in the same packs.
    public var isTrimmed: Bool { self == .skinless || self == .light }
  }

  /// Where figures come from.
  public struct Source: Sendable, Hashable {
    /// `SR28` for the USDA National Nutrient Database, release 28; the name of any other table.
    public var release: String
    /// The NDB number, or whatever identifies the food there.
    public var identifier: String
    /// The figures are those of a food that is near, not the same.
    public var isStandIn: Bool

    public init(release: String, identifier: String, isStandIn: Bool = false) {
      self.release = release
      self.identifier = identifier
      self.isStandIn = isStandIn
    }
  }

  /// What one of a unit weighs, for the form it holds for.
  public struct Weight: Sendable, Hashable {
    public var unit: KitchenUnit
    /// `chopped`, `large`; `nil` where it holds for any.
    public var form: String?
    /// Milligrams.
    public var milligrams: Int
    /// `nil` for a typical weight that no table is cited for.
    public var source: Source?

    public init(unit: KitchenUnit, form: String? = nil, milligrams: Int, source: Source?) {
      self.unit = unit
      self.form = form
      self.milligrams = milligrams
      self.source = source
    }
  }

  public struct Density: Sendable, Hashable {
    /// Milligrams per millilitre.
    public var milligramsPerMillilitre: Int
    public var source: String

    public init(milligramsPerMillilitre: Int, source: String) {
      self.milligramsPerMillilitre = milligramsPerMillilitre
      self.source = source
    }
  }

  /// How it is drawn on a cover: colours as 0xRRGGBB, the shape by the name of `PieceShape`.
  public struct Look: Sendable, Hashable {
    public var colour: UInt32
    public var inner: UInt32?
    public var shape: String

    public init(colour: UInt32, inner: UInt32? = nil, shape: String) {
      self.colour = colour
      self.inner = inner
      self.shape = shape
    }
  }

  /// English, in lower case; no two foods have the same.
  public var name: String
  /// By BCP 47 language (`en`, `de`, `fr`, `es`); the first is the one to show. English leaves `name` out.
  public var names: [String: [String]] {
    get { storedNames.lists }
    set { storedNames = .given(newValue) }
  }
  var storedNames: FoodNameLists
  public var category: ShoppingCategory
  public var origin: Origin
  public var contains: AllergenSet
  /// In some products of the name but not all.
  public var mayContain: AllergenSet
  /// Whether `contains` is all there is: where nobody says what a food contains, an empty set is no answer.
  public var statesAllergens = true
  public var form: Form?
  /// The name of the food this is a form of, or a kind of where it has no form of its own.
  public var base: String?
  /// Its names are of different things to buy whose figures are alike: the flavours of an extract, sorbets, liqueurs.
  public var isFamily: Bool
  /// Per 100 g of the edible part; `nil` when unknown.
  public var figures: Nutrients? {
    get { facts.figures }
    set { facts.figures = newValue }
  }
  public var source: Source? {
    get { facts.source }
    set { facts.source = newValue }
  }
  public var density: Density? {
    get { facts.density }
    set { facts.density = newValue }
  }
  /// The edible share of what one buys, in thousandths; `nil` when all of it is.
  public var edible: Int? {
    get { facts.edible }
    set { facts.edible = newValue }
  }
  public var weights: [Weight] {
    get { facts.weights }
    set { facts.weights = newValue }
  }
  public var look: Look? {
    get { facts.look }
    set { facts.look = newValue }
  }
  /// Each change makes them anew: who has several changes all at once.
  var facts: FoodFacts {
    get { storedFacts.facts }
    set { storedFacts = StoredFoodFacts(newValue) }
  }
  private var storedFacts = StoredFoodFacts.none

  public init(name: String, category: ShoppingCategory, origin: Origin) {
    self.name = name
    storedNames = .given([:])
    self.category = category
    self.origin = origin
    contains = []
    mayContain = []
    isFamily = false
  }
}
