import SitePlanning
import Testing

@Suite("docs/diagnostics.md")
struct DiagnosticsDocumentTests {
  @Test("explains every identifier that sources use, and no other")
  func explainsEveryIdentifier() throws {
    var used = DiagnosticIdentifiers()
    for path in Repository.swiftFiles(below: "Sources") { used.collect(from: try Repository.text(path), path: path) }
    let rows = try rows()
    let explained = Set(rows.flatMap { $0.code(in: 0) })
    #expect(used.identifiers.subtracting(explained).sorted() == [], "used, but not explained")
    #expect(explained.subtracting(used.identifiers).sorted() == [], "explained, but not used")
    #expect(rows.count == explained.count, "some identifier is explained twice")
  }

  @Test("gives each a severity, a meaning and an example")
  func fillsEveryCell() throws {
    for row in try rows() {
      #expect(row.cells.count == 4 && row.cells.allSatisfy { !$0.isEmpty }, "\(row.cells)")
      #expect(["error", "warning", "note", "either"].contains(row.cells[1]), "\(row.cells)")
    }
  }

  /// Whoever writes one in `galley.yaml` hears where it is none.
  @Test("has the identifiers that can be switched off, and those that cannot")
  func explainsEveryRule() throws {
    func identifiers(_ severities: [String]) throws -> [String] {
      try rows().filter { severities.contains($0.cells[1]) }.flatMap { $0.code(in: 0) }.sorted()
    }
    #expect(try identifiers(["warning", "note", "either"]) == RuleNames.silenceable)
    #expect(try identifiers(["error"]) == RuleNames.errors)
  }

  private func rows() throws -> [MarkdownTable.Row] {
    let document = try Repository.text("docs/diagnostics.md")
    return MarkdownTable(all: "identifier", "severity", "meaning", "example", in: document).rows
  }

  @Test(
    "the search finds identifiers in every shape they are written in",
    arguments: [
      ("A/B.swift", "file.diagnostic(\n  .error, \"text-encoding\", at: range)", "text-encoding"),
      ("A/B.swift", "case depth = \"expression-depth\"", "expression-depth"),
      ("A/B.swift", "warning(\"flatten-cycle\", \"the recipe is part of itself\")", "flatten-cycle"),
      ("YAMLReading/B.swift", "report(\n  \"unknown-key\", at: range)", "config-unknown-key"),
      ("YAMLReading/B.swift", "YAMLFailure(\n  \"yaml-tag\", at: range)", "yaml-tag"),
      ("CookbookReading/JSON/B.swift", "add(.error, \"shape\", at: range)", "recipe-json-shape"),
      ("CookbookReading/JSON/B.swift", ": .warning, \"recipe-json-too-many\")", "recipe-json-too-many"),
      ("JSONReading/B.swift", "init(_ identifier: String = \"json-syntax\")", "json-syntax"),
    ])
  func findsIdentifiers(path: String, text: String, identifier: String) {
    var found = DiagnosticIdentifiers()
    found.collect(from: text, path: path)
    #expect(found.identifiers == [identifier])
  }

  @Test(
    "names of options are no identifiers", arguments: ["OptionSpec(\"dry-run\", \"n\")", "command.flag(\"dry-run\")"])
  func passesOverOptions(text: String) {
    var found = DiagnosticIdentifiers()
    found.collect(from: text, path: "GalleyCommands/B.swift")
    #expect(found.identifiers == [])
  }
}
