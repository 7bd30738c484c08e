/// A page that a script fills with what the browser keeps.
public enum ToolPage: String, Sendable, Hashable, CaseIterable {
  /// What has to be bought.
  case shopping
  /// What is eaten when, and what it provides.
  case planner
  /// What is at home, and what can be cooked with it.
  case pantry
  case settings
  /// What another program shared with the site, to be imported.
  case share
  /// What stands in for a page that was never visited, while there is no connection.
  case offline

  public var page: String { rawValue + ".html" }
}

extension SiteRecipe {
  /// Path of what plans and shopping lists need of it.
  public var script: String { stem + ".js" }
}

extension Site {
  /// The most recipes that may stand inside each other: what lies deeper is not opened.
  public static let deepestPart = 16

  /// A recipe and all that are part of it down to ``deepestPart``, by their positions, each once.
  public func parts(of index: Int) -> [Int] {
    var found = [index]
    var seen: Set = [index]
    var next = 0
    var depth = 0
    // Where the recipes of the present depth end.
    var end = 1
    while next < found.count {
      if next == end {
        depth += 1
        end = found.count
      }
      guard depth < Self.deepestPart else { break }
      let recipe = recipes[found[next]]
      for link in recipe.summary.links where link.kind == .subRecipe {
        guard case .recipe(let part)? = links[found[next]].targets[link.destination], seen.insert(part).inserted else {
          continue
        }
        found.append(part)
      }
      next += 1
    }
    return found
  }
}
