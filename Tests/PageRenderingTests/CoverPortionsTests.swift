import CoverDrawing
import SitePlanning
import Testing

@testable import PageInputs

/// What is drawn of the ingredients of a recipe.
@Suite struct CoverPortionsTests {
  private func portions(_ ingredient: String, language: String = "en") throws -> [CoverPortion] {
    let site = try RenderedSite([
      (path: "a.md", text: "# Tart\n\n---\n\n- *1* \(ingredient)\n"),
      (path: "b.md", text: "# Something\n\n---\n\n- *100 g* flour\n"),
    ]) { $0.language = language }.site
    let recipe = try #require(site.recipes.first { $0.summary.path == "a.md" })
    return Cover.subject(of: recipe, in: site).portions
  }

  @Test(
    "what another recipe makes looks as the food of its name",
    arguments: [("shortcrust pastry", "en"), ("Tomatoes", "en"), ("Mürbeteig", "de")])
  func drawsLinked(name: String, language: String) throws {
    let (linked, own) = (try portions("[\(name)](b.md)", language: language), try portions(name, language: language))
    #expect(linked.map(\.color) == own.map(\.color))
    #expect(linked.map(\.shape) == own.map(\.shape))
    #expect(!own.isEmpty)
  }

  @Test func drawsSomethingOfAnUnknownName() throws {
    #expect(try portions("[Grandmother’s thing](b.md)").count == 1)
  }
}
