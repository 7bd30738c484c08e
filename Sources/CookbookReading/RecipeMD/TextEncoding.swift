internal import RecipeMarkdown
public import SourceText

/// Whether bytes are the UTF-8 text that every reader expects.
public enum TextEncoding {
  /// The first thing that is no text: a byte sequence that is not UTF-8, or a NUL.
  public static func problem(in file: SourceFile) -> Diagnostic? {
    if isPlainASCII(file.bytes) { return nil }
    if let offset = file.bytes.withUnsafeBufferPointer({ $0.offset(of: 0) }) {
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

  /// Whether every byte is ASCII and none is NUL; eight are looked at in one step.
  private static func isPlainASCII(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { buffer in
      let wholeWords = buffer.count / 8 * 8
      for offset in stride(from: 0, to: wholeWords, by: 8) {
        let word = buffer.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // The high bit of a byte of `word &- 0x01…` is set where the byte was 0; of `word` where it is not ASCII.
        if (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 != 0 { return false }
      }
      return buffer[wholeWords...].allSatisfy { $0 > 0 && $0 < 0x80 }
    }
  }

  /// ASCII, of which there is most, is passed over eight bytes at a time.
  private static func firstInvalidByte(of bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      var offset = 0
      while offset < buffer.count {
        if buffer[offset] < 0x80 {
          offset += asciiCount(of: buffer, from: offset)
          continue
        }
        var decoder = UTF8.ForwardParser()
        var iterator = buffer[offset...].makeIterator()
        guard case .valid(let encoded) = decoder.parseScalar(from: &iterator) else { return offset }
        offset += encoded.count
      }
      return nil
    }
  }

  /// How many bytes from an offset on, where one stands, are ASCII without a doubt.
  private static func asciiCount(of bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = start
    while offset + 8 <= raw.count,
      raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
    {
      offset += 8
    }
    return max(offset - start, 1)
  }
}
