public import KitchenUnits
internal import Quantities

/// Quantities of a shopping list in words: `200 g and 2 pieces`, `1.5 kg`, `2 × 400 g cans`.
public struct QuantityText: Sendable {
  /// Fractions with these denominators are read at a glance.
  public static let readableDenominators: Set<Int> = [1, 2, 3, 4, 5, 6, 8, 10, 16]

  private let language: String
  private let system: MeasurementSystem
  private let units: UnitText
  private let words: Words
  let decimalSign: String
  private var isOnPages = false

  /// What stands between the quantities of one item.
  public struct Words: Sendable, Hashable {
    /// For formats that have one language.
    static let english = Words(and: "and {amount}", someMore: "and some more")

    fileprivate let and: String
    fileprivate let someMore: String

    /// - Parameters:
    ///   - and: what is said of a further amount, with `{amount}` in it.
    ///   - someMore: what is said where some is needed without an amount, on top.
    public init(and: String, someMore: String) {
      self.and = and
      self.someMore = someMore
    }
  }

  /// - Parameters:
  ///   - language: BCP 47 tag of the words for units.
  ///   - words: of the same language.
  ///   - system: the measures that masses, volumes and lengths are converted to.
  public init(
    language: String, decimalSign: String, words: Words, system: MeasurementSystem = .asWritten
  ) {
    self.language = language
    self.system = system
    self.decimalSign = decimalSign
    self.words = words
    units = UnitText(language: language, decimalSign: decimalSign)
  }

  /// The same words for pages and paper, where no line ends between a number and its unit.
  public var onPages: QuantityText {
    var copy = self
    copy.isOnPages = true
    return copy
  }

  /// What to buy, one after the other; `nil` where no amount is stated.
  public func text(_ item: ShoppingItem) -> String? {
    item.purchase == nil ? needed(item) : item.toBuy.isEmpty ? nil : text(item.toBuy)
  }

  /// What is needed; `nil` where no amount is stated.
  public func needed(_ item: ShoppingItem) -> String? {
    guard !item.quantities.isEmpty else { return nil }
    return needed(item.quantities, of: item)
  }

  private func needed(_ quantities: [BuyQuantity], of item: ShoppingItem) -> String {
    text(quantities) + (item.isVague ? " \(words.someMore)" : "")
  }

  /// What is needed, where packs hold more, or where it is looked for at home and more than a spoonful: in the measure of
  /// the packs where several amounts were joined. `nil` elsewhere, and where it reads as what is bought: a can of 14 oz is
  /// one of 397 g.
  public func neededBeside(_ item: ShoppingItem) -> String? {
    guard let purchase = item.purchase else { return nil }
    if purchase.isAtHome { return purchase.parts.first.flatMap(spoonfuls) }
    guard purchase.parts.contains(where: { $0.isPacked && $0.held != $0.need.value }) else { return nil }
    if let ounces = pouredOunces(item, purchase) { return ounces }
    let needed =
      item.quantities.count == 1
      ? needed(item.quantities.map(\.tellable), of: item)
      : text(purchase.parts.map { $0.need.tellable })
    return needed == text(item.toBuy) ? nil : needed
  }

  /// Ounces of what comes in bottles and cartons are fluid ones, as people write them, and no pounds.
  private func pouredOunces(_ item: ShoppingItem, _ purchase: Purchase) -> String? {
    guard item.quantities.count == 1, item.quantities[0].way == .mass, !item.isVague,
      purchase.parts.allSatisfy({ $0.need.way == .volume }),
      case let own = item.quantities[0].inWrittenUnit(language), own.unit == .ounce, system == .asWritten
    else { return nil }
    return plain(units.text(own))
  }

  /// More than a tablespoon, to the next step in which it would be weighed.
  private func spoonfuls(_ part: Purchase.Part) -> String? {
    let loose = LooseMeasures(language: language)
    let measure = part.need.way == .mass ? loose.mass : loose.volume
    guard part.need.way == .mass || part.need.way == .volume, part.need.value > HomeLimits.unsaid,
      let rounded = measure.roundedUp(part.need.value)
    else { return nil }
    return plain(BuyQuantity(part.need.way, rounded.value, units: [measure.unit]))
  }

  public func text(_ quantities: [BuyQuantity]) -> String {
    let texts = texts(quantities)
    return texts.dropFirst().reduce(texts.first ?? "") { "\($0) \(words.and.replacing("{amount}", with: $1))" }
  }

  /// Each of the quantities of one item: a number alone is said to count pieces where it stands beside others, since
  /// nobody would know what `30 g and 1` of ginger is.
  public func texts(_ quantities: [BuyQuantity]) -> [String] {
    quantities.map { quantity in
      guard quantities.count > 1, quantity.way == .count(.piece) else { return text(quantity) }
      return plain(units.text(UnitAmount(quantity.value.readable, .piece)))
    }
  }

