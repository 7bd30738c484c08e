import Cookbook
import PageInputs
import SitePlanning
import SiteStorage
import Testing

@testable import SiteBuilding

@Suite struct RecipeContentsTests {
  private func contents(of site: TemporaryFolder) -> RecipeContents {
    RecipeContents(
      RecipeCollection(), in: SourceFolder(site.path, shownAs: ""),
      reading: RecipeFileReader(configuration: SiteConfiguration()))
  }

  @Test func aFileOfSeveralRecipesIsReadOnceForAllOfThem() throws {
    let box = #"[{"@type": "Recipe", "name": "Tea"}, {"@type": "Recipe", "name": "Toast"}]"#
    let site = TemporaryFolder(["box.json": box])
    let contents = contents(of: site)
    let first = try #require(contents.contents(of: "box.json"))
    site.write(["box.json": "[]"])
    let second = try #require(contents.contents(of: "box.json#2") ?? contents.contents(of: "box.json#toast"))
    #expect(Set([first.entry.recipe.title, second.entry.recipe.title]) == ["Tea", "Toast"])
  }

  @Test func aNumberSignInTheNameOfAFileIsNoPart() {
    let site = TemporaryFolder(["Chili #2.md": "# Chili\n\n---\n"])
    #expect(contents(of: site).contents(of: "Chili #2.md")?.entry.recipe.title == "Chili")
  }

  @Test func aRecipeIsTheOneThatWasReadUntilItsFileIsReplaced() {
    let site = TemporaryFolder(["soup.md": "# Soup\n\n---\n"])
    let contents = contents(of: site)
    #expect(contents.contents(of: "soup.md")?.entry.recipe.title == "Soup")
    site.write(["soup.md": "no recipe"])
    #expect(contents.contents(of: "soup.md")?.entry.recipe.title == "Soup")
    contents.replace("soup.md", with: [])
    #expect(contents.contents(of: "soup.md") == nil && contents.contents(of: "nowhere.md") == nil)
  }
}
