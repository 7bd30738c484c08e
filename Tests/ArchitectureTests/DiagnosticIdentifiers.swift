/// The identifiers of diagnostics that sources use, found in their text.
///
/// An identifier is the string after a severity, or the first argument of a reader's own failure type. Three are put
/// together from parts; anything else that is put together is an unknown shape, which the caller reports.
struct DiagnosticIdentifiers {
  private(set) var identifiers: Set<String> = []
  /// Literals with an interpolation that nobody has told this type about.
  private(set) var unknownShapes: [String] = []

  private static let openings = [
    ".error,", ".warning,", "severity,", "YAMLFailure(", "JSONFailure(", "_ identifier: String =",
  ]

  /// What parts can be.
  private static let composed: [String: [String]] = [
    "recipemd-repeated-\\(what)": ["recipemd-repeated-tags", "recipemd-repeated-yields"],
    "recipe-json-\\(name)": [],
    "\\(family)-\\(kind)": [],
  ]

  mutating func collect(from text: String, path: String) {
    let isRecipeJSON = path.contains("CookbookReading/JSON/")
    let isYAML = path.contains("YAMLReading/")
    var rest = text[...]
    while let quote = rest.firstIndex(of: "\"") {
      let before = rest[..<quote].reversed().drop { $0.isWhitespace }
      let literal = rest[rest.index(after: quote)...].prefix { $0 != "\"" && $0 != "\n" }
      let isIdentifier = Self.openings.contains { before.starts(with: $0.reversed()) }
      if isIdentifier, !literal.isEmpty { add(String(literal), prefix: isRecipeJSON ? "recipe-json-" : "") }
      if isYAML, before.starts(with: "report(".reversed()) { add(String(literal), prefix: "config-") }
      rest = text[literal.endIndex...].dropFirst()
    }
  }

  private mutating func add(_ literal: String, prefix: String) {
    if let parts = Self.composed[literal] {
      identifiers.formUnion(parts)
    } else if literal.contains("\\(") {
      unknownShapes.append(literal)
    } else if literal.utf8.allSatisfy({ (0x61...0x7A).contains($0) || $0 == 0x2D }) {
      identifiers.insert(literal.hasPrefix(prefix) ? literal : prefix + literal)
    }
  }
}
