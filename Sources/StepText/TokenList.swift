internal import Quantities

/// The tokens of a text. A method may have hundreds of thousands: each takes twenty bytes, and is made as it is asked for.
struct TokenList: RandomAccessCollection {
  private struct Packed {
    let start: UInt32
    let end: UInt32
    /// Of a word, in the folded text. Nothing of a number or a sign begins there, so that `foldedEnd` says which of both it is.
    let foldedStart: UInt32
    let foldedEnd: UInt32
    /// The hash of a word, the place of a number among all, or the sign.
    let detail: UInt32
  }

  private static let none = UInt32.max
  private static let number: UInt32 = 0
  private static let sign: UInt32 = 1

  private var packed: [Packed] = []
  private var numbers: [Rational] = []

  var startIndex: Int { 0 }
  var endIndex: Int { packed.count }

  subscript(index: Int) -> StepTokens.Token {
    let token = packed[index]
    return StepTokens.Token(kind: kind(of: token), range: Int(token.start)..<Int(token.end))
  }

  private func kind(of token: Packed) -> StepTokens.Kind {
    guard token.foldedStart == Self.none else {
      return .word(Int(token.foldedStart)..<Int(token.foldedEnd), hash: token.detail)
    }
    return token.foldedEnd == Self.number ? .number(numbers[Int(token.detail)]) : .sign(UInt8(token.detail))
  }

  mutating func reserveCapacity(_ count: Int) { packed.reserveCapacity(count) }

  mutating func append(_ token: StepTokens.Token) {
    let (foldedStart, foldedEnd, detail): (UInt32, UInt32, UInt32)
    switch token.kind {
    case .number(let value):
      (foldedStart, foldedEnd, detail) = (Self.none, Self.number, UInt32(numbers.count))
      numbers.append(value)
    case .word(let range, let hash):
      (foldedStart, foldedEnd, detail) = (UInt32(range.lowerBound), UInt32(range.upperBound), hash)
    case .sign(let byte):
      (foldedStart, foldedEnd, detail) = (Self.none, Self.sign, UInt32(byte))
    }
    packed.append(
      Packed(
        start: UInt32(token.range.lowerBound), end: UInt32(token.range.upperBound), foldedStart: foldedStart,
        foldedEnd: foldedEnd, detail: detail))
  }
}
