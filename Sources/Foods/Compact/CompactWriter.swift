/// Appends numbers and texts as UTF-8, so that the whole can stand in a string literal of Swift source.
///
/// A number is written in groups of six bits, the lowest first; every byte but the last has bit 6 set. A text is its
/// length in bytes, then its bytes.
struct CompactWriter {
  private(set) var bytes: [UInt8] = []

  mutating func append(_ number: Int) {
    var rest = UInt(number)
    while rest >= 0x40 {
      bytes.append(UInt8(rest & 0x3F) | 0x40)
      rest >>= 6
    }
    bytes.append(UInt8(rest))
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
