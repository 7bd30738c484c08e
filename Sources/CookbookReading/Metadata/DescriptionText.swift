internal import Cookbook
internal import RecipeMarkdown
internal import SourceText

/// The prose of a recipe in two parts: the first paragraph, which is the summary, and the rest.
public struct DescriptionText: Sendable, Hashable {
  /// Inline Markdown.
  public let lead: String?
  /// Markdown with blocks.
  public let rest: String?

  /// A first block that is no paragraph is not a summary.
  public init(_ prose: String?) {
    guard let prose else {
      lead = nil
      rest = nil
      return
    }
    let first = prose.leadingParagraph
    guard !first.isEmpty, !Self.startsBlock(first) else {
      lead = nil
      rest = prose
      return
    }
    let remainder = prose[prose.utf8.index(prose.startIndex, offsetBy: first.utf8.count)...].drop { $0.isNewline }
    lead = first
    rest = remainder.isEmpty ? nil : String(remainder)
  }

  /// Whether a text begins with another block than a paragraph, or with a picture, which is no summary either.
  ///
  /// Source: CommonMark 0.29, §4 and §5; a table starts with a stroke (GFM, §4.10).
  private static func startsBlock(_ text: String) -> Bool {
    let line = text.utf8.prefix { $0 != 0x0A && $0 != 0x0D }
    guard let first = line.first else { return false }
    let run = line.prefix { $0 == first }.count
    let next = line.dropFirst(run).first
    let isBlankBehind = next.map { $0 == 0x20 || $0 == 0x09 } ?? true
    switch first {
    case UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "!"): return true
    case UInt8(ascii: "#"): return run <= 6 && isBlankBehind
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"):
      return run == 1 && isBlankBehind || isRule(line, of: first)
    case UInt8(ascii: "`"), UInt8(ascii: "~"): return run >= 3
    case UInt8(ascii: "<"):
      return next.map { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A || "/!?".utf8.contains($0) } ?? false
    case 0x30...0x39:
      let digits = line.prefix { 0x30...0x39 ~= $0 }.count
      let rest = line.dropFirst(digits)
      return digits <= 9 && [0x2E, 0x29].contains(rest.first)
        && rest.dropFirst().first.map { $0 == 0x20 || $0 == 0x09 } ?? true
    default: return false
    }
  }

  /// `* * *`, `---`.
  private static func isRule(_ line: some Sequence<UInt8>, of sign: UInt8) -> Bool {
    let signs = line.filter { $0 != 0x20 && $0 != 0x09 }
    return sign != UInt8(ascii: "+") && signs.count >= 3 && signs.allSatisfy { $0 == sign }
  }

  /// Leaves the trees of the prose and of its parts with the recipe's texts.
  ///
  /// - Parameter facts: the paragraphs of the description that are not prose.
  static func remember(_ prose: String, of document: RecipeDocument, without facts: [Range<Int>]) {
    let texts = document.recipe.texts
    let blocks = document.descriptionBlocks.filter { !facts.contains($0.range) }
    // A fact paragraph that is no block of its own, such as one inside a quote, leaves other blocks than were read.
    guard blocks.count == document.descriptionBlocks.count - facts.count, let first = blocks.first else { return }
    let nodes = blocks.map(\.node)
    texts.remember(MarkdownTree.document(of: nodes[...]), .blocks, of: prose)
    let lead = prose.leadingParagraph
    guard first.node.kind == .paragraph, document.file.bytes[first.range].elementsEqual(lead.utf8) else { return }
    let paragraph = MarkdownTree.document(of: nodes[..<1])
    texts.remember(paragraph, .inline, of: lead)
    texts.remember(paragraph, .blocks, of: lead)
    let text = DescriptionText(prose)
    guard text.lead != nil, let rest = text.rest else { return }
    texts.remember(MarkdownTree.document(of: nodes[1...]), .blocks, of: rest)
  }
}

extension String {
  /// The text up to the first blank line.
  public var leadingParagraph: String {
    var text = self
    let end = text.withUTF8 { bytes -> Int? in
      var (lineStart, isBlank) = (0, true)
      for (index, byte) in bytes.enumerated() {
        switch byte {
        case 0x0A:
          if isBlank { return max(0, lineStart - 1) }
          (lineStart, isBlank) = (index + 1, true)
        case 0x20, 0x09: break
        default: isBlank = false
        }
      }
      return nil
    }
    return end.map { String(self[..<utf8.index(startIndex, offsetBy: $0)]) } ?? self
  }
}
