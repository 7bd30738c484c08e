internal import Cookbook
internal import CookbookReading
internal import MealPlanning
internal import PlanReading
internal import RecipeEditing
internal import SiteStorage
internal import SourceText

extension RecipeKeeper {
  /// Mends the links of all Markdown files of the content folder; the paths of those that changed.
  ///
  /// Warnings, `keep-link`: files with links that still lead to an old path, as those of JSON and of menus do.
  func mendLinks(_ moves: [String: String], except left: Set<String>) -> Checked<[String]> {
    let mending = LinkMending(moves)
    var result = Checked<[String]>([])
    for path in content.scan().value.map(\.path) where !left.contains(path) {
      let isMarkdown = path.lowercased().hasSuffix(".md")
      let kind = ContentKind(path: path)
      guard isMarkdown || kind == .recipe || kind == .plan else { continue }
      let read = content.read(path)
      result.diagnostics += read.diagnostics
      guard let old = read.value else { continue }
      let bytes = isMarkdown ? mending.mended(old.bytes, at: path) : old.bytes
      if bytes != old.bytes {
        if let problem = content.replace(path, old, with: bytes) {
          result.diagnostics.append(problem)
          continue
        }
        result.value.append(path)
      }
      let count =
        isMarkdown
        ? mending.count(leadingToMoved: bytes, at: path)
        : kind == .plan ? links(ofPlan: bytes, at: path, moves) : links(ofJSON: bytes, at: path, mending)
      if count > 0 { result.diagnostics.append(.keepLink(content.shownPath(of: path), count: count)) }
    }
    return result
  }

  /// How many dishes of a plan that is no Markdown are recipes that get another name.
  private func links(ofPlan bytes: [UInt8], at path: String, _ moves: [String: String]) -> Int {
    let plan = PlanFileReader.read(SourceFile(path: path, bytes: bytes)).value
    return PlannedPaths.all(in: plan)?.count { $0.contains { moves[$0] != nil } } ?? 0
  }

  /// How many links of the recipes of a JSON file lead to what gets another name; none of one that cannot be read.
  private func links(ofJSON bytes: [UInt8], at path: String, _ mending: LinkMending) -> Int {
    let read = RecipeJSONReader.read(SourceFile(path: content.shownPath(of: path), bytes: bytes))
    return read.value.reduce(0) { count, entry in
      let recipe = entry.recipe
      let links = recipe.allIngredients.compactMap(\.link).count { mending.leadsToMoved($0, from: path) }
      let texts = [recipe.description, recipe.instructions].compactMap(\.self) + recipe.allIngredients.map(\.name)
      return count + links + texts.reduce(0) { $0 + mending.count(leadingToMoved: Array($1.utf8), at: path) }
    }
  }
}

extension Diagnostic {
  /// What leads to a file that is there no longer.
  static func keepLink(_ path: String, count: Int) -> Diagnostic {
    Diagnostic(
      .warning, "keep-link", path: path,
      message: count == 1 ? "a link still leads to the old name" : "\(count) links still lead to the old name",
      hint: "change it in the file; links of JSON and of menus are left as they are")
  }
}
