extension StepTokens {
  /// Bytes of the sign for degrees at a position: `°`, and what is typed for it, `º`, `˚`, `⁰`, `ᵒ`, `∘`, `◦`, a ring above nothing.
  static func degreeWidth(_ bytes: [UInt8], _ position: Int) -> Int? {
    guard bytes[position] >= 0xC2 else { return nil }
    return degreeSigns.first { bytes[position...].starts(with: $0) }?.count
  }

  private static let degreeSigns: [[UInt8]] = [
    [0xC2, 0xB0], [0xC2, 0xBA], [0xCB, 0x9A], [0xCC, 0x8A], [0xE2, 0x81, 0xB0], [0xE1, 0xB5, 0x92], [0xE1, 0xB4, 0xBC],
    [0xE2, 0x88, 0x98], [0xE2, 0x97, 0xA6],
  ]

  /// The scale that the signs `℃` and `℉` say.
  static func scaleSign(_ bytes: [UInt8], _ position: Int) -> String? {
    guard bytes[position] == 0xE2 else { return nil }
    if bytes[position...].starts(with: [0xE2, 0x84, 0x83]) { return "celsius" }
    return bytes[position...].starts(with: [0xE2, 0x84, 0x89]) ? "fahrenheit" : nil
  }
}
