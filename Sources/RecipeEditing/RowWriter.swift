internal import CookbookReading
internal import SourceText

/// Writes rows of a form as blocks of a section, with the markers and numbers that its lists have.
struct RowWriter {
  let writer: SectionWriter
  let stepSource: StepSourceStyle
  /// The rows as they were.
  let rows: [RecipeSheet.Row]

  /// How steps that are new are written.
  enum StepSourceStyle {
    case numbered, bulleted, paragraphs
  }

  private var blocks: [RecipeOutline.Block] { writer.section.blocks }
  private var bytes: [UInt8] { writer.bytes }

  func pieces(after change: RowChange) -> [SectionWriter.Piece]? {
    let kept = blocks.indices.map(SectionWriter.Piece.kept)
    switch change {
    case .set(let index, let amount, let text):
      guard blocks.indices.contains(index) else { return nil }
      var pieces = kept
      pieces[index] = set(index, amount: amount, text: text)
      return pieces
    case .insert(let index, let row):
      guard (0...kept.count).contains(index) else { return nil }
      var pieces = kept
      pieces.insert(made(row, at: index), at: index)
      return numbered(pieces)
    case .remove(let range):
      guard range.lowerBound >= 0, range.upperBound <= kept.count else { return nil }
      var pieces = kept
      pieces.removeSubrange(range)
      return numbered(pieces)
    case .move(let range, let target): return RowChange.moved(kept, range, to: target).map(numbered)
    }
  }

  // MARK: One row

  private func set(_ index: Int, amount: String, text: String) -> SectionWriter.Piece {
    let (block, row) = (blocks[index], rows[index])
    let prefix = bytes[block.range.lowerBound..<block.content.lowerBound]
    var result = Array(prefix)
    if amount == row.amount, let old = block.amount {
      result += bytes[old]
    } else {
      result += Self.emphasis(amount)
    }
    let oldText = bytes[(block.amount?.upperBound ?? block.content.lowerBound)..<block.content.upperBound]
    if text == row.text {
      let start = block.amount == nil || amount.isEmpty ? oldText.trimmingWhiteSpace.startIndex : oldText.startIndex
      if block.amount == nil, !amount.isEmpty { result.append(0x20) }
      result += bytes[start..<oldText.endIndex]
    } else {
      if !amount.isEmpty { result.append(0x20) }
      result += indented(text, by: prefix.count)
    }
    result += bytes[block.content.upperBound..<block.range.upperBound]
    return .replaced(index, result)
  }

  private func made(_ row: RecipeSheet.Row, at index: Int) -> SectionWriter.Piece {
    let prefix = prefix(of: row, at: index)
    let amount = row.amount.isEmpty ? [] : Self.emphasis(row.amount) + [0x20]
    let kind = RecipeOutline.Block.Kind(rawValue: row.kind.rawValue) ?? .text
    let isListed = !prefix.isEmpty && kind != .heading
    return .made(
      kind, prefix + amount + indented(row.text, by: kind == .heading ? 0 : prefix.count), isListed: isListed)
  }

  /// The marker of the nearest block of its kind.
  private func prefix(of row: RecipeSheet.Row, at index: Int) -> [UInt8] {
    if row.kind == .heading {
      let level = row.level > 0 ? row.level : blocks.last { $0.kind == .heading }?.level ?? 2
      return Array((String(repeating: "#", count: level) + " ").utf8)
    }
    let before = blocks.prefix(index).last { $0.kind.rawValue == row.kind.rawValue }
    let near = before ?? blocks.dropFirst(index).first { $0.kind.rawValue == row.kind.rawValue }
    if let near { return Array(bytes[near.range.lowerBound..<near.content.lowerBound]) }
    switch row.kind {
    case .ingredient: return Array("- ".utf8)
    case .step:
      return Array((["1. ", "- ", ""][[.numbered, .bulleted, .paragraphs].firstIndex(of: stepSource) ?? 0]).utf8)
    case .heading, .text: return []
    }
  }

  private func indented(_ text: String, by columns: Int) -> [UInt8] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let blanks = String(repeating: " ", count: columns)
    let indented = lines.enumerated().map {
      $0.offset == 0 || $0.element.isEmpty ? String($0.element) : blanks + $0.element
    }
    return Array(indented.joined(separator: String(decoding: writer.lineEnd, as: UTF8.self)).utf8)
  }

  static func emphasis(_ amount: String) -> [UInt8] {
    guard !amount.isEmpty else { return [] }
    let mark = amount.contains("*") ? "_" : "*"
    return Array((mark + amount + mark).utf8)
  }

  // MARK: Numbers

  /// Numbers that counted go on counting; others stay.
  private func numbered(_ pieces: [SectionWriter.Piece]) -> [SectionWriter.Piece] {
    let old = runs(of: blocks.indices.map(SectionWriter.Piece.kept))
    guard let style = NumberStyle(old.map { run in run.compactMap { self.number(of: $0.piece)?.value } }) else {
      return pieces
    }
    var (result, count) = (pieces, 0)
    for run in runs(of: pieces) {
      if style == .eachList { count = 0 }
      for (index, piece) in run {
        count += 1
        result[index] = renumbered(piece, as: count)
      }
    }
    return result
  }

  private enum NumberStyle {
    case eachList, through

    /// `nil` where the numbers count in no way.
    init?(_ runs: [[Int]]) {
      if runs.allSatisfy({ $0 == Array(1..<$0.count + 1) }) {
        self = .eachList
      } else if runs.joined().elementsEqual(1..<runs.joined().count + 1) {
        self = .through
      } else {
        return nil
      }
    }
  }

  /// Numbered pieces that follow each other.
  private func runs(of pieces: [SectionWriter.Piece]) -> [[(index: Int, piece: SectionWriter.Piece)]] {
    var (result, open): ([[(Int, SectionWriter.Piece)]], [(Int, SectionWriter.Piece)]) = ([], [])
    for (index, piece) in pieces.enumerated() {
      if number(of: piece) != nil {
        open.append((index, piece))
      } else if !open.isEmpty {
        result.append(open)
        open = []
      }
    }
    return open.isEmpty ? result : result + [open]
  }

  private func number(of piece: SectionWriter.Piece) -> (value: Int, digits: Range<Int>)? {
    let bytes = writer.bytes(of: piece)
    let start = bytes.prefix { $0 == 0x20 }.count
    let digits = bytes[start...].prefix(while: \.isASCIIDigit)
    guard isStep(piece), digits.endIndex < bytes.count, [0x2E, 0x29].contains(bytes[digits.endIndex]) else {
      return nil
    }
    return Int(String(decoding: digits, as: UTF8.self)).map { ($0, digits.startIndex..<digits.endIndex) }
  }

  private func isStep(_ piece: SectionWriter.Piece) -> Bool {
    writer.kind(of: piece) == .step && writer.isListed(piece)
  }

  private func renumbered(_ piece: SectionWriter.Piece, as number: Int) -> SectionWriter.Piece {
    guard let old = self.number(of: piece), old.value != number else { return piece }
    let digits = Array(String(number).utf8)
    let bytes = writer.bytes(of: piece)
    let more = digits.count - old.digits.count
    var result = bytes[..<old.digits.lowerBound] + digits
    // Further lines stay below the text.
    for byte in bytes[old.digits.upperBound...] {
      result.append(byte)
      if byte == 0x0A, more > 0 { result += Array(repeating: 0x20, count: more) }
    }
    return piece.place.map { .replaced($0, Array(result)) } ?? .made(.step, Array(result), isListed: true)
  }
}
