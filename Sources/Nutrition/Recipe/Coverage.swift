/// How much of a recipe its figures stand for, by mass.
///
/// It is `matched / (matched + unmatched)` over the lines that state an amount and are not optional:
/// - **matched** is the mass of the lines whose food, mass and figures are known, without those that provide no energy
///   (water, salt): they would make a soup look known whatever else is in it.
/// - **unmatched** is the mass of the others, estimated where it is not known (``UnknownMass``).
///
/// Lines without an amount count on neither side; an amount that was not understood counts as unknown. A recipe without any matched mass has a coverage of 0.
public struct Coverage: Sendable, Hashable {
  /// Milligrams.
  public var matched: Int
  /// Milligrams, estimated where they are not known.
  public var unmatched: Int

  public init(matched: Int = 0, unmatched: Int = 0) {
    self.matched = matched
    self.unmatched = unmatched
  }

  /// The covered share in thousandths, rounded down, so that 1000 means all of it.
  public var thousandths: Int {
    guard matched > 0 else { return 0 }
    return Int(Int128(matched) * 1000 / (Int128(matched) + Int128(unmatched)))
  }

  static func + (left: Coverage, right: Coverage) -> Coverage {
    Coverage(matched: left.matched + right.matched, unmatched: left.unmatched + right.unmatched)
  }
}

extension AnalysedLine {
  /// How much of the line is known where it is a dish by itself: all of it or nothing. What is unknown weighs what its amount
  /// says, and 100 g where that says nothing.
  public var coverage: Coverage {
    switch status {
    case .counted: Coverage(matched: milligrams ?? 0)
    case .unquantified, .notFood, .subRecipe: Coverage()
    case .unmatched, .unweighed, .withoutFigures:
      Coverage(unmatched: milligrams ?? UnknownMass.readable(in: line) ?? UnknownMass.typical(among: []))
    }
  }
}
