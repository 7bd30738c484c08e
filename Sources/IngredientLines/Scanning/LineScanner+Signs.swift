internal import KitchenUnits
internal import Quantities

/// The characters that are fractions.
extension LineScanner {
  /// Whether one of `½` to `↉` stands here.
  func isFraction(at index: Int) -> Bool { fractionScalar(at: index) != nil }

  mutating func vulgarFraction() -> Rational? {
    guard let scalar = fractionScalar(at: position), let value = VulgarFraction.value(of: scalar) else { return nil }
    position += scalar.value < 0x800 ? 2 : 3
    return value
  }

  private func fractionScalar(at index: Int) -> Unicode.Scalar? {
    guard index + 1 < bytes.count else { return nil }
    let second = bytes[index + 1]
    if bytes[index] == 0xC2, second >= 0xBC, second <= 0xBE { return Unicode.Scalar(second) }
    guard bytes[index] == 0xE2, second == 0x85 || second == 0x86, index + 2 < bytes.count else { return nil }
    let value = 0x2000 | UInt32(second & 0x3F) << 6 | UInt32(bytes[index + 2] & 0x3F)
    guard let scalar = Unicode.Scalar(value), VulgarFraction.value(of: scalar) != nil else { return nil }
    return scalar
  }

  func startsWith(_ first: UInt8, _ second: UInt8, _ third: UInt8? = nil) -> Bool {
    guard position + (third == nil ? 1 : 2) < bytes.count else { return false }
    guard bytes[position] == first, bytes[position + 1] == second else { return false }
    return third == nil || bytes[position + 2] == third
  }
}
