internal import CookbookReading
internal import SourceText

/// Sets one fact line of a recipe.
struct FactEdit {
  private let document: RecipeDocument
  private let outline: RecipeOutline
  private let language: String
  private let lines: FactLines

  init(_ document: RecipeDocument, _ outline: RecipeOutline, language: String) {
    (self.document, self.outline, self.language) = (document, outline, language)
    lines = FactLines(of: document.descriptionRange, in: document.file.bytes)
  }

  private var bytes: [UInt8] { document.file.bytes }

  /// The file with the value in its line, with a new line among the facts there are, or without the line.
  func bytes(setting key: FactKey, to value: String) -> [UInt8] {
    guard let line = lines.lines.first(where: { $0.key == key }) else {
      return value.isEmpty ? bytes : adding(key, value)
    }
    guard value.isEmpty else {
      return bytes[..<line.range.lowerBound] + Array(value.utf8) + bytes[line.range.upperBound...]
    }
    return removing(line)
  }

  private func adding(_ key: FactKey, _ value: String) -> [UInt8] {
    let text = "\(key.name(in: String(language.prefix { $0 != "-" }))): \(value)"
    if let last = lines.factRanges.last {
      let new = Array((LineEnds.usual(in: bytes) + text).utf8)
      return bytes[..<last.upperBound] + new + bytes[last.upperBound...]
    }
    let pieces = outline.description.blocks.indices.map(SectionWriter.Piece.kept)
    return SectionWriter(outline.description, in: bytes)
      .file(with: pieces + [.made(.text, Array(text.utf8), isListed: false)])
  }

  private func removing(_ line: FactLines.Line) -> [UInt8] {
    let blocks = outline.description.blocks
    guard let index = blocks.firstIndex(where: { $0.range.contains(line.range.lowerBound) }) else { return bytes }
    let start = bytes[..<line.range.lowerBound].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    let behind = bytes[line.range.upperBound...].drop { $0 != 0x0A && $0 != 0x0D }.startIndex
    let block = blocks[index].range
    let rest: [UInt8]
    if behind < block.upperBound {
      let next = behind + (bytes[behind] == 0x0D && bytes[behind + 1] == 0x0A ? 2 : 1)
      rest = Array(bytes[block.lowerBound..<start] + bytes[next..<block.upperBound])
    } else {
      let before = bytes[block.lowerBound..<start].reversed().drop { $0 == 0x0A || $0 == 0x0D }.count
      rest = Array(bytes[block.lowerBound..<block.lowerBound + before])
    }
    var pieces = blocks.indices.map(SectionWriter.Piece.kept)
    if rest.isEmpty {
      pieces.remove(at: index)
    } else {
      pieces[index] = .replaced(index, rest)
    }
    return SectionWriter(outline.description, in: bytes).file(with: pieces)
  }
}
