internal import ShoppingCategories
internal import SiteStorage

/// What has changed of a site since it was read.
package struct LiveChanges: Sendable, Equatable {
  /// `galley.yaml` or `foods.yaml`.
  package var configuration = false
  /// Some file of the folders of templates and themes.
  package var theme = false
  /// Files and folders below the content folder.
  package var content: Set<String> = []
  /// Whether anything else was changed that the site shows, or nobody knows what.
  package var anything = false

  package init() {}

  package var isEmpty: Bool { self == LiveChanges() }

  package mutating func formUnion(_ other: LiveChanges) {
    configuration = configuration || other.configuration
    theme = theme || other.theme
    content.formUnion(other.content)
    anything = anything || other.anything
  }

  /// - Parameter paths: as the folders of the workspace begin.
  package init(of paths: Set<String>, in workspace: Workspace) {
    let folder = workspace.content.path
    let content = folder + "/"
    let looks = [workspace.templates.path, workspace.themes.path]
    for path in paths {
      if path.hasPrefix(content) {
        self.content.insert(String(path.dropFirst(content.count)))
      } else if path == folder {
        anything = true
      } else if looks.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) {
        theme = true
      } else if let name = Self.name(of: path, in: workspace.root) {
        configuration = configuration || Self.configurationFiles.contains(name)
        anything = anything || Self.otherFiles.contains(name)
      } else {
        anything = true
      }
    }
  }

  private static let configurationFiles: Set<String> = [Workspace.configurationName, SiteFoods.fileName]
  private static let otherFiles: Set<String> = [AisleFile.fileName, SiteSubstitutions.fileName]

  private static func name(of path: String, in root: String) -> String? {
    path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : nil
  }
}
