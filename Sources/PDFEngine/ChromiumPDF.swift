/// What is to be found, and to be changed, in PDFs of Chromium, which Skia writes without object streams.
enum ChromiumPDF {
  /// How many page objects there are.
  static func pageCount(_ bytes: [UInt8]) -> Int {
    let mark = Array("/Type /Page".utf8)
    // “/Pages” is a node of the tree above.
    return offsets(of: mark, in: bytes).count { bytes.indices.contains($0) && bytes[$0] != UInt8(ascii: "s") }
  }

  /// The dates of making, in place, as the first moment of 1970: what WeasyPrint is told, too.
  static func withoutDates(_ bytes: [UInt8]) -> [UInt8] {
    let epoch = Array("19700101000000".utf8)
    var result = bytes
    for name in ["/CreationDate (D:", "/ModDate (D:"] {
      for start in offsets(of: Array(name.utf8), in: bytes) {
        let digits = bytes[start...].prefix(epoch.count)
        guard digits.count == epoch.count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else { continue }
        result.replaceSubrange(digits.indices, with: epoch)
      }
    }
    return result
  }

  /// Where the text ends, each time it occurs.
  private static func offsets(of text: [UInt8], in bytes: [UInt8]) -> [Int] {
    var result: [Int] = []
    var start = 0
    while let slash = bytes[start...].firstIndex(of: text[0]) {
      if bytes[slash...].starts(with: text) { result.append(slash + text.count) }
      start = slash + 1
    }
    return result
  }
}
