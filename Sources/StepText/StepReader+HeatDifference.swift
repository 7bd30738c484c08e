internal import Quantities

extension StepReader {
  /// `cool by 10 °C`, `10 °C hotter`, `um 20 °C senken`, `baissez le four de 20 °C`: what ten degrees of a change are in
  /// another scale has nothing to do with where the scale begins.
  func isDifference(_ measure: Amount.Measure, from start: Int, to end: Int) -> Bool {
    guard let most = measure.upperBound, most <= Rational(100) else { return false }
    if value(start - 1, of: StepWords.byHowMuch) != nil || value(end, of: StepWords.compared) != nil { return true }
    // `20 °C de plus`
    if value(end, of: StepWords.fillers) != nil, ["plus", "moins"].contains(word(end + 1)) { return true }
    return value(start - 1, of: StepWords.ofHowMuch) != nil
      && (max(0, start - Self.reach)..<max(0, start - 1)).contains { value($0, of: StepWords.changes) != nil }
  }

  /// Words from the verb to the number: `baissez la température du four de 20 °C`.
  private static let reach = 8
}
