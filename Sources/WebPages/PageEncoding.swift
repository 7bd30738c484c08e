internal import Glibc

/// Brings the bytes of a page, or of any other text, to UTF-8.
public enum PageEncoding {
  /// A byte order mark decides, then whether the bytes are UTF-8 already, then what the page says of itself, else
  /// Windows-1252. Bytes that the character set does not have become U+FFFD.
  ///
  /// Source: HTML Living Standard §13.2.3.2, which puts the page's word before the look at its bytes; pages that say
  /// one thing and hold UTF-8 are common.
  public static func utf8(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return repaired(Array(bytes.dropFirst(3))) }
    if bytes.starts(with: [0xFF, 0xFE]) { return converted(Array(bytes.dropFirst(2)), from: "UTF-16LE") ?? [] }
    if bytes.starts(with: [0xFE, 0xFF]) { return converted(Array(bytes.dropFirst(2)), from: "UTF-16BE") ?? [] }
    let isUTF8 = bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
    if isUTF8 { return bytes }
    let name = declared(in: bytes)
    if let name, ["utf-8", "utf8"].contains(name) { return repaired(bytes) }
    return name.flatMap { converted(bytes, from: known($0)) } ?? converted(bytes, from: "WINDOWS-1252")
      ?? repaired(bytes)
  }

  private static func repaired(_ bytes: [UInt8]) -> [UInt8] { Array(String(decoding: bytes, as: UTF8.self).utf8) }

  /// What is called Latin-1 on the web is Windows-1252 (Encoding Standard §4.2).
  private static func known(_ name: String) -> String {
    ["iso-8859-1", "latin1", "latin-1", "us-ascii", "ascii", "iso8859-1"].contains(name) ? "WINDOWS-1252" : name
  }

  /// The name behind `charset=`, or `encoding=` of XML, in the first 4096 bytes, in lowercase.
  private static func declared(in bytes: [UInt8]) -> String? {
    let head = String(decoding: bytes.prefix(4096), as: UTF8.self).lowercased()
    guard let mark = head.firstRange(of: "charset=") ?? head.firstRange(of: "encoding=") else { return nil }
    let rest = head[mark.upperBound...].drop { $0 == "\"" || $0 == "'" || $0 == " " }
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" || $0 == ":") }
    return name.isEmpty ? nil : String(name)
  }

  /// `nil` when the C library does not know the character set.
  static func converted(_ bytes: [UInt8], from name: String) -> [UInt8]? {
    guard let converter = iconv_open("UTF-8", name), Int(bitPattern: converter) != -1 else { return nil }
    defer { iconv_close(converter) }
    var input = bytes.map { CChar(bitPattern: $0) }
    var output = [CChar](repeating: 0, count: bytes.count * 4 + 16)
    let written = input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in convert(input, output, converter) }
    }
    return output[..<written].map { UInt8(bitPattern: $0) }
  }

  private static func convert(
    _ input: UnsafeMutableBufferPointer<CChar>, _ output: UnsafeMutableBufferPointer<CChar>, _ converter: iconv_t
  ) -> Int {
    var from = input.baseAddress
    var to = output.baseAddress
    var left = input.count
    var room = output.count
    while left > 0 {
      _ = iconv(converter, &from, &left, &to, &room)
      guard left > 0, room >= 3 else { break }
      // One byte that means nothing there becomes the replacement character.
      for byte in [0xEF, 0xBF, 0xBD] as [UInt8] {
        to?.pointee = CChar(bitPattern: byte)
        to = to?.advanced(by: 1)
        room -= 1
      }
      from = from?.advanced(by: 1)
      left -= 1
    }
    return output.count - room
  }
}
