public import SourceText

/// What the files of a theme say against the rules that every look keeps: colours that can be read, pages that run and
/// load nothing foreign, and the same strings in each language.
///
/// Whether templates fit their views is another question, which `PageRendering` answers whenever a theme is loaded.
public enum ThemeCheck {
  /// A file by its name in the theme, such as `styles/30-card.css`, and its text under the path people know.
  public typealias File = (name: String, source: SourceFile)

  /// - Parameter files: all of the theme, also those it shares with the default one.
  /// - Returns: `theme-contrast`, `theme-token`, `theme-style`, `theme-policy` and `theme-string`.
  public static func diagnostics(of files: [File]) -> [Diagnostic] {
    let files = files.sorted { $0.name < $1.name }
    let styles = files.filter { $0.name.hasPrefix("styles/") && $0.name.hasSuffix(".css") }.map(StyleSheet.init)
    return ContrastCheck(styles).diagnostics + TokenCheck.diagnostics(of: styles)
      + BlockCheck.diagnostics(of: styles)
      + PolicyCheck(files, styles: styles).diagnostics + LanguageCheck.diagnostics(of: files)
  }
}
