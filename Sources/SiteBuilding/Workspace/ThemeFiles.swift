internal import DefaultFiles
internal import Glibc
package import PageRendering
internal import SitePlanning
package import SiteStorage
package import SourceText

/// Reads the theme: the site's own templates folder over the default theme.
package enum ThemeFiles {
  /// - Parameter language: of the interface, where it is not that of the site.
  package static func load(_ workspace: Workspace, language: String? = nil) -> Checked<Theme?> {
    let own = ownFiles(workspace.templates)
    let standard = DefaultFiles.theme.map { file in
      ThemeLoader.File(name: file.name, source: SourceFile(path: "default theme/\(file.name)", bytes: file.bytes))
    }
    let files = ThemeLoader.merge(own.value, over: standard)
    var configuration = workspace.configuration
    if let language { configuration.language = language }
    let theme = ThemeLoader.load(files, configuration: configuration)
    return Checked(own.hasErrors ? nil : theme.value, own.diagnostics + theme.diagnostics)
  }

  /// A site need not have a templates folder.
  package static func exists(_ folder: SourceFolder) -> Bool { access(folder.path, F_OK) == 0 }

  private static func ownFiles(_ folder: SourceFolder) -> Checked<[ThemeLoader.File]> {
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
