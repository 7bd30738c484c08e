internal import SourceText

/// Where a file is edited.
struct EditAddress {
  /// Without anything that HTML would have to escape.
  let text: String

  /// - Parameter path: below the content folder.
  init(path: String, line: Int? = nil) {
    let escaped = path.utf8.map { byte -> String in
      let isPlain = byte.isASCIIDigit || (0x61...0x7A).contains(byte | 0x20) || [0x2D, 0x2E, 0x2F, 0x5F].contains(byte)
      let digits = String(byte, radix: 16, uppercase: true)
      return isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }
    text = "/edit?recipe=" + escaped.joined() + (line.map { "#line-\($0)" } ?? "")
  }
}
