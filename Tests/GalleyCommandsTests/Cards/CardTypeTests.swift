import SitePlanning
import SourceText
import Testing

@testable import GalleyCommands
@testable import SiteBuilding

/// How large the type of cards is, and how closely they are set.
@Suite struct CardTypeTests {
  private static func recipe(steps: Int) -> String {
    let ingredients = (1...5).map { "- *\($0)00 g* sugar, sieved" }
    let steps = (1...steps).map { "\($0). stepword knead stepword gently, then wait stepword until it is golden" }
    return
      "# Dough in \(steps.count) steps\n\n---\n\n\(ingredients.joined(separator: "\n"))\n\n---\n\n\(steps.joined(separator: "\n"))\n"
  }

  /// The first fits on a card, the second on one of A5 only where it is set closer, the last on none.
  private static let site = [
    "galley.yaml": "title: Kitchen\n", "content/short.md": recipe(steps: 4), "content/long.md": recipe(steps: 14),
    "content/longer.md": recipe(steps: 60),
  ]

  /// How large words of ingredients and steps are, in thirds of a point.
  private static func sizes(_ folder: TemporaryFolder, _ name: String) throws -> [Int] {
    let output = ChildProcess.output(
      of: ["pdftohtml", "-xml", "-i", "-stdout", "-zoom", "3", "\(folder.path)/\(name)"])
    let xml = String(decoding: try output.get(), as: UTF8.self)
    let fonts = xml.matches(of: /<fontspec id="(\d+)" size="(\d+)"/).map { ($0.output.1, $0.output.2) }
    let words = xml.matches(of: /<text [^>]*font="(\d+)">[^\n]*(?:stepword|sugar)/).map(\.output.1)
    return fonts.filter { words.contains($0.0) }.compactMap { Int($0.1) }
  }

  private static func pageCount(_ folder: TemporaryFolder, _ name: String) throws -> Int {
    let facts = try ChildProcess.output(of: ["pdfinfo", "\(folder.path)/\(name)"]).get()
    let pages = String(decoding: facts, as: UTF8.self).firstMatch(of: /Pages: +(\d+)/)
    return try #require(pages.flatMap { Int($0.output.1) })
  }

  @Test(
    "ingredients and steps are at least 10 points high on A sizes and 8 on index cards, also set closer",
    arguments: CardSize.allCases)
  func isLegible(size: CardSize) throws {
    let folder = TemporaryFolder(Self.site)
    #expect(folder.galley("card", "--all", "--size", size.rawValue, "--output", folder.path + "/a.pdf") == .clean)
    let sizes = try Self.sizes(folder, "a.pdf")
    let smallest = size == .fourBySix || size == .threeByFive ? 24 : 30
    #expect(!sizes.isEmpty && sizes.allSatisfy { $0 >= smallest }, "\(sizes)")
    // The type of the smallest card cannot become smaller, and must not become larger.
    if size == .threeByFive { #expect(sizes.allSatisfy { $0 == smallest }) }
  }

  @Test func isSetCloserOnlyWhereThatSavesACard() throws {
    let folder = TemporaryFolder(Self.site)
    #expect(folder.galley("card", "short", "long", "--size", "a5", "--output", folder.path + "/cards") == .clean)
    let names = ["cards/short.pdf", "cards/long.pdf"]
    #expect(try names.map { try Self.pageCount(folder, $0) } == [1, 1])
    #expect(try Self.sizes(folder, names[0]).allSatisfy { $0 > 30 })
    #expect(try Self.sizes(folder, names[1]).contains(30))
  }

  @Test func theBackOfACardSavesNothing() throws {
    let folder = TemporaryFolder(Self.site)
    #expect(
      folder.galley("card", "long", "--size", "a5", "--sides", "2", "--output", folder.path + "/a.pdf") == .clean)
    #expect(try Self.pageCount(folder, "a.pdf") == 2)
    #expect(try Self.sizes(folder, "a.pdf").allSatisfy { $0 > 30 })
  }

  @Test func longTitlesAreHyphenatedAndCodeStaysOnThePaper() throws {
    let title = "Donaudampfschifffahrtsgesellschaftskapitänskartoffelsalatschüssel"
    let code = String(repeating: "a long line of code ", count: 9)
    let folder = TemporaryFolder([
      "galley.yaml": "title: Kitchen\nlanguage: de\n",
      "content/x.md": "# \(title)\n\n---\n\n- *1* Ei\n\n---\n\n```\n\(code)end\n```\n",
    ])
    #expect(folder.galley("card", "x", "--output", folder.path + "/x.pdf") == .clean)
    let bytes = try ChildProcess.output(of: ["pdftotext", "-bbox", "\(folder.path)/x.pdf", "-"]).get()
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("‐</word>"))
    let ends = text.matches(of: /xMax="(\d+)/).compactMap { Int($0.output.1) }
    // 148 mm with a margin of 13 mm.
    #expect(text.contains(">end</word>") && ends.allSatisfy { $0 <= 383 }, "\(ends)")
  }
}
