internal import Fingerprints
internal import Words

/// Names of pages: lowercase letters and digits of ASCII with hyphens between words.
public enum Slug {
  /// `Käsespätzle & Co.` → `kaesespaetzle-co`; letters of other scripts stay, as `TextFolding` has them; `untitled` when nothing is left.
  ///
  /// German umlauts become two letters, as German readers expect in an address, whatever the language of the site. What is longer
  /// than `most` bytes ends there with a fingerprint of all: names of files have 255 bytes (NAME_MAX), endings and numbers included.
  public static func make(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    var needsHyphen = false
    let text = text.utf8.allSatisfy { $0 < 0x80 } ? text : TextFolding.folded(withUmlauts(text))
    for scalar in text.unicodeScalars {
      guard isKept(scalar) else {
        needsHyphen = !result.isEmpty && scalar != "'" && scalar != "’" || needsHyphen
        continue
      }
      if needsHyphen { result.append("-") }
      needsHyphen = false
      let isUppercase = scalar.value >= 0x41 && scalar.value <= 0x5A
      result.append(isUppercase ? Unicode.Scalar(UInt8(scalar.value) | 0x20) : scalar)
    }
    // Windows keeps no page that is called like a device.
    let kept = String(result)
    let slug = PortableName.isDevice(kept[...]) ? "\(kept)-" : kept
    return slug.isEmpty ? "untitled" : shortened(slug)
  }

  static let most = 180

  static func shortened(_ slug: String) -> String {
    guard slug.utf8.count > most else { return slug }
    var (start, room) = (String.UnicodeScalarView(), most - 9)
    for scalar in slug.unicodeScalars {
      room -= UTF8.width(scalar)
      if room < 0 { break }
      start.append(scalar)
    }
    return String(start) + "-" + Fingerprint(of: Array(slug.utf8)).hex.prefix(8)
  }

  private static func isKept(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII
      ? (0x30...0x39).contains(scalar.value) || (0x61...0x7A).contains(scalar.value | 0x20)
      : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  private static func withUmlauts(_ text: String) -> String {
    var result = ""
    for character in text {
      // Comparing letters with piles of accents takes long.
      guard character.utf8.count <= 3 else {
        result.append(character)
        continue
      }
      switch character {
      case "ä", "Ä": result += "ae"
      case "ö", "Ö": result += "oe"
      case "ü", "Ü": result += "ue"
      default: result.append(character)
      }
    }
    return result
  }
}
