/// Mends JSON that content management systems break, where its words do not change by it.
///
/// Line breaks and other control characters in texts, quotes in texts that nobody escaped, escapes that JSON does not
/// have, commas too many or too few, comments or marks of CDATA around the text, semicolons behind it, several values in a
/// row, and an end that is cut off.
enum JSONRepair {
  /// The mended values of a text, each as JSON text; the reader decides whether they are.
  static func values(in text: String) -> [String] {
    var bytes = Array(text.utf8)
    if !bytes.contains(0x22), text.contains("&quot;") {
      bytes = Array(text.replacing("&quot;", with: "\"").replacing("&amp;", with: "&").utf8)
    }
    var mender = JSONMender(withoutCDATA(bytes))
    return mender.mend()
  }
}

extension JSONRepair {
  /// Without `<![CDATA[` and `]]>`, whose brackets are none of JSON.
  private static func withoutCDATA(_ bytes: [UInt8]) -> [UInt8] {
    guard let mark = bytes.firstRange(of: "<![CDATA[".utf8) else { return bytes }
    let inner = bytes[mark.upperBound...]
    return Array(inner.firstRange(of: "]]>".utf8).map { inner[..<$0.lowerBound] } ?? inner)
  }
}

private struct JSONMender {
  private let bytes: [UInt8]
  private var index = 0
  private var out: [UInt8] = []
  /// The closing brackets that are still to come.
  private var closers: [UInt8] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func mend() -> [String] {
    var values: [String] = []
    while let start = bytes[index...].firstIndex(where: { $0 == 0x7B || $0 == 0x5B }) {
      index = start
      out = []
      closers = []
      repeat { step() } while index < bytes.count && !closers.isEmpty
      dropComma()
      out += closers.reversed()
      values.append(String(decoding: out, as: UTF8.self))
    }
    return values
  }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case 0x22: string()
    case 0x7B, 0x5B:
      separate()
      closers.append(byte == 0x7B ? 0x7D : 0x5D)
      out.append(byte)
      index += 1
    case 0x7D, 0x5D: close(byte)
    case 0x2F where bytes[index...].starts(with: "/*".utf8): skipComment()
    case 0x3C where bytes[index...].starts(with: "<!--".utf8): index += 4
    case 0x2C:
      dropComma()
      out.append(byte)
      index += 1
    case 0..<0x20:
      out.append(0x20)
      index += 1
    default:
      out.append(byte)
      index += 1
    }
  }

  /// A bracket that closes another one than the innermost closes those above it as well; one that closes none goes.
  private mutating func close(_ byte: UInt8) {
    index += 1
    guard let place = closers.lastIndex(of: byte) else { return }
    dropComma()
    out += closers[place...].reversed()
    closers.removeSubrange(place...)
  }

  private mutating func dropComma() {
    while let last = out.last, last <= 0x20 || last == 0x2C { out.removeLast() }
  }

  /// A comma where a value follows another one.
  private mutating func separate() {
    guard let last = out.last(where: { $0 > 0x20 }), [0x7D, 0x5D, 0x22].contains(last) else { return }
    out.append(0x2C)
  }

  private mutating func skipComment() {
    index += 2
    while index < bytes.count, !bytes[index...].starts(with: "*/".utf8) { index += 1 }
    index = min(index + 2, bytes.count)
  }

  private mutating func string() {
    separate()
    out.append(0x22)
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22 {
        if endsString(at: index) {
          index += 1
          break
        }
        out += [0x5C, 0x22]
      } else if byte == 0x5C {
        escape()
        continue
      } else if byte < 0x20 {
        out += byte == 0x0A ? Array("\\n".utf8) : [0x20]
      } else {
        out.append(byte)
      }
      index += 1
    }
    out.append(0x22)
  }

  /// An escape that JSON has stays; of others only the character.
  private mutating func escape() {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0
    if next == 0x75 {
      let digits = bytes[(index + 2)...].prefix(4)
      let isValid = digits.count == 4 && digits.allSatisfy { $0.isHexadecimal }
      if isValid { out += bytes[index..<(index + 6)] }
      index += isValid ? 6 : 2
    } else if [0x22, 0x5C, 0x2F, 0x62, 0x66, 0x6E, 0x72, 0x74].contains(next) {
      out += [0x5C, next]
      index += 2
    } else {
      index += 1
    }
  }

  /// Whether a quote ends a text: a colon, a closing bracket or the end comes next, or a comma and then a value.
  private func endsString(at quote: Int) -> Bool {
    guard let next = nextVisible(after: quote) else { return true }
    switch bytes[next] {
    case 0x3A, 0x7D, 0x5D: return true
    case 0x2C:
      guard let value = nextVisible(after: next) else { return true }
      return [0x22, 0x7B, 0x5B, 0x5D, 0x7D, 0x2D].contains(bytes[value]) || (0x30...0x39).contains(bytes[value])
        || ["true", "false", "null"].contains { bytes[value...].starts(with: $0.utf8) }
    // A comma is missing where the next line goes on with a text.
    case 0x22: return bytes[quote..<next].contains(0x0A)
    default: return false
    }
  }

  private func nextVisible(after index: Int) -> Int? { bytes[(index + 1)...].firstIndex { $0 > 0x20 } }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    (0x30...0x39).contains(self) || (0x61...0x66).contains(self | 0x20)
  }
}
