import SiteBuilding
import SourceText
import Testing

@testable import GalleyCommands

@Suite struct ImportedFiguresTests {
  private let site = TemporaryFolder(["galley.yaml": "title: T\n", "content/a.md": "# A\n\n---\n\n- salt\n"])

  private func lines(_ text: String) throws -> [String] {
    let workspace = try #require(Workspace.open(SiteOptions(root: site.path, jobs: 1)).value)
    return try #require(ImportedFigures(text, in: workspace)).lines
  }

  @Test func showsWhatIsStatedAndWhatIsComputed() throws {
    let head = "# Cake\n\nNutrition: 400 kcal, 6 g protein\n\n**4 servings**"
    let cake = head + "\n\n---\n\n- *200 g* butter\n- *100 g* sugar\n"
    #expect(
      try lines(cake) == [
        "states 400 kcal · 6 g protein a serving",
        "its ingredients give 455 kcal · 0 g protein · 25 g carbs · 41 g fat a serving; 100 % of the mass is known",
      ])
  }

  @Test func countsTheWholeWhereNobodySaysHowManyEat() throws {
    #expect(
      try lines("# Butter\n\n---\n\n- *100 g* butter\n") == [
        "its ingredients give 717 kcal · 1 g protein · 0 g carbs · 81 g fat in all; 100 % of the mass is known"
      ])
  }

  @Test func givesNoFigureOfWhatIsKnownInPart() throws {
    #expect(
      try lines("# Odd\n\n**2 servings**\n\n---\n\n- *100 g* butter\n- *900 g* xyzzy\n") == [
        "its ingredients: only 10 % of the mass is known"
      ])
  }

  @Test func isNothingForATextThatIsNoRecipe() throws {
    let workspace = try #require(Workspace.open(SiteOptions(root: site.path, jobs: 1)).value)
    #expect(ImportedFigures("no title", in: workspace).map(\.lines) == nil)
  }
}
