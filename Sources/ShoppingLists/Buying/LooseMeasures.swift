public import KitchenUnits
public import Quantities

/// How the shops of a region weigh loose goods, and measure liquids and lengths: in grams, or in ounces and pounds.
public struct LooseMeasures: Sendable, Hashable {
  /// One way of measuring: amounts are rounded up to steps of a unit, finely where there is little.
  public struct Measure: Sendable, Hashable {
    /// In which it is written.
    public let unit: KitchenUnit
    public let steps: [Step]

    /// The next step that is enough, in grams, millilitres or millimetres; `nil` when it does not fit into 64 bits.
    func roundedUp(_ amount: Rational) -> (value: Rational, step: Rational)? {
      let step = steps.first { step in step.limit.map { amount < $0 } ?? true }?.size ?? .one
      guard let count = amount.divided(by: step), let value = step.multiplied(by: Rational(count.roundedUp)) else {
        return nil
      }
      return (value, step)
    }
  }

  /// Amounts below a limit are rounded up to a size, those above all limits to the size without one.
  public struct Step: Sendable, Hashable {
    public let limit: Rational?
    public let size: Rational
  }

  public let mass: Measure
  public let volume: Measure
  public let length: Measure

  /// - Parameter language: BCP 47 tag of the region whose shops are meant.
  public init(language: String) {
    let isAmerican = language.split(separator: "-").dropFirst().contains { $0.lowercased() == "us" }
    self = isAmerican ? .american : .metric
  }

  private init(mass: Measure, volume: Measure, length: Measure) {
    (self.mass, self.volume, self.length) = (mass, volume, length)
  }

  /// What was converted, in the units of the region.
  func written(_ quantity: BuyQuantity) -> BuyQuantity {
    guard self != .metric else { return quantity }
    switch quantity.way {
    case .mass: return BuyQuantity(.mass, quantity.value, units: [mass.unit])
    case .volume: return BuyQuantity(.volume, quantity.value, units: [volume.unit])
    case .length, .count, .container, .word: return quantity
    }
  }

  static let metric: LooseMeasures = {
    let steps = [
      Step(limit: Rational(100), size: Rational(10)), Step(limit: Rational(500), size: Rational(50)),
      Step(limit: nil, size: Rational(100)),
    ]
    return LooseMeasures(
      mass: Measure(unit: .gram, steps: steps), volume: Measure(unit: .millilitre, steps: steps),
      length: Measure(unit: .centimetre, steps: steps))
  }()

  /// Up to half a pound in ounces, up to two in quarters of a pound, then in halves.
  private static let american = LooseMeasures(
    mass: Measure(unit: .ounce, steps: ounces(of: .ounce)),
    volume: Measure(unit: .fluidOunce, steps: ounces(of: .fluidOunce)), length: metric.length)

  private static func ounces(of unit: KitchenUnit) -> [Step] {
    guard let ounce = unit.size, let few = ounce.multiplied(by: Rational(4)),
      let half = ounce.multiplied(by: Rational(8)),
      let many = ounce.multiplied(by: Rational(32))
    else { return [] }
    return [Step(limit: half, size: ounce), Step(limit: many, size: few), Step(limit: nil, size: half)]
  }
}
