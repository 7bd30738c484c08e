internal import CookbookReading
internal import RecipeMarkdown

/// Reference links of a Markdown text, `[the stock][s]`, written as inline ones, so that a part of it leads to the same places
/// where its definitions do not come along.
public enum ReferenceInlining {
  /// The bytes of a file with its reference links inline and without the definitions they had; every other byte stays.
  public static func inlined(_ bytes: [UInt8]) -> [UInt8] {
    guard LinkDefinitions.mayStand(in: bytes[...]) else { return bytes }
    let start = LinkMending.bodyStart(of: bytes)
    let places = LinkPlaces(in: bytes, from: start)
    let definitions = places.confirmed(places.all.filter { $0.label != nil }).compactMap { Definition($0, in: bytes) }
    guard !definitions.isEmpty else { return bytes }
    let byLabel = Dictionary(definitions.map { ($0.label, $0) }) { first, _ in first }
    let references = self.references(in: bytes, from: start) { place, label in
      byLabel[Definition.folded(bytes[label])].flatMap { definition in
        definitions.contains { $0.range.contains(place.lowerBound) } ? nil : definition
      }
    }
    let asked = replacing(references.enumerated().map { ($1.place, "(\(LinkPlaces.mark($0)))") }, in: bytes)
    let found = Set(LinkPlaces.destinations(of: asked[start...]))
    let real = references.enumerated().filter { found.contains(LinkPlaces.mark($0.offset)) }.map(\.element)
    let links = replacing(real.map { ($0.place, $0.definition.target) }, in: bytes)
    let whole = replacing(
      (real.map { ($0.place, $0.definition.target) } + definitions.map { ($0.range, "") }).sorted {
        ($0.0.lowerBound, $0.0.upperBound) < ($1.0.lowerBound, $1.0.upperBound)
      }, in: bytes)
    // A definition that something still needs stays, and so do all where taking them away changes anything.
    let before = LinkPlaces.destinations(of: bytes[start...])
    return [whole, links].first { LinkPlaces.destinations(of: $0[start...]) == before } ?? bytes
  }

  private static func replacing(_ changes: [(Range<Int>, String)], in bytes: [UInt8]) -> [UInt8] {
    var (result, end): ([UInt8], Int) = ([], 0)
    for (range, text) in changes where range.lowerBound >= end {
      result += bytes[end..<range.lowerBound] + Array(text.utf8)
      end = range.upperBound
    }
    return result + bytes[end...]
  }

  // MARK: References

  /// What is put in the place of a label that follows a text, or behind one that is the text.
  private typealias Reference = (place: Range<Int>, definition: Definition)

  /// All brackets that may refer to a definition, in their order.
  private static func references(
    in bytes: [UInt8], from start: Int, _ definition: (Range<Int>, Range<Int>) -> Definition?
  ) -> [Reference] {
    var (found, open): ([Reference], Int?) = ([], nil)
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 0x5C: index += 1
      case 0x5B: open = index
      case 0x5D:
        if let first = open, let place = place(first, index, in: bytes),
          let meant = definition(place, first + 1..<index)
        {
          found.append((place, meant))
        }
        open = nil
      default: break
      }
      index += 1
    }
    return found
  }

  /// Where the destination of a reference goes whose brackets stand at these places; `nil` where another one is meant.
  private static func place(_ first: Int, _ last: Int, in bytes: [UInt8]) -> Range<Int>? {
    if first > 0, bytes[first - 1] == 0x5D, first < 2 || bytes[first - 2] != 0x5C { return first..<last + 1 }
    let behind = bytes[(last + 1)...]
    if behind.starts(with: [0x5B, 0x5D]) { return last + 1..<last + 3 }
    return behind.first == 0x5B || behind.first == 0x28 ? nil : last + 1..<last + 1
  }
}

/// A link definition, `[s]: stock.md "Title"`.
private struct Definition {
  let label: String
  /// As it stands in an inline link, `(stock.md "Title")`.
  let target: String
  /// The whole of it, with the end of its last line where nothing stands before it.
  let range: Range<Int>

  init?(_ place: LinkPlaces.Place, in bytes: [UInt8]) {
    guard let label = place.label else { return nil }
    self.label = Self.folded(bytes[label])
    let isInAngles = bytes[place.range.lowerBound - 1] == 0x3C
    let end = place.range.upperBound + (isInAngles ? 1 : 0)
    let title = Self.title(behind: end, in: bytes)
    let destination = String(decoding: bytes[place.range], as: UTF8.self)
    let words =
      title.map { String(decoding: bytes[$0], as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init) } ?? []
    target = "(\(([isInAngles ? "<\(destination)>" : destination] + words).joined(separator: " ")))"
    let first = label.lowerBound - 1
    let isAlone = first == 0 || bytes[first - 1] == 0x0A
    let last = title?.upperBound ?? end
    let behind = bytes[last...].firstIndex(of: 0x0A).map { $0 + 1 } ?? bytes.count
    range = first..<(isAlone && bytes[last..<behind].allSatisfy { $0 <= 0x20 } ? behind : last)
  }

  /// As labels are compared: in any case, blanks together.
  static func folded(_ label: ArraySlice<UInt8>) -> String {
    String(decoding: label, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ").lowercased()
  }

  /// A title behind a destination, on its line or the next, if nothing stands behind it; no line within it is empty.
  private static func title(behind end: Int, in bytes: [UInt8]) -> Range<Int>? {
    var (index, lines) = (end, 0)
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) {
      if bytes[index] == 0x0A { lines += 1 }
      index += 1
    }
    guard index < bytes.count, index > end, lines < 2,
      let close: UInt8 = [0x22: 0x22, 0x27: 0x27, 0x28: 0x29][bytes[index]]
    else { return nil }
    let start = index
    index += 1
    while index < bytes.count, bytes[index] != close {
      if bytes[index] == 0x0A {
        let next = bytes[(index + 1)...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }
        if next == nil || next == 0x0A { return nil }
      }
      index += bytes[index] == 0x5C ? 2 : 1
    }
    guard index < bytes.count else { return nil }
    let rest = bytes[(index + 1)...].prefix { $0 != 0x0A && $0 != 0x0D }
    return rest.allSatisfy { $0 == 0x20 || $0 == 0x09 } ? start..<index + 1 : nil
  }
}
