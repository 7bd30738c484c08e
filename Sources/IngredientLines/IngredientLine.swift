public import KitchenUnits
public import Quantities
internal import Words

/// What a line of an ingredient list says.
public struct IngredientLine: Sendable, Hashable {
  /// How big, where a word says so; it is not part of the name.
  public enum Size: UInt8, Sendable, Hashable {
    case small, medium, large, extraLarge
  }

  /// The first is the one that counts; empty when the line names none.
  public var amounts: [LineAmount]
  public var size: Size?
  /// What to buy: no amount, unit, size or preparation; spelled as written.
  public var name: String
  /// The name with its alternatives as they are written, `mirin or dry sherry`; the name itself where there are none.
  public var phrase: String
  /// The name with a word that makes another food of it, as far as the line says that it is measured so: `cooked rice`,
  /// `riz cuit`; the name itself where there is none.
  public var foodName: String
  /// Texts of the line that may be the whole name of a food that is known by it, though they hold words that are no part
  /// of `name`: `mashed potatoes`, `chopped canned tomatoes`; the longest first, and none where nothing was left out.
  public var wholeNames: [String] = []
  /// It is made in the same recipe, “from above”, so that its ingredients are in the list already.
  public var isFromAbove = false
  /// How it is prepared and everything else said about it; `nil` when nothing is.
  public var comment: String?
  /// The line says that the dish works without it.
  public var isOptional: Bool
  /// What may take its place, in order: `B` and `C` of `A, B or C`.
  public var alternatives: [IngredientLine]
  /// What it asks for on top, with amounts of its own: the yolk of `2 eggs plus 1 yolk`.
  public var additions: [IngredientLine] = []
  /// What it asks for of its own food on top, for a purpose of its own: `2 tbsp` of `plus 2 tbsp for dusting`.
  public var extraAmounts: [LineAmount] = []
  /// Amounts of its own food that only remarks hold, `about 4 cups cooked`, and that grow with it; they count for nothing.
  public var remarkAmounts: [LineAmount] = []

  public init(
    amounts: [LineAmount] = [], size: Size? = nil, name: String, comment: String? = nil, isOptional: Bool = false,
    alternatives: [IngredientLine] = [], phrase: String? = nil, foodName: String? = nil
  ) {
    self.amounts = amounts
    self.size = size
    self.name = name
    self.comment = comment
    self.isOptional = isOptional
    self.alternatives = alternatives
    self.phrase = phrase ?? name
    self.foodName = foodName ?? name
  }
}

extension IngredientLine {
  /// Whether its amount is that of each of the foods it names: `50 g each walnuts and almonds`.
  public var isOfEach: Bool {
    guard let comment else { return false }
    return comment.split { !$0.isLetter }.contains { Self.each.contains(TextFolding.folded(String($0))) }
  }

  private static let each: Set<String> = ["each", "je", "jeweils", "chacun", "chacune", "chaque", "cada"]

  /// What the food is measured with, as far as that tells which food is meant: the tin of `400 g tin chickpeas`, the jar of
  /// `285 g jar artichokes`, and a piece where a number stands alone.
  public var foodUnit: KitchenUnit? {
    for vessel in [KitchenUnit.can, .jar] where amounts.contains(where: { $0.unit == vessel }) { return vessel }
    guard let first = amounts.first else { return nil }
    if let unit = first.unit { return unit }
    return first.measure == .unmeasured || first.unitText != nil ? nil : .piece
  }
}

/// One amount of an ingredient line.
public struct LineAmount: Sendable, Hashable {
  /// How it stands to the first amount of the line.
  public enum Relation: UInt8, Sendable, Hashable {
    /// It is the first.
    case first
    /// It says the same in another unit: `8 oz` of `225g/8oz`.
    case same
    /// It comes on top: `1 tbsp` of `1/4 cup plus 1 tbsp`.
    case plus
  }

  /// What one of a counted container holds: `400 g` of `2 (400 g) tins`.
  public struct Content: Sendable, Hashable {
    public var measure: Amount.Measure
    public var unit: KitchenUnit
    /// Whether it is what is left when the liquid is poured off.
    public var isDrained = false

    public init(measure: Amount.Measure, unit: KitchenUnit) {
      self.measure = measure
      self.unit = unit
    }
  }

  public var relation: Relation
  public var measure: Amount.Measure
  public var unit: KitchenUnit?
  /// The unit as written; also where it is no known unit.
  public var unitText: String?
  /// The unit in English, singular and abbreviated: `tbsp`, `tin`; as written where it is no known unit.
  public var unitLabel: String?
  public var content: Content?
  public var isApproximate: Bool
  /// Where it stands in the line; `nil` for amounts that were not read from one.
  public var place: Place?

  /// Bytes of a line.
  public struct Place: Sendable, Hashable {
    /// The number or range in digits or words; empty before a unit or a size that stands for one – `pinch of salt`, the
    /// tin of `400g tin tomatoes`, `2-inch piece` – and at the start of a line whose first amount was given.
    public var number: Range<Int>
    /// The unit; `nil` where there is none, or where it does not stand behind its number.
    public var unit: Range<Int>?
    /// The number holds units as well: `1 tsp to 1 tbsp`.
    public var holdsUnits: Bool

    public init(number: Range<Int>, unit: Range<Int>? = nil, holdsUnits: Bool = false) {
      self.number = number
      self.unit = unit
      self.holdsUnits = holdsUnits
    }
  }

  public init(
    _ measure: Amount.Measure, unit: KitchenUnit? = nil, unitText: String? = nil, unitLabel: String? = nil,
    relation: Relation = .first, content: Content? = nil, isApproximate: Bool = false
  ) {
    self.relation = relation
    self.measure = measure
    self.unit = unit
    self.unitText = unitText
    self.unitLabel = unitLabel ?? unitText
    self.content = content
    self.isApproximate = isApproximate
  }
}
