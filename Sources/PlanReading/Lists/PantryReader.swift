public import Cookbook
internal import CookbookReading
internal import RecipeMarkdown
public import SourceText

/// Reads `pantry.md`: one list item for each thing that is there, as one would write it in an ingredient list, with the
/// day it can be used until.
///
///     # Shelf
///     - 1 kg flour (best before 2026-12-01)
///     - salt
///     - [x] milk, use by 24.11.2026
///
/// Headings name shelves and prose is prose; neither counts, nor what stands inside a fenced code block. Check boxes
/// say nothing. A date is ISO 8601 or `day.month.year`, with or without words before it that say what it is.
public struct PantryReader {
  private let source: SourceFile
  private let lines: SourceLines
  private var pantry = Pantry()
  private var diagnostics: [Diagnostic] = []

  public static func read(_ source: SourceFile) -> Checked<Pantry> {
    let reader = PantryReader(source)
    return Checked(reader.pantry, reader.diagnostics)
  }

  private init(_ source: SourceFile) {
    self.source = source
    let mark = source.bytes.starts(with: SourceFile.byteOrderMark) ? 3 : 0
    lines = SourceLines(source.bytes, from: FrontMatter.find(in: source.bytes)?.bodyStart ?? mark)
    readLines()
  }

  private mutating func readLines() {
    var fence: [UInt8]?
    for line in 1..<(lines.count + 1) {
      let bytes = source.bytes[lines.range(of: line)].trimmingSpaces
      if let open = fence {
        if bytes.starts(with: open) { fence = nil }
      } else if bytes.starts(with: Array("```".utf8)) || bytes.starts(with: Array("~~~".utf8)) {
        fence = Array(bytes.prefix(3))
      } else if let item = Self.item(bytes) {
        read(item)
      }
    }
  }

  /// What follows the marker of a list item (CommonMark 0.30 §5.2) and a check box (GFM §5.3).
  private static func item(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard let text = line.afterListMarker?.trimmingSpaces else { return nil }
    let box = Array(text.prefix(3))
    guard box.count == 3, box[0] == 0x5B, box[2] == 0x5D, [0x20, 0x78, 0x58].contains(box[1]) else { return text }
    return text.dropFirst(3).trimmingSpaces
  }

  private mutating func read(_ item: ArraySlice<UInt8>) {
    let clause = BestBeforeClause(in: item)
    let text = MarkdownPlainText.text(ofInline: String(decoding: clause?.rest ?? Array(item), as: UTF8.self))
    guard !text.isEmpty else {
      let range = item.isEmpty ? item.startIndex..<item.startIndex : item.startIndex..<item.endIndex
      diagnostics.append(source.pantryEmptyItem(at: range))
      return
    }
    if let clause, clause.date == nil {
      let range = clause.range
      let written = String(decoding: source.bytes[range], as: UTF8.self)
      diagnostics.append(source.pantryDate(at: range, text: written))
    }
    let line = source.position(ofByte: item.startIndex).line
    pantry.items.append(Pantry.Item(text: text, bestBefore: clause?.date, line: line))
  }
}

extension SourceFile {
  fileprivate func pantryEmptyItem(at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "pantry-empty-item", at: range, message: "nothing says what is there",
      hint: "write a food, as “1 kg flour”, or remove the line")
  }

  fileprivate func pantryDate(at range: Range<Int>, text: String) -> Diagnostic {
    diagnostic(
      .error, "pantry-date", at: range, message: "there is no day “\(text)”", hint: "write the date as 2026-12-01")
  }
}
