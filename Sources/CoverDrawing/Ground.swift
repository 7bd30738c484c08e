/// The meal a cover belongs to; it decides the tint of the table the dish stands on.
public enum Ground: Sendable, CaseIterable {
  case breakfast, lunch, dinner, snack, other

  /// Three neighbouring tints, so that a page of one meal is not one flat colour.
  var tints: [Tint] {
    switch self {
    case .breakfast: [Tint(0xF1DFB4), Tint(0xF4E3C4), Tint(0xECD9A6)]
    case .lunch: [Tint(0xD6DEC6), Tint(0xCCDACB), Tint(0xE0E2C6)]
    case .dinner: [Tint(0xEFCFBF), Tint(0xE7C3AE), Tint(0xF0D6C8)]
    case .snack: [Tint(0xE3DAE8), Tint(0xD8D3E4), Tint(0xEBDCE2)]
    case .other: [Tint(0xE9D6BA), Tint(0xE2D5C4), Tint(0xD3DCE0)]
    }
  }
}
