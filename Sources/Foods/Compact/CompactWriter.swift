/// Appends numbers and texts as UTF-8, so that the whole can stand in a string literal of Swift source.
///
/// A number is written in digits of five bits, the lowest first; a text is its length in bytes, then its bytes.
struct CompactWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ number: Int) {
    var rest = UInt(number)
    while rest >= UInt(CompactDigit.more) {
      let digit = UInt8(truncatingIfNeeded: rest) & (CompactDigit.more - 1)
      bytes.append(CompactDigit.zero + CompactDigit.more + digit)
      rest >>= UInt(CompactDigit.bits)
    }
    bytes.append(CompactDigit.zero + UInt8(rest))
  }

  /// 0 for `nil`; everything else is one more than it is.
  mutating func append(optional number: Int?) { append(number.map { $0 + 1 } ?? 0) }

  mutating func append(_ text: some Sequence<UInt8>) {
    let text = Array(text)
    append(text.count)
    bytes += text
  }

  mutating func append(_ text: String) { append(text.utf8) }
}

/// How the digits of numbers are written: as printable characters, which need no escaping in a string literal.
enum CompactDigit {
  static let bits = 5
  /// Digits of the last place stand for themselves; those with more behind them are this much more.
  static let more: UInt8 = 1 << 5
  /// The character of the digit 0, `#`; the quotation mark stands just before it.
  static let zero = UInt8(ascii: "#")
}
