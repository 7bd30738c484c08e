/// Text as HTML content or as a quoted attribute value.
public enum HTMLEscaping {
  public static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = 0
    for index in 0..<text.count {
      guard let entity = entity(for: text[index]) else { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      entity.withUTF8Buffer { bytes.append(contentsOf: $0) }
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private static func entity(for byte: UInt8) -> StaticString? {
    switch byte {
    case 0x26: "&amp;"
    case 0x3C: "&lt;"
    case 0x3E: "&gt;"
    case 0x22: "&quot;"
    default: nil
    }
  }
}
