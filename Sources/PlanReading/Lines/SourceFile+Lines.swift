internal import SourceText

extension SourceFile {
  /// The lines below front matter and byte order mark.
  var linesBelowFrontMatter: SourceLines {
    let mark = bytes.starts(with: SourceFile.byteOrderMark) ? 3 : 0
    return SourceLines(bytes, from: FrontMatter.find(in: bytes)?.bodyStart ?? mark)
  }
}
