internal import CookbookReading
internal import RecipeMarkdown

/// Links as Obsidian and wikis write them, `[[vegetable-stock|stock]]`, which Markdown does not know.
struct WikiLink {
  /// With its brackets.
  let range: Range<Int>
  /// The name of the file it leads to.
  let target: String
  /// What is shown of it there.
  let label: String

  /// How Markdown writes it, where the file lies beside; recipes are named there without their ending.
  var inMarkdown: String {
    let isNamedWhole = PictureFile.isPicture(target) || target.lowercased().hasSuffix(".md")
    return "[\(label)](\(PercentEncoding.normalized(isNamedWhole ? target : target + ".md")))"
  }

  /// Those of a text; what stands between backticks, and brackets that belong to a link of Markdown, are none.
  static func all(in bytes: [UInt8], from start: Int) -> [WikiLink] {
    let brackets = bytes.withUnsafeBufferPointer { text in
      text.holds(0x5B) { $0 + 1 < text.count && text[$0 + 1] == 0x5B }
    }
    guard brackets else { return [] }
    var found: [WikiLink] = []
    var (position, isCode) = (start, false)
    while position + 1 < bytes.count {
      switch bytes[position] {
      case 0x0A: isCode = false
      case 0x60: isCode.toggle()
      case 0x5B where bytes[position + 1] == 0x5B && !isCode:
        if let link = WikiLink(in: bytes, at: position) {
          found.append(link)
          position = link.range.upperBound - 1
        }
      default: break
      }
      position += 1
    }
    return found
  }

  private init?(in bytes: [UInt8], at start: Int) {
    let inner = start + 2
    let end = bytes[inner...].firstIndex { [0x0A, 0x5B, 0x5D].contains($0) }
    guard let end, end > inner, bytes[end] == 0x5D, end + 1 < bytes.count, bytes[end + 1] == 0x5D else { return nil }
    // `[[1]](notes.md)` is a link whose text has brackets.
    if end + 2 < bytes.count, [0x28, 0x3A, 0x5B].contains(bytes[end + 2]) { return nil }
    if start > 0, bytes[start - 1] == 0x5C { return nil }
    let parts = bytes[inner..<end].split(separator: 0x7C, maxSplits: 1)
    guard let first = parts.first, let last = parts.last else { return nil }
    range = start..<end + 2
    target = String(decoding: first.prefix { $0 != 0x23 }, as: UTF8.self)
    label = String(decoding: last, as: UTF8.self)
  }
}
