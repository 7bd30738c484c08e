internal import Concurrency
internal import Fingerprints
internal import SitePlanning

/// The files of a site as they are found.
///
/// A class, so that what a file is made from is only made where the file is wanted.
final class FileList {
  private(set) var pages: [SitePage] = []
  /// How many at the beginning stand in order.
  private var orderedCount = 0
  /// The path of the only file that is wanted; `nil` when all are.
  private let wanted: String?
  /// Of the program, whose every version may make other bytes.
  private let program: Fingerprint
  private let workers: Workers

  init(_ inputs: PagePlan.Inputs, wanted: String? = nil) {
    self.wanted = wanted
    program = inputs.program
    workers = inputs.workers
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

  /// Pages of lists, by their numbers.
  func add(lists count: Int, of edition: SharedInputs, _ page: @Sendable (Int) -> SitePage.ListPage) {
    share(count) { [wanted, program] index in
      let page = page(index)
      return wanted == nil || wanted == page.path ? [SitePage(page, of: edition, program: program)] : []
    }
  }

  /// The files of all recipes.
  ///
  /// - Parameter stem: what the paths of a recipe's files begin with.
  func add(_ made: RecipeFiles, stem: @Sendable (Int) -> String) {
    let recipes = made.site.recipes
    share(recipes.count) { [wanted, program] index in
      if let wanted, !wanted.hasPrefix(stem(index)) { return [] }
      let kinds = made.kinds(of: recipes[index]).filter { wanted == nil || wanted == made.path($0, of: index) }
      return kinds.map { SitePage($0, of: index, in: made, program: program) }
    }
  }

  /// A part at a time: what is not joined yet takes as much room as what is.
  private func share(_ count: Int, _ make: @Sendable (Int) -> [SitePage]) {
    for start in stride(from: 0, to: count, by: Self.partSize) {
      pages += workers.chunks(of: min(Self.partSize, count - start), size: 64) { range in
        range.flatMap { make(start + $0) }
      }
    }
  }

  private static let partSize = 16_384

  /// All of them by path.
  func inOrder() -> [SitePage] {
    // Most paths are made as they are asked for.
    var later = pages[orderedCount...].map { (path: $0.path, page: $0) }
    later.sort { $0.path < $1.path }
    var rest = pages[..<orderedCount]
    var ordered: [SitePage] = []
    ordered.reserveCapacity(pages.count)
    for (path, page) in later {
      let place = rest.firstPlace { $0.path > path }
      ordered += rest[..<place]
      ordered.append(page)
      rest = rest[place...]
    }
    ordered += rest
    pages = ordered
    orderedCount = ordered.count
    return ordered
  }
}

extension ArraySlice {
  /// The place of the first element that something is true of, where it is of all that follow.
  fileprivate func firstPlace(where isTrue: (Element) -> Bool) -> Index {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isTrue(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
