import SourceText
import Testing

@testable import RecipeImport

@Suite struct CooklangTests {
  private func draft(_ text: String) throws -> RecipeDraft {
    try #require(try ImportReader.read(SourceFile(path: "Soup.cook", text: text)).recipes.first)
  }

  @Test func readsFrontMatterAsYAML() throws {
    let draft = try draft(
      """
      ---
      title: Soup -- the good one
      source: "https://a.example/apple--pie"
      description: |
        First line.
        Second line: with colon.
      servings: 4 # people
      tags:
        - soup
        - "easy, quick"
      ---
      Boil @peas{1%kg}. -- cold
      """)
    #expect(draft.title == "Soup -- the good one")
    #expect(draft.source == "https://a.example/apple--pie")
    #expect(draft.summary == "First line.\nSecond line: with colon.")
    #expect(draft.yieldText == "4")
    #expect(draft.keywords == ["soup", "easy, quick"])
    #expect(draft.instructionLines == ["Boil peas."])
    #expect(draft.losses.isEmpty)
  }

  @Test func readsFrontMatterThatIsNoYAMLByItsLines() throws {
    let draft = try draft("---\ntitle: Soup: the good one\nsource: https://a.example/a--b\n---\nBoil @peas{1%kg}.")
    #expect(draft.title == "Soup: the good one")
    #expect(draft.source == "https://a.example/a--b")
  }

  @Test func keepsDashesOfAnAddressAmongMetadata() throws {
    let draft = try draft(">> source: https://a.example/a--b -- seen there\n>> servings: 4|2|8\n\nBoil @peas{1%kg}.")
    #expect(draft.source == "https://a.example/a--b")
    #expect(draft.yieldText == "4")
  }
}
