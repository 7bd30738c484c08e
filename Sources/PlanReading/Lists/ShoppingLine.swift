internal import CookbookReading
internal import SourceText

/// A line of `shopping.md` that is a list item (CommonMark 0.30 §5.2), perhaps with a box (GFM §5.3).
struct ShoppingLine {
  /// Counted from 1.
  let number: Int
  /// The line without its line ending.
  let range: Range<Int>
  /// Where the box stands, brackets included; `nil` where there is none.
  let box: Range<Int>?
  /// Where a box would stand.
  let afterMarker: Int
  let content: Range<Int>
  let isTicked: Bool

  static func all(in bytes: [UInt8]) -> [ShoppingLine] {
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let lines = SourceLines(bytes, from: FrontMatter.find(in: bytes)?.bodyStart ?? mark)
    var result: [ShoppingLine] = []
    var fence: [UInt8]?
    for number in 1..<(lines.count + 1) {
      let range = lines.range(of: number)
      let text = bytes[range].trimmingSpaces
      if let open = fence {
        if text.starts(with: open) { fence = nil }
      } else if text.starts(with: Array("```".utf8)) || text.starts(with: Array("~~~".utf8)) {
        fence = Array(text.prefix(3))
      } else if let line = ShoppingLine(text, number, range) {
        result.append(line)
      }
    }
    return result
  }

  private init?(_ text: ArraySlice<UInt8>, _ number: Int, _ range: Range<Int>) {
    guard let marker = text.first, let rest = text.afterListMarker else { return nil }
    let item = rest.trimmingSpaces
    // Three of the markers with nothing else are a line across the page.
    guard !item.allSatisfy({ $0 == marker || $0 == 0x20 }) || item.isEmpty else { return nil }
    let start = item.isEmpty ? text.endIndex : item.startIndex
    self.number = number
    self.range = range
    afterMarker = start
    let sign = Array(item.prefix(3))
    guard sign.count == 3, sign[0] == 0x5B, sign[2] == 0x5D, [0x20, 0x78, 0x58].contains(sign[1]),
      item.count == 3 || item[start + 3] == 0x20 || item[start + 3] == 0x09
    else {
      box = nil
      content = start..<text.endIndex
      isTicked = false
      return
    }
    box = start..<start + 3
    let words = item.dropFirst(3).trimmingSpaces
    content = words.isEmpty ? text.endIndex..<text.endIndex : words.startIndex..<words.endIndex
    isTicked = sign[1] != 0x20
  }
}
