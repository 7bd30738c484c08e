internal import CookbookReading
internal import SourceText

/// An inline link, `[title](destination)` or `[title](<destination>)`.
///
/// A plan is written by hand and edited by programs, so that the exact bytes of the link matter; brackets inside the
/// title must be in pairs or escaped (CommonMark 0.30 §6.3).
public struct PlanLink: Sendable, Equatable {
  /// Plain text.
  public let title: String
  /// Percent-decoded.
  public let destination: String
  /// In the file, brackets included.
  public let range: Range<Int>

  static func all(in bytes: ArraySlice<UInt8>) -> [PlanLink] {
    var result: [PlanLink] = []
    var rest = bytes
    while let link = first(in: rest) {
      result.append(link)
      rest = bytes[link.range.upperBound...]
    }
    return result
  }

  public static func first(in bytes: ArraySlice<UInt8>) -> PlanLink? {
    var start = bytes.startIndex
    while let open = bytes[start...].firstIndex(of: 0x5B) {
      if let link = link(at: open, in: bytes) { return link }
      start = open + 1
    }
    return nil
  }

  private static func link(at open: Int, in bytes: ArraySlice<UInt8>) -> PlanLink? {
    guard let close = closing(0x5D, after: open, in: bytes), close + 1 < bytes.endIndex, bytes[close + 1] == 0x28,
      let end = closing(0x29, after: close + 1, in: bytes)
    else { return nil }
    var target = bytes[(close + 2)..<end].trimmingSpaces
    if target.first == 0x3C, target.last == 0x3E, target.count >= 2 { target = target.dropFirst().dropLast() }
    let title = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
    return PlanLink(
      title: title, destination: PercentEncoding.decoded(String(decoding: target, as: UTF8.self)),
      range: open..<(end + 1))
  }

  private static func closing(_ bracket: UInt8, after open: Int, in bytes: ArraySlice<UInt8>) -> Int? {
    let opening = bytes[open]
    var depth = 0
    var index = open
    while index < bytes.endIndex {
      switch bytes[index] {
      case 0x5C: index += 1
      case opening: depth += 1
      case bracket:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }
}
