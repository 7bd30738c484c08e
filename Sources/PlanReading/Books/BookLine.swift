internal import SourceText

/// What a line of a book file is.
enum BookLine {
  struct Fact {
    let key: String
    let keyRange: Range<Int>
    let value: String
    let valueRange: Range<Int>
  }

  /// `Key: value`, a space before the colon allowed as in French; the value is not empty.
  static func fact(_ line: Range<Int>, in bytes: [UInt8]) -> Fact? {
    let text = bytes[line].trimmingSpaces
    guard let colon = text.firstIndex(of: 0x3A) else { return nil }
    let key = text[..<colon].trimmingSpaces
    var value = text[(colon + 1)...].trimmingSpaces
    // A hard line break.
    if value.last == 0x5C { value = value.dropLast().trimmingSpaces }
    guard !key.isEmpty, !value.isEmpty else { return nil }
    return Fact(
      key: String(decoding: key, as: UTF8.self), keyRange: key.indices, value: String(decoding: value, as: UTF8.self),
      valueRange: value.indices)
  }
}
