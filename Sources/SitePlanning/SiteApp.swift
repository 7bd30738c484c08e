internal import Fingerprints

/// A page that a script fills with what the browser keeps.
public enum ToolPage: String, Sendable, Hashable, CaseIterable {
  /// What has to be bought.
  case shopping
  /// What is eaten when, and what it provides.
  case planner
  case settings
  /// What another program shared with the site, to be imported.
  case share
  /// What stands in for a page that was never visited, while there is no connection.
  case offline

  public var page: String { rawValue + ".html" }
}

/// A file that scripts of pages load: data as a script that calls a function they know, since pages that were opened
/// from a folder may not read files in any other way.
public enum ScriptFile: Sendable, Hashable {
  /// The interface strings that scripts show.
  case text
  /// Foods by name with their figures and shelves, and the words for units.
  case kitchen
  /// A piece of the search index.
  case catalogue(Int)
  /// What plans and shopping lists need of a recipe, by its position.
  case recipe(Int)
  /// The service worker, with what tells one publication from the next.
  case worker(version: String)

  static func path(ofCatalogue number: Int) -> String { "search/\(number).js" }
}

extension SiteRecipe {
  /// Path of what plans and shopping lists need of it.
  public var script: String { stem + ".js" }
}

extension PageFingerprints {
  /// Of what plans and shopping lists need of a recipe: its own text, and that of every recipe that is part of it.
  static func script(_ index: Int, of site: Site, appearance: Fingerprint) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(appearance)
    builder.combine(site.recipes[index].stem)
    builder.combine(site.recipes[index].kitchenFingerprint)
    for part in site.parts(of: index) {
      builder.combine(site.recipes[part].summary.path)
      builder.combine(site.recipes[part].summary.fingerprint)
    }
    return builder.finish()
  }
}

extension Site {
  /// A recipe and all that are part of it, by their positions, each once.
  public func parts(of index: Int) -> [Int] {
    var found = [index]
    var seen: Set = [index]
    var next = 0
    while next < found.count {
      let recipe = recipes[found[next]]
      for link in recipe.summary.links where link.kind == .subRecipe {
        guard case .recipe(let part)? = recipe.targets[link.destination], seen.insert(part).inserted else { continue }
        found.append(part)
      }
      next += 1
    }
    return found
  }
}
