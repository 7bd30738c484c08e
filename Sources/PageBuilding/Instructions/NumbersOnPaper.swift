package import Mustache

/// Keeps numbers and the words they count in one line: `3 months`, which paper is not read without.
///
/// Pages reflow with every width, so this is for paper alone, where lines are short. What stands out – times, amounts – is
/// kept together by style sheets.
package enum NumbersOnPaper {
  /// Blanks between a digit and a small letter of ASCII become no-break spaces (U+00A0), but for those within tags, and in the
  /// cells of tables, which have less room than a line.
  package static func joined(_ html: HTML) -> HTML {
    let bytes = html.bytes
    guard bytes.contains(where: isDigit) else { return html }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + 16)
    var (isTag, isCell) = (false, false)
    for (place, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "<") {
        isTag = true
        // `td` and `th`, and `time`, which style sheets keep in one line.
        isCell = place + 1 < bytes.count && bytes[place + 1] == UInt8(ascii: "t")
      }
      let joins =
        byte == 0x20 && !isTag && !isCell && place > 0 && place + 1 < bytes.count && isDigit(bytes[place - 1])
        && (0x61...0x7A).contains(bytes[place + 1])
      if joins { result += [0xC2, 0xA0] } else { result.append(byte) }
      if byte == UInt8(ascii: ">") { isTag = false }
    }
    return HTML(trusted: result)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }
}
