internal import Fingerprints
package import Mustache
public import SourceText
internal import ThemeChecking

/// Puts a theme together from its files and checks that every template fits the view it gets.
///
/// | file | becomes |
/// |---|---|
/// | `NAME.mustache`, `partials/NAME.mustache` | a template or partial, named by its path without the ending |
/// | `styles/*.css` | the style sheet, joined in the order of names |
/// | `scripts/NAME/*.js` | `assets/NAME.js`, joined in the order of names, without comments |
/// | `print/NAME.mustache` | a template of what is printed |
/// | `print/base.css`, `print/NAME.css` | the style sheets inside what is printed: one for all, one for that template |
/// | `languages/TAG.yaml` | the interface strings of a language |
/// | `assets/…`, `schemas/…` | published as it is, scripts without comments |
public enum ThemeLoader {
  /// A file of a theme: its name there, and its text under the path that diagnostics show.
  public struct File: Sendable {
    public let name: String
    public let source: SourceFile

    public init(name: String, source: SourceFile) {
      self.name = name
      self.source = source
    }
  }

  /// The site's own files first: they replace those of the default theme that have the same name.
  public static func merge(_ own: [File], over standard: [File]) -> [File] {
    let names = Set(own.map(\.name))
    return (own + standard.filter { !names.contains($0.name) }).sorted { $0.name < $1.name }
  }

  /// The site's own accent colours as CSS has them, in light and in dark.
  package struct Accents {
    package let light: String?
    package let dark: String?

    package init(light: String?, dark: String?) {
      self.light = light
      self.dark = dark
    }
  }

  /// - Parameter viewType: what each template is checked against, with the names that the strings of the theme have.
  /// - Returns: `nil` after an error: a theme is whole or not used at all.
  package static func load(
    _ files: [File], language: String, accents: Accents, viewType: (PageTemplate, RecordType) -> RecordType
  ) -> Checked<Theme?> {
    let large = files.compactMap(tooLarge)
    guard large.isEmpty else { return Checked(nil, large) }
    let sources = files.compactMap { file in
      file.name.hasSuffix(".mustache")
        ? TemplateSource(name: String(file.name.dropLast(".mustache".utf8.count)), file: file.source) : nil
    }
    let compiled = TemplateSet.compile(sources)
    var diagnostics = compiled.diagnostics
    let text = interfaceText(files, language: language)
    diagnostics += text.diagnostics
    // Strings that are missing would be told a second time, as names that templates use and nobody knows.
    guard let strings = text.value, !text.hasErrors, !compiled.hasErrors else { return Checked(nil, diagnostics) }
    let textRecord = Record("Text", strings.strings.map { (.init($0.key, .text, "“\($0.value)”"), .text($0.value)) })
    let templates = compiled.value.resolved(
      for: PageTemplate.allCases.map { ($0.rawValue, viewType($0, textRecord.type)) })
    diagnostics = unique(diagnostics + templates.diagnostics + ThemeFileNames.diagnostics(files, compiled.value))
    guard !diagnostics.contains(where: { $0.severity == .error }) else { return Checked(nil, diagnostics) }
    let named = files.map { ($0.name, $0.source) }
    diagnostics += AccentCheck.diagnostics(light: accents.light, dark: accents.dark, over: named, path: "galley.yaml")
    let theme = Theme(
      templates: templates.value, text: strings, textRecord: textRecord,
      stylesheet: stylesheet(files, accents: accents),
      printStylesheets: printStylesheets(files), files: publishedFiles(files),
      textFingerprint: textFingerprint(of: files, language: language),
      paper: ThemePaper.colour(of: named))
    return Checked(theme, diagnostics)
  }

  /// Of a file that templates, style or strings are read from, in bytes: five times the largest that any theme has, and little
  /// enough that checking it takes no second.
  private static let limit = 250_000

  /// Whether a file is one of these and has more, so that nothing is read from it.
  public static func isTooLarge(_ file: File) -> Bool {
    [".mustache", ".css", ".yaml"].contains(where: file.name.hasSuffix) && file.source.bytes.count > limit
  }

  private static func tooLarge(_ file: File) -> Diagnostic? {
    guard isTooLarge(file) else { return nil }
    return Diagnostic(
      .error, "theme-size", path: file.source.path,
      message: "the file has \(file.source.bytes.count) bytes, and one of a theme can have \(limit)",
      hint: "divide it, or leave out what pages do not need")
  }

