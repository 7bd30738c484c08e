import SourceText
import Testing

@testable import RecipeEditing

@Suite struct RecipeComparisonTests {
  private static let base =
    "---\nserves: 2\nauthor: Ann\n---\n# Soup\n\nFor cold days.\n\nTip: Soak the peas.\n\n---\n\n- *1 g* salt\n"

  private func file(_ text: String) -> SourceFile { SourceFile(path: "soup.md", text: text) }

  private func compared(mine: String, theirs: String) throws -> RecipeComparison {
    try #require(RecipeComparison(base: file(Self.base), mine: file(mine), theirs: file(theirs)))
  }

  private func merged(_ comparison: RecipeComparison, _ fields: [RecipeComparison.Field]) -> String? {
    comparison.merged(taking: fields, language: "en").value.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func frontMatterIsAFieldOfItsOwn() throws {
    let mine = Self.base.replacing("Ann", with: "Bob").replacing("# Soup", with: "# Broth")
    let theirs = Self.base.replacing("cold", with: "dark")
    let comparison = try compared(mine: mine, theirs: theirs)
    #expect(comparison.differences.map(\.field) == [.head, .title, .description])
    #expect(comparison.differences.first?.mine == "---\nserves: 2\nauthor: Bob\n---")
    #expect(comparison.coversMine(language: "en"))
    #expect(merged(comparison, [.head, .title]) == mine.replacing("cold", with: "dark"))
    #expect(merged(comparison, [.title]) == theirs.replacing("# Soup", with: "# Broth"))
  }

  @Test(arguments: ["\n", "\r\n"])
  func frontMatterComesAndGoes(lineEnd: String) throws {
    let body = "# Soup\n\n---\n\n- *1 g* salt\n".replacing("\n", with: lineEnd)
    let headed = "---\nserves: 2\n---\n\n".replacing("\n", with: lineEnd) + body
    let (with, without) = (file(headed), file(body))
    let coming = try #require(RecipeComparison(base: without, mine: with, theirs: without))
    #expect(merged(coming, [.head]) == headed)
    let going = try #require(RecipeComparison(base: with, mine: without, theirs: with))
    #expect(merged(going, [.head]) == body)
  }

  @Test(arguments: [
    "Tip: Soak the peas.\nTip: Stir.", "Tip: Soak the peas.\nNote to self: buy peas.",
    "Tip: Soak.\nSource: Grandmother",
  ])
  func knowsWhatIsNoneOfItsFields(facts: String) throws {
    let mine = Self.base.replacing("Tip: Soak the peas.", with: facts)
    let theirs = Self.base.replacing("*1 g*", with: "*2 g*")
    let comparison = try compared(mine: mine, theirs: theirs)
    let all = comparison.differences.filter { !$0.isMineUnchanged }.map(\.field)
    let isWhole = merged(comparison, all) == mine.replacing("*1 g*", with: "*2 g*")
    #expect(comparison.coversMine(language: "en") == isWhole, "\(facts)")
    #expect(isWhole == !facts.contains("Stir"), "\(facts)")
  }

  @Test func frontMatterOfTwoRecipesIsEachOnesOwn() throws {
    let other = file(Self.base.replacing("Ann", with: "Bob"))
    #expect(try #require(RecipeComparison(base: nil, mine: file(Self.base), theirs: other)).differences == [])
  }
}
