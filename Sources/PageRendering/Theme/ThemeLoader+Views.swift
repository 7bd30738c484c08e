internal import Mustache
public import SitePlanning
public import SourceText
public import Themes

extension ThemeLoader {
  /// A theme whose templates are checked against the views that they get, with the accent colours of the site.
  ///
  /// - Returns: `nil` after an error: a theme is whole or not used at all.
  public static func load(_ files: [File], configuration: SiteConfiguration) -> Checked<Theme?> {
    let (light, dark) = (configuration.theme.accent, configuration.theme.accentDark)
    return load(files, language: configuration.language, accents: Accents(light: light, dark: dark)) {
      $0.viewType(text: $1)
    }
  }
}
