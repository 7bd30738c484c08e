internal import KitchenUnits
public import Quantities

/// A substitution with the amounts a recipe needs.
public struct ScaledSubstitution: Sendable, Hashable {
  public let substitution: Substitution
  /// How many times the substitution is taken, exactly; `nil` where the recipe's amount cannot be compared with its own.
  public let factor: Rational?
  /// What to take; where there is no factor, for the amount that the substitution itself names. Rounded to what can be
  /// measured.
  public let parts: [Substitution.Part]
  /// What is taken instead: `3 tbsp water + 1 tbsp ground flaxseed`. It is made once, since many recipes show it.
  public let takenText: String

  /// - Parameter measured: the parts of the substitution in the units they are to be shown in; as they are when `nil`.
  public init(_ substitution: Substitution, factor: Rational?, measured: [Substitution.Part]? = nil) {
    let scaled = factor.flatMap { Self.scaled(measured ?? substitution.parts, by: $0) }
    self.substitution = substitution
    self.factor = scaled == nil ? nil : factor
    parts = scaled ?? substitution.parts
    takenText = parts.map(\.text).joined(separator: " + ")
  }

  /// `nil` when a number does not fit into 64 bits.
  private static func scaled(_ parts: [Substitution.Part], by factor: Rational) -> [Substitution.Part]? {
    let scaled = parts.compactMap { part -> Substitution.Part? in
      guard let quantity = part.quantity.multiplied(by: factor) else { return nil }
      guard let unit = part.unit else {
        return Substitution.Part(food: part.food, quantity: countable(quantity))
      }
      let amount = UnitAmount(quantity, unit).presented.amount
      guard case .exact(let value) = amount.measure else { return nil }
      let isWeighed = amount.unit == .gram || amount.unit == .millilitre
      let rounded = isWeighed && value > Rational(10) ? Self.rounded(value, toParts: 1) : value
      return Substitution.Part(food: part.food, quantity: rounded, unit: amount.unit)
    }
    return scaled.count == parts.count ? scaled : nil
  }

  /// Pieces are halved or quartered, not more.
  private static func countable(_ quantity: Rational) -> Rational {
    quantity.denominator > 4 ? rounded(quantity, toParts: 4) : quantity
  }

  /// To the nearest multiple of a whole number's part, and at least one of them.
  private static func rounded(_ value: Rational, toParts parts: Int) -> Rational {
    let (numerator, denominator) = (Int128(value.numerator), Int128(value.denominator))
    let count = max(1, (numerator * 2 * Int128(parts) + denominator) / (denominator * 2))
    return Int(exactly: count).flatMap { Rational($0, parts) } ?? value
  }
}

extension ScaledSubstitution {
  /// What it is taken for: the ingredient, or where amounts cannot be compared the amount that the substitution names.
  public func missingText(named name: String) -> String { factor == nil ? substitution.missing.text : name }
}

extension Substitution {
  /// What it does to the dish, and where it does not work.
  public var remark: String { [effect, avoid].compactMap(\.self).joined(separator: " ") }
}

extension Substitution.Part {
  /// `2 tbsp lemon juice`, in English; number and unit are kept together by a no-break space.
  public var text: String {
    let amount = unit.map { UnitText(language: "en", decimalSign: ".").text(UnitAmount(quantity, $0)) }
    return (amount ?? NumberText.display(quantity)) + " " + food
  }
}
