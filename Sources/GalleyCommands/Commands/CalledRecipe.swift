internal import RecipeQueries
internal import SiteBuilding
internal import SitePlanning
internal import SiteStorage
internal import SourceText

/// A recipe of the site by whatever somebody calls it: its path, the name of its file, its title.
enum CalledRecipe {
  /// The path below the content folder. Errors: `recipe-unknown`, `recipe-ambiguous`, and those of recipes that could not
  /// be read, among which it may be.
  static func find(_ name: String, in model: SiteModel) -> Checked<String?> {
    let site = model.recipes
    let candidates = site.recipes.map { RecipeName.Candidate(path: $0.summary.path, title: $0.summary.title) }
    let found = RecipeName.find(name, among: candidates, content: model.workspace.content.name)
    return found.value == nil ? Checked(nil, found.diagnostics + site.errorsInBrief) : found
  }
}
