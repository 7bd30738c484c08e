internal import Foods
public import SourceText
internal import Words

/// Reads an aisle file; what cannot be read is left out and said.
public struct AisleFileReader {
  private let file: SourceFile
  private var aisles = AisleFile()
  private var diagnostics: [Diagnostic] = []
  /// The category that items belong to; `nil` where the lines above name none that can be read.
  private var current: Int?
  private var hasHeader = false
  /// The first place of each item, by the words it is compared by.
  private var places: [[UInt8]: (line: Int, category: Int)] = [:]
  /// The first place of each category.
  private var known: [Sameness: Int] = [:]

  /// Lines and strokes between synonyms: ten times what a supermarket has shelves for.
  private static let limit = 20_000

  public static func read(_ file: SourceFile) -> Checked<AisleFile> {
    var reader = AisleFileReader(file: file)
    if let problem = reader.encodingProblem() ?? file.unsettledMerge ?? reader.sizeProblem() {
      return Checked(AisleFile(), [problem])
    }
    let start = file.bytes.starts(with: SourceFile.byteOrderMark) ? SourceFile.byteOrderMark.count : 0
    for line in AisleLine.lines(of: file.bytes, from: start) { reader.read(line) }
    return Checked(reader.aisles, reader.diagnostics)
  }

  private init(file: SourceFile) {
    self.file = file
  }

  private mutating func read(_ line: AisleLine) {
    switch line.kind {
    case .blank: break
    case .malformed:
      hasHeader = true
      current = nil
      diagnostics.append(malformed(line.content))
    case .category(let name): begin(name, line.content)
    case .item(let names): add(names, line.content)
    }
  }

  // MARK: Categories

  private mutating func begin(_ range: Range<Int>, _ content: Range<Int>) {
    hasHeader = true
    guard !range.isEmpty else {
      current = nil
      diagnostics.append(nameless(content))
      return
    }
    let category = AisleFile.Category(name: text(range))
    let sameness = Sameness(category)
    if let first = known[sameness] {
      diagnostics.append(repeated(range, aisles.categories[first]))
      current = first
      return
    }
    known[sameness] = aisles.categories.count
    if category.standard == nil, let meant = Self.meant(category.name) { diagnostics.append(misspelt(range, meant)) }
    current = aisles.categories.count
    aisles.categories.append(category)
  }

  /// What makes two categories the same: the category of Galley they name, else the words.
  private enum Sameness: Hashable {
    case standard(ShoppingCategory)
    case words([UInt8])

    init(_ category: AisleFile.Category) {
      self = category.standard.map(Sameness.standard) ?? .words(NameWords(category.name).bytes)
    }
  }

  /// Two letters that differ are a slip; more make a name of its own.
  private static func meant(_ name: String) -> String? {
    let folded = TextFolding.folded(name)
    let names = ShoppingCategory.allCases.map(\.name)
    return NearMiss.suggestion(for: name, among: names).flatMap { meant in
      folded.utf8.count > 4 && NearMiss.distance(folded, TextFolding.folded(meant)) <= 2 ? meant : nil
    }
  }

  // MARK: Items

  private mutating func add(_ names: [Range<Int>], _ content: Range<Int>) {
    guard let current else {
      if !hasHeader { diagnostics.append(outside(content, names)) }
      return
    }
    var kept: [String] = []
    for range in names {
      let name = text(range)
      let key = NameWords(name).bytes
      guard !key.isEmpty else {
        diagnostics.append(empty(range, content))
        continue
      }
      let line = file.position(ofByte: range.lowerBound).line
      if let first = places[key] {
        diagnostics.append(duplicate(range, name, first.line, inside: aisles.categories[first.category].name))
      } else {
        places[key] = (line, current)
        kept.append(name)
      }
    }
    if !kept.isEmpty { aisles.categories[current].items.append(kept) }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: file.bytes[range], as: UTF8.self) }
}

// MARK: Messages

extension AisleFileReader {
  private func encodingProblem() -> Diagnostic? {
    do throws(Unicode.UTF8.ValidationError) {
      _ = try UTF8Span(validating: file.bytes.span)
      return nil
    } catch {
      let start = error.byteOffsets.lowerBound
      let byte = String(file.bytes[start], radix: 16, uppercase: true)
      return file.diagnostic(
        .error, "text-encoding", at: start..<start + 1, message: "byte 0x\(byte) is not valid UTF-8",
        hint: "save the file as UTF-8")
    }
  }

  private func sizeProblem() -> Diagnostic? {
    let count = file.bytes.count { $0 == 0x0A || $0 == 0x0D || $0 == 0x7C }
    guard count > Self.limit else { return nil }
    return Diagnostic(
      .error, "aisle-size", path: file.path,
      message: "found \(count) lines and synonyms, and an aisle file can have \(Self.limit)",
      hint: "keep what your shop has")
  }

  private func malformed(_ content: Range<Int>) -> Diagnostic {
    file.diagnostic(
      .error, "aisle-category", at: content, message: "“\(text(content))” is no category in brackets",
      hint: "write the category alone on its line, like “[Pantry]”; the items below were left out")
  }

  private func nameless(_ content: Range<Int>) -> Diagnostic {
    file.diagnostic(
      .error, "aisle-category", at: content, message: "found a category without a name: “\(text(content))”",
      hint: "write its name between the brackets; the items below were left out")
  }

  private func repeated(_ range: Range<Int>, _ first: AisleFile.Category) -> Diagnostic {
    file.diagnostic(
      .warning, "aisle-repeated-category", at: range,
      message: "“\(text(range))” is the same category as “\(first.name)” above", hint: "move its items there")
  }

  private func misspelt(_ range: Range<Int>, _ meant: String) -> Diagnostic {
    file.diagnostic(
      .warning, "aisle-unknown-category", at: range,
      message: "“\(text(range))” was read as a category of your own", hint: "did you mean “\(meant)”?")
  }

  private func outside(_ content: Range<Int>, _ names: [Range<Int>]) -> Diagnostic {
    file.diagnostic(
      .warning, "aisle-outside", at: names.first ?? content,
      message: "“\(names.map(text).joined(separator: "|"))” stands before the first category and was left out",
      hint: "write a category in brackets above it")
  }

  private func empty(_ range: Range<Int>, _ content: Range<Int>) -> Diagnostic {
    file.diagnostic(
      .warning, "aisle-empty-item", at: range.isEmpty ? content : range,
      message: range.isEmpty ? "found no name beside “|”" : "“\(text(range))” has no letter or digit",
      hint: "write a name, or remove it")
  }

  private func duplicate(_ range: Range<Int>, _ name: String, _ line: Int, inside category: String) -> Diagnostic {
    file.diagnostic(
      .warning, "aisle-duplicate", at: range,
      message: "“\(name)” already stands in “\(category)” on line \(line), which counts", hint: "remove one of them")
  }
}
