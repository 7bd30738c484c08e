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
    guard let first = languages.first, first.file.name == english else { return result }
    let meant = Dictionary(first.entries.map { ($0.key.text, $0.value) }) { first, _ in first }
    for (file, entries) in languages.dropFirst() {
      result += entries.compactMap { entry in
        meant[entry.key.text].flatMap { difference(of: entry.value, from: $0) }.map { message in
          file.source.diagnostic(
            .error, "theme-string", at: entry.keyRange, message: "“\(entry.key.text)” \(message)",
            hint: "write the values in braces as “\(english)” has them")
        }
      }
    }
    return result
  }

  /// What a translation says that its string cannot, or leaves out: a value in braces, or everything.
  private static func difference(of value: YAMLNode, from english: YAMLNode) -> String? {
    let (own, meant) = (texts(of: value), texts(of: english))
    if own.allSatisfy(\.isEmpty), meant.contains(where: { !$0.isEmpty }) { return "is empty" }
    let (said, known) = (Set(own.flatMap(values)), Set(meant.flatMap(values)))
    if let strange = said.subtracting(known).min() { return "has no value “{\(strange)}”" }
    return known.subtracting(said).min().map { "lacks its value “{\($0)}”" }
  }

  /// Of a string, or of all forms of a counted one.
  private static func texts(of value: YAMLNode) -> [String] {
    value.scalar.map { [$0.text] } ?? value.mapping?.compactMap { $0.value.scalar?.text } ?? []
  }

  /// `name` of `Remove {name}`.
  private static func values(in text: String) -> [String] {
    text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { String(part[..<$0]) }
    }
  }

  private static let english = "languages/en.yaml"

  /// None where the file cannot be read, which loading the theme tells.
  private static func entries(of source: SourceFile) -> [YAMLEntry] { YAMLReader.read(source).value?.mapping ?? [] }

  private static func list(_ names: [String]) -> String { names.map { "“\($0)”" }.joined(separator: ", ") }
}
