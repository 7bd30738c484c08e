/// Writes broken JSON anew, from bracket to bracket.
struct JSONMender {
  private let bytes: ArraySlice<UInt8>
  private(set) var index: Int
  private var out: [UInt8] = []
  /// The closing brackets that are still to come.
  private var closers: [UInt8] = []
  /// Where the last text begins in what was written.
  private var textStart = 0
  /// Whether the first name has no quotes: then those behind the end of a text have none either.
  private let hasBareNames: Bool

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
    let visible = bytes.lazy.filter { $0 > 0x20 }
    hasBareNames = visible.first == 0x7B && visible.dropFirst().first.map { $0 == 0x27 || $0.isWord } ?? false
  }

  init(_ bytes: [UInt8]) { self.init(bytes[...]) }

  mutating func mend() -> [String] {
    var values: [String] = []
    while let value = mendOne() { values.append(value) }
    return values
  }

  mutating func mendOne() -> String? {
    guard let start = bytes[index...].firstIndex(where: { $0 == 0x7B || $0 == 0x5B }) else { return nil }
    index = start
    out = []
    closers = []
    repeat { step() } while index < bytes.endIndex && !closers.isEmpty
    dropComma()
    if closers.last == 0x7D { endMember() }
    out += closers.reversed()
    return String(decoding: out, as: UTF8.self)
  }

  private mutating func step() {
    let byte = bytes[index]
    switch byte {
    case 0x22: string(endedBy: [[0x22]])
    case 0x27: string(endedBy: [[0x27]])
    case 0xE2
    where bytes[index...].starts(with: Self.curlyQuotes[0]) || bytes[index...].starts(with: Self.curlyQuotes[1]):
      string(endedBy: Self.curlyQuotes)
    case 0x7B, 0x5B:
      separate()
      closers.append(byte == 0x7B ? 0x7D : 0x5D)
      out.append(byte)
      index += 1
    case 0x7D, 0x5D: close(byte)
    case 0x2F where bytes[index...].starts(with: "/*".utf8): skip(past: "*/")
    case 0x2F where bytes[index...].starts(with: "//".utf8): skip(past: "\n")
    case 0x3C where bytes[index...].starts(with: "<!--".utf8): skipComment()
    case 0x3C: skip(past: ">")
    case 0x2C:
      dropComma()
      fillMember()
      out.append(byte)
      index += 1
    case 0..<0x20:
      out.append(0x20)
      index += 1
    case _ where byte.isWord: word()
    default:
      out.append(byte)
      index += 1
    }
  }

  private static let curlyQuotes: [[UInt8]] = [Array("\u{201C}".utf8), Array("\u{201D}".utf8)]

  /// A number, a constant or a name without quotes, as JSON writes them.
  private mutating func word() {
    let end = bytes[index...].firstIndex { !$0.isWord } ?? bytes.endIndex
    let text = String(decoding: bytes[index..<end], as: UTF8.self)
    if nextVisible(from: end).map({ bytes[$0] == 0x3A }) ?? false, closers.last == 0x7D {
      separate()
      textStart = out.count
      out += Array("\"\(text)\"".utf8)
    } else {
      out += Array((Self.constants[text] ?? (text.hasPrefix("+") ? String(text.dropFirst()) : text)).utf8)
    }
    index = end
  }

  private static let constants = [
    "undefined": "null", "NaN": "null", "None": "null", "Infinity": "null", "True": "true", "False": "false",
  ]

  /// A bracket that closes another one than the innermost closes those above it as well; one that closes none goes.
  private mutating func close(_ byte: UInt8) {
    index += 1
    guard let place = closers.lastIndex(of: byte) else { return }
    dropComma()
    fillMember()
    out += closers[place...].reversed()
    closers.removeSubrange(place...)
  }

  private mutating func dropComma() {
    while let last = out.last, last <= 0x20 || last == 0x2C { out.removeLast() }
  }

  /// A member whose value nobody wrote has none.
  private mutating func fillMember() {
    if out.last(where: { $0 > 0x20 }) == 0x3A { out += Array("null".utf8) }
  }

  /// The same where the text is cut off, and a name that stands there alone goes.
  private mutating func endMember() {
    fillMember()
    guard out.last == 0x22, let before = out[..<textStart].last(where: { $0 > 0x20 }), before == 0x7B || before == 0x2C
    else { return }
    out.removeSubrange(textStart...)
    dropComma()
  }

  /// A comma where a value follows another one.
  private mutating func separate() {
    guard let last = out.last(where: { $0 > 0x20 }), [0x7D, 0x5D, 0x22].contains(last) else { return }
    out.append(0x2C)
  }

  private mutating func skip(past end: String) {
    let found = bytes[index...].firstRange(of: Array(end.utf8))
    index = found?.upperBound ?? bytes.endIndex
  }

  /// A comment goes, unless it holds values: then only its marks do.
  private mutating func skipComment() {
    // Longer ones are no remarks.
    let rest = bytes[(index + 4)...].prefix(500)
    guard let end = rest.firstRange(of: "-->".utf8),
      !rest[..<end.lowerBound].contains(where: { [0x22, 0x5B, 0x7B].contains($0) })
    else {
      index += 4
      return
    }
    index = end.upperBound
  }

  private mutating func string(endedBy quotes: [[UInt8]]) {
    separate()
    textStart = out.count
    out.append(0x22)
    index += quotes[0].count
    while index < bytes.endIndex {
      let byte = bytes[index]
      if let quote = quotes.first(where: { bytes[index...].starts(with: $0) }) {
        if endsString(before: index + quote.count) {
          index += quote.count
          break
        }
        out += quote == [0x22] ? [0x5C, 0x22] : quote
        index += quote.count
        continue
      } else if byte == 0x5C {
        escape()
        continue
      } else if byte == 0x22 {
        out += [0x5C, 0x22]
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
    let next = index + 1 < bytes.endIndex ? bytes[index + 1] : 0
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
  private func endsString(before end: Int) -> Bool {
    guard let next = nextVisible(from: end) else { return true }
    switch bytes[next] {
    case 0x3A, 0x7D, 0x5D: return true
    // A tag between two values, as editors for texts put one at the end of each line.
    case 0x3C: return bytes[next...].starts(with: "<br".utf8) || bytes[next...].starts(with: "</p".utf8)
    case 0x2C: return nextVisible(from: next + 1).map(beginsValue) ?? true
    // A comma is missing where the next line goes on with a text.
    case 0x22: return bytes[end..<next].contains(0x0A)
    default: return false
    }
  }

  private func beginsValue(at index: Int) -> Bool {
    let rest = bytes[index...]
    return [0x22, 0x7B, 0x5B, 0x5D, 0x7D, 0x2C, 0x2D, 0x3C].contains(bytes[index])
      || (0x30...0x39).contains(bytes[index])
      || ["//", "/*"].contains { rest.starts(with: $0.utf8) }
      || ["true", "false", "null"].contains { rest.starts(with: $0.utf8) }
      || Self.curlyQuotes.contains { rest.starts(with: $0) }
      || hasBareNames && (bytes[index] == 0x27 || bytes[index].isWord)
  }

  private func nextVisible(from index: Int) -> Int? { bytes[index...].firstIndex { $0 > 0x20 } }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    (0x30...0x39).contains(self) || (0x61...0x66).contains(self | 0x20)
  }

  /// Letters, digits and the signs of numbers and of names in programs.
  fileprivate var isWord: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
      || [0x24, 0x2B, 0x2D, 0x2E, 0x5F].contains(self)
  }
}
