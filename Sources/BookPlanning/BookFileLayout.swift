internal import Cookbook
internal import RecipeMarkdown
internal import RecipeQueries
internal import SitePlanning
internal import SourceText

/// Finds what a book file names, and gives each recipe its one place.
///
/// Recipes that are named take their places first; groups take what is left of them, in the order of the file.
struct BookFileLayout {
  let file: BookFile
  let source: SourceFile
  let site: Site
  let inputs: BookPlanner.Inputs
  private(set) var opening: [BookProse] = []
  private(set) var chapters: [BookChapter] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// Recipes that are named somewhere in the file, or taken already.
  private var taken: Set<Int> = []
  /// What each named entry stands for, by where it starts.
  private var named: [Int: Target] = [:]

  private enum Target {
    case recipe(Int)
    case prose(BookProse)
  }

  init(file: BookFile, source: SourceFile, site: Site, inputs: BookPlanner.Inputs) {
    self.file = file
    self.source = source
    self.site = site
    self.inputs = inputs
  }

  mutating func resolve() {
    for entry in file.opening + file.chapters.flatMap(\.entries) { findNamed(entry) }
    opening = file.opening.compactMap(openingProse)
    for chapter in file.chapters {
      var items: [BookChapter.Item] = []
      for entry in chapter.entries { items += self.items(of: entry) }
      if items.isEmpty { continue }
      chapters.append(BookChapter(.written(chapter.title), items: items))
    }
    if !diagnostics.contains(where: { $0.severity == .error }) { mentionMissing() }
    diagnostics.sort()
  }

  // MARK: Named

  private mutating func findNamed(_ entry: BookFile.Entry) {
    let target: Target?
    switch entry.kind {
    case .link(let title, let destination): target = linked(title, destination, at: entry.range)
    case .name(let name): target = recipe(called: name, at: entry.range).map(Target.recipe)
    case .prose, .group, .others: return
    }
    guard let target else { return }
    if case .recipe(let index) = target, !taken.insert(index).inserted {
      diagnostics.append(source.bookRepeated(at: entry.range, title: site.recipes[index].summary.title))
      return
    }
    named[entry.range.lowerBound] = target
  }

  private mutating func linked(_ title: String, _ destination: String, at range: Range<Int>) -> Target? {
    // `?` and `#` may stand in the name of a file, else a query or a place on its page follows them.
    let paths = [destination, String(destination.prefix { $0 != "?" && $0 != "#" })].compactMap(path)
    guard !paths.isEmpty else {
      diagnostics.append(source.bookUnknownLink(at: range, destination, suggestion: nil))
      return nil
    }
    for candidate in paths.flatMap({ [$0, $0 + ".md", $0 + ".json"] }) {
      if let recipe = site.recipeByPath[candidate] { return .recipe(recipe) }
    }
    for path in paths where path.lowercased().hasSuffix(".md") {
      if let bytes = inputs.prose(path) { return .prose(BookProse.page(bytes, path: path, named: title)) }
    }
    let suggestion = ContentPath.suggestion(for: destination, from: file.path, among: Array(site.recipeByPath.keys))
    diagnostics.append(source.bookUnknownLink(at: range, destination, suggestion: suggestion))
    return nil
  }

  /// Below the content folder, whose name may come first.
  private func path(of destination: String) -> String? {
    guard let path = ContentPath.resolve(destination, from: file.path) else { return nil }
    let prefix = inputs.content + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
  }

  private mutating func recipe(called name: String, at range: Range<Int>) -> Int? {
    let candidates = site.recipes.map { RecipeName.Candidate(path: $0.summary.path, title: $0.summary.title) }
    let found = RecipeName.find(name, among: candidates, content: inputs.content)
    diagnostics += found.diagnostics.map { problem in
      source.diagnostic(.error, "book-recipe", at: range, message: problem.message, hint: problem.hint)
    }
    return found.value.flatMap { site.recipeByPath[$0] }
  }

  // MARK: Places

  private func openingProse(_ entry: BookFile.Entry) -> BookProse? {
    switch entry.kind {
    case .prose(let text): return BookProse(markdown: text, path: file.path)
    default:
      guard case .prose(let page) = named[entry.range.lowerBound] else { return nil }
      return page
    }
  }

  private mutating func items(of entry: BookFile.Entry) -> [BookChapter.Item] {
    switch entry.kind {
    case .prose(let text): return [.prose(BookProse(markdown: text, path: file.path))]
    case .group(let group, let name): return take(members(of: group, name, at: entry.range), at: entry.range)
    case .others: return take(site.listed, at: entry.range)
    case .link, .name:
      switch named[entry.range.lowerBound] {
      case .recipe(let index): return [.recipe(index)]
      case .prose(let page): return [.prose(page)]
      case nil: return []
      }
    }
  }

  private mutating func members(of group: BookGroup, _ name: String, at range: Range<Int>) -> [Int] {
    let kind = IndexKind(group)
    if let taxon = site.taxon(kind, named: name) {
      return taxon.recipes
    }
    let suggestion = NearMiss.suggestion(for: name, among: site.taxa(kind).map(\.name))
    diagnostics.append(source.bookUnknownGroup(at: range, group, name: name, suggestion: suggestion))
    return []
  }

  private mutating func take(_ recipes: [Int], at range: Range<Int>) -> [BookChapter.Item] {
    let left = recipes.filter { taken.insert($0).inserted }
    if left.isEmpty, !recipes.isEmpty { diagnostics.append(source.bookNothingLeft(at: range)) }
    return left.map(BookChapter.Item.recipe)
  }

  /// Recipes that the book's own recipes need and do not find in it.
  private mutating func mentionMissing() {
    let chapters = BookChapters(site)
    let recipes = self.chapters.flatMap(\.recipes)
    for missing in chapters.missing(from: recipes).sorted() {
      let users = recipes.filter { chapters.subRecipes(of: $0).contains(missing) }
      guard let user = users.first else { continue }
      let path = ContentPath.relativePath(to: site.recipes[missing].summary.path, from: file.path)
      diagnostics.append(
        source.bookMissing(
          site.recipes[missing].summary.title, path: path, user: site.recipes[user].summary.title))
    }
  }
}
