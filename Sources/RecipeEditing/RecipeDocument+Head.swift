internal import CookbookReading
internal import SourceText

extension RecipeDocument {
  /// Front matter and what else stands above the title, without white space around it.
  var headRange: Range<Int> {
    let bytes = file.bytes
    let start = bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    guard start < bodyStart else { return bodyStart..<bodyStart }
    let text = bytes[start..<bodyStart].trimmingWhiteSpace
    return text.isEmpty ? start..<start : text.startIndex..<text.endIndex
  }

  /// The same as a text with LF alone.
  var head: String { String(decoding: LineEnds.unified(file.bytes[headRange]), as: UTF8.self) }
}
