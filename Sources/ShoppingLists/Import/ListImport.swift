public import SourceText

/// Reads shopping lists of other programs, told by what they look like.
///
/// A `quickyshoppy://` link; the JSON in it; a table whose first line names its columns; a Cooklang list
/// (`olive oil{100%ml}`); todo.txt; else text with one item a line, with or without bullets, boxes, shelves and quantities
/// in parentheses. A list with an error gives no items.
public enum ListImport {
  /// Items a shopping list can have.
  private static let limit = 5_000
  /// Lines, with those of shelves and what is no item, and bytes of a list that is text.
  static let (lines, bytes) = (20_000, 400_000)

  public static func read(_ source: SourceFile) -> Checked<[ImportedItem]> {
    let result = recognise(source)
    guard !result.hasErrors else { return Checked([], result.diagnostics) }
    return result.value.count > limit ? Checked([], result.diagnostics + [tooMany(result.value.count, source)]) : result
  }

  private static func tooMany(_ count: Int, _ source: SourceFile) -> Diagnostic {
    tooLarge("\(count) items, and a shopping list can have \(limit)", source)
  }

  private static func tooLarge(_ found: String, _ source: SourceFile) -> Diagnostic {
    Diagnostic(
      .error, "shop-import-size", path: source.path, message: "found \(found)",
      hint: "take over the part you shop for")
  }

  private static func recognise(_ source: SourceFile) -> Checked<[ImportedItem]> {
    guard String(validating: source.bytes, as: UTF8.self) != nil else {
      return Checked(
        [],
        [
          source.diagnostic(
            .error, "shop-import-text", at: 0..<0, message: "the list is not UTF-8 text",
            hint: "save it as UTF-8, or export it again")
        ])
    }
    let lines = ImportLine.all(in: source)
    guard let first = lines.first else { return Checked([]) }
    if first.text.lowercased().hasPrefix(QuickyShoppy.scheme) { return QuickyShoppyReader.read(first, in: source) }
    if first.text.hasPrefix("{") || first.text.hasPrefix("[{") { return QuickyShoppyReader.read(json: source) }
    if lines.count > Self.lines {
      return Checked([], [tooLarge("more than \(Self.lines) lines, and a shopping list can have so many", source)])
    }
    if source.bytes.count > bytes {
      return Checked([], [tooLarge("\(source.bytes.count) bytes, and a shopping list can have \(bytes)", source)])
    }
    if let table = TableListReader(lines, in: source) { return Checked(table.read()) }
    if CooklangListReader.isLikely(lines, in: source) { return CooklangListReader.read(lines, in: source) }
    if TodoTextReader.isLikely(lines) { return Checked(TodoTextReader.read(lines)) }
    return Checked(PlainListReader.read(lines))
  }
}

/// A line that is not blank.
struct ImportLine {
  /// Without the white space around it.
  let text: String
  let indent: Int
  /// In bytes of the source.
  let range: Range<Int>

  /// Those of a list that is read, and one more of a longer one.
  static func all(in source: SourceFile) -> [ImportLine] {
    var start = source.bytes.starts(with: SourceFile.byteOrderMark) ? 3 : 0
    var result: [ImportLine] = []
    while start < source.bytes.count, result.count <= ListImport.lines {
      let end = source.bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? source.bytes.count
      let words = source.bytes[start..<end].drop { $0 == 0x20 || $0 == 0x09 }
      let count = words.reversed().drop { $0 == 0x20 || $0 == 0x09 }.count
      let range = words.startIndex..<words.startIndex + count
      if !range.isEmpty {
        let text = String(decoding: source.bytes[range], as: UTF8.self)
        result.append(ImportLine(text: text, indent: range.lowerBound - start, range: range))
      }
      start = end + 1
    }
    return result
  }
}
