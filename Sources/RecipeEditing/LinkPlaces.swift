internal import RecipeMarkdown

/// The places of a Markdown text where it says where links, pictures and link definitions lead.
///
/// Every place that looks like one is found by its bytes, and the parser is asked which of them it takes for one: only it knows
/// what is code, and the lines and columns it tells of links are wrong behind one that stands in several lines.
struct LinkPlaces {
  struct Place {
    /// What is written for the destination, without angle brackets.
    let range: Range<Int>
    /// Of a definition, between its brackets.
    let label: Range<Int>?

    fileprivate let isInAngles: Bool
  }

  /// All that look like one, in their order.
  let all: [Place]
  private let bytes: [UInt8]
  private let start: Int

  /// - Parameter start: of the text, behind front matter.
  init(in bytes: [UInt8], from start: Int) {
    (self.bytes, self.start) = (bytes, start)
    all = Self.places(in: bytes, from: start)
  }

  /// What a destination says, without escapes.
  func decoded(_ place: Place) -> String {
    let written = String(decoding: bytes[place.range], as: UTF8.self)
    guard bytes[place.range].contains(where: { $0 == 0x26 || $0 == 0x5C }) else { return written }
    let tree = MarkdownDocument.parse(place.isInAngles ? "[x](<\(written)>)" : "[x](\(written))")
    return Self.destinations(in: tree).first ?? written
  }

  /// Those of the given places that do lead somewhere, as far as the parser knows.
  func confirmed(_ places: [Place]) -> [Place] {
    guard !places.isEmpty else { return [] }
    // A definition that nothing refers to is none for the parser.
    var text: [UInt8] = []
    for label in places.compactMap(\.label) { text += [0x5B] + bytes[label] + [0x5D, 0x0A, 0x0A] }
    var end = start
    for (number, place) in places.enumerated() where place.range.lowerBound >= end {
      text += bytes[end..<place.range.lowerBound] + Array(Self.mark(number).utf8)
      end = place.range.upperBound
    }
    let found = Set(Self.destinations(of: text + bytes[end...]))
    return places.enumerated().filter { found.contains(Self.mark($0.offset)) }.map(\.element)
  }

  /// What stands for a destination while the parser is asked.
  static func mark(_ number: Int) -> String { "destination№\(number)" }

  /// Where the links and pictures of a text lead, unescaped, in their order.
  static func destinations(of text: some Sequence<UInt8>) -> [String] {
    destinations(in: Array(text).withUnsafeBufferPointer { MarkdownDocument.parse($0) })
  }

  private static func destinations(in tree: MarkdownTree) -> [String] {
    var (found, open): ([String], [MarkdownNode]) = ([], [tree.root])
    while let node = open.popLast() {
      open += Array(node.children).reversed()
      if node.kind == .link || node.kind == .image { found.append(node.destination) }
    }
    return found
  }

  // MARK: Bytes

  private static func places(in bytes: [UInt8], from start: Int) -> [Place] {
    var (places, label): ([Place], Int?) = ([], nil)
    // Whether nothing stood in the line yet but marks of quotes and lists.
    var isAtStart = true
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      let next = index + 1 < bytes.count ? bytes[index + 1] : 0x0A
      switch byte {
      case 0x0A, 0x0D: isAtStart = true
      case 0x5B:
        label = isAtStart ? index + 1 : nil
        isAtStart = false
      case 0x5D:
        if next == 0x28, let place = place(from: index + 2, in: bytes, label: nil) {
          places.append(place)
        } else if next == 0x3A, let first = label,
          let place = place(from: index + 2, in: bytes, label: first..<index)
        {
          places.append(place)
        }
        label = nil
      case 0x5C where next.isMarkdownPunctuation:
        index += 1
        isAtStart = false
      case 0x20, 0x09, 0x3E, 0x2A, 0x2B, 0x2D, 0x2E, 0x29, 0x30...0x39: break
      default: isAtStart = false
      }
      index += 1
    }
    return places
  }

  /// A destination, blanks and one end of a line before it.
  private static func place(from start: Int, in bytes: [UInt8], label: Range<Int>?) -> Place? {
    var (index, lines) = (start, 0)
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x0A {
        lines += 1
      } else if byte != 0x20, byte != 0x09, byte != 0x0D, byte != 0x3E || lines == 0 {
        break
      }
      index += 1
    }
    guard index < bytes.count, lines < 2 else { return nil }
    let isInAngles = bytes[index] == 0x3C
    let first = isInAngles ? index + 1 : index
    guard let end = isInAngles ? angleEnd(from: first, in: bytes) : bareEnd(from: first, in: bytes), first < end else {
      return nil
    }
    return Place(range: first..<end, label: label, isInAngles: isInAngles)
  }

  private static func angleEnd(from start: Int, in bytes: [UInt8]) -> Int? {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 0x3E: return index
      case 0x3C, 0x0A, 0x0D: return nil
      case 0x5C: index += 2
      default: index += 1
      }
    }
    return nil
  }

  /// Source: CommonMark 0.30 §6.3; parentheses are balanced, and no more than 32 deep as in the library.
  private static func bareEnd(from start: Int, in bytes: [UInt8]) -> Int? {
    var (index, depth) = (start, 0)
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case 0x5C where index + 1 < bytes.count && bytes[index + 1].isMarkdownPunctuation: index += 1
      case 0x28:
        depth += 1
        if depth > 32 { return nil }
      case 0x29 where depth == 0: return index
      case 0x29: depth -= 1
      case 0...0x20, 0x7F: return depth == 0 ? index : nil
      default: break
      }
      index += 1
    }
    return depth == 0 ? min(index, bytes.count) : nil
  }
}

extension UInt8 {
  /// Whether a backslash before it takes its meaning away.
  var isMarkdownPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
