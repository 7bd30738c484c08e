internal import SourceText

/// Whether every custom property that is used is declared somewhere.
enum TokenCheck {
  static func diagnostics(of styles: [StyleSheet]) -> [Diagnostic] {
    let declared = Set(styles.flatMap { $0.declarations.map(\.name) }.filter { $0.hasPrefix("--") })
    return styles.flatMap { style in
      style.declarations.flatMap { declaration in
        uses(in: declaration.value).filter { !declared.contains($0) }.map { name in
          unknown(name, declaration, style.source, among: declared)
        }
      }
    }
  }

  /// The names in `var(--name)`; one with a value to fall back on need not be declared.
  private static func uses(in value: String) -> [String] {
    var result: [String] = []
    var rest = value[...]
    while let start = rest.firstRange(of: "var(") {
      rest = rest[start.upperBound...].drop { $0 == " " }
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
      rest = rest[name.endIndex...].drop { $0 == " " }
      if rest.first != "," { result.append(String(name)) }
    }
    return result
  }

  private static func unknown(
    _ name: String, _ declaration: StyleSheet.Declaration, _ source: SourceFile, among declared: Set<String>
  ) -> Diagnostic {
    let suggestion = NearMiss.suggestion(for: name, among: declared.sorted())
    return source.diagnostic(
      .error, "theme-token", at: declaration.range, message: "no style sheet declares “\(name)”",
      hint: suggestion.map { "did you mean “\($0)”?" } ?? "declare it in “styles/00-tokens.css”")
  }
}
