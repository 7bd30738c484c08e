/// Rounding and roots of plain additions, multiplications and divisions.
///
/// IEEE 754 gives these the same bits on every machine, and nothing has to be linked for them: the library's functions
/// of the same names live in libm.
enum Arithmetic {
  /// The nearest whole number, halves away from zero. For numbers of a drawing, far below 2^62.
  static func round(_ value: Double) -> Int { Int(value < 0 ? value - 0.5 : value + 0.5) }

  /// The greatest whole number that is not greater.
  static func floor(_ value: Double) -> Double {
    let whole = Double(Int(value))
    return whole > value ? whole - 1 : whole
  }

  /// Heron's method from a guess that halves the exponent: relative error below 10⁻¹²; 0 for what has no root.
  static func squareRoot(_ value: Double) -> Double {
    guard value > 0 else { return 0 }
    var root = Double(bitPattern: (value.bitPattern >> 1) + 0x1FF8_0000_0000_0000)
    for _ in 0..<4 { root = (root + value / root) / 2 }
    return root
  }
}
