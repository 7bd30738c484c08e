public import Foods
public import Quantities

/// Sums and multiples in whole thousandths: sums are exact in any order, multiples are rounded once.
///
/// What is more than `limit` is unknown, so that sums of some figures and their products with shares in thousandths fit
/// into 64 bits wherever they are computed.
extension Nutrients {
  /// Thousandths; of the energy it is a thousand million kilocalories, far more than a thousand tonnes of anything have.
  static let limit = 10_000_000_000_000

  /// The sum of what is known; a figure that neither knows stays unknown.
  public func adding(_ other: Nutrients) -> Nutrients {
    combined(other) { left, right in
      guard let left, let right else { return left ?? right }
      let (sum, overflows) = left.addingReportingOverflow(right)
      return overflows ? nil : Self.limited(sum)
    }
  }

  /// Each figure times the factor, rounded to the nearest thousandth, halves away from zero.
  public func scaled(by factor: Rational) -> Nutrients {
    mapped { factor.rounded(times: $0) }
  }

  /// Those of an amount of food, where these are the figures of 100 g.
  public func inMilligrams(_ milligrams: Int) -> Nutrients {
    mapped { Rounding.quotient(Int128($0) * Int128(milligrams), 100_000) }
  }

  /// Those of 100 g, where these are the figures of a mass; nothing where there is no mass.
  public func perHundredGrams(of milligrams: Int) -> Nutrients {
    guard milligrams > 0 else { return Nutrients() }
    return mapped { Rounding.quotient(Int128($0) * 100_000, Int128(milligrams)) }
  }

  private static func limited(_ figure: Int) -> Int? { (-limit...limit).contains(figure) ? figure : nil }

  private func mapped(_ change: (Int) -> Int?) -> Nutrients {
    func changed(_ figure: Int?) -> Int? { figure.flatMap(change).flatMap(Self.limited) }
    return Nutrients(
      energy: changed(energy), protein: changed(protein), carbohydrate: changed(carbohydrate), fat: changed(fat),
      fibre: changed(fibre), sugar: changed(sugar), sodium: changed(sodium))
  }

  private func combined(_ other: Nutrients, _ combine: (Int?, Int?) -> Int?) -> Nutrients {
    Nutrients(
      energy: combine(energy, other.energy), protein: combine(protein, other.protein),
      carbohydrate: combine(carbohydrate, other.carbohydrate), fat: combine(fat, other.fat),
      fibre: combine(fibre, other.fibre), sugar: combine(sugar, other.sugar), sodium: combine(sodium, other.sodium))
  }
}

extension Rational {
  /// The product with a whole number, rounded to the nearest, halves away from zero; `nil` when it does not fit.
  public func rounded(times number: Int) -> Int? {
    Rounding.quotient(Int128(numerator) * Int128(number), Int128(denominator))
  }
}

/// The one way in which this target rounds.
enum Rounding {
  /// The quotient rounded to the nearest, halves away from zero; `nil` when it does not fit into 64 bits.
  ///
  /// - Parameter divisor: more than zero.
  static func quotient(_ dividend: Int128, _ divisor: Int128) -> Int? {
    let half = dividend < 0 ? -divisor / 2 : divisor / 2
    return Int(exactly: (dividend + half) / divisor)
  }
}
