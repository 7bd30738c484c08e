/// Openings of HTML whose end the library would look for again and again: `<?`, `<!A` and `<![CDATA[`.
///
/// For each of them it reads on to the end of the paragraph, so that a megabyte of them takes minutes. Where a text has
/// more than ``limit``, those that do not end on their line are no HTML: their `<` is hidden from the library behind a
/// byte that the text does not have, and comes back when the tree is copied. Positions stay, and since HTML is only ever
/// shown as text, so does what is shown.
struct HTMLOpenings {
  static let limit = 100

  /// The text to be parsed.
  let bytes: [UInt8]
  /// Stands for `<` in ``bytes``.
  let standIn: UInt8

  /// `nil` where the text can be parsed as it is.
  init?(in text: UnsafeBufferPointer<UInt8>) {
    var count = 0
    guard
      text.holds(
        0x3C,
        where: { offset in
          if Self.kind(of: text, at: offset) != nil { count += 1 }
          return count > Self.limit
        })
    else { return nil }
    // Control characters that nobody writes; in a text that has all of them one more or less changes nothing.
    let standIn = (UInt8(0x01)...0x08).first { !text.contains($0) } ?? 0x01
    var bytes = Array(text)
    var ends: Set<Kind> = []
    for index in text.indices.reversed() {
      switch text[index] {
      case 0x0A, 0x0D: ends = []
      case 0x3E: ends.formUnion(Self.ends(in: text, at: index))
      case 0x3C:
        if let kind = Self.kind(of: text, at: index), !ends.contains(kind) { bytes[index] = standIn }
      default: break
      }
    }
    self.bytes = bytes
    self.standIn = standIn
  }

  private enum Kind { case instruction, declaration, data }

  private static func kind(of text: UnsafeBufferPointer<UInt8>, at index: Int) -> Kind? {
    guard text[index] == 0x3C, index + 2 < text.count else { return nil }
    switch (text[index + 1], text[index + 2]) {
    case (0x3F, _): return .instruction
    case (0x21, 0x5B): return .data
    case (0x21, let letter) where (0x41...0x5A).contains(letter & 0xDF): return .declaration
    default: return nil
    }
  }

  /// What a `>` ends.
  private static func ends(in text: UnsafeBufferPointer<UInt8>, at index: Int) -> Set<Kind> {
    var ends: Set<Kind> = [.declaration]
    if index > 0, text[index - 1] == 0x3F { ends.insert(.instruction) }
    if index > 1, text[index - 1] == 0x5D, text[index - 2] == 0x5D { ends.insert(.data) }
    return ends
  }
}
