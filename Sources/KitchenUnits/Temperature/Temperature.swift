public import Quantities

/// How hot an oven, a pan or a roast is.
public struct Temperature: Sendable, Hashable {
  public enum Scale: UInt8, Sendable, Hashable, CaseIterable {
    case celsius, fahrenheit
    /// The numbers on British gas ovens, 1/4 to 9.
    case gasMark
  }

  public var measure: Amount.Measure
  public var scale: Scale

  public init(_ measure: Amount.Measure, _ scale: Scale) {
    self.measure = measure
    self.scale = scale
  }

  /// The temperature on another scale, exactly; a gas mark is what the oven table says it is.
  ///
  /// `nil` to gas marks, which are few, from what is no gas mark, and when a number does not fit.
  public func converted(to other: Scale) -> Temperature? {
    if scale == other { return self }
    let measure: Amount.Measure? =
      switch (scale, other) {
      case (.celsius, .fahrenheit): self.measure.mapped(Self.fahrenheit)
      case (.fahrenheit, .celsius): self.measure.mapped(Self.celsius)
      case (.gasMark, .celsius): self.measure.mapped { mark in OvenTable.row { $0.mark == mark }?.celsius }
      case (.gasMark, .fahrenheit): self.measure.mapped { mark in OvenTable.row { $0.mark == mark }?.fahrenheit }
      default: nil
      }
    return measure.map { Temperature($0, other) }
  }

  /// The temperature as a cook of another system would set it.
  ///
  /// What stands in the oven table is taken from there (350 °F is 180 °C); else it is rounded to 5 degrees where it is
  /// written in tens of degrees Fahrenheit or fives of degrees Celsius from 140 °C on, and to 1 degree otherwise (sugar,
  /// roasts). Imperial keeps degrees Celsius and Fahrenheit as they are, and gas marks with them.
  public func converted(to system: MeasurementSystem) -> Temperature {
    switch system {
    case .asWritten, .imperial: self
    case .metric: scale == .celsius ? self : rounded(to: .celsius) ?? self
    case .us: scale == .fahrenheit ? self : rounded(to: .fahrenheit) ?? self
    }
  }

  /// A difference of heat in the degrees of a system, to the degree: by 10 °C is by 18 °F. Gas marks have none.
  public func difference(in system: MeasurementSystem) -> Temperature {
    let (other, numerator, denominator): (Scale, Int, Int)
    switch (system, scale) {
    case (.us, .celsius): (other, numerator, denominator) = (.fahrenheit, 9, 5)
    case (.metric, .fahrenheit): (other, numerator, denominator) = (.celsius, 5, 9)
    default: return self
    }
    let measure = measure.mapped {
      $0.multiplied(by: numerator)?.divided(by: Rational(denominator))?.rounded(to: .one)
    }
    return measure.map { Temperature($0, other) } ?? self
  }

  private func rounded(to other: Scale) -> Temperature? {
    guard scale != .gasMark else { return converted(to: other) }
    let measure = measure.mapped { value -> Rational? in
      if let row = OvenTable.row({ $0.degrees(scale) == value }) { return row.degrees(other) }
      guard let exact = Temperature(.exact(value), scale).converted(to: other)?.measure.upperBound else { return nil }
      return exact.rounded(to: isOvenNumber(value) ? Rational(5) : .one)
    }
    return measure.map { Temperature($0, other) }
  }

  /// Whether a number is one that ovens are set to.
  private func isOvenNumber(_ value: Rational) -> Bool {
    switch scale {
    case .celsius: value >= Rational(140) && value.isInteger && value.numerator % 5 == 0
    case .fahrenheit: value >= Rational(275) && value.isInteger && value.numerator % 10 == 0
    case .gasMark: true
    }
  }

  private static func fahrenheit(_ celsius: Rational) -> Rational? {
    celsius.multiplied(by: 9)?.divided(by: Rational(5))?.adding(Rational(32))
  }

  private static func celsius(_ fahrenheit: Rational) -> Rational? {
    fahrenheit.subtracting(Rational(32))?.multiplied(by: 5)?.divided(by: Rational(9))
  }
}
