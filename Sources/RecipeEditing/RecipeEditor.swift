internal import Cookbook
internal import CookbookReading
public import SourceText

/// Changes one part of a RecipeMD file; every byte outside it stays.
public enum RecipeEditor {
  /// The bytes of the file after the change; those it has where nothing has to change.
  ///
  /// What was written is read again, and used only if it says what was wanted, and all else as before. `nil` after an
  /// error: those of `RecipeReader` and `TagEditor`; `edit-unfaithful` where the change cannot be written so.
  ///
  /// - Parameter language: of the site, a BCP 47 tag; names of facts that are new are written in the recipe's, or in it.
  public static func apply(_ change: RecipeChange, to file: SourceFile, language: String) -> Checked<[UInt8]?> {
    if case .tags(let tags) = change { return TagEditor.apply(tags, to: file) }
    let read = RecipeReader.read(file)
    guard let document = read.value else { return Checked(nil, read.diagnostics.filter { $0.severity == .error }) }
    let edit = RecipeEdit(document, language: language)
    guard let bytes = edit.bytes(after: change), edit.isFaithful(bytes, change) else {
      return Checked(nil, [.unfaithfulEdit(of: change.subject, in: file)])
    }
    return Checked(bytes)
  }
}

/// One recipe that is changed.
private struct RecipeEdit {
  let document: RecipeDocument
  let outline: RecipeOutline
  let sheet: RecipeSheet
  let language: String
  var bytes: [UInt8] { document.file.bytes }

  init(_ document: RecipeDocument, language: String) {
    self.document = document
    self.language = MetadataReader.read(document).value.facts.language ?? language
    outline = RecipeOutline(document)
    sheet = RecipeSheet(document, outline)
  }

  func bytes(after change: RecipeChange) -> [UInt8]? {
    switch change {
    case .head(let text): headed(text)
    case .title(let title): replacing(outline.title, with: title)
    case .description(let text): described(text)
    case .tags: nil
    case .yields(let text): yielding(text)
    case .fact(let key, let value): FactEdit(document, outline, language: language).bytes(setting: key, to: value)
    case .rows(let section, let change): changed(section, change)
    case .section(let section, let text): whole(section, text)
    }
  }

  private func replacing(_ range: Range<Int>, with text: String) -> [UInt8] {
    Array(bytes[..<range.lowerBound] + Array(text.utf8) + bytes[range.upperBound...])
  }

  /// What is taken away goes with the white space behind it, which kept it apart.
  private func endOfGap(behind range: Range<Int>) -> Int {
    bytes[range.upperBound...].firstIndex { ![0x0A, 0x0D, 0x20].contains($0) } ?? bytes.count
  }

  // MARK: Front matter

  private func headed(_ text: String) -> [UInt8] {
    let old = document.headRange
    if text.isEmpty { return replacing(old.lowerBound..<endOfGap(behind: old), with: "") }
    return replacing(old, with: lines(old.isEmpty ? text + "\n\n" : text))
  }

  // MARK: Description

  /// Paragraphs that stay keep their bytes, and facts their place.
  private func described(_ text: String) -> [UInt8] {
    let writer = SectionWriter(outline.description, in: bytes)
    let blocks = outline.description.blocks
    let prose = blocks.indices.filter { !outline.factBlocks.contains($0) }
    let old = prose.map { String(decoding: LineEnds.unified(bytes[blocks[$0].range]), as: UTF8.self) }
    let new = Self.paragraphs(of: text)
    let same = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - same
    let sameAtEnd = zip(old.reversed(), new.reversed()).prefix(rest).prefix { $0 == $1 }.count
    let gone = prose[same..<prose.count - sameAtEnd]
    let changed = new[same..<new.count - sameAtEnd].map { Array(lines($0).utf8) }
    // As many as there were take the places of those that go; the others stand behind them.
    let replaced = Dictionary(uniqueKeysWithValues: zip(gone, changed))
    let more = changed.dropFirst(gone.count).map { SectionWriter.Piece.made(.text, $0, isListed: false) }
    let place = gone.last.map { $0 + 1 } ?? (same < prose.count ? prose[same] : prose.last.map { $0 + 1 } ?? 0)
    var pieces: [SectionWriter.Piece] = []
    for index in 0...blocks.count {
      if index == place { pieces += more }
      guard index < blocks.count else { break }
      if let bytes = replaced[index] {
        pieces.append(.replaced(index, bytes))
      } else if !gone.contains(index) {
        pieces.append(.kept(index))
      }
    }
    return writer.file(with: pieces)
  }

