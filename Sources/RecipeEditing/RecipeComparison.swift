public import CookbookReading
public import SourceText
internal import Words

/// What two people made of one recipe, field by field.
public struct RecipeComparison: Sendable {
  /// A part of a recipe that is taken from one or the other.
  public enum Field: Sendable, Hashable {
    /// Front matter and what else stands above the title.
    case head
    case title, description, tags, yields, ingredients, method
    case fact(FactKey)

    /// What forms and scripts call it.
    public var name: String {
      switch self {
      case .head: "head"
      case .title: "title"
      case .description: "description"
      case .tags: "tags"
      case .yields: "yields"
      case .ingredients: "ingredients"
      case .method: "method"
      case .fact(let key): key.rawValue
      }
    }

    public var factKey: FactKey? {
      if case .fact(let key) = self { key } else { nil }
    }

    public init?(name: String) {
      guard let field = Self.all.first(where: { $0.name == name }) else { return nil }
      self = field
    }

    /// In the order of a form.
    static let all: [Field] =
      [.head, .title, .description, .tags, .yields] + FactKey.allCases.map(Field.fact) + [.ingredients, .method]
  }

  public struct Difference: Sendable, Hashable {
    public let field: Field
    /// As written; empty where there is nothing.
    public let mine: String
    public let theirs: String
    /// Whether it is as it was before on one side, so that the other one is wanted.
    public let isMineUnchanged: Bool
    public let isTheirsUnchanged: Bool
  }

  public let differences: [Difference]
  private let base: Side?
  private let mine: Side
  private let theirs: Side

  /// `nil` where one of them is no recipe.
  ///
  /// - Parameter base: what both began with; `nil` for two recipes, whose front matter is each one's own.
  public init?(base original: SourceFile?, mine: SourceFile, theirs: SourceFile) {
    guard let mine = Side(mine), let theirs = Side(theirs) else { return nil }
    let base = original.flatMap(Side.init)
    self.base = base
    self.mine = mine
    self.theirs = theirs
    differences = Field.all.compactMap { field in
      if original == nil, field == .head { return nil }
      let (one, other, before) = (mine.text(of: field), theirs.text(of: field), base?.text(of: field))
      guard one != other else { return nil }
      return Difference(
        field: field, mine: one, theirs: other, isMineUnchanged: one == before, isTheirsUnchanged: other == before)
    }
  }

  /// The tags of mine that theirs has none of, in their order.
  public var missingTags: [String] {
    mine.sheet.tags.filter { tag in
      !theirs.sheet.tags.contains { TextFolding.folded($0) == TextFolding.folded(tag) }
    }
  }

  /// Whether the fields hold all that was changed in mine, so that a merging loses nothing unsaid: a second line of one fact,
  /// or another name for it, is none of a field.
  public func coversMine(language: String) -> Bool {
    guard let base else { return false }
    let fields = Field.all.filter { mine.text(of: $0) != base.text(of: $0) }
    let bytes = mine.put(fields, into: base.file, language: language).value
    return bytes.map { Self.lines(of: $0) == Self.lines(of: mine.file.bytes) } ?? false
  }

  /// What stands in a file, wherever that is: facts are put where there is room for them.
  private static func lines(of bytes: [UInt8]) -> [[UInt8]] {
    bytes.split { $0 == 0x0A || $0 == 0x0D }.map { Array($0.trimmingSpaces) }.filter { !$0.isEmpty }
      .sorted { $0.lexicographicallyPrecedes($1) }
  }

  /// Their file with some fields as mine has them; errors are those of `RecipeEditor`.
  public func merged(taking fields: [Field], language: String) -> Checked<[UInt8]?> {
    let different = Field.all.filter { field in
      fields.contains(field) && differences.contains { $0.field == field }
    }
    return mine.put(different, into: theirs.file, language: language)
  }

  /// One of the files.
  private struct Side: Sendable {
    let file: SourceFile
    let sheet: RecipeSheet
    private let head: String
    private let outline: RecipeOutline

    init?(_ file: SourceFile) {
      guard let document = RecipeReader.read(file).value else { return nil }
      self.file = file
      head = document.head
      outline = RecipeOutline(document)
      sheet = RecipeSheet(document, outline)
    }

    /// A file with some fields as they are here.
    func put(_ fields: [Field], into file: SourceFile, language: String) -> Checked<[UInt8]?> {
      var file = file
      for field in fields {
        let edited = RecipeEditor.apply(change(to: field), to: file, language: language)
        guard let bytes = edited.value else { return edited }
        file = SourceFile(path: file.path, bytes: bytes)
      }
      return Checked(file.bytes)
    }

    func text(of field: Field) -> String {
      switch field {
      case .head: head
      case .title: sheet.title
      case .description: sheet.description
      case .tags: sheet.tags.joined(separator: ", ")
      case .yields: sheet.yields
      case .ingredients: text(of: outline.ingredients)
      case .method: outline.method.map(text) ?? ""
      case .fact(let key): sheet.facts[key] ?? ""
      }
    }

    private func text(of section: RecipeOutline.Section) -> String {
      guard let first = section.blocks.first, let last = section.blocks.last else { return "" }
      let bytes = file.bytes[first.range.lowerBound..<last.range.upperBound]
      return String(decoding: LineEnds.unified(bytes), as: UTF8.self)
    }

    func change(to field: Field) -> RecipeChange {
      switch field {
      case .head: .head(head)
      case .title: .title(sheet.title)
      case .description: .description(sheet.description)
      case .tags: .tags(.set(sheet.tags))
      case .yields: .yields(sheet.yields)
      case .ingredients: .section(.ingredients, text(of: .ingredients))
      case .method: .section(.method, text(of: .method))
      case .fact(let key): .fact(key, sheet.facts[key] ?? "")
      }
    }
  }
}
