import Cookbook
import CookbookReading
import Fingerprints
import Quantities
import RecipeMarkdown
import SitePlanning
import SourceText
import Testing

@Suite struct RecipeSummaryTests {
  @Test func holdsPlainWords() {
    let summary = summary(
      "a.md",
      "# *Pea* soup\n\n**Warm** and [green](g.md).\nVery.\n\nMore.\n\nAuthor: Ines\n\n*soup, 20 min, soup*\n\n---\n\n- *2 g* fine **salt**, ground\n- salt\n- fine salt\n"
    )
    #expect(summary.title == "Pea soup")
    #expect(summary.lead == "Warm and green. Very.")
    #expect(summary.tags == ["soup"])
    #expect(summary.ingredientNames == ["fine salt", "salt"])
    #expect(summary.facts.author == "Ines" && summary.facts.totalMinutes == 20)
    #expect(summary.links.map(\.destination) == ["g.md"])
  }

  @Test(
    "provisions change with what stands above the steps, and with steps only where these define links",
    arguments: [
      ("Boil.", "- salt", true), ("Stir.\n\n\n", "- salt", true), ("", "- salt", true),
      ("Stir.\n\n---\n\nServe.", "- salt", true), ("Stir.", "- salt\n- oil", false),
      ("Stir.", "- sea salt", false), ("Stir.\n\n[salt]: salt.md", "- salt", false),
    ])
  func tellsProvisionsFromSteps(steps: String, ingredients: String, areSame: Bool) {
    func provisions(_ ingredients: String, _ steps: String) -> Fingerprint {
      summary("a.md", "# A\n\n---\n\n\(ingredients)\n\n---\n\n\(steps)\n").provisions
    }
    #expect((provisions("- salt", "Stir.") == provisions(ingredients, steps)) == areSame)
  }

  @Test func cutsALongLeadBetweenWords() throws {
    let lead = try #require(simple("a.md", facts: String(repeating: "word ", count: 100)).lead)
    #expect(lead.count <= 300 && lead.hasSuffix("word…"))
  }

  @Test(
    "an ingredient is its name, a note behind the first comma, and a remainder",
    arguments: [
      ("salt", "salt", nil, nil), ("salt, fine", "salt", "fine", nil),
      ("salt (sea, grey), fine", "salt (sea, grey)", "fine", nil),
      ("[salt, fine](s.md), more", "[salt, fine](s.md)", "more", nil), ("`a, b`, c", "`a, b`", "c", nil),
      ("1,5 salt", "1,5 salt", nil, nil),
      ("salt,", "salt,", nil, nil), ("salt\nfine, dry", "salt fine", "dry", nil),
      ("salt\n\n  Not *too* much.", "salt", nil, "Not too much."),
      ("boneless, skinless chicken breast, diced", "boneless, skinless chicken breast", "diced", nil),
      ("red, yellow and green peppers", "red, yellow and green peppers", nil, nil),
      ("frische, gehackte Petersilie", "frische, gehackte Petersilie", nil, nil),
      ("dried, fresh", "dried", "fresh", nil), ("cream, cold", "cream", "cold", nil),
      ("salt, fine\n\n  - sea\n  - grey", "salt", "fine", "sea grey"),
    ] as [(String, String, String?, String?)])
  func splitsIngredients(source: String, name: String, note: String?, remainder: String?) {
    let parts = IngredientName(source, MarkdownTexts())
    #expect(parts.name == name)
    #expect(parts.note == note)
    #expect(parts.remainder == remainder)
  }
}
