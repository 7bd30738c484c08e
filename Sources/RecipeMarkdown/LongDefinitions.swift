/// Link definitions that would fill the memory: the library copies the address and title of `[a]: …` for each `[a]`.
///
/// Where all brackets of a text together could copy more than ``limit`` bytes, no definition of it counts: the `:` behind
/// `]` is hidden from the library, as ``HTMLOpenings`` hides its `<`, and what was a definition is shown as it is written.
struct LongDefinitions {
  static let limit = 50_000_000

  /// The text to be parsed.
  let bytes: [UInt8]
  /// Stands for `:` in ``bytes``.
  let standIn: UInt8

  /// `nil` where the text can be parsed as it is.
  ///
  /// - Parameter known: definitions that are parsed before it.
  init?(in text: UnsafeBufferPointer<UInt8>, after known: [UInt8]) {
    guard LinkDefinitions.mayStand(in: text) || !known.isEmpty else { return nil }
    var (brackets, longest, start) = (0, known.count, 0)
    var previous: UInt8 = 0x0A
    for (index, byte) in text.enumerated() {
      if byte == 0x5B { brackets += 1 }
      // No definition goes on behind an empty line.
      if byte == 0x0A, previous == 0x0A { start = index }
      longest = max(longest, index - start)
      previous = byte
    }
    guard brackets.multipliedReportingOverflow(by: longest).overflow || brackets * longest > Self.limit else {
      return nil
    }
    let standIn = (UInt8(0x0E)...0x19).first { !text.contains($0) } ?? 0x0E
    var bytes = Array(text)
    for index in bytes.indices.dropFirst() where bytes[index] == 0x3A && bytes[index - 1] == 0x5D {
      bytes[index] = standIn
    }
    self.bytes = bytes
    self.standIn = standIn
  }
}
