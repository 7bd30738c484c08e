internal import Foods
public import KitchenUnits
public import Quantities

/// Tables that lead from the measures of one kitchen to those of another.
public struct BookConversions: Sendable, Hashable {
  /// A measure and exactly what it is.
  public struct Measure: Sendable, Hashable {
    public var amount: UnitAmount
    /// In millilitres or grams.
    public var metric: UnitAmount

    public init(amount: UnitAmount, metric: UnitAmount) {
      self.amount = amount
      self.metric = metric
    }
  }

  /// What a cup of a food weighs.
  public struct Cup: Sendable, Hashable {
    /// Its English name in the table of foods.
    public var food: String
    /// `chopped`, `melted`; `nil` where it holds for any.
    public var form: String?
    /// Of a US cup of 236.6 ml.
    public var grams: Rational
    /// Where the weight comes from, such as `SR28 20081`.
    public var source: String

    public init(food: String, form: String? = nil, grams: Rational, source: String) {
      self.food = food
      self.form = form
      self.grams = grams
      self.source = source
    }
  }

  public var volumes: [Measure]
  public var weights: [Measure]
  public var oven: [OvenTable.Row]
  /// Of the book's foods, in the order of their names in its language.
  public var cups: [Cup]

  public init(
    volumes: [Measure] = [], weights: [Measure] = [], oven: [OvenTable.Row] = [], cups: [Cup] = []
  ) {
    self.volumes = volumes
    self.weights = weights
    self.oven = oven
    self.cups = cups
  }

  /// - Parameter foods: those of the book, in the order they are to be shown.
  init(foods: [Food]) {
    self.init(
      volumes: Self.measures(Self.volumeUnits, in: .millilitre), weights: Self.measures(Self.weightUnits, in: .gram),
      oven: OvenTable.rows, cups: foods.compactMap(Self.cup))
  }

  // MARK: Measures

  private static let volumeUnits: [(Int, Int, KitchenUnit)] = [
    (1, 4, .teaspoon), (1, 2, .teaspoon), (1, 1, .teaspoon), (1, 1, .tablespoon), (1, 1, .fluidOunce), (1, 4, .cup),
    (1, 3, .cup), (1, 2, .cup), (2, 3, .cup), (3, 4, .cup), (1, 1, .cup), (1, 1, .pint), (1, 1, .quart),
    (1, 1, .imperialPint),
  ]
  private static let weightUnits: [(Int, Int, KitchenUnit)] = [
    (1, 2, .ounce), (1, 1, .ounce), (2, 1, .ounce), (4, 1, .ounce), (6, 1, .ounce), (8, 1, .ounce), (12, 1, .ounce),
    (1, 1, .pound), (2, 1, .pound),
  ]

  private static func measures(_ units: [(Int, Int, KitchenUnit)], in metric: KitchenUnit) -> [Measure] {
    units.compactMap { numerator, denominator, unit in
      guard let count = Rational(numerator, denominator) else { return nil }
      let amount = UnitAmount(count, unit)
      return amount.converted(to: metric).map { Measure(amount: amount, metric: $0) }
    }
  }

  // MARK: Cups

  /// A weight of a cup that a table is cited for, one that holds for any form first; else what the density makes.
  ///
  /// Usual weights that nobody measured, and those of other foods, are not printed.
  private static func cup(of food: Food) -> Cup? {
    let own = food.weights.filter { $0.unit == .cup && $0.source.map { !$0.isStandIn } ?? false }
    if let weight = own.first(where: { $0.form == nil }) ?? own.first, let source = weight.source,
      let grams = Rational(weight.milligrams, 1000)
    {
      return Cup(food: food.name, form: weight.form, grams: grams, source: "\(source.release) \(source.identifier)")
    }
    guard let density = food.density, let size = KitchenUnit.cup.size,
      let milligrams = size.multiplied(by: density.milligramsPerMillilitre),
      let grams = milligrams.divided(by: Rational(1000))
    else { return nil }
    return Cup(food: food.name, grams: grams, source: density.source)
  }
}
