/// Ascending numbers of recipes as bytes, in the shortest of four forms: the steps from one to the next, those of the
/// recipes that are missing, a bit for each recipe, or either kind of steps in bits (see `StepCode`).
///
/// A list begins with its count times four plus the form. Numbers are written with seven bits a byte, the lowest first;
/// the highest bit says that more follow.
enum NumberList {
  private enum Form: Int {
    case steps, gaps, bits, code
  }

  /// - Parameters:
  ///   - numbers: ascending, without repetition, each below `limit`.
  ///   - limit: how many recipes there are.
  static func append(_ numbers: [UInt32], below limit: Int, to bytes: inout [UInt8]) {
    let bitLength = (limit + 7) / 8
    let isMost = numbers.count * 2 > limit
    let listed = isMost ? missing(from: numbers, below: limit) : numbers
    let stepLength = stepLength(listed)
    if let code = StepCode(listed), code.length < min(stepLength, bitLength) {
      append(number: listed.count << 2 | Form.code.rawValue, to: &bytes)
      return code.append(listed, areMissing: isMost, to: &bytes)
    }
    let form: Form = bitLength < stepLength ? .bits : isMost ? .gaps : .steps
    append(number: (form == .gaps ? listed.count : numbers.count) << 2 | form.rawValue, to: &bytes)
    if form == .bits {
      appendBits(numbers, bitLength, to: &bytes)
    } else {
      appendSteps(listed, to: &bytes)
    }
  }

  static func append(number: Int, to bytes: inout [UInt8]) { encode(number) { bytes.append($0) } }

  /// In bytes.
  static func length(of number: UInt32) -> Int {
    number < 1 << 7 ? 1 : number < 1 << 14 ? 2 : number < 1 << 21 ? 3 : number < 1 << 28 ? 4 : 5
  }

  static func encode(_ number: Int, _ append: (UInt8) -> Void) {
    var rest = UInt(number)
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  /// The number that begins at a place, which then stands behind it.
  static func number(at place: inout Int, in bytes: [UInt8]) -> Int {
    var (number, shift) = (0, 0)
    while bytes[place] >= 0x80 {
      number |= Int(bytes[place] & 0x7F) << shift
      shift += 7
      place += 1
    }
    defer { place += 1 }
    return number | Int(bytes[place]) << shift
  }

  /// The first number, then how many are left out before each next one.
  static func appendSteps(_ numbers: [UInt32], to bytes: inout [UInt8]) {
    var next: UInt32 = 0
    for number in numbers {
      append(number: Int(number - next), to: &bytes)
      next = number + 1
    }
  }

  private static func appendBits(_ numbers: [UInt32], _ length: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: length))
    for number in numbers { bytes[start + Int(number >> 3)] |= 1 << UInt8(number & 7) }
  }

  private static func stepLength(_ numbers: [UInt32]) -> Int {
    var next: UInt32 = 0
    var length = 0
    for number in numbers {
      length += self.length(of: number - next)
      next = number + 1
    }
    return length
  }

  private static func missing(from numbers: [UInt32], below limit: Int) -> [UInt32] {
    var missing: [UInt32] = []
    var next: UInt32 = 0
    for number in numbers + [UInt32(limit)] {
      missing.append(contentsOf: next..<number)
      next = number + 1
    }
    return missing
  }
}
