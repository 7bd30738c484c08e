internal import SourceText

/// A line of `shopping.md` that is a list item, perhaps with a box.
struct ShoppingLine {
  /// Counted from 1.
  let number: Int
  /// The line without its line ending.
  let range: Range<Int>
  let item: MarkdownItem

  static func all(in bytes: [UInt8]) -> [ShoppingLine] {
    MarkdownLine.all(in: SourceFile(path: "", bytes: bytes)).compactMap { line in
      guard case .item(let item) = line.kind else { return nil }
      return ShoppingLine(number: line.number, range: line.range, item: item)
    }
  }
}
