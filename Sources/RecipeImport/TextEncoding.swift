internal import SourceText
internal import WebPages

/// Texts in other character sets than UTF-8, which programs of old and some of today write.
enum TextEncoding {
  /// The file in UTF-8, and what to say of it: UTF-16 by its byte order mark, else Windows-1252. Archives stay as they are,
  /// and so does RTF, which says itself what its bytes are.
  static func readable(_ file: SourceFile) -> (file: SourceFile, loss: ImportLoss?) {
    let bytes = file.bytes
    let isWide = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    guard isWide || !SourceShape.isPacked(bytes) && !RichText.isOne(bytes) && !isUTF8(bytes) else { return (file, nil) }
    let loss = isWide ? nil : ImportLoss(.changed, "encoding", "the file is no UTF-8; it was read as Windows-1252")
    return (SourceFile(path: file.path, bytes: PageEncoding.utf8(bytes)), loss)
  }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { String(validating: $0, as: UTF8.self) != nil }
  }
}
