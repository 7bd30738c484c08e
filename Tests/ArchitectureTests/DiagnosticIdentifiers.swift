/// The identifiers of diagnostics that sources use, found in their text.
///
/// Every string of lowercase words joined by hyphens counts as an identifier unless it is known to be something else, so
/// a new one cannot be overlooked, however it is handed to its diagnostic. Two readers put a word before what their
/// rules say; there the rules are what is looked for.
struct DiagnosticIdentifiers {
  private(set) var identifiers: Set<String> = []

  /// Folders whose strings never are identifiers: mistakes on the command line have none, and covers, PDFs, servers and
  /// measurements report nothing.
  private static let silentFolders = [
    "CommandLineParsing", "CoverDrawing", "EPUBFiles", "PDFEngine", "EditorServing", "HTTPServing", "LivePreview",
    "galley-bench",
    "embed-files", "compile-foods",
    "GalleyCommands/Doctor", "PictureResizing", "WebPages",
  ]

  /// Keys of the configuration, names of formats, templates and fields.
  private static let otherWords: Set<String> = [
    "accent-dark", "alt-ing", "aria-label", "base-url", "ci-dessus", "content-security-policy", "default-src",
    "dir-div", "dry-run",
    "en-cas", "en-crypt", "en-media", "en-note", "file-name", "font-family", "font-size", "font-weight", "g-per-ml",
    "galley-images", "galley-pending", "http-equiv",
    "ing-div", "ing-note", "ingredient-list", "json-feed", "line-through",
    "markdown-table", "may-contain", "meal-master", "meta-bind", "not-found", "note-attributes", "on-target",
    "on-this-page",
    "input-price", "interface-languages", "organiser-json", "output-price", "page-size", "petit-dejeuner", "plan-json",
    "plan-stated",
    "raaka-aineet", "recipe-computed", "recipe-estimated", "recipe-incomplete",
    "recipe-json", "recipe-stated", "recipemd-json", "require-coverage", "resource-attributes", "rev-parse",
    "schema-org", "sesame-seeds", "source-url", "sous-titre", "sulphur-dioxide-and-sulphites", "text-decoration",
    "weights-from",
  ]

  /// What the name of an option of the command line stands behind; the last one ends `ChoiceOption<Format>(`.
  private static let optionOpenings = ["OptionSpec(", ".flag(", ".value(", ".integer(", ">("]

  /// The word before the rules of a folder, and what the rules stand behind.
  private static let families = [
    (folder: "CookbookReading/JSON/", word: "recipe-json-", openings: [".error,", ".warning,", "severity,"]),
    (folder: "YAMLReading/", word: "config-", openings: ["report("]),
  ]

  /// What a reader of YAML mappings says with the word of its family before it.
  private static let mappingRules = ["missing-key", "type", "unknown-key"]

  /// What interpolated identifiers can be.
  private static let interpolated = [
    "recipemd-repeated-\\(what)": ["recipemd-repeated-tags", "recipemd-repeated-yields"],
    "\\(prefix)-too-many": ["recipe-json-too-many"],
    "plan-json": ["missing", "type", "limit", "value", "unknown-key", "too-many"].map { "plan-json-\($0)" },
  ]

  mutating func collect(from text: String, path: String) {
    guard !Self.silentFolders.contains(where: { path.contains("Sources/\($0)/") }) else { return }
    let family = Self.families.first { path.contains($0.folder) }
    var rest = text[...]
    while let quote = rest.firstIndex(of: "\"") {
      let literal = rest[rest.index(after: quote)...].prefix { $0 != "\"" && $0 != "\n" }
      let before = rest[..<quote].reversed().drop { $0.isWhitespace }
      let namesOption = Self.optionOpenings.contains { before.starts(with: $0.reversed()) }
      if before.starts(with: "family:".reversed()) {
        for rule in Self.mappingRules { identifiers.insert("\(literal)-\(rule)") }
      } else if let family, !literal.hasPrefix(family.word), Self.isWords(literal),
        family.openings.contains(where: { before.starts(with: $0.reversed()) })
      {
        identifiers.insert(family.word + literal)
      } else if let names = Self.interpolated[String(literal)] {
        identifiers.formUnion(names)
      } else if !namesOption, literal.contains("-"), Self.isWords(literal), !Self.otherWords.contains(String(literal)) {
        identifiers.insert(String(literal))
      }
      rest = text[literal.endIndex...].dropFirst()
    }
  }

  /// Lowercase words with one hyphen between each two.
  private static func isWords(_ text: Substring) -> Bool {
    text.split(separator: "-", omittingEmptySubsequences: false).allSatisfy { word in
      !word.isEmpty && word.utf8.allSatisfy { (0x61...0x7A).contains($0) }
    }
  }
}
