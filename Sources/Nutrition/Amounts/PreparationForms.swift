/// What was done to a food before it was measured, as far as that changes what a cup of it weighs.
public struct PreparationForms: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  public static let chopped = PreparationForms(rawValue: 1 << 0)
  public static let minced = PreparationForms(rawValue: 1 << 1)
  public static let sliced = PreparationForms(rawValue: 1 << 2)
  public static let shredded = PreparationForms(rawValue: 1 << 3)
  public static let mashed = PreparationForms(rawValue: 1 << 4)
  public static let whole = PreparationForms(rawValue: 1 << 5)
  public static let halved = PreparationForms(rawValue: 1 << 6)
  public static let crumbled = PreparationForms(rawValue: 1 << 7)
  public static let ground = PreparationForms(rawValue: 1 << 8)
  public static let packed = PreparationForms(rawValue: 1 << 9)
  public static let unpacked = PreparationForms(rawValue: 1 << 10)
  public static let sifted = PreparationForms(rawValue: 1 << 11)
  public static let drained = PreparationForms(rawValue: 1 << 12)
  public static let undrained = PreparationForms(rawValue: 1 << 13)
  public static let melted = PreparationForms(rawValue: 1 << 14)
  public static let cooked = PreparationForms(rawValue: 1 << 15)
  public static let dry = PreparationForms(rawValue: 1 << 16)
  public static let whipped = PreparationForms(rawValue: 1 << 17)
  public static let reserved = PreparationForms(rawValue: 1 << 18)
  public static let quartered = PreparationForms(rawValue: 1 << 19)
  /// As weighed nothing has to be thrown away any more.
  public static let boneless = PreparationForms(rawValue: 1 << 20)
  public static let juiced = PreparationForms(rawValue: 1 << 21)
  public static let zest = PreparationForms(rawValue: 1 << 22)
  public static let frying = PreparationForms(rawValue: 1 << 23)
  public static let small = PreparationForms(rawValue: 1 << 24)
  public static let medium = PreparationForms(rawValue: 1 << 25)
  public static let large = PreparationForms(rawValue: 1 << 26)
  public static let extraLarge = PreparationForms(rawValue: 1 << 27)
  /// `bone-in`: weighed with what nobody eats.
  static let bones = PreparationForms(rawValue: 1 << 28)
  /// Of a bird these have bones, unless the line says otherwise.
  static let pieces = PreparationForms(rawValue: 1 << 29)

  /// Those that a household weight can depend on.
  static let cuts: PreparationForms = [
    .chopped, .minced, .sliced, .shredded, .mashed, .whole, .halved, .crumbled, .ground, .packed, .unpacked, .sifted,
    .melted, .cooked, .dry, .whipped, .quartered,
  ]
  static let sizes: PreparationForms = [.small, .medium, .large, .extraLarge]

  /// The forms named by the words of a text in English, German, French or Spanish.
  public init(naming text: String) {
    var result: PreparationForms = []
    var word: [UInt8] = []
    func finish() {
      if let forms = Self.words[String(decoding: word, as: UTF8.self)] { result.formUnion(forms) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in text.utf8 {
      switch byte {
      case 0x41...0x5A: word.append(byte | 0x20)
      case 0x61...0x7A, 0x80...: word.append(byte)
      default: if !word.isEmpty { finish() }
      }
    }
    if !word.isEmpty { finish() }
    // `loosely packed`
    if result.contains(.unpacked) { result.remove(.packed) }
    self = result
  }
}
