import SitePlanning
import SourceText
import Testing

@testable import CommandLineParsing
@testable import GalleyCommands

@Suite("README.md")
struct ReadmeTests {
  @Test("lists every command, and no other")
  func listsEveryCommand() throws {
    let table = try #require(MarkdownTable("command", "what it does", in: try Repository.text("README.md")))
    let described = table.rows.map { $0.code(in: 0).joined() }
    let commands = GalleyTable.table.visibleCommands.map { "galley \($0.name)" }
    for command in commands {
      let count = described.count { $0 == command || $0.hasPrefix(command + " ") }
      #expect(count == 1, "the table should have one row “\(command) …”")
    }
    #expect(described.count == commands.count, "\(described)")
  }

  @Test("lists every key of galley.yaml, and no other")
  func listsEveryKey() throws {
    let known = keysNamed(byReading: "zzzzzzzzzzzz: 1").filter {
      !["cards", "nutrition", "shopping", "theme"].contains($0)
    }
    let inTheme = keysNamed(byReading: "theme:\n  zzzzzzzzzzzz: 1").map { "theme.\($0)" }
    let inNutrition = keysNamed(byReading: "nutrition:\n  zzzzzzzzzzzz: 1").map { "nutrition.\($0)" }
    let inCards = keysNamed(byReading: "cards:\n  zzzzzzzzzzzz: 1").map { "cards.\($0)" }
    let inShopping = keysNamed(byReading: "shopping:\n  zzzzzzzzzzzz: 1").map { "shopping.\($0)" }
    let nested = inTheme + inNutrition + inCards + inShopping
    #expect(try keys().map(\.key).sorted() == (known + nested).sorted())
  }

  @Test("states the defaults the program has")
  func statesDefaults() throws {
    let standard = SiteConfiguration()
    let expected: [String: String] = [
      "title": standard.title, "description": "none", "base-url": "none", "language": standard.language,
      "author": "none", "content": standard.content, "output": standard.output, "templates": standard.templates,
      "strict": "\(standard.strict)", "page-size": "\(standard.pageSize)", "recent": "\(standard.recentCount)",
      "people": "none", "ai": "none", "languages": "none", "interface-languages": "none", "diagnostics": "none",
      "shopping.packs": "none",
      "staples": standard.staples.joined(separator: ", "),
      "dates": standard.dates.rawValue, "pictures": standard.pictures.rawValue,
      "theme.name": "proof", "theme.accent": "none", "theme.accent-dark": "none",
      "cards.pdf": "\(standard.cards.pdf)", "cards.size": standard.cards.size.rawValue,
      "cards.mono": "\(standard.cards.mono)", "cards.picture": standard.cards.picture.rawValue,
      "theme.related": "\(standard.theme.relatedCount)", "nutrition.coverage": "0.\(standard.nutrition.coverage / 10)",
    ]
    for row in try keys() { #expect(row.value == expected[row.key], "default of \(row.key)") }
  }

  private func keys() throws -> [(key: String, value: String)] {
    let table = try #require(MarkdownTable("key", "default", "meaning", in: try Repository.text("README.md")))
    return table.rows.map { row in
      (row.code(in: 0).joined(), row.cells[1] == "none" ? "none" : row.code(in: 1).joined())
    }
  }

  /// The keys that the hint about an unknown one names.
  private func keysNamed(byReading yaml: String) -> [String] {
    let read = ConfigurationReader.read(SourceFile(path: "galley.yaml", text: yaml))
    let hint = read.diagnostics.first { $0.identifier == "config-unknown-key" }?.hint ?? ""
    return hint.split(separator: "“").dropFirst().map { String($0.prefix { $0 != "”" }) }
  }
}
