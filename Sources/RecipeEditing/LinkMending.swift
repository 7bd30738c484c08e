internal import CookbookReading
internal import RecipeMarkdown
internal import SitePlanning
internal import SourceText

/// Links of Markdown files that go on leading where they led when files of the collection get other names.
public struct LinkMending: Sendable {
  /// What becomes of a file, by its path below the content folder.
  private let moves: [String: String]
  /// Whether what does not move stays where it was, as seen from a file that does.
  private let isWithinCollection: Bool

  /// - Parameters:
  ///   - moves: by old paths the new ones.
  ///   - isWithinCollection: whether files move from one place of the collection to another; links of those that come from
  ///     elsewhere are left where they lead to nothing that comes along.
  public init(_ moves: [String: String], isWithinCollection: Bool = true) {
    self.moves = moves
    self.isWithinCollection = isWithinCollection
  }

  /// The bytes of a file with its links mended; every other byte stays.
  ///
  /// - Parameter path: where the file was, below the content folder.
  public func mended(_ bytes: [UInt8], at path: String) -> [UInt8] {
    guard bytes.contains(0x5D) else { return bytes }
    let places = (inlineLinks(in: bytes) + definitions(in: bytes)).sorted { $0.lowerBound < $1.lowerBound }
    var (result, start): ([UInt8], Int) = ([], 0)
    for place in places where place.lowerBound >= start {
      guard let new = destination(String(decoding: bytes[place], as: UTF8.self), in: path) else { continue }
      result += bytes[start..<place.lowerBound] + Array(new.utf8)
      start = place.upperBound
    }
    return result + bytes[start...]
  }

  /// What a destination becomes; `nil` where it stays.
  private func destination(_ written: String, in path: String) -> String? {
    guard case .local(let local, let fragment) = LinkDestination(written), !local.isEmpty,
      let target = ContentPath.resolve(local, from: path)
    else { return nil }
    let ending = ["", ".md"].first { moves[target + $0] != nil }
    guard ending != nil || isWithinCollection && moves[path] != nil else { return nil }
    var new = ending.flatMap { moves[target + $0] } ?? target
    if ending == ".md" { new = String(new.dropLast(".md".count)) }
    let relative = PercentEncoding.normalized(ContentPath.relativePath(to: new, from: moves[path] ?? path)) + fragment
    return relative == written ? nil : relative
  }

  // MARK: Places

  /// The destinations of links and pictures that stand in one line.
  private func inlineLinks(in bytes: [UInt8]) -> [Range<Int>] {
    let start = FrontMatter.find(in: bytes)?.bodyStart ?? (bytes.starts(with: SourceFile.byteOrderMark) ? 3 : 0)
    let lines = SourceLines(bytes, from: start)
    let tree = bytes.withUnsafeBufferPointer { MarkdownDocument.parse(UnsafeBufferPointer(rebasing: $0[start...])) }
    var (found, open): ([Range<Int>], [MarkdownNode]) = ([], [tree.root])
    while let node = open.popLast() {
      open += Array(node.children)
      guard node.kind == .link || node.kind == .image, node.startLine > 0, node.startLine == node.endLine else {
        continue
      }
      if let place = destination(of: node, lines, bytes) { found.append(place) }
    }
    return found
  }

  /// Columns of a line that continues a paragraph do not count the blanks before it, or not all of them.
  private func destination(of node: MarkdownNode, _ lines: SourceLines, _ bytes: [UInt8]) -> Range<Int>? {
    let line = lines.range(of: node.startLine)
    let blanks = bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }.count
    return (0...blanks).lazy.compactMap { shift -> Range<Int>? in
      let start = min(line.lowerBound + node.startColumn - 1 + shift, line.upperBound)
      let end = min(line.lowerBound + node.endColumn + shift, line.upperBound)
      guard start < end, let place = destination(in: start..<end, of: bytes) else { return nil }
      let written = String(decoding: bytes[place], as: UTF8.self)
      return written == node.destination || written.contains("\\") || written.contains("&") ? place : nil
    }.first
  }

  /// Between `](` and `)` or a title behind it.
  private func destination(in link: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
    let text = bytes[link]
    guard text.last == 0x29,
      let bracket = text.indices.dropLast().last(where: { text[$0] == 0x5D && text[$0 + 1] == 0x28 })
    else { return nil }
    return destination(startingAt: bracket + 2, before: link.upperBound - 1, of: bytes)
  }

  private func destination(startingAt start: Int, before end: Int, of bytes: [UInt8]) -> Range<Int>? {
    var start = start
    while start < end, bytes[start] == 0x20 { start += 1 }
    if start < end, bytes[start] == 0x3C {
      guard let close = bytes[start..<end].firstIndex(of: 0x3E) else { return nil }
      return start + 1..<close
    }
    let stop = bytes[start..<end].firstIndex { $0 == 0x20 || $0 == 0x09 } ?? end
    return start < stop ? start..<stop : nil
  }

  /// The destinations of link definitions: `[stock]: stock.md`.
  private func definitions(in bytes: [UInt8]) -> [Range<Int>] {
    let lines = SourceLines(bytes, from: 0)
    return (1..<lines.count + 1).compactMap { number in
      let line = bytes[lines.range(of: number)].trimmingSpaces
      guard line.first == 0x5B,
        let colon = line.indices.dropLast().first(where: { line[$0] == 0x5D && line[$0 + 1] == 0x3A })
      else { return nil }
      return destination(startingAt: colon + 2, before: line.endIndex, of: bytes)
    }
  }
}
