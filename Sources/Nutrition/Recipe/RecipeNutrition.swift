internal import Cookbook
public import Foods
internal import KitchenUnits
public import Quantities

/// What a recipe provides: as it states itself, else computed from its ingredients.
public struct RecipeNutrition: Sendable, Hashable {
  public enum Status: UInt8, Sendable, Hashable, CaseIterable {
    /// The recipe says so; only what it says is there.
    case stated
    case computed
    /// Computed, but most of the energy comes from one line that is a rough guess, or a serving is so large that the
    /// number of servings may be that of something else: to be shown as about, never as a fact.
    case estimated
    /// Too little of the recipe is known: never to be shown as a fact.
    case incomplete
  }

  /// Figures for the same food in several amounts.
  public struct Figures: Sendable, Hashable {
    public var whole: Nutrients?
    /// `nil` when no yield counts people.
    public var perServing: Nutrients?
    /// `nil` when no yield counts pieces.
    public var perPiece: Nutrients?
    /// Of what the recipe yields where it says how heavy that is; else of the ingredients as they go in, since nobody knows what
    /// evaporates.
    public var perHundredGrams: Nutrients?

    /// Those of a serving, else of a piece, and only as the last resort of the whole recipe.
    public var shown: Nutrients? { perServing ?? perPiece ?? whole }
  }

  public let status: Status
  /// What to show: the statement, else what was computed.
  public internal(set) var figures: Figures
  /// What was computed, also where the recipe states something else.
  public internal(set) var computed: Figures
  public let coverage: Coverage
  /// Milligrams of all ingredients of known mass.
  public internal(set) var mass: Int
  public internal(set) var servings: Rational?
  /// The pieces that the recipe makes.
  public internal(set) var pieces: PieceYield?
  /// Milligrams that were guessed.
  public internal(set) var guessedMass: Int
  /// Micrograms of sodium that the whole recipe has at least, where salt goes in of which nobody knows how much
  /// (``UnstatedSalt``) and no figure of the sodium is known for that reason alone; `nil` everywhere else.
  public internal(set) var leastSodium: Int?
  /// How the energy that is shown compares with its macros; `nil` unless all are known.
  public let gap: EnergyGap?

  /// - Parameter threshold: the coverage in thousandths below which a recipe is incomplete, and of the known mass below
  ///   which a single figure is left out.
  public init(_ analysis: JoinedAnalysis, threshold: Int) {
    let sum = analysis.sum
    let servings = analysis.own.nutrition.servings
    let pieces = PieceYield(among: analysis.own.nutrition.yields)
    let yielded = Self.mass(among: analysis.own.nutrition.yields)
    computed = Self.computed(sum, servings: servings, pieces: pieces, mass: yielded ?? sum.mass, threshold: threshold)
    let stated = analysis.own.nutrition.stated.map { Self.stated($0, servings: servings, pieces: pieces) }
    figures = stated ?? computed
    status = stated != nil ? .stated : Self.status(of: sum, serving: computed.perServing, threshold: threshold)
    coverage = sum.coverage
    mass = sum.mass
    self.servings = servings
    self.pieces = pieces
    guessedMass = sum.guessedMass
    if stated == nil, sum.hasUnstatedSalt {
      var rest = sum
      rest.hasUnstatedSalt = false
      leastSodium =
        Self.computed(rest, servings: servings, pieces: nil, mass: sum.mass, threshold: threshold).whole?.sodium
    }
    let divisor = figures.perServing != nil ? servings : figures.perPiece != nil ? pieces?.number : nil
    let times = stated == nil ? divisor.flatMap { Rational.one.divided(by: $0) } : nil
    gap = EnergyGap(
      figures.shown ?? Nutrients(), alcoholEnergy: (times ?? .one).rounded(times: sum.alcoholEnergy) ?? 0)
  }

  /// What one serving provides, unless too little of the recipe is known.
  public var serving: Nutrients? { status == .incomplete ? nil : figures.perServing }
  /// Whether figures are to be shown as about: most of their energy rests on one guess.
  public var isEstimate: Bool { status == .estimated }

  /// Thousandths of a kilocalorie in a serving that is still a plausible meal: three quarters of the 2,000 kcal that an
  /// adult eats in a day (Regulation (EU) No 1169/2011, Annex XIII).
  private static let mostPlausibleEnergy = 1_500_000

  /// Micrograms of sodium in a serving that may still be meant to be eaten, 10 g of salt: twice what an adult should eat in a day
  /// (WHO, Guideline: Sodium intake for adults and children, 2012). More is that of a brine or a crust.
  private static let mostPlausibleSodium = 4_000_000

  private static func status(of sum: NutritionSum, serving: Nutrients?, threshold: Int) -> Status {
    guard sum.coverage.thousandths >= threshold else { return .incomplete }
    if let energy = serving?.energy, energy > mostPlausibleEnergy { return .estimated }
    // The errors of several guesses cancel out; that of one which outweighs everything else does not.
    return 2 * sum.guessedEnergy > sum.figures.energy ?? 0 ? .estimated : .computed
  }

  private static func computed(
    _ sum: NutritionSum, servings: Rational?, pieces: PieceYield?, mass: Int, threshold: Int
  ) -> Figures {
    guard sum.coverage.matched > 0 else { return Figures() }
    var whole = sum.figures(knownOf: threshold)
    if let servings, let sodium = whole.sodium,
      servings.multiplied(by: Rational(mostPlausibleSodium)).map({ Rational(sodium) > $0 }) ?? false
    {
      whole.sodium = nil
    }
    return Figures(
      whole: whole, perServing: servings.flatMap { part(of: whole, $0) },
      perPiece: pieces.flatMap { part(of: whole, $0.number) }, perHundredGrams: whole.perHundredGrams(of: mass))
  }

  /// Milligrams of the yield that is a mass, `500 g` or `900 g bread`, of a range the larger; `nil` where none is, or several are.
  private static func mass(among yields: [Amount]) -> Int? {
    let masses = yields.compactMap { yield -> Int? in
      guard let text = yield.unit?.split(separator: " ").first, let unit = UnitLexicon.word(String(text))?.unit,
        unit.dimension == .mass, let size = unit.size, let count = yield.upperBound
      else { return nil }
      return size.multiplied(by: count)?.rounded(times: 1000)
    }
    return masses.count == 1 && masses[0] > 0 ? masses[0] : nil
  }

  private static func part(of whole: Nutrients, _ count: Rational) -> Nutrients? {
    Rational.one.divided(by: count).map { whole.scaled(by: $0) }
  }

  static func stated(_ stated: StatedNutrition, servings: Rational?, pieces: PieceYield?) -> Figures {
    func thousandths(_ number: Int?) -> Int? { number.flatMap { Rational(1000).rounded(times: $0) } }
    let serving = Nutrients(
      energy: thousandths(stated.energy), protein: thousandths(stated.protein),
      carbohydrate: thousandths(stated.carbohydrate), fat: thousandths(stated.fat))
    let whole = servings.map { serving.scaled(by: $0) }
    return Figures(whole: whole, perServing: serving, perPiece: whole.flatMap { part(of: $0, pieces?.number ?? .zero) })
  }
}
