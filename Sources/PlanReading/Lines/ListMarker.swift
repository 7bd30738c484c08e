extension ArraySlice<UInt8> {
  /// What follows the marker of a list item (CommonMark 0.30 §5.2): a bullet, or up to nine digits with a full stop or
  /// a parenthesis; `nil` for a line that starts with neither.
  var afterListMarker: ArraySlice<UInt8>? {
    let digits = prefix { (0x30...0x39).contains($0) }.count
    let signs: Set<UInt8> = digits == 0 ? [0x2D, 0x2A, 0x2B] : [0x2E, 0x29]
    guard digits <= 9, count > digits, signs.contains(self[startIndex + digits]) else { return nil }
    let rest = dropFirst(digits + 1)
    return rest.isEmpty || rest.first == 0x20 || rest.first == 0x09 ? rest : nil
  }
}
