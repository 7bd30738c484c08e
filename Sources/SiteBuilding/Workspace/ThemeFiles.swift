internal import DefaultFiles
internal import Glibc
internal import PageRendering
internal import SitePlanning
package import SiteStorage
package import SourceText
package import Themes

/// Reads what a site is shown with.
package enum ThemeFiles {
  /// - Parameter language: of the interface, where it is not that of the site.
  package static func load(_ workspace: Workspace, language: String? = nil) -> Checked<Theme?> {
    let files = files(workspace)
    var configuration = workspace.configuration
    if let language { configuration.language = language }
    let theme = ThemeLoader.load(files.value, configuration: configuration)
    return Checked(files.hasErrors ? nil : theme.value, files.diagnostics + theme.diagnostics)
  }

  /// The strings of a language, for what has no other look.
  package static func text(_ workspace: Workspace, language: String) -> Checked<InterfaceText?> {
    let files = files(workspace)
    let text = ThemeLoader.text(files.value, language: language)
    return Checked(files.hasErrors ? nil : text.value, files.diagnostics + text.diagnostics)
  }

  /// All files a site is shown with: its own templates over those of the chosen theme over those of the default one.
  package static func files(_ workspace: Workspace) -> Checked<[ThemeLoader.File]> {
    let own = files(in: workspace.templates)
    let theme = SiteThemes.chosen(workspace)
    let files = ThemeLoader.merge(own.value, over: ThemeLoader.merge(theme.value?.files ?? [], over: standard))
    return Checked(files, own.diagnostics + theme.diagnostics)
  }

  /// The default theme.
  package static var standard: [ThemeLoader.File] {
    DefaultFiles.theme.map { file in
      ThemeLoader.File(name: file.name, source: SourceFile(path: "default theme/\(file.name)", bytes: file.bytes))
    }
  }

  /// A site need not have a folder of templates or of themes.
  package static func exists(_ folder: SourceFolder) -> Bool { access(folder.path, F_OK) == 0 }

  static func files(in folder: SourceFolder) -> Checked<[ThemeLoader.File]> {
    guard exists(folder) else { return Checked([]) }
    let scan = folder.scan()
    var diagnostics = scan.diagnostics
    let files = scan.value.compactMap { file -> ThemeLoader.File? in
      let contents = folder.read(file.path)
      diagnostics += contents.diagnostics
      return contents.value.map {
        ThemeLoader.File(name: file.path, source: SourceFile(path: folder.shownPath(of: file.path), bytes: $0.bytes))
      }
    }
    return Checked(files, diagnostics)
  }
}
