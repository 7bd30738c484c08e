internal import Cookbook
public import Fingerprints
internal import SitePlanning
internal import Themes

/// One file of the site.
///
/// A large site has millions, most of them of recipes: what follows from the recipe is not held.
public struct SitePage: Sendable {
  /// Of everything the file shows; equal fingerprints mean equal bytes.
  public let fingerprint: Fingerprint
  private let source: Source

  private enum Source: Sendable {
    indirect case made(path: String, edition: Int, isCommon: Bool, FileContent)
    /// A page of a list, of which there are as many as recipes: made again each time.
    indirect case list(ListPage, edition: Int, isListed: Bool, isShell: Bool)
    /// A recipe's file, by the recipe's place in the site.
    case recipe(RecipeFiles, RecipeFiles.Kind, Int32)
  }

  /// A page of a list.
  struct ListPage: Sendable {
    let path: String
    let content: @Sendable () -> FileContent
  }

  /// - Parameters:
  ///   - isCommon: whether all editions use it.
  ///   - program: what the file is made by.
  init(_ path: String, _ content: FileContent, of edition: SharedInputs, isCommon: Bool, program: Fingerprint) {
    source = .made(path: path, edition: edition.edition.place, isCommon: isCommon, content)
    fingerprint = Self.fingerprint(of: content, edition.theme, program)
  }

  /// A page of a list, made now for its fingerprint, and again when it is rendered.
  init(_ page: ListPage, of edition: SharedInputs, program: Fingerprint) {
    let content = page.content()
    source = .list(
      page, edition: edition.edition.place, isListed: content.isListed, isShell: content.isShell(pieceCount: 0))
    fingerprint = Self.fingerprint(of: content, edition.theme, program)
  }

  /// A file of a recipe.
  init(_ kind: RecipeFiles.Kind, of index: Int, in files: RecipeFiles, program: Fingerprint) {
    source = .recipe(files, kind, Int32(index))
    fingerprint = Self.fingerprint(of: files.content(kind, of: index), files.shared.theme, program)
  }

  private static func fingerprint(of content: FileContent, _ theme: Theme, _ program: Fingerprint) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(program)
    builder.combine(content.fingerprint)
    if let template = content.template { builder.combine(theme.fingerprint(of: template)) }
    return builder.finish()
  }

  /// Relative to the site's root, with `/` between its parts.
  public var path: String {
    switch source {
    case .made(let path, _, _, _): path
    case .list(let page, _, _, _): page.path
    case .recipe(let files, let kind, let index): files.path(kind, of: Int(index))
    }
  }

  /// What tells it from the other files of a site whose recipes are told already.
  func combineName(into builder: inout FingerprintBuilder) {
    if case .recipe(_, let kind, let index) = source {
      builder.combine(Int(kind.rawValue))
      builder.combine(Int(index))
    } else {
      builder.combine(path)
    }
  }

  /// The place of its edition among those of the site, whose own is the first.
  package var edition: Int {
    switch source {
    case .made(_, let edition, _, _), .list(_, let edition, _, _): edition
    case .recipe(let files, _, _): files.shared.edition.place
    }
  }

  /// Whether all editions use it, since it has no words of the interface.
  var isCommon: Bool {
    switch source {
    case .made(_, _, let isCommon, _): isCommon
    case .list: false
    case .recipe(_, let kind, _): kind.isCommon
    }
  }

  /// What it is made from; files of recipes and pages of lists make it each time.
  package var content: FileContent {
    switch source {
    case .made(_, _, _, let content): content
    case .list(let page, _, _, _): page.content()
    case .recipe(let files, let kind, let index): files.content(kind, of: Int(index))
    }
  }

  /// The source of the recipe whose page it is, below the content folder.
  package var recipeSource: String? { recipe(.page)?.summary.path }

  /// The day of the recipe whose page it is, where it has one.
  var recipeDate: CalendarDate? { recipe(.page)?.date }

  private func recipe(_ kind: RecipeFiles.Kind) -> SiteRecipe? {
    guard case .recipe(let files, kind, let index) = source else { return nil }
    return files.site.recipes[Int(index)]
  }

  /// The recipe whose cook card it is, by its place in the site.
  public var printedRecipe: Int? {
    if case .recipe(_, .printedCard, let index) = source { Int(index) } else { nil }
  }

  /// The place of the piece of the pantry's data that looks at the same recipe, of files of recipes, and of the piece
  /// itself; `nil` for all other files.
  ///
  /// Who makes the files of a group together, the piece last, reads each recipe once.
  package var group: (number: Int, isPiece: Bool)? {
    switch source {
    case .recipe(_, _, let index): (Int(index) / CookPieceInputs.size, false)
    case .made(_, _, _, .cookPiece(let inputs)): (inputs.number, true)
    case .made, .list: nil
    }
  }

  /// Whether it shows cards of recipes.
  package var hasCards: Bool {
    switch source {
    case .list, .recipe(_, .page, _): true
    case .made, .recipe: false
    }
  }

  /// Whether search engines are told of it.
  var isListed: Bool {
    switch source {
    case .made(_, _, _, let content): content.isListed
    case .list(_, _, let isListed, _): isListed
    case .recipe(_, let kind, _): kind == .page
    }
  }

  /// Whether a site cannot do without it when there is no connection; no recipe is kept for that.
  ///
  /// - Parameter pieceCount: of the search index, which is kept where it is small.
  func isShell(pieceCount: Int) -> Bool {
    switch source {
    case .made(_, _, _, let content): content.isShell(pieceCount: pieceCount)
    case .list(_, _, _, let isShell): isShell
    case .recipe: false
    }
  }
}
