package import PageRendering
package import SiteBuilding
package import SitePlanning
internal import Themes

/// The site at one moment, as the editor needs it.
package struct EditedSite: Sendable {
  package let workspace: Workspace
  package let site: Site
  package let renderer: PageRenderer

  package init(_ live: LiveSite, renderer: PageRenderer) {
    workspace = live.workspace
    site = live.session.site
    self.renderer = renderer
  }

  /// What leads from a recipe to the editor, in the language of the site, as HTML escapes it.
  package var editLabel: String {
    SiteEditor.escaped(renderer.words[.editThis])
  }
}
