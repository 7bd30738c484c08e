public import CookbookReading
public import SourceText
internal import Words

/// What two people made of one recipe, field by field.
public struct RecipeComparison: Sendable {
  /// A part of a recipe that is taken from one or the other.
  public enum Field: Sendable, Hashable {
    case title, description, tags, yields, ingredients, method
    case fact(FactKey)

    /// What forms and scripts call it.
    public var name: String {
      switch self {
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
      [.title, .description, .tags, .yields] + FactKey.allCases.map(Field.fact) + [.ingredients, .method]
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
  private let mine: Side
  private let theirs: Side

  /// `nil` where one of them is no recipe.
  ///
  /// - Parameter base: what both began with; `nil` where nobody knows.
  public init?(base: SourceFile?, mine: SourceFile, theirs: SourceFile) {
    guard let mine = Side(mine), let theirs = Side(theirs) else { return nil }
    let base = base.flatMap(Side.init)
    self.mine = mine
    self.theirs = theirs
    differences = Field.all.compactMap { field in
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

  /// Their file with some fields as mine has them; errors are those of `RecipeEditor`.
  public func merged(taking fields: [Field], language: String) -> Checked<[UInt8]?> {
    var file = theirs.file
    for field in Field.all where fields.contains(field) && differences.contains(where: { $0.field == field }) {
      let edited = RecipeEditor.apply(mine.change(to: field), to: file, language: language)
      guard let bytes = edited.value else { return edited }
      file = SourceFile(path: file.path, bytes: bytes)
    }
    return Checked(file.bytes)
  }

  /// One of the files.
  private struct Side: Sendable {
    let file: SourceFile
    let sheet: RecipeSheet
    private let outline: RecipeOutline

    init?(_ file: SourceFile) {
      guard let document = RecipeReader.read(file).value else { return nil }
      self.file = file
      outline = RecipeOutline(document)
      sheet = RecipeSheet(document, outline)
    }

    func text(of field: Field) -> String {
      switch field {
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
