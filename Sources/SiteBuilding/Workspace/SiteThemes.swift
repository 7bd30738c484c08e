internal import DefaultFiles
internal import SitePlanning
internal import SiteStorage
package import SourceText
package import Themes

/// A look a site can have: files laid over those of the default theme.
package struct SiteTheme: Sendable {
  package enum Origin: Sendable, Equatable {
    case program
    /// A folder of the site's own `themes`.
    case site
  }

  package let name: String
  package let origin: Origin
  /// What it has of its own; everything else is that of the default theme.
  package let files: [ThemeLoader.File]
}

/// The themes that a site can be shown with: those the program carries, and those of its folder `themes`.
package enum SiteThemes {
  package static let folderName = "themes"
  /// The default theme, which has no files but those that every theme shares.
  package static let standardName = "proof"

  /// Sorted by name. A theme of the site takes the place of one that the program carries.
  package static func all(_ workspace: Workspace) -> Checked<[SiteTheme]> {
    let own = ThemeFiles.files(in: workspace.themes)
    let (sites, carried) = (grouped(own.value, .site), self.carried)
    let names = Set(sites.map(\.name))
    let themes = (sites + carried.filter { !names.contains($0.name) }).sorted { $0.name < $1.name }
    return Checked(themes, own.diagnostics)
  }

  /// The theme that is configured; `theme-unknown` where there is none of that name.
  static func chosen(_ workspace: Workspace) -> Checked<SiteTheme?> {
    guard let name = workspace.configuration.theme.name else { return Checked(nil) }
    let themes = all(workspace)
    if let theme = themes.value.first(where: { $0.name == name.text }) { return Checked(theme, themes.diagnostics) }
    return Checked(nil, themes.diagnostics + [unknown(name, among: themes.value, workspace)])
  }

  package static var carried: [SiteTheme] {
    let files = DefaultFiles.themes.map { file in
      ThemeLoader.File(name: file.name, source: SourceFile(path: "theme \(file.name)", bytes: file.bytes))
    }
    return grouped(files, .program) + [SiteTheme(name: standardName, origin: .program, files: [])]
  }

  /// One theme for each folder.
  private static func grouped(_ files: [ThemeLoader.File], _ origin: SiteTheme.Origin) -> [SiteTheme] {
    var themes: [String: [ThemeLoader.File]] = [:]
    for file in files {
      guard let slash = file.name.firstIndex(of: "/") else { continue }
      let name = String(file.name[file.name.index(after: slash)...])
      themes[String(file.name[..<slash]), default: []].append(ThemeLoader.File(name: name, source: file.source))
    }
    return themes.map { SiteTheme(name: $0.key, origin: origin, files: $0.value) }.sorted { $0.name < $1.name }
  }

  private static func unknown(
    _ name: SiteConfiguration.ThemeName, among themes: [SiteTheme], _ workspace: Workspace
  ) -> Diagnostic {
    let names = themes.map(\.name)
    let hint =
      NearMiss.suggestion(for: name.text, among: names).map { "did you mean “\($0)”?" }
      ?? "use one of \(names.joined(separator: ", ")), or begin one with “galley theme new”"
    let message = "there is no theme “\(name.text)”"
    guard let range = name.range else {
      return Diagnostic(.error, "theme-unknown", path: "--theme", message: message, hint: hint)
    }
    let root = SourceFolder(workspace.root, shownAs: workspace.root)
    let path = root.shownPath(of: Workspace.configurationName)
    return SourceFile(path: path, bytes: workspace.configurationBytes).diagnostic(
      .error, "theme-unknown", at: range, message: message, hint: hint)
  }
}
