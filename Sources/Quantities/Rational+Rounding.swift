extension Rational {
  /// The fraction where 64 bits hold it, else one beside it.
  ///
  /// What does not fit becomes the last convergent of its continued fraction that does (Khinchin, Continued Fractions §6:
  /// convergents are the best approximations), or an earlier one that is as good as equal, so that what was rounded on the
  /// way comes back to a short fraction. The relative error is at most 10⁻¹². `nil` for a denominator of zero, for what is
  /// larger than 64 bits hold, and for what is nearer to zero than their inverse.
  init?(nearest numerator: Int128, _ denominator: Int128) {
    if let exact = Rational(numerator, denominator) {
      self = exact
      return
    }
    guard denominator != 0, let near = Self.convergent(of: numerator.magnitude, denominator.magnitude) else {
      return nil
    }
    let sign: Int128 = (numerator < 0) == (denominator < 0) ? 1 : -1
    self.init(sign * Int128(near.numerator), Int128(near.denominator))
  }

  private typealias Parts = (numerator: UInt128, denominator: UInt128)

  private static func convergent(of numerator: UInt128, _ denominator: UInt128) -> Parts? {
    var (upper, lower) = (numerator, denominator)
    var last: Parts = (0, 1)
    var best: Parts = (1, 0)
    while lower != 0 {
      let term = upper / lower
      (upper, lower) = (lower, upper % lower)
      guard let next = following(best, last, term) else { return isNear(best, 0) ? best : nil }
      let isAsGoodAsEqual = term >= leap && isNear(best, next.denominator, within: leap * leap >> 12)
      if isAsGoodAsEqual || next.numerator > most || next.denominator > most {
        return isNear(best, next.denominator) ? best : nil
      }
      (last, best) = (best, next)
    }
    return best
  }

  /// `nil` where not even 128 bits hold it.
  private static func following(_ best: Parts, _ last: Parts, _ term: UInt128) -> Parts? {
    let (numerator, isLong) = best.numerator.multipliedReportingOverflow(by: term)
    let (denominator, isDeep) = best.denominator.multipliedReportingOverflow(by: term)
    guard !isLong, !isDeep, numerator <= UInt128.max - last.numerator, denominator <= UInt128.max - last.denominator
    else { return nil }
    return (numerator + last.numerator, denominator + last.denominator)
  }

  /// Whether a convergent is off by no more than one part in so many: by less than 1 in the product of its numerator and
  /// the next denominator, which is 0 where that is longer than 128 bits.
  private static func isNear(_ best: Parts, _ next: UInt128, within parts: UInt128 = 1_000_000_000_000) -> Bool {
    guard best.numerator > 0, best.denominator > 0 else { return false }
    let (product, isLonger) = best.numerator.multipliedReportingOverflow(by: next)
    return next == 0 || isLonger || product >= parts
  }

  private static let most = UInt128(Int.max)
  /// No fraction that people write is followed by so large a term.
  private static let leap: UInt128 = 1 << 32
}
