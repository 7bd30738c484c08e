internal import SourceText

/// What stands behind the marker of a list item, and perhaps behind a check box (GFM §5.3).
struct MarkdownItem {
  /// Columns before the marker; a tab counts four.
  let indent: Int
  let isNumbered: Bool
  let marker: Int
  /// Without white space around; empty, at the end of the line, where nothing follows the marker.
  let content: Range<Int>
  /// Brackets included; `nil` where there is none.
  let box: Range<Int>?
  let isTicked: Bool
  /// What follows the box; all of it where there is none.
  let label: Range<Int>

  init?(_ line: ArraySlice<UInt8>, _ text: ArraySlice<UInt8>) {
    guard let rest = text.afterListMarker else { return nil }
    indent = line.prefix { $0 == 0x20 || $0 == 0x09 }.reduce(0) { $0 + ($1 == 0x09 ? 4 : 1) }
    isNumbered = (0x30...0x39).contains(text[text.startIndex])
    marker = text.startIndex
    let item = rest.trimmingSpaces
    content = item.isEmpty ? text.endIndex..<text.endIndex : item.indices
    let sign = Array(item.prefix(3))
    guard sign.count == 3, sign[0] == 0x5B, sign[2] == 0x5D, [0x20, 0x78, 0x58].contains(sign[1]),
      item.count == 3 || item[item.startIndex + 3] == 0x20 || item[item.startIndex + 3] == 0x09
    else {
      (box, isTicked, label) = (nil, false, content)
      return
    }
    box = item.startIndex..<item.startIndex + 3
    isTicked = sign[1] != 0x20
    let words = item.dropFirst(3).trimmingSpaces
    label = words.isEmpty ? text.endIndex..<text.endIndex : words.indices
  }
}
