internal import Fingerprints

/// The files of a site as they are found.
///
/// A class, so that what a file is made from is only made where the file is wanted.
final class FileList {
  private(set) var pages: [SitePage] = []
  /// The path of the only file that is wanted; `nil` when all are.
  private let wanted: String?
  /// Of the program, whose every version may make other bytes.
  private let program: Fingerprint

  init(wanted: String? = nil, program: Fingerprint) {
    self.wanted = wanted
    self.program = program
  }

  func wants(_ path: String) -> Bool { wanted == nil || wanted == path }
  func wantsSome(below stem: String) -> Bool { wanted?.hasPrefix(stem) ?? true }
  func wantsOne(of paths: Set<String>) -> Bool { wanted.map(paths.contains) ?? true }

  func reserve(_ count: Int) { pages.reserveCapacity(count) }

  /// - Parameter isCommon: whether all editions use it.
  func add(
    _ path: String, of edition: SharedInputs, isCommon: Bool = false, _ content: @autoclosure () -> FileContent
  ) {
    guard wants(path) else { return }
    pages.append(SitePage(path, content(), of: edition, isCommon: isCommon, program: program))
  }

  /// A page of a list.
  func add(list path: String, of edition: SharedInputs, _ content: @escaping @Sendable () -> FileContent) {
    guard wants(path) else { return }
    pages.append(SitePage(list: path, of: edition, program: program, content))
  }

  /// A file of a recipe.
  func add(_ kind: RecipeFiles.Kind, of index: Int, in made: RecipeFiles) {
    guard wanted == nil || wants(made.path(kind, of: index)) else { return }
    pages.append(SitePage(kind, of: index, in: made, program: program))
  }

  /// All of them by path.
  func sorted() -> [SitePage] {
    // Most paths are made as they are asked for.
    pages.map { (path: $0.path, page: $0) }.sorted { $0.path < $1.path }.map(\.page)
  }
}
