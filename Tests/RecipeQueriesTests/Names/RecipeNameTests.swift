import RecipeQueries
import SourceText
import Testing

@Suite struct RecipeNameTests {
  private let candidates = [
    ("recipes/lentil-soup.md", "Lentil soup with lemon"), ("recipes/deutsch/spaetzle.md", "Spätzle"),
    ("recipes/onion-soup.md", "French onion soup"), ("recipes/francais/soupe-a-l-oignon.md", "Soupe à l’oignon"),
    ("week.json", "Monday stew"), ("week.json#2", "Tuesday stew"), ("old/lentil-soup.md", "Grandmother’s lentils"),
  ].map { RecipeName.Candidate(path: $0.0, title: $0.1) }

  @Test(
    "recipes are found by path, file, title and words of the title",
    arguments: [
      ("recipes/lentil-soup.md", "recipes/lentil-soup.md"), ("content/recipes/lentil-soup", "recipes/lentil-soup.md"),
      ("spaetzle", "recipes/deutsch/spaetzle.md"), ("Spätzle", "recipes/deutsch/spaetzle.md"),
      ("soupe a l'oignon", "recipes/francais/soupe-a-l-oignon.md"), ("french on", "recipes/onion-soup.md"),
      ("ONION soup", "recipes/onion-soup.md"), ("week.json#2", "week.json#2"), ("tuesday", "week.json#2"),
    ])
  func findsRecipes(name: String, path: String) {
    #expect(RecipeName.find(name, among: candidates, content: "content").value == path)
  }

  @Test func listsTheCandidatesOfAnAmbiguousName() {
    let found = RecipeName.find("lentil soup", among: candidates, content: "content")
    #expect(found.value == .some(nil))
    #expect(found.diagnostics.map(\.identifier) == ["recipe-ambiguous"])
    #expect(found.diagnostics.map(\.hint) == ["choose one by its path: recipes/lentil-soup.md, old/lentil-soup.md"])
  }

  @Test func suggestsWhatWasProbablyMeant() {
    let found = RecipeName.find("onion-sup", among: candidates, content: "content")
    #expect(found.diagnostics.map(\.message) == ["there is no recipe “onion-sup”"])
    #expect(found.diagnostics.map(\.hint) == ["did you mean “onion-soup”?"])
    #expect(found.diagnostics.map(\.identifier) == ["recipe-unknown"])
    #expect(
      RecipeName.find("2026-W47", among: candidates, content: "content").diagnostics.map(\.hint) == [
        "“galley plan show 2026-W47” shows that week, and “galley shop --plan 2026-W47” lists what it needs"
      ])
    #expect(RecipeName.find("!", among: [], content: "content").diagnostics.map(\.identifier) == ["recipe-unknown"])
  }
}