  /// Words are kept together by plain spaces, except on pages: lists are read by other programs, too.
  public func text(_ quantity: BuyQuantity) -> String { plain(quantity) }

  private func plain(_ quantity: BuyQuantity) -> String { plain(written(quantity)) }

  private func plain(_ text: String) -> String { isOnPages ? text : text.replacing("\u{A0}", with: " ") }

  private func written(_ quantity: BuyQuantity) -> String {
    switch quantity.way {
    case .mass, .volume, .length: return units.text(measured(quantity))
    case .count(.piece): return number(quantity.value)
    case .count(let unit): return units.text(UnitAmount(quantity.value.readable, unit))
    case .container(let unit, let content, _):
      let value = quantity.value.readable
      let word = UnitForms.of(unit, language: language).text(for: .exact(value), language: language)
      let inner = units.text(printed(quantity.content(content)))
      return "\(number(quantity.value))\u{A0}× \(inner) \(word)"
    case .word(let key): return "\(number(quantity.value))\u{A0}\(quantity.word ?? key)"
    }
  }

  private func number(_ value: Rational) -> String { NumberText.display(value.readable, decimalSign: decimalSign) }

  /// What a container holds, as it is printed there: on cans ounces are no pounds, and on cartons fluid ounces no cups.
  private func printed(_ content: BuyQuantity) -> UnitAmount {
    let own = content.inWrittenUnit(language)
    if system == .asWritten, own.unit == .ounce { return own }
    guard content.way == .volume, let ounce = labelOunce, let size = ounce.size,
      let ounces = content.value.divided(by: size)?.rounded(to: Self.labelStep), !ounces.isZero
    else { return measured(content) }
    return UnitAmount(ounces, ounce)
  }

  private static let labelStep = Rational(1, 2) ?? .one

  /// The fluid ounce of labels; `nil` where they have litres.
  private var labelOunce: KitchenUnit? {
    switch system {
    case .us: .fluidOunce
    case .imperial: .imperialFluidOunce
    case .asWritten, .metric: nil
    }
  }

  /// The amount as a cook would write it, in the measures that are asked for.
  func measured(_ quantity: BuyQuantity) -> UnitAmount {
    let own = quantity.inWrittenUnit(language)
    let wanted = system == .asWritten ? own : own.converted(to: system).amount
    let shown = wanted.presented
    // Nobody who needs ⅚ cup has enough with ¾: what cannot be measured out is told where it is read at a glance.
    if case .exact(let value) = shown.exact, case .exact(let rounded) = shown.amount.measure, rounded < value,
      !shown.amount.unit.belongs(to: .metric), Self.readableDenominators.contains(value.denominator)
    {
      return UnitAmount(value, shown.amount.unit)
    }
    return shown.amount
  }
}

extension Rational {
  /// The number itself where people read it at a glance, else rounded up to a tenth: nobody buys 6 89⁄210 bay leaves.
  fileprivate var readable: Rational {
    guard !QuantityText.readableDenominators.contains(denominator), let tenths = multiplied(by: Rational(10)) else {
      return self
    }
    return Rational(tenths.roundedUp, 10) ?? self
  }
}

extension BuyQuantity {
  /// Counted in whole ones from five on, below in quarters, unless it is told as simply already: nobody needs 29.4 cloves.
  fileprivate var tellable: BuyQuantity {
    guard isCounted, value.denominator > 1 else { return self }
    let parts = value < Rational(5) ? 4 : 1
    guard value.denominator > (parts == 1 ? 1 : 4), let scaled = value.multiplied(by: Rational(parts)),
      let rounded = Rational(scaled.roundedUp, parts)
    else { return self }
    return with(rounded)
  }

  var isCounted: Bool {
    switch way {
    case .mass, .volume, .length: false
    case .count, .container, .word: true
    }
  }

  var roundedUp: Rational { Rational(value.roundedUp) }

  /// What one container holds, as a quantity of its own.
  func content(_ held: Rational) -> BuyQuantity {
    guard case .container(_, _, let inner) = way else { return self }
    return BuyQuantity(inner == .gram ? .mass : .volume, held, units: units)
  }

  /// The amount in one of the units it was written in; see `SumUnit`.
  func inWrittenUnit(_ language: String) -> UnitAmount {
    let base: KitchenUnit =
      switch way {
      case .mass: .gram
      case .volume: .millilitre
      case .length: .millimetre
      case .count(let unit), .container(let unit, _, _): unit
      case .word: .piece
      }
    let sums = SumUnit.all(language: language)
    guard let unit = units.compactMap({ sums[$0] }).min()?.unit, let size = unit.size,
      let amount = value.divided(by: size)
    else {
      return UnitAmount(value, base)
    }
    return UnitAmount(amount, unit)
  }
}
