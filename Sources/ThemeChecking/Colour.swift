internal import Glibc

/// An opaque colour in sRGB.
struct Colour: Equatable {
  let red: UInt8
  let green: UInt8
  let blue: UInt8

  init(red: UInt8, green: UInt8, blue: UInt8) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// `#rgb`, `#rrggbb`, `rgb(r g b)` with or without commas, `white`, `black`; `nil` for anything else, also for what is
  /// seen through.
  init?(_ text: String) {
    let text = text.lowercased()
    switch text {
    case "white": self.init(red: 255, green: 255, blue: 255)
    case "black": self.init(red: 0, green: 0, blue: 0)
    default:
      let parts = text.hasPrefix("#") ? Self.hexadecimal(text.dropFirst()) : Self.decimal(text)
      guard let parts, parts.count == 3 else { return nil }
      self.init(red: parts[0], green: parts[1], blue: parts[2])
    }
  }

  private static func hexadecimal(_ digits: Substring) -> [UInt8]? {
    let values = digits.compactMap(\.hexDigitValue).map { UInt8($0) }
    guard values.count == digits.count else { return nil }
    switch values.count {
    case 3: return values.map { $0 * 17 }
    case 6: return stride(from: 0, to: 6, by: 2).map { values[$0] * 16 + values[$0 + 1] }
    default: return nil
    }
  }

  private static func decimal(_ text: String) -> [UInt8]? {
    guard text.hasPrefix("rgb("), text.hasSuffix(")") else { return nil }
    let parts = text.dropFirst("rgb(".utf8.count).dropLast().split { $0 == " " || $0 == "," }
    let values = parts.compactMap { UInt8($0) }
    return values.count == parts.count ? values : nil
  }

  /// Relative luminance, WCAG 2.2.
  private var luminance: Double {
    func linear(_ value: UInt8) -> Double {
      let share = Double(value) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Contrast ratio of WCAG 2.2 in tenths, rounded down: 10 to 210.
  func contrast(with other: Colour) -> Int {
    let (one, two) = (luminance, other.luminance)
    return Int((max(one, two) + 0.05) / (min(one, two) + 0.05) * 10)
  }
}
