/// Sine and cosine of parts of a full turn.
///
/// A polynomial of plain multiplications and additions instead of the C library's functions, whose last digit differs
/// between machines. Its error stays below 0.000004, a hundredth of the smallest step the drawing can write.
enum Turn {
  static func sine(_ turns: Double) -> Double {
    let part = turns - Arithmetic.floor(turns)
    let quarter = part < 0.25 ? part : part < 0.75 ? 0.5 - part : part - 1
    let angle = quarter * 6.283185307179586
    let square = angle * angle
    let tail = square * (1.0 / 120 - square * (1.0 / 5040 - square / 362880))
    return angle * (1 - square * (1.0 / 6 - tail))
  }

  static func cosine(_ turns: Double) -> Double { sine(turns + 0.25) }
}
