internal import Foods
internal import SourceText

/// Remembers in an aisle file that somebody moved an item by hand.
public enum AisleEditor {
  /// The file with an item in a category and in no other; every other byte stays as it is.
  ///
  /// The item is written below the last item of the category, or in a new category at the end. Where a line held nothing
  /// else it goes; its comment stays. A file that has it so already does not change.
  ///
  /// - Returns: `nil` where the item or the category cannot stand in such a file: it has no letter or digit, or holds a
  ///   line break, `|`, `//`, or a bracket where the file would take it for a category.
  public static func moving(_ item: String, to category: String, in bytes: [UInt8]) -> [UInt8]? {
    let (item, category) = (trimmed(item), trimmed(category))
    guard isWritable(item, isCategory: false), isWritable(category, isCategory: true) else { return nil }
    var edit = AisleEdit(bytes, category: category)
    edit.move(item)
    return edit.result
  }

  private static func trimmed(_ text: String) -> String {
    let bytes = text.utf8.drop { $0 == 0x20 || $0 == 0x09 }
    let count = bytes.reversed().drop { $0 == 0x20 || $0 == 0x09 }.count
    return String(decoding: bytes.prefix(count), as: UTF8.self)
  }

  private static func isWritable(_ text: String, isCategory: Bool) -> Bool {
    let bytes = Array(text.utf8)
    guard !NameWords(text).words.isEmpty, !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F }) else { return false }
    if bytes.indices.dropLast().contains(where: { bytes[$0] == 0x2F && bytes[$0 + 1] == 0x2F }) { return false }
    if isCategory { return true }
    return bytes.first != UInt8(ascii: "[") && !bytes.contains(UInt8(ascii: "|"))
  }
}

/// One move within the bytes of an aisle file.
private struct AisleEdit {
  let bytes: [UInt8]
  let category: String
  private let lines: [AisleLine]
  private let target: AisleFile.Category
  /// What replaces which bytes, in order and apart.
  private var replacements: [(range: Range<Int>, text: [UInt8])] = []

  init(_ bytes: [UInt8], category: String) {
    self.bytes = bytes
    self.category = category
    let start = bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    lines = AisleLine.lines(of: bytes, from: start)
    target = AisleFile.Category(name: category)
  }

  var result: [UInt8] {
    var result: [UInt8] = []
    var start = 0
    for (range, text) in replacements.sorted(by: Self.isBefore) {
      result += bytes[start..<range.lowerBound]
      result += text
      start = range.upperBound
    }
    return result + bytes[start...]
  }

  /// What is written at a place comes before what goes from there.
  private static func isBefore(_ one: (range: Range<Int>, text: [UInt8]), _ other: (range: Range<Int>, text: [UInt8]))
    -> Bool
  {
    (one.range.lowerBound, one.range.upperBound) < (other.range.lowerBound, other.range.upperBound)
  }

  mutating func move(_ item: String) {
    let key = NameWords(item).bytes
    var isTarget = false
    var isDone = false
    var place: AisleLine?
    for line in lines {
      switch line.kind {
      case .blank: break
      case .malformed: isTarget = false
      case .category(let name):
        isTarget = isSame(name)
        if isTarget { place = line }
      case .item(let names):
        let others = names.filter { NameWords(text($0)).bytes != key }
        if isTarget { place = line }
        guard others.count < names.count else { continue }
        if isTarget, !isDone { isDone = true } else { remove(line, keeping: others.filter { !$0.isEmpty }) }
      }
    }
    if !isDone { insert(item, below: place) }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isSame(_ name: Range<Int>) -> Bool {
    guard !name.isEmpty else { return false }
    let found = AisleFile.Category(name: text(name))
    if found.standard != nil || target.standard != nil { return found.standard == target.standard }
    return NameWords(found.name).bytes == NameWords(category).bytes
  }

  private mutating func remove(_ line: AisleLine, keeping names: [Range<Int>]) {
    let comment = AisleLine.commentStart(bytes, line.content)
    guard names.isEmpty else {
      guard case .item(let all) = line.kind, let first = all.first, let last = all.last else { return }
      let kept = names.map { Array(bytes[$0]) }
      replacements.append((first.lowerBound..<last.upperBound, Array(kept.joined(separator: [UInt8(ascii: "|")]))))
      return
    }
    let hasComment = comment < line.content.upperBound
    replacements.append((hasComment ? line.content.lowerBound..<comment : line.whole, []))
  }

  private mutating func insert(_ item: String, below place: AisleLine?) {
    let ending = lineEnding
    if let place {
      let isClosed = place.whole.count > place.content.count
      let text = Array(item.utf8)
      replacements.append((place.whole.upperBound..<place.whole.upperBound, isClosed ? text + ending : ending + text))
      return
    }
    var text: [UInt8] = []
    if let last = lines.last {
      if last.whole.count == last.content.count { text += ending }
      if case .blank = last.kind, last.content.isEmpty {} else { text += ending }
    }
    text += Array("[\(category)]".utf8) + ending + Array(item.utf8) + ending
    replacements.append((bytes.count..<bytes.count, text))
  }

  /// The one the file has first; LF in a file that has none.
  private var lineEnding: [UInt8] {
    lines.lazy.map { Array(bytes[$0.content.upperBound..<$0.whole.upperBound]) }.first { !$0.isEmpty } ?? [0x0A]
  }
}
