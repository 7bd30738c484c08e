public import SourceText

/// Whether the accent colours that a site lays over its theme can be read, by the same rule as those of the theme.
public enum AccentCheck {
  /// A warning of `theme-contrast` for each colour, about the ground or the text that it is nearest to for what is needed.
  ///
  /// - Parameters:
  ///   - light: `#rrggbb` on light paper, and `dark` on dark paper; `nil` where the theme's own is used.
  ///   - files: of the theme.
  ///   - path: of the configuration.
  public static func diagnostics(
    light: String?, dark: String?, over files: [ThemeCheck.File], path: String
  ) -> [Diagnostic] {
    guard light != nil || dark != nil else { return [] }
    let styles = ThemePaper.rootStyles(files)
    return [("accent", light, ColourTokens.Scheme.light), ("accent-dark", dark, .dark)].compactMap {
      key, text, scheme in
      guard let text, let colour = Colour(text) else { return nil }
      let tokens = ColourTokens(styles, scheme: scheme)
      let weak = ContrastCheck.pairs.compactMap { pair -> (other: String, contrast: Int, needed: Int)? in
        guard let other = other(in: pair), let ground = tokens.colour(other) else { return nil }
        let contrast = colour.contrast(with: ground)
        return contrast < pair.needed ? (other, contrast, pair.needed) : nil
      }
      return weak.min { $0.contrast * $1.needed < $1.contrast * $0.needed }.map { found in
        Diagnostic(
          .warning, "theme-contrast", path: path,
          message:
            "“\(key)” (\(text)) and “\(found.other)” have a contrast of \(ContrastCheck.ratio(found.contrast)) on \(scheme) paper, \(ContrastCheck.ratio(found.needed)) is needed",
          hint: scheme == .light ? "write a darker colour" : "write a lighter colour")
      }
    }
  }

  private static func other(in pair: (text: String, ground: String, needed: Int)) -> String? {
    if pair.text == "--accent" { return pair.ground }
    return pair.ground == "--accent" ? pair.text : nil
  }
}
