/// The part of some bytes that a `Range` field asks for (RFC 9110, 14.2).
enum ByteRange: Equatable {
  /// The field is none that is understood, or asks for several parts: it may be ignored.
  case all
  /// Never empty.
  case part(Range<Int>)
  /// No byte of what is asked for exists.
  case unsatisfiable

  init(_ field: String, count: Int) {
    guard field.lowercased().hasPrefix("bytes="), !field.contains(",") else {
      self = .all
      return
    }
    let ends = field.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, ends.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
      self = .all
      return
    }
    self = Self.range(ends[0], ends[1], count: count)
  }

  private static func range(_ first: Substring, _ last: Substring, count: Int) -> ByteRange {
    switch (Int(first), Int(last)) {
    case (let first?, let last?):
      guard first <= last else { return .all }
      return first < count ? .part(first..<min(last, count - 1) + 1) : .unsatisfiable
    case (let first?, nil) where last.isEmpty: return first < count ? .part(first..<count) : .unsatisfiable
    case (nil, let length?) where first.isEmpty:
      return length > 0 && count > 0 ? .part(max(0, count - length)..<count) : .unsatisfiable
    default: return .all
    }
  }
}
