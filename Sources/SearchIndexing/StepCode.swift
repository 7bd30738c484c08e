/// Steps from one number to the next as bits: how often a power of two goes into each, as so many ones and a zero, then the
/// rest in as many bits as the power has.
///
/// A byte comes first: the exponent of the power, plus 128 where the numbers are those that are missing. Bits fill each byte
/// from the lowest; the last byte is filled with zeros.
///
/// Source: the code of Golomb with Rice's powers of two, which for numbers that lie about evenly takes a twentieth more than
/// any code must.
struct StepCode {
  /// A shorter list gains nothing.
  private static let leastCount = 8

  private let exponent: Int
  /// In bytes, with the one that comes first.
  let length: Int

  /// `nil` for few numbers.
  init?(_ numbers: [UInt32]) {
    guard numbers.count >= Self.leastCount, let last = numbers.last else { return nil }
    let mean = max(1, (Int(last) + 1 - numbers.count) / numbers.count)
    let most = Int.bitWidth - 1 - mean.leadingZeroBitCount
    // Where numbers lie in heaps, most steps are shorter than the mean.
    let lengths = (max(0, most - 2)...most).map { (exponent: $0, bits: Self.bits(of: numbers, exponent: $0)) }
    guard let best = lengths.min(by: { $0.bits < $1.bits }) else { return nil }
    exponent = best.exponent
    length = 1 + (best.bits + 7) / 8
  }

  func append(_ numbers: [UInt32], areMissing: Bool, to bytes: inout [UInt8]) {
    bytes.append(UInt8(exponent) | (areMissing ? 0x80 : 0))
    var (held, count) = (UInt64(0), 0)
    func add(_ value: UInt64, bits: Int) {
      held |= value << UInt64(count)
      count += bits
      while count >= 8 {
        bytes.append(UInt8(truncatingIfNeeded: held))
        held >>= 8
        count -= 8
      }
    }
    var next: UInt32 = 0
    for number in numbers {
      let step = UInt64(number - next)
      for _ in 0..<(step >> UInt64(exponent)) { add(1, bits: 1) }
      add(0, bits: 1)
      add(step & (1 << UInt64(exponent) - 1), bits: exponent)
      next = number + 1
    }
    if count > 0 { add(0, bits: 8 - count) }
  }

  private static func bits(of numbers: [UInt32], exponent: Int) -> Int {
    var next: UInt32 = 0
    var bits = numbers.count * (exponent + 1)
    for number in numbers {
      bits += Int((number - next) >> UInt32(exponent))
      next = number + 1
    }
    return bits
  }
}
