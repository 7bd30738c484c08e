internal import Cookbook
public import CookbookReading
internal import SourceText

/// A recipe as the fields of a form: what each part of its Markdown says, as written.
///
/// Texts have LF alone and no indentation of the list they stand in.
public struct RecipeSheet: Sendable, Hashable {
  /// A line of the ingredients or of the method.
  public struct Row: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable {
      case heading, ingredient, step
      /// What is neither: a remark between steps.
      case text
    }

    public var kind: Kind
    /// Of an ingredient, without the marks around it; empty where it has none.
    public var amount: String
    public var text: String
    /// Of a heading, 1 to 6; 0 for all else.
    public var level: Int

    public init(_ kind: Kind, amount: String = "", text: String, level: Int = 0) {
      (self.kind, self.amount, self.text, self.level) = (kind, amount, text, level)
    }
  }

  /// Parts that consist of rows.
  public enum Section: String, Sendable, Hashable {
    case ingredients, method
  }

  public var title: String
  /// Without the fact lines.
  public var description: String
  public var tags: [String]
  public var yields: String
  /// The values of fact lines, by their keys; the first of each.
  public var facts: [FactKey: String]
  public var ingredients: [Row]
  public var method: [Row]

  public init(_ document: RecipeDocument) {
    self.init(document, RecipeOutline(document))
  }

  init(_ document: RecipeDocument, _ outline: RecipeOutline) {
    let bytes = document.file.bytes
    title = document.recipe.title
    let blocks = outline.description.blocks
    description = blocks.indices.filter { !outline.factBlocks.contains($0) }.map { index in
      String(decoding: LineEnds.unified(bytes[blocks[index].range]), as: UTF8.self)
    }.joined(separator: "\n\n")
    tags = document.recipe.tags
    yields = document.yieldsRange.map { Self.inside($0, of: bytes, marks: 2) } ?? ""
    let lines = FactLines(of: document.descriptionRange, in: bytes).lines
    facts = Dictionary(lines.map { ($0.key, $0.value) }) { first, _ in first }
    ingredients = outline.ingredients.blocks.map { Row($0, of: bytes) }
    method = outline.method?.blocks.map { Row($0, of: bytes) } ?? []
  }

  public subscript(section: Section) -> [Row] {
    get { section == .ingredients ? ingredients : method }
    set { if section == .ingredients { ingredients = newValue } else { method = newValue } }
  }

  /// A paragraph without the marks around it.
  static func inside(_ range: Range<Int>, of bytes: [UInt8], marks: Int) -> String {
    String(
      decoding: LineEnds.unified(bytes[range][...].trimmingWhiteSpace.dropFirst(marks).dropLast(marks)), as: UTF8.self)
  }
}

extension RecipeSheet.Row {
  init(_ block: RecipeOutline.Block, of bytes: [UInt8]) {
    let kind = Kind(rawValue: block.kind.rawValue) ?? .text
    let amount = block.amount.map { String(decoding: bytes[$0].dropFirst().dropLast(), as: UTF8.self) }
    let text = bytes[(block.amount?.upperBound ?? block.content.lowerBound)..<block.content.upperBound]
    let indentation = block.content.lowerBound - block.range.lowerBound
    self.init(
      kind, amount: amount ?? "", text: Self.unindented(LineEnds.unified(text.trimmingWhiteSpace), by: indentation),
      level: block.level)
  }

  /// Further lines of a list's item begin below its text, or further left.
  private static func unindented(_ text: [UInt8], by columns: Int) -> String {
    let lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      let blanks = index == 0 ? 0 : line.prefix(columns).prefix { $0 == 0x20 || $0 == 0x09 }.count
      return String(decoding: line.dropFirst(blanks), as: UTF8.self)
    }.joined(separator: "\n")
  }
}
