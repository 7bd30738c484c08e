internal import SourceText

/// Whether bytes are the UTF-8 text that every reader expects.
enum TextEncoding {
  /// The first thing that is no text: a byte sequence that is not UTF-8, or a NUL.
  static func problem(in file: SourceFile) -> Diagnostic? {
    if let offset = file.bytes.firstIndex(of: 0) {
      return file.diagnostic(
        .error, "text-encoding", at: offset..<(offset + 1), message: "found a NUL byte; this is not a text file",
        hint: "save the file as plain UTF-8 text")
    }
    guard let offset = firstInvalidByte(of: file.bytes) else { return nil }
    let byte = String(file.bytes[offset], radix: 16, uppercase: true)
    return file.diagnostic(
      .error, "text-encoding", at: offset..<(offset + 1), message: "byte 0x\(byte) is not valid UTF-8",
      hint: "save the file as UTF-8")
  }

  private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    if bytes.allSatisfy({ $0 < 0x80 }) { return nil }
    var decoder = UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var offset = 0
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let encoded): offset += encoded.count
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }
}
