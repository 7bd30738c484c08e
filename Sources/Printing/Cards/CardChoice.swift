internal import RecipeQueries
package import SiteBuilding
internal import SitePlanning
internal import SiteStorage
package import SourceText

/// Which recipes cards are asked for.
package enum CardChoice: Equatable {
  case named([String])
  case tagged(String)
  case all

  /// Indices into the recipes of the site; archived recipes only where they are named.
  package func recipes(of session: SiteSession) -> Checked<[Int]> {
    let site = session.site
    switch self {
    case .all: return Checked(site.listed, session.unreadable)
    case .tagged(let tag):
      guard let taxon = site.taxon(.tags, named: tag) else { return Checked([], [Self.unknown(tag, in: site)]) }
      return Checked(taxon.recipes, session.unreadable)
    case .named(let names):
      let candidates = site.recipes.map { RecipeName.Candidate(path: $0.summary.path, title: $0.summary.title) }
      let found = names.map { RecipeName.find($0, among: candidates, content: session.content.name) }
      let indices = found.compactMap { $0.value.flatMap { site.recipeByPath[$0] } }
      let problems = found.flatMap(\.diagnostics)
      // The recipe may be among those that could not be read.
      return Checked(indices, problems.isEmpty ? [] : problems + session.unreadable)
    }
  }

  private static func unknown(_ tag: String, in site: Site) -> Diagnostic {
    let suggestion = NearMiss.suggestion(for: tag, among: site.tags.map(\.name))
    return Diagnostic(
      .error, "card-tag", path: tag, message: "no recipe has the tag “\(tag)”",
      hint: suggestion.map { "did you mean “\($0)”?" } ?? "see the tags with “galley list”")
  }
}
