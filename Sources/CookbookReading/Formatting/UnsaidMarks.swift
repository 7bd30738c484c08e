internal import SourceText

/// What a file says that the value of its recipe does not hold, so that a recipe that is written anew is without it.
struct UnsaidMarks: Equatable {
  /// Links with a title, `[stock](stock.md "the brown one")`.
  let titledLinks: Int
  /// Ingredients that are ticked off, `- [x] salt`; boxes without a tick say nothing.
  let ticks: Int

  init(in document: RecipeDocument) {
    let bytes = document.file.bytes
    titledLinks = document.links.count { Self.hasTitle(bytes[$0.range]) }
    ticks = bytes[document.bodyStart...].split { $0 == 0x0A || $0 == 0x0D }.count(where: Self.isTicked)
  }

  /// Whether something stands behind the destination of an inline link.
  private static func hasTitle(_ link: ArraySlice<UInt8>) -> Bool {
    guard link.last == 0x29,
      let start = link.indices.dropLast().last(where: { link[$0] == 0x5D && link[$0 + 1] == 0x28 })
    else { return false }
    let inside = link[(start + 2)..<(link.endIndex - 1)].trimmingWhiteSpace
    let rest = inside.first == 0x3C ? inside.drop { $0 != 0x3E }.dropFirst() : inside.drop { $0 > 0x20 }
    return !rest.trimmingWhiteSpace.isEmpty
  }

  /// Whether a line is an item of a list with a ticked box.
  private static func isTicked(_ line: ArraySlice<UInt8>) -> Bool {
    let item = line.drop { $0 == 0x20 || $0 == 0x09 }
    let number = item.prefix { (0x30...0x39).contains($0) }
    let marker = item.dropFirst(number.count)
    guard let sign = marker.first, number.isEmpty ? "-+*".utf8.contains(sign) : ".)".utf8.contains(sign) else {
      return false
    }
    let text = marker.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
    return TaskMark.range(in: text).map { text[$0.lowerBound + 1] != 0x20 } ?? false
  }
}
