internal import SitePlanning
package import SourceText
package import Themes

/// The theme of a site in each language of its interface.
package struct InterfaceThemes: Sendable {
  package let own: Theme
  /// In the order of the configuration.
  package let further: [Theme]

  /// - Returns: `nil` after an error in any language.
  package static func load(_ workspace: Workspace) -> Checked<InterfaceThemes?> {
    let own = ThemeFiles.load(workspace)
    let further = workspace.configuration.interfaceLanguages.map { ThemeFiles.load(workspace, language: $0) }
    let themes = further.compactMap(\.value)
    // What is wrong with templates is wrong in every language.
    let diagnostics = further.reduce(own.diagnostics) { known, theme in
      known + theme.diagnostics.filter { !known.contains($0) }
    }
    guard let theme = own.value, themes.count == further.count else { return Checked(nil, diagnostics) }
    return Checked(InterfaceThemes(own: theme, further: themes), diagnostics)
  }
}
