import Testing
import WebPages

@testable import RecipeImport

/// Titles within lists that mark-up states as one.
@Suite struct ShownGroupsTests {
  private static let lines = ["200 g flour", "1/2 tsp salt", "2 eggs", "100 ml milk", "50 g icing sugar", "1 lemon"]

  private func groups(_ body: String, lines: [String] = ShownGroupsTests.lines) throws -> [RecipeDraft.Group] {
    let list = lines.map { "\"\($0)\"" }.joined(separator: ", ")
    let recipe = """
      {"@type": "Recipe", "name": "Cake", "recipeIngredient": [\(list)],
      "recipeInstructions": ["Mix the flour and eggs.", "Bake for 40 minutes."]}
      """
    let html = "<title>Cake</title><script type='application/ld+json'>\(recipe)</script><h1>Cake</h1>\(body)"
    return try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first).groups
  }

  private func items(_ lines: ArraySlice<String>) -> String { lines.map { "<li>\($0)</li>" }.joined() }

  private func list(_ title: (String) -> String) -> String {
    """
    <h3>Ingredients</h3>\(title("For the batter"))<ul>\(items(Self.lines[..<4]))</ul>
    \(title("Icing:"))<ul>\(items(Self.lines[4...]))</ul><h3>Method</h3><p>Mix it all.
    """
  }

  @Test(arguments: ["<h4>|</h4>", "<p><strong>|</strong></p>", "<p>|</p>", "<div>|</div>"])
  func givesTheLinesTheTitlesThatThePageShows(mark: String) throws {
    let found = try groups(list { mark.replacing("|", with: $0) })
    #expect(found.map(\.title) == ["For the batter", "Icing"])
    #expect(found.map(\.lines) == [Array(Self.lines[..<4]), Array(Self.lines[4...])])
  }

  @Test func keepsHowATitleIsWritten() throws {
    let found = try groups(list { "<h4>\($0)</h4>" })
    #expect(found.map(\.statedTitle) == [nil, "Icing:"])
  }

  @Test func takesATitleWithTheWordsOfTheNextLineForATitle() throws {
    let lines = ["4 eggs", "1 cup oil", "2 cups flour", "8 oz cream cheese", "2 cups sugar"]
    let shown = """
      <h3>Ingredients</h3><div>Bars</div><ul>\(items(lines[..<3]))</ul><div>Cream cheese icing</div>
      <ul>\(items(lines[3...]))</ul><h3>Method</h3><p>Mix it all.
      """
    #expect(try groups(shown, lines: lines).map(\.title) == ["Bars", "Cream cheese icing"])
  }

  @Test func takesTheWholeListWhereAPartOfItIsMarked() throws {
    let shown = """
      <h2>Ingredients</h2><ul><li>1 pound chicken</li><li>2 cups oil</li><li>1 tsp pepper</li></ul>
      <h3>For the batter:</h3><ul>\(items(Self.lines[...]))</ul><h2>Directions</h2><ol><li>Fry it.</li></ol>
      """
    let found = try groups(shown)
    #expect(found.map(\.title) == [nil, "For the batter"])
    #expect(found.flatMap(\.lines) == ["1 pound chicken", "2 cups oil", "1 tsp pepper"] + Self.lines)
  }

  @Test func leavesAListThatIsShownTwice() throws {
    let twice = Self.lines.map { "<li>2 × \($0)</li>" }.joined()
    let shown =
      "<h2>Ingredients</h2><ul>\(items(Self.lines[...]))</ul><ul>\(twice)</ul><h2>Directions</h2><p>Mix it all."
    #expect(try groups(shown).flatMap(\.lines) == Self.lines)
  }

  @Test func leavesAmountsThatAreStatedInSum() throws {
    let shown = """
      <h2>Ingredients</h2><ul>\(items(Self.lines[...]))</ul><h4>Syrup</h4><ul><li>1 lemon</li><li>20 g icing sugar</li></ul>
      <h2>Directions</h2><p>Mix it all.
      """
    #expect(try groups(shown).flatMap(\.lines) == Self.lines)
  }

  @Test func leavesTheListsOfOtherRecipesAlone() throws {
    let other = "<h2>Our best soup</h2><ul><li>1 leek</li><li>2 carrots</li><li>1 l stock</li></ul>"
    let shown = "<h2>Ingredients</h2><ul>\(items(Self.lines[...]))</ul><h2>Directions</h2><p>Mix it all.</p>\(other)"
    #expect(try groups(shown).flatMap(\.lines) == Self.lines)
  }

  @Test func leavesTheFirstGroupWithoutATitle() throws {
    let shown = "<h3>Ingredients</h3><ul>\(items(Self.lines[..<4]))<li>Icing</li>\(items(Self.lines[4...]))</ul>"
    #expect(try groups(shown).map(\.title) == [nil, "Icing"])
  }

  @Test func readsAmountsThatThePageWritesOtherwise() throws {
    let shown = """
      <h3>Ingredients</h3><table><tr><td>flour</td><td>200 g</td></tr><tr><td>salt</td><td>½ tsp</td></tr>
      <tr><td>eggs</td><td>2</td></tr><tr><td>milk</td><td>100 ml</td></tr></table><h4>Icing</h4>
      <table><tr><td>icing sugar</td><td>50 g</td></tr><tr><td>lemon</td><td>1</td></tr></table>
      """
    #expect(try groups(shown).map(\.title) == [nil, "Icing"])
  }

  @Test func readsMeasuresThatThePageSpellsOut() throws {
    let shown = "<ul><li>2 tablespoons ketchup</ul><h4>Dip</h4><ul><li>1 teaspoon mustard<li>3 cups oil</ul>"
    let found = try groups(shown, lines: ["2 tbsp ketchup", "1 tsp mustard", "3 cups oil"])
    #expect(found.map(\.title) == [nil, "Dip"])
  }

  @Test func missesOneLineOfSixAndReadsPastRemarksInBrackets() throws {
    let shown = items(Self.lines[..<4]).replacing("milk", with: "milk (or water from the tap)")
      .replacing("eggs", with: "eggs that the hens behind the house laid")
    let list = "<ul>\(shown)</ul><h4>Icing</h4><ul>\(items(Self.lines[4...]))</ul>"
    #expect(try groups(list).map(\.title) == [nil, "Icing"])
  }

  /// Amount and food in elements of their own, and the first title in a paragraph as the second is.
  @Test func readsPartsOfLinesThatStandApart() throws {
    func apart(_ lines: ArraySlice<String>) -> String {
      lines.map { line in
        let parts = line.split(separator: " ", maxSplits: 1)
        return "<b>\(parts[0])</b><p>\(parts[1])</p>"
      }.joined()
    }
    let shown = "<div><p>Batter</p>\(apart(Self.lines[..<4]))<p>Icing</p>\(apart(Self.lines[4...]))</div>"
    #expect(try groups(shown).map(\.title) == ["Batter", "Icing"])
  }

  @Test func takesTheNameOfTheDishForNoTitle() throws {
    let shown = "<h1>Cake</h1><ul>\(items(Self.lines[..<4]))<li>For the icing:</li>\(items(Self.lines[4...]))</ul>"
    #expect(try groups(shown).map(\.title) == [nil, "For the icing"])
  }

  @Test(arguments: [
    // No title, another order, other ingredients, an ingredient without mark-up, the lines of the page's controls.
    "<ul>\(ShownGroupsTests.lines.map { "<li>\($0)</li>" }.joined())</ul>",
    "<ul><li>2 eggs<li>200 g flour</ul><h4>Icing</h4><ul><li>1 lemon<li>50 g icing sugar</ul>",
    "<ul><li>200 g flour<li>100 g butter</ul><h4>Icing</h4><ul><li>2 apples<li>1 pinch cinnamon</ul>",
    """
    <ul><li>200 g flour<li>1/2 tsp salt<li>2 eggs<li>100 ml milk<li>3 tbsp oil<li>50 g icing sugar<li>1 lemon</ul>
    """,
    """
    <ul><li>200 g flour<li>1/2 tsp salt<li>2 eggs</ul><p>Advertisement<ul><li>100 ml milk<li>50 g icing sugar<li>1 lemon
    </ul>
    """,
  ])
  func inventsNoTitle(shown: String) throws {
    #expect(try groups("<h3>Ingredients</h3>\(shown)").map(\.title) == [nil])
  }

  @Test func leavesAListThatIsShownInOtherMeasures() throws {
    let metric = ["120 g flour", "3 g salt", "100 g eggs", "1 dl milk", "2 oz icing sugar", "50 g lemon"]
    let shown = """
      <h2>Ingredients</h2><ul>\(items(Self.lines[...]))</ul><ul>\(items(metric[...]))</ul><h2>Directions</h2><p>Mix it all.
      """
    #expect(try groups(shown).flatMap(\.lines) == Self.lines)
  }
}
