public import Cookbook
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
  private var pantry = Pantry()
  private var diagnostics: [Diagnostic] = []

  public static func read(_ source: SourceFile) -> Checked<Pantry> {
    let reader = PantryReader(source)
    return Checked(reader.pantry, reader.diagnostics)
  }

  private init(_ source: SourceFile) {
    self.source = source
    if let problem = ListSize.pantry.problem(of: source) {
      diagnostics.append(problem)
      return
    }
    for line in MarkdownLine.all(in: source) {
      if case .item(let item) = line.kind { read(source.bytes[item.label]) }
    }
  }

  private mutating func read(_ item: ArraySlice<UInt8>) {
    let clause = BestBeforeClause(in: item)
    let text = MarkdownPlainText.text(ofInline: String(decoding: clause?.rest ?? Array(item), as: UTF8.self))
    guard !text.isEmpty else {
      diagnostics.append(source.pantryEmptyItem(at: item.indices))
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
