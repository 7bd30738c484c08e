package import BookPlanning
internal import Cookbook
internal import Foods
internal import MealPlanning
package import PageRendering
package import SiteBuilding
internal import SitePlanning
internal import SiteStorage
package import SourceText
package import Themes

/// A book of a site, ready to be set in any form.
package struct PlannedBook {
  package let book: Book
  package let session: SiteSession
  /// The site's theme in the language of the book.
  package let theme: Theme

  /// `nil` after an error; only errors of recipes are said, their warnings belong to `galley check`.
  package static func make(
    _ source: BookSource, title: String?, _ model: SiteModel
  ) -> Checked<PlannedBook?> {
    let workspace = model.workspace
    var problems = model.session.diagnostics.filter { $0.severity == .error }
    guard let session = model.session.value else { return Checked(nil, problems) }
    let choice = source.choice(in: workspace.content)
    problems += choice.diagnostics
    guard let chosen = choice.value else { return Checked(nil, problems) }
    problems += model.substitutions.diagnostics
    let book = BookPlanner.plan(chosen, title: title, site: session.site, inputs: inputs(model))
    problems += book.diagnostics
    guard let made = book.value else { return Checked(nil, problems) }
    let theme = theme(of: made, session, workspace)
    return Checked(
      theme.value.map { PlannedBook(book: made, session: session, theme: $0) }, problems + theme.diagnostics)
  }

  private static func inputs(_ model: SiteModel) -> BookPlanner.Inputs {
    let (content, configuration) = (model.workspace.content, model.workspace.configuration)
    return BookPlanner.Inputs(
      substitutions: model.substitutions.value, staples: Set(configuration.staples), content: configuration.content,
      prose: { path in content.read(path).value?.bytes })
  }

  private static func theme(of book: Book, _ session: SiteSession, _ workspace: Workspace) -> Checked<Theme?> {
    guard book.language != workspace.configuration.language else { return Checked(session.theme) }
    return ThemeFiles.load(workspace, language: book.language)
  }

  /// Renders the parts of the book.
  package var renderer: PageRenderer { session.renderer(theme: theme) }
}
