/// Names of files that every system can keep, and that take no way back to the name they were made of.
///
/// Windows and the archives of GitHub's actions refuse `< > : " | ? * \`, control characters, a dot or space at the end, and
/// the names of devices (Microsoft, “Naming Files, Paths, and Namespaces”); such a character becomes `~` with the two
/// hexadecimal digits of its byte. What looks like one already is written so as well, so that no two names meet.
enum PortableName {
  /// `soups/what?.jpg` → `soups/what~3F.jpg`
  static func path(_ path: String) -> String {
    path.utf8.allSatisfy(isPlain) && !path.contains("./") && !mayNameDevice(path)
      ? path : path.split(separator: "/", omittingEmptySubsequences: false).map { name($0[...]) }.joined(separator: "/")
  }

  /// The path that ``path(_:)`` was given.
  static func original(_ path: String) -> String {
    guard path.utf8.contains(mark) else { return path }
    let bytes = Array(path.utf8)
    var result: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == mark, let byte = escaped(bytes[(place + 1)...]) {
        result.append(byte)
        place += 3
      } else {
        result.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether Windows takes a name, whatever its ending, for that of a device.
  static func isDevice(_ name: Substring) -> Bool {
    let stem = name.prefix { $0 != "." }.lowercased()
    return devices.contains(stem)
      || stem.utf8.count == 4 && ["com", "lpt"].contains(stem.prefix(3)) && stem.last?.isWholeNumber == true
  }

  private static let mark = UInt8(ascii: "~")
  private static let devices: Set<String> = ["con", "prn", "aux", "nul"]

  private static func isPlain(_ byte: UInt8) -> Bool { byte > 0x20 && byte != mark && !refused.contains(byte) }
  private static let refused = Set("<>:\"|?*\\\u{7F}".utf8)

  private static func mayNameDevice(_ path: String) -> Bool { path.split(separator: "/").contains { isDevice($0) } }

  private static func name(_ name: Substring) -> String {
    let bytes = Array(name.utf8)
    let isDevice = isDevice(name)
    var result: [UInt8] = []
    for (place, byte) in bytes.enumerated() {
      let isLast = place == bytes.count - 1
      let isRefused =
        byte < 0x20 || refused.contains(byte) || place == 0 && isDevice
        || isLast && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "."))
        || byte == mark && escaped(bytes[(place + 1)...]) != nil
      result += isRefused ? [mark, digits[Int(byte >> 4)], digits[Int(byte & 15)]] : [byte]
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static let digits = Array("0123456789ABCDEF".utf8)

  /// The byte that two hexadecimal digits in capitals stand for.
  private static func escaped(_ rest: ArraySlice<UInt8>) -> UInt8? {
    guard rest.count >= 2, let high = digits.firstIndex(of: rest[rest.startIndex]),
      let low = digits.firstIndex(of: rest[rest.startIndex + 1])
    else { return nil }
    return UInt8(high << 4 | low)
  }
}