  private static func paragraphs(of text: String) -> [String] {
    var (result, open): ([String], [Substring]) = ([], [])
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.allSatisfy({ $0 == " " || $0 == "\t" }) {
        if !open.isEmpty { result.append(open.joined(separator: "\n")) }
        open = []
      } else {
        open.append(line)
      }
    }
    return open.isEmpty ? result : result + [open.joined(separator: "\n")]
  }

  private func lines(_ text: String) -> String { text.replacing("\n", with: LineEnds.usual(in: bytes)) }

  // MARK: Yields

  private func yielding(_ text: String) -> [UInt8] {
    let lineEnd = LineEnds.usual(in: bytes)
    let paragraph = text.contains("*") ? "__\(text)__" : "**\(text)**"
    guard let old = document.yieldsRange else {
      guard !text.isEmpty else { return bytes }
      if let tags = document.tagsRange {
        return replacing(tags.upperBound..<tags.upperBound, with: lineEnd + lineEnd + paragraph)
      }
      return replacing(document.tagsPlace..<document.tagsPlace, with: paragraph + lineEnd + lineEnd)
    }
    guard !text.isEmpty else {
      return replacing(old.lowerBound..<endOfGap(behind: old), with: "")
    }
    let inside = bytes[old].trimmingWhiteSpace
    return replacing(inside.startIndex + 2..<inside.endIndex - 2, with: text)
  }

  // MARK: Sections

  private func changed(_ section: RecipeSheet.Section, _ change: RowChange) -> [UInt8]? {
    guard let place = section == .ingredients ? outline.ingredients : outline.method else {
      guard case .insert(0, let row) = change else { return nil }
      return withMethod(made(row))
    }
    let writer = SectionWriter(place, in: bytes)
    let rows = RowWriter(writer: writer, stepSource: stepStyle, rows: sheet[section])
    return rows.pieces(after: change).map(writer.file)
  }

  private var stepStyle: RowWriter.StepSourceStyle {
    guard sheet.method.contains(where: { $0.kind == .step }) else { return .numbered }
    switch outline.stepSource {
    case .orderedLists: return .numbered
    case .bulletLists: return .bulleted
    case .paragraphs: return .paragraphs
    }
  }

  private func made(_ row: RecipeSheet.Row) -> String {
    switch row.kind {
    case .heading: "## \(row.text)"
    case .step: "1. " + row.text.replacing("\n", with: "\n   ")
    case .ingredient, .text: row.text
    }
  }

  /// The file with a second divider, and what is to stand behind it.
  private func withMethod(_ text: String) -> [UInt8] {
    let end = bytes.reversed().drop { [0x0A, 0x0D, 0x20, 0x09].contains($0) }.count
    return Array(bytes[..<end]) + Array(lines("\n\n---\n\n\(text)\n").utf8)
  }

  private func whole(_ section: RecipeSheet.Section, _ text: String) -> [UInt8] {
    guard let place = section == .ingredients ? outline.ingredients : outline.method else {
      return text.isEmpty ? bytes : withMethod(text)
    }
    let writer = SectionWriter(place, in: bytes)
    return writer.file(with: text.isEmpty ? [] : [.made(.text, Array(lines(text).utf8), isListed: false)])
  }

  // MARK: What was written

  /// Whether a file says what was wanted, and all else as before.
  func isFaithful(_ new: [UInt8], _ change: RecipeChange) -> Bool {
    guard let again = RecipeReader.read(SourceFile(path: document.file.path, bytes: new)).value else { return false }
    var (found, wanted) = (RecipeSheet(again), sheet)
    switch change {
    case .head(let text): if again.head != text { return false }
    case .title(let title): wanted.title = title
    case .description(let text): wanted.description = Self.paragraphs(of: text).joined(separator: "\n\n")
    case .tags: break
    case .yields(let text): wanted.yields = text
    case .fact(let key, let value): wanted.facts[key] = value.isEmpty ? nil : value
    case .rows(let section, let change):
      guard var rows = change.applied(to: sheet[section]) else { return false }
      for index in rows.indices where rows[index].kind == .heading && rows[index].level == 0 {
        rows[index].level = found[section].indices.contains(index) ? found[section][index].level : 0
      }
      (found[section], wanted[section]) = (found[section].map(Self.plain), rows.map(Self.plain))
    case .section(let section, _): found[section] = wanted[section]
    }
    return found == wanted
  }

  /// Below a heading such as “Notes” a step is a remark, so a place decides what a row is called.
  private static func plain(_ row: RecipeSheet.Row) -> RecipeSheet.Row {
    var row = row
    if row.kind == .step { row.kind = .text }
    return row
  }
}
