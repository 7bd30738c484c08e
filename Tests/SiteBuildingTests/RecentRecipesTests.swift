import Cookbook
import PageInputs
import Testing

@testable import SiteBuilding

@Suite struct RecentRecipesTests {
  private func recipe(_ path: String) -> SourcedRecipe {
    SourcedRecipe(entry: RecipeEntry(path: path, recipe: Recipe(title: path)), source: [])
  }

  @Test func theOldestGoWhereThereIsNoMoreRoom() {
    var recent = RecentRecipes()
    for number in 0..<3000 { recent.keep(recipe("\(number).md")) }
    let kept = (0..<3000).filter { recent["\($0).md"] != nil }
    #expect(kept == Array(1800..<3000))
  }

  @Test func aForgottenOneMakesRoomAndTheOthersGoInTheirOrder() {
    var recent = RecentRecipes()
    for number in 0..<1300 { recent.keep(recipe("\(number).md")) }
    recent.forget("700.md")
    recent.forget("nobody.md")
    #expect(recent["700.md"] == nil && recent["100.md"] != nil)
    recent.keep(recipe("a.md"))
    #expect(recent["100.md"] != nil, "there was room")
    recent.keep(recipe("b.md"))
    recent.keep(recipe("c.md"))
    #expect(recent["100.md"] == nil && recent["101.md"] == nil && recent["102.md"] != nil)
  }

  @Test func aRecipeThatIsReadAgainTakesNoSecondPlace() {
    var recent = RecentRecipes()
    for _ in 0..<2000 { recent.keep(recipe("one.md")) }
    for number in 0..<1199 { recent.keep(recipe("\(number).md")) }
    #expect(recent["one.md"] != nil)
  }
}
