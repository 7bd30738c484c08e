internal import SourceText
internal import YAMLReading

/// Whether each language of a theme has the strings that the others have.
enum LanguageCheck {
  /// Told where the string stands, in the first language that has it; English comes first.
  static func diagnostics(of files: [ThemeCheck.File]) -> [Diagnostic] {
    let languages = files.filter { $0.name.hasPrefix("languages/") && $0.name.hasSuffix(".yaml") }
      .sorted { ($0.name != english ? 1 : 0, $0.name) < ($1.name != english ? 1 : 0, $1.name) }
      .map { (file: $0, entries: entries(of: $0.source)) }
    let known = languages.map { Set($0.entries.map(\.key.text)) }
    var told: Set<String> = []
    var result: [Diagnostic] = []
    for (file, entries) in languages {
      for entry in entries where told.insert(entry.key.text).inserted {
        let missing = languages.indices.filter { !known[$0].contains(entry.key.text) }.map { languages[$0].file.name }
        guard !missing.isEmpty else { continue }
        result.append(
          file.source.diagnostic(
            .error, "theme-string", at: entry.keyRange,
            message: "\(list(missing)) \(missing.count == 1 ? "has" : "have") no string “\(entry.key.text)”",
            hint: "translate it there, or take it out here"))
      }
    }
    return result
  }

  private static let english = "languages/en.yaml"

  /// None where the file cannot be read, which loading the theme tells.
  private static func entries(of source: SourceFile) -> [YAMLEntry] { YAMLReader.read(source).value?.mapping ?? [] }

  private static func list(_ names: [String]) -> String { names.map { "“\($0)”" }.joined(separator: ", ") }
}
