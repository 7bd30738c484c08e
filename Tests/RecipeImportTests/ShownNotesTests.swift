import Cookbook
import Testing
import WebPages

@testable import RecipeImport

/// Notes, names and pictures that a page has beside a recipe.
@Suite struct ShownNotesTests {
  private func draft(_ html: String) throws -> RecipeDraft {
    try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first)
  }

  private static let unmarked =
    "<title>Chili</title><h1>Chili</h1><h2>Ingredients</h2><ul><li>1 lb beef</li><li>2 tsp salt</li></ul>"
    + "<h2>Instructions</h2><ol><li>Brown the beef well.</li><li>Simmer it for 1 h.</li></ol>"

  @Test func keepsWhatStandsBelowAHeadingForNotes() throws {
    let notes = "<h2>Notes</h2><p>Freeze it.</p><ul><li>Or not.</li></ul><h3>Storage</h3><p>Keep 3 days.</p>"
    #expect(
      try draft(Self.unmarked + notes + "<h2>Comments</h2><p>Great!</p>").tip
        == "Freeze it.\n• Or not.\nStorage: Keep 3 days.")
    #expect(try draft(Self.unmarked + "<p>Notes: freezes well</p><p>Bye</p>").tip == "freezes well")
    #expect(try draft(Self.unmarked + "<h2>Comments</h2><p>Great!</p><h2>Notes</h2><p>Mine</p>").tip == nil)
  }

  private func microdata(_ more: String) -> String {
    """
    <div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Pie</b><p itemprop="recipeIngredient">2 eggs</p>
    <div itemprop="recipeInstructions"><p>Beat the eggs.</p><p>Bake them.</p></div>\(more)</div>
    """
  }

  @Test func keepsMarkedNotesButNoCommentsOfReaders() throws {
    #expect(
      try draft(microdata("<div itemprop='comment' class='notes text'><p>Use cod.</p><p>Great cold.</p></div>")).tip
        == "Use cod.\nGreat cold.")
    #expect(try draft(microdata("<div itemprop='comment' class='text'><p>Yum!</p></div>")).tip == nil)
    #expect(
      try draft(microdata("<div class='wprm-recipe-notes'><h3>Recipe notes</h3>Soak it.<ul><li>Long.</li></ul></div>"))
        .tip == "Soak it.\n• Long.")
  }

  @Test func stepsBelowAWordForNotesAreNotes() throws {
    let page = microdata("").replacing(
      "<p>Bake them.</p>", with: "<p>Bake them.</p><p>Uwaga:</p><p>Use small eggs.</p>")
    #expect(try draft(page).instructionLines == ["Beat the eggs.", "Bake them."])
    #expect(try draft(page).tip == "Use small eggs.")
  }

  @Test func neverCompletesAPictureByTheAddressOfAnotherPage() throws {
    let more =
      "<img itemprop='image' src='Images/1.jpg'><a itemprop='url' href='https://food.example/1'><i itemprop='author'>food.example</i></a>"
    let draft = try draft(microdata(more + "<i itemprop='difficulty'>Easy</i><i itemprop='aggregateRating'>★★</i>"))
    #expect(draft.image == "Images/1.jpg")
    #expect(draft.source == "https://food.example/1")
    #expect(draft.authors.isEmpty)
    #expect(draft.difficulty == .easy)
    #expect(draft.losses == [ImportLoss(.dropped, "rating", "★★")])
  }

  @Test(arguments: ["<p class='title'>", "<p>"])
  func aDocumentWithoutATitleIsCalledByItsFirstLine(open: String) throws {
    let html =
      "\(open)<span>Aunt May’s Chowder</span></p><p>Serves 6.</p><h2>Ingredients</h2><ul><li>3 cups potatoes</li>"
      + "<li>1 cup clams</li></ul><h2>Directions</h2><ol><li>Boil the potatoes.</li><li>Add the clams and simmer.</li></ol>"
    let draft = try draft(html)
    #expect(draft.title == "Aunt May’s Chowder")
    #expect(draft.ingredientLines == ["3 cups potatoes", "1 cup clams"])
  }
}
