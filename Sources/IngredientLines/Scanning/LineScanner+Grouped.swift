internal import Quantities

extension LineScanner {
  /// Groups of three digits whose sign leaves no doubt: `1'000`, `1’000`, `1_000`, `1.000.000`, `1.000,5`, `1,000.5`.
  mutating func groupedAfter(_ whole: Int, digitCount: Int) -> Rational? {
    guard let found = GroupedNumber.read(bytes, at: position, behind: whole, digitCount: digitCount) else { return nil }
    position = found.end
    return found.value
  }
}
