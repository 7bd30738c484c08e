/// A colour in sRGB, one byte a channel.
public struct Tint: Sendable, Equatable {
  public var red: UInt8
  public var green: UInt8
  public var blue: UInt8

  /// `Tint(0xB0411C)`: red, green and blue from the highest byte down.
  public init(_ rgb: UInt32) {
    red = UInt8(truncatingIfNeeded: rgb >> 16)
    green = UInt8(truncatingIfNeeded: rgb >> 8)
    blue = UInt8(truncatingIfNeeded: rgb)
  }

  /// This colour with `percent` of another stirred in; 0…100.
  func mixed(with other: Tint, percent: Int) -> Tint {
    var mixture = self
    mixture.red = Self.mix(red, other.red, percent)
    mixture.green = Self.mix(green, other.green, percent)
    mixture.blue = Self.mix(blue, other.blue, percent)
    return mixture
  }

  /// Towards warm light, never towards chalk.
  func lighter(_ percent: Int) -> Tint { mixed(with: Tint(0xFFF3D6), percent: percent) }

  /// Towards a brown shadow, never towards grey.
  func darker(_ percent: Int) -> Tint { mixed(with: Tint(0x341A0E), percent: percent) }

  /// Two fifths of its light with twice its hue: what grounds tell apart by day they do in the dark, and the dish is lit.
  var atNight: Tint {
    var night = self
    night.red = Self.deepen(red, brightness)
    night.green = Self.deepen(green, brightness)
    night.blue = Self.deepen(blue, brightness)
    return night
  }

  private static func deepen(_ own: UInt8, _ brightness: Int) -> UInt8 {
    UInt8(clamping: (2 * (2 * Int(own) - brightness) + 2) / 5)
  }

  /// Perceived brightness, 0…255.
  var brightness: Int { (Int(red) * 54 + Int(green) * 183 + Int(blue) * 19) >> 8 }

  private static func mix(_ own: UInt8, _ other: UInt8, _ percent: Int) -> UInt8 {
    UInt8(clamping: (Int(own) * (100 - percent) + Int(other) * percent + 50) / 100)
  }
}
