internal import Foods
internal import SourceText

/// Remembers in an aisle file that somebody moved items by hand.
public enum AisleEditor {
  /// An item and the category it is to stand in.
  public struct Move: Sendable {
    public var item: String
    public var category: String

    public init(_ item: String, to category: String) {
      self.item = item
      self.category = category
    }
  }

  /// The file with an item in a category and in no other; every other byte stays as it is.
  ///
  /// The item is written below the last item of the category, or in a new category at the end. Where a line held nothing
  /// else it goes; its comment stays. A file that has it so already does not change.
  ///
  /// - Returns: `nil` where the item or the category cannot stand in such a file: it has no letter or digit, or holds a
  ///   line break, `|`, `//`, or a bracket where the file would take it for a category.
  public static func moving(_ item: String, to category: String, in bytes: [UInt8]) -> [UInt8]? {
    let (result, refused) = moving([Move(item, to: category)], in: bytes)
    return refused.isEmpty ? result : nil
  }

  /// The file with each item in its category, as one move after the other leaves it, and the moves that cannot be written.
  ///
  /// Of an item that is moved twice the last category counts.
  public static func moving(_ moves: [Move], in bytes: [UInt8]) -> (bytes: [UInt8], refused: [Move]) {
    var refused: [Move] = []
    var edit = AisleEdit(bytes)
    for move in moves {
      let (item, category) = (trimmed(move.item), trimmed(move.category))
      if isWritable(item, isCategory: false), isWritable(category, isCategory: true) {
        edit.add(item, category)
      } else {
        refused.append(move)
      }
    }
    edit.run()
    return (edit.result, refused)
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

/// Moves within the bytes of an aisle file.
private struct AisleEdit {
  /// What makes two names of a category the same.
  private enum CategoryKey: Hashable {
    case standard(ShoppingCategory)
    case own([UInt8])

    init(_ name: String) {
      self = AisleNames.category(called: name).map(Self.standard) ?? .own(NameWords(name).bytes)
    }
  }

  private struct Move {
    var item: String
    var category: String
    var key: CategoryKey
    var isDone = false
  }

  let bytes: [UInt8]
  private let lines: [AisleLine]
  private var moves: [Move] = []
  /// Where in the moves that of an item stands.
  private var places: [[UInt8]: Int] = [:]
  /// What replaces which bytes, in order and apart.
  private var replacements: [(range: Range<Int>, text: [UInt8])] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    let start = bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    lines = AisleLine.lines(of: bytes, from: start)
  }

  mutating func add(_ item: String, _ category: String) {
    let move = Move(item: item, category: category, key: CategoryKey(category))
    let key = NameWords(item).bytes
    if let place = places[key] {
      moves[place] = move
    } else {
      places[key] = moves.count
      moves.append(move)
    }
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

  mutating func run() {
    let last = takeAway()
    var order: [CategoryKey] = []
    var new: [CategoryKey: [Move]] = [:]
    for move in moves where !move.isDone {
      if new[move.key] == nil { order.append(move.key) }
      new[move.key, default: []].append(move)
    }
    var end: [UInt8] = []
    for key in order {
      let moves = new[key] ?? []
      if let place = last[key] { insert(moves, below: lines[place]) } else { append(moves, to: &end) }
    }
    if !end.isEmpty { replacements.append((bytes.count..<bytes.count, end)) }
  }

  /// Takes the items out of all categories but their own.
  ///
  /// - Returns: the last line of each category.
  private mutating func takeAway() -> [CategoryKey: Int] {
    var last: [CategoryKey: Int] = [:]
    var category: CategoryKey?
    for (number, line) in lines.enumerated() {
      switch line.kind {
      case .blank: break
      case .malformed: category = nil
      case .category(let name):
        category = name.isEmpty ? nil : CategoryKey(text(name))
        if let category { last[category] = number }
      case .item(let names):
        if let category { last[category] = number }
        takeAway(names, at: line, in: category)
      }
    }
    return last
  }

  private mutating func takeAway(_ names: [Range<Int>], at line: AisleLine, in category: CategoryKey?) {
    let found = names.map { places[NameWords(text($0)).bytes] }
    let own = Set(found.compactMap { $0 })
    guard !own.isEmpty else { return }
    let staying = own.filter { moves[$0].key == category && !moves[$0].isDone }
    for move in staying { moves[move].isDone = true }
    guard staying.count < own.count else { return }
    let kept = zip(names, found).filter { $1.map(staying.contains) ?? true }.map(\.0)
    remove(line, keeping: kept.filter { !$0.isEmpty })
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

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

  private mutating func insert(_ moves: [Move], below place: AisleLine) {
    let isClosed = place.whole.count > place.content.count
    let text = moves.flatMap { isClosed ? Array($0.item.utf8) + lineEnding : lineEnding + Array($0.item.utf8) }
    replacements.append((place.whole.upperBound..<place.whole.upperBound, text))
  }

  /// Writes a new category behind what the file ends with, or behind another new one.
  private func append(_ moves: [Move], to end: inout [UInt8]) {
    if !end.isEmpty {
      end += lineEnding
    } else if let last = lines.last {
      if last.whole.count == last.content.count { end += lineEnding }
      if case .blank = last.kind, last.content.isEmpty {} else { end += lineEnding }
    }
    end += Array("[\(moves[0].category)]".utf8) + lineEnding
    for move in moves { end += Array(move.item.utf8) + lineEnding }
  }

  /// The one the file has first; LF in a file that has none.
  private var lineEnding: [UInt8] {
    lines.lazy.map { Array(bytes[$0.content.upperBound..<$0.whole.upperBound]) }.first { !$0.isEmpty } ?? [0x0A]
  }
}
