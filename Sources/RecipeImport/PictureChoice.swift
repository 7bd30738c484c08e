internal import SourceText
internal import WebPages

/// A picture that a page offers for its recipe.
struct OfferedPicture: Sendable, Equatable {
  let address: String
  /// Width times height as the page states them, or as they stand in the address; 0 where nobody says.
  let pixels: Int

  /// Whether it leads somewhere without the address of its page.
  var isWhole: Bool { address.contains("://") }

  init(address: String, width: Int? = nil, height: Int? = nil) {
    self.address = address
    let stated = Self.area(width, height)
    pixels = stated > 0 ? stated : Self.pixels(in: address)
  }

  /// A side alone is taken for the longer one of a picture of 3:2. More than a hundred thousand pixels are a mistake.
  private static func area(_ width: Int?, _ height: Int?) -> Int {
    let sides = [width, height].compactMap(\.self).filter { (1...100_000).contains($0) }
    guard let first = sides.first else { return 0 }
    return first * (sides.count == 2 ? sides[1] : first * 2 / 3)
  }

  /// What an address says of the size: `cake-1200x800.jpg`, `?w=1200&h=800`, `/w_1200,h_800/`, `/w1200-h630/`, `/s1600/`.
  private static func pixels(in address: String) -> Int {
    let numbers = AddressNumber.all(in: Array(address.utf8))
    let pairs = zip(numbers, numbers.dropFirst()).filter {
      $0.digits > 1 && $1.digits > 1 && $1.isBehindTimesSign(of: $0)
    }
    let widths = numbers.filter { $0.name == "w" || $0.name == "width" }
    let heights = numbers.filter { $0.name == "h" || $0.name == "height" }
    let named = zip(widths.prefix(1), heights.prefix(1))
    let areas =
      (Array(pairs) + named).map { area($0.value, $1.value) }
      + numbers.filter { $0.name == "s" }.map {
        area($0.value, nil)
      }
    return areas.max() ?? 0
  }
}

/// A number in an address, with the name of the parameter before it: `w=1200`, `,w_1200`.
private struct AddressNumber {
  let value: Int
  let digits: Int
  let name: String
  /// Where it begins, and what stands right before.
  let start: Int
  let mark: UInt8?

  var end: Int { start + digits }

  /// `800` in `1200x800`.
  func isBehindTimesSign(of other: AddressNumber) -> Bool {
    start == other.end + 1 && mark.map { $0 | 0x20 == 0x78 } ?? false
  }

  /// Those of at most five digits; longer ones are names of files.
  static func all(in bytes: [UInt8]) -> [AddressNumber] {
    var result: [AddressNumber] = []
    var index = 0
    while let start = bytes[index...].firstIndex(where: isDigit) {
      let digits = bytes[start...].prefix(while: isDigit)
      index = digits.endIndex
      guard digits.count <= 5 else { continue }
      result.append(
        AddressNumber(
          value: digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }, digits: digits.count, name: name(before: start, bytes),
          start: start, mark: start > 0 ? bytes[start - 1] : nil))
    }
    return result
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func name(before start: Int, _ bytes: [UInt8]) -> String {
    guard start > 1 else { return "" }
    // `/s1600/`, `/w1200-h630/`: a letter right before, which begins a segment or follows the number before it.
    if Array("swh".utf8).contains(bytes[start - 1]), bytes[start - 2] == 0x2F || bytes[start - 2] == 0x2D {
      return String(decoding: [bytes[start - 1]], as: UTF8.self)
    }
    guard bytes[start - 1] == 0x3D || bytes[start - 1] == 0x5F else { return "" }
    let letters = bytes[..<(start - 1)].reversed().prefix { (0x61...0x7A).contains($0 | 0x20) }
    return String(decoding: letters.reversed().map { $0 | 0x20 }, as: UTF8.self)
  }
}

/// Chooses the picture of a recipe.
enum PictureChoice {
  /// The largest by the sizes that are stated; of several the first with a whole address, since a saved page need not say
  /// what others are relative to, else the first, so that the recipe's own come before those of its page. `nil` where none
  /// can be shown.
  static func best(_ offers: [OfferedPicture]) -> String? {
    let usable = offers.filter { isUsable($0.address) }
    let most = usable.map(\.pixels).max()
    let largest = usable.filter { $0.pixels == most }
    return (largest.first { $0.isWhole } ?? largest.first)?.address
  }

  /// What a page shows when it is shared.
  static func shared(_ head: PageHead) -> [OfferedPicture] {
    head.images.map { OfferedPicture(address: withoutOuterAddress($0.address), width: $0.width, height: $0.height) }
  }

  /// Some put the address of the site before a whole address.
  private static func withoutOuterAddress(_ text: String) -> String {
    guard let inner = text.dropFirst().firstRange(of: "https://"), !text.contains("?") else { return text }
    let outer = text[..<inner.lowerBound]
    return outer.contains("/wp.com") || outer.count > 60 ? text : String(text[inner.lowerBound...])
  }

  private static let siteMarks = PhraseList(["logo", "favicon", "icon", "placeholder"])

  /// Whether it is an address, and its file's name does not say that it is the mark of the site.
  private static func isUsable(_ address: String) -> Bool {
    guard !address.hasPrefix("data:"), !address.utf8.contains(where: { $0 == 0x3C || $0 == 0x3E }) else { return false }
    let name = address.lowercased().split(separator: "/").last ?? ""
    return !siteMarks.isFoundAsWords(in: String(name)) && !name.contains("default-")
  }
}
