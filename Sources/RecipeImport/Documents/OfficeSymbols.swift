/// Characters that Word names by a font and a place in it (`w:sym`).
enum OfficeSymbols {
  /// `nil` where nobody can tell what it looks like.
  static func character(_ code: String, font: String) -> String? {
    guard var value = UInt32(code, radix: 16) else { return nil }
    // Places in fonts are moved into the range for private use.
    let isPlace = (0xF000...0xF0FF).contains(value)
    if isPlace { value -= 0xF000 }
    let font = font.lowercased()
    if let signs = signs.first(where: { font.hasPrefix($0.font) })?.signs, isPlace || value < 0x100 {
      return signs[value]
    }
    // Other fonts are taken to have what Latin-1 has.
    guard let scalar = Unicode.Scalar(value), value >= 0x20, !(0x7F..<0xA0).contains(value),
      scalar.properties.generalCategory != .privateUse, scalar.properties.generalCategory != .unassigned
    else { return nil }
    return String(Character(scalar))
  }

  /// Of fonts that have places of their own. Symbol has pieces of arrows where Latin fonts have fractions.
  private static let signs: [(font: String, signs: [UInt32: String])] = [
    (
      "symbol",
      [0x20: " ", 0x2D: "-", 0xA4: "/", 0xB0: "°", 0xB1: "±", 0xB4: "×", 0xB7: "•"]
        .merging((0x30...0x39).map { ($0, String(UnicodeScalar(UInt8($0)))) }) { first, _ in first }
    ),
    ("wingdings", [0x20: " ", 0x6C: "●", 0x6E: "■", 0x6F: "□", 0x9F: "•", 0xA7: "▪", 0xA8: "□", 0xFC: "✓"]),
    ("webdings", [:]),
  ]
}
