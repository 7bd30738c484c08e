extension UInt8 {
  package var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
}

extension ArraySlice<UInt8> {
  /// Without spaces and tabs at either end.
  package var trimmingSpaces: ArraySlice<UInt8> { trimming { $0 == 0x20 || $0 == 0x09 } }
  /// Without ASCII white space at either end.
  package var trimmingWhiteSpace: ArraySlice<UInt8> { trimming { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) } }

  private func trimming(_ isSpace: (UInt8) -> Bool) -> ArraySlice<UInt8> {
    var (start, end) = (startIndex, endIndex)
    while start < end, isSpace(self[start]) { start += 1 }
    while end > start, isSpace(self[end - 1]) { end -= 1 }
    return self[start..<end]
  }
}

extension String {
  /// Without ASCII white space and no-break spaces at either end.
  package var trimmingSpaces: String {
    var scalars = Substring(self).unicodeScalars
    while let first = scalars.first, first.isBlank { scalars.removeFirst() }
    while let last = scalars.last, last.isBlank { scalars.removeLast() }
    return String(scalars)
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { value == 0x20 || (0x09...0x0D).contains(value) || value == 0xA0 || value == 0x202F }
}
