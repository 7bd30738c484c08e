/// The addresses that browsers load what is named in a text from.
enum LoadedAddresses {
  /// Whether an address leads to another host. Browsers drop spaces around it, tabs and line breaks in it, and read `\` as `/`
  /// (URL Standard, §4.4).
  static func isForeign(_ address: some Sequence<UInt8>) -> Bool {
    let start = beginning(of: address, longest)
    return beginnings.contains { start.hasPrefix($0) }
  }

  /// Whether an address is a script.
  static func isScript(_ address: some Sequence<UInt8>) -> Bool { beginning(of: address, 11) == "javascript:" }

  /// So many bytes of an address as browsers read them, in lowercase.
  static func beginning(of address: some Sequence<UInt8>, _ count: Int) -> String {
    var start: [UInt8] = []
    for byte in address where byte > 0x20 || !start.isEmpty && byte == 0x20 {
      start.append(byte == UInt8(ascii: "\\") ? UInt8(ascii: "/") : (0x41...0x5A).contains(byte) ? byte | 0x20 : byte)
      if start.count == count { break }
    }
    return String(decoding: start, as: UTF8.self)
  }

  private static let beginnings = ["//", "http:", "https:", "ftp:"]
  private static let longest = 6

  /// The addresses of a `srcset`, without their widths (HTML, §4.8.4.2.2).
  static func candidates(of set: String) -> [[UInt8]] {
    var rest = Array(set.utf8)[...]
    let comma = UInt8(ascii: ",")
    var result: [[UInt8]] = []
    while true {
      rest = rest.drop { StyleText.isSpace($0) || $0 == comma }
      guard !rest.isEmpty else { return result }
      var address = rest.prefix { !StyleText.isSpace($0) }
      rest = rest[address.endIndex...]
      // Without a comma right behind it, a width follows.
      if address.last != comma { rest = rest[(rest.firstIndex(of: comma) ?? rest.endIndex)...] }
      while address.last == comma { address.removeLast() }
      result.append(Array(address))
    }
  }

  /// The addresses of a declaration or a statement of a style sheet: in `url()`, the strings of functions that choose among
  /// pictures, and that of `@import`. Others – `content`, `format()` – are words.
  static func addresses(ofStyle value: String) -> [[UInt8]] {
    var text = StyleText(Array(value.utf8))
    var result: [[UInt8]] = []
    /// The functions around what is read, the innermost last.
    var functions: [String] = []
    var statement: String?
    while let byte = text.byte {
      switch byte {
      case UInt8(ascii: "@") where text.position == 0:
        text.position += 1
        statement = text.name()
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let string = text.string()
        if functions.last.map({ loading.contains($0) }) ?? (statement == "import") { result.append(string) }
      case UInt8(ascii: "/") where text.isNext("*"): text.skipComment()
      case UInt8(ascii: "("):
        functions.append("")
        text.position += 1
      case UInt8(ascii: ")"):
        _ = functions.popLast()
        text.position += 1
      case _ where text.isAtName:
        let name = text.name()
        guard text.byte == UInt8(ascii: "(") else { continue }
        text.position += 1
        if let address = text.unquotedAddress(of: name) { result.append(address) } else { functions.append(name) }
      default: text.position += 1
      }
    }
    // The name of a vocabulary is no file.
    return statement == "namespace" ? [] : result
  }

  private static let loading = Set(
    "url src image image-set -webkit-image-set cross-fade".split(separator: " ").map(String.init))
}

extension StyleText {
  /// What a function holds whose bracket was passed over; `nil` for others than `url` and for a string.
  mutating func unquotedAddress(of name: String) -> [UInt8]? {
    guard name == "url" else { return nil }
    skipSpaces()
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return nil }
    return address()
  }
}
