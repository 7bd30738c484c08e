internal import Fingerprints

/// Names what people tick on the page of a recipe by what it says, so that a tick stays with it where something is put
/// before it: `i1b4x9qz`. Of several that say the same, each has its number.
struct TickNames {
  enum Kind: String {
    case ingredient = "i"
    case step = "s"
    case tool = "t"
  }

  private let kind: Kind
  private var counts: [String: Int] = [:]

  init(of kind: Kind) {
    self.kind = kind
  }

  /// The name of the next one, in reading order.
  mutating func next(_ text: String) -> String {
    // Of those of one recipe no two are likely to meet in 32 bits, and where they do they are numbered as well.
    let name = kind.rawValue + String(Fingerprint(of: text).low & 0xFFFF_FFFF, radix: 36)
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name).\(count)"
  }
}
