internal import Foods

/// Reads the numbers of public databases, which hold all that people typed.
enum FigureReading {
  /// A plain decimal as thousandths, rounded to the nearest; `nil` for anything else.
  ///
  /// Digits beyond the fourth decimal place cannot change the result but by rounding, and are left out.
  static func thousandths(_ bytes: some Collection<UInt8>) -> Int? {
    var value = 0
    var decimals = -1
    var hasDigits = false
    for byte in bytes {
      switch byte {
      case 0x30...0x39:
        hasDigits = true
        if decimals >= 4 { continue }
        guard value < Int.max / 100_000_000 else { return nil }
        value = value * 10 + Int(byte - 0x30)
        if decimals >= 0 { decimals += 1 }
      case 0x2E where decimals < 0: decimals = 0
      case 0x20: continue
      default: return nil
      }
    }
    guard hasDigits else { return nil }
    for _ in max(decimals, 0)..<4 { value *= 10 }
    return (value + 5) / 10
  }

  /// Whether figures of 100 g can be true; ``FigureFault`` says what cannot.
  static func isPlausible(_ figures: Nutrients) -> Bool { FigureFault.first(in: figures) == nil }
}