  /// The strings of a language alone.
  public static func text(_ files: [File], language: String) -> Checked<InterfaceText?> {
    let text = interfaceText(files, language: language)
    return Checked(text.hasErrors ? nil : text.value, text.diagnostics)
  }

  private static func interfaceText(_ files: [File], language: String) -> Checked<InterfaceText?> {
    if let file = textFile(files, language: language) {
      return InterfaceTextReader.read(file.source, language: language)
    }
    let primary = String(language.prefix { $0 != "-" })
    let known = files.compactMap { file in
      file.name.hasPrefix("languages/")
        ? String(file.name.dropFirst("languages/".utf8.count).prefix { $0 != "." }) : nil
    }
    let problem = Diagnostic(
      .error, "theme-language", path: "galley.yaml", message: "the theme has no strings for the language “\(language)”",
      hint: "use one of \(known.joined(separator: ", ")), or add “templates/languages/\(primary).yaml”")
    return Checked(nil, [problem])
  }

  /// Partials are checked with every template that includes them, and each problem is told once, whatever the views
  /// that the hints name.
  private static func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    for diagnostic in diagnostics.sorted() where result.last.map({ isSame($0, diagnostic) }) != true {
      result.append(diagnostic)
    }
    return result
  }

  private static func isSame(_ one: Diagnostic, _ other: Diagnostic) -> Bool {
    one.path == other.path && one.position == other.position && one.identifier == other.identifier
      && one.message == other.message
  }

  /// The style sheets in the order of their names, and the site's own accent colours behind them.
  private static func stylesheet(_ files: [File], accents: Accents) -> [UInt8] {
    var bytes = joined(files)
    if let accent = accents.light {
      let light = ":root:not([data-scheme=\"dark\"])"
      bytes += "@media (prefers-color-scheme: light) { \(light) { --accent: \(accent); } }\n".utf8
      bytes += ":root[data-scheme=\"light\"] { --accent: \(accent); }\n".utf8
    }
    if let accent = accents.dark {
      let dark = ":root:not([data-scheme=\"light\"])"
      bytes += "@media (prefers-color-scheme: dark) { \(dark) { --accent: \(accent); } }\n".utf8
      bytes += ":root[data-scheme=\"dark\"] { --accent: \(accent); }\n".utf8
    }
    return bytes
  }

  /// The style sheets of what is printed, by their names without folder and ending.
  private static func printStylesheets(_ files: [File]) -> [String: [UInt8]] {
    var result: [String: [UInt8]] = [:]
    for file in files where file.name.hasPrefix("print/") && file.name.hasSuffix(".css") {
      result[String(file.name.dropFirst("print/".utf8.count).dropLast(".css".utf8.count))] = file.source.bytes
    }
    return result
  }

  /// The style sheets in the order of their names.
  private static func joined(_ files: [File]) -> [UInt8] {
    var bytes: [UInt8] = []
    for file in files where file.name.hasPrefix("styles/") && file.name.hasSuffix(".css") {
      bytes += file.source.bytes
      if bytes.last != 0x0A { bytes.append(0x0A) }
    }
    return bytes
  }

  private static func publishedFiles(_ files: [File]) -> [String: [UInt8]] {
    var result = ThemeScripts.joined(files)
    for file in files where file.name.hasPrefix("assets/") || file.name.hasPrefix("schemas/") {
      let isScript = file.name.hasSuffix(".js")
      result[file.name] = isScript ? ScriptCompactor(file.source.bytes).compacted() : file.source.bytes
    }
    return result
  }

  private static func textFingerprint(of files: [File], language: String) -> Fingerprint {
    var builder = FingerprintBuilder()
    builder.combine(language)
    builder.combine(textFile(files, language: language)?.source.bytes ?? [])
    return builder.finish()
  }

  /// The strings of a language with its region, else of the language.
  private static func textFile(_ files: [File], language: String) -> File? {
    let primary = String(language.prefix { $0 != "-" })
    return [language, primary].lazy.compactMap { tag in
      let name = "languages/\(tag).yaml"
      // Tags have one spelling; files have what somebody wrote.
      return files.first { $0.name == name } ?? files.first { $0.name.lowercased() == name.lowercased() }
    }.first
  }
}
