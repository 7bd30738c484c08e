import Testing
import WebPages

@testable import RecipeImport

/// Boxes that are marked as ingredients or steps, and hold lists, paragraphs and headings one after another.
@Suite struct MarkedBoxTests {
  private func draft(_ html: String) throws -> RecipeDraft {
    try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first)
  }

  private static let mixed = "<p>Preheat.</p><p>Mix it.</p><ul><li>Use stale bread</li></ul><p>Bake<br>it well.</p>"
  private static let steps = ["Preheat.", "Mix it.", "Use stale bread", "Bake it well."]

  @Test(arguments: [
    "<div class='hrecipe'><b class='fn'>Pie</b><i class='ingredient'>2 eggs</i><div class='instructions'>BOX</div></div>",
    "<div class='h-recipe'><b class='p-name'>Pie</b><i class='p-ingredient'>2 eggs</i><div class='e-instructions'>BOX</div></div>",
    "<div vocab='http://schema.org/' typeof='Recipe'><b property='name'>Pie</b><i property='recipeIngredient'>2 eggs</i><div property='recipeInstructions'>BOX</div></div>",
    "<div itemscope itemtype='http://schema.org/Recipe'><b itemprop='name'>Pie</b><i itemprop='recipeIngredient'>2 eggs</i><div itemprop='recipeInstructions'>BOX</div></div>",
  ])
  func keepsWhatStandsAroundTheListsOfABox(page: String) throws {
    #expect(try draft(page.replacing("BOX", with: Self.mixed)).instructionLines == Self.steps)
  }

  private func microdata(ingredients: String = "<p>2 eggs</p>", steps: String = "<p>Mix.</p>") throws -> RecipeDraft {
    try draft(
      """
      <div itemscope itemtype="http://schema.org/Recipe"><b itemprop="name">Pie</b>
      <div itemprop="recipeIngredient">\(ingredients)</div><div itemprop="recipeInstructions">\(steps)</div></div>
      """)
  }

  @Test func takesHeadingsOfABoxAsTitles() throws {
    let draft = try microdata(
      ingredients: """
        <h3>Ingredients</h3><button>Select</button><h4>Pudding:</h4><ul><li>4 cups bread</li><li>2 cups milk</li></ul>
        <h4>Sauce</h4><p>1 cup sugar</p><p>1 cup cream</p>
        """,
      steps:
        "<h3>Directions</h3><h4>Pudding</h4><ol><li>Mix.</li></ol><h4>Sauce</h4><p>Boil it.</p><p>Pour it over.</p>")
    #expect(
      draft.groups == [
        .init(title: "Pudding", lines: ["4 cups bread", "2 cups milk"]),
        .init(title: "Sauce", lines: ["1 cup sugar", "1 cup cream"]),
      ])
    #expect(
      draft.sections == [
        .init(title: "Pudding", steps: [.init("Mix.")]),
        .init(title: "Sauce", steps: [.init("Boil it."), .init("Pour it over.")]),
      ])
  }

  @Test func takesHeadingsOfABoxWithoutAList() throws {
    let draft = try microdata(
      ingredients: "<h4>Dough</h4><p>200 g flour</p><p>water</p><h4>Top</h4><p>2 eggs</p>",
      steps: "<h4>Step 1</h4><p>Knead it.</p><h4>Step 2</h4><p>Bake it.</p>")
    #expect(
      draft.groups == [
        .init(title: "Dough", lines: ["200 g flour", "water"]), .init(title: "Top", lines: ["2 eggs"]),
      ])
    #expect(draft.sections == [.init(steps: [.init("Knead it."), .init("Bake it.")])])
  }

  @Test func takesAnEmphasisedParagraphBetweenListsAsTitle() throws {
    let list = "<ul><li>2 eggs</li><li>1 l milk</li></ul>"
    let draft = try microdata(ingredients: "\(list)<p><b>For the sauce:</b></p><ul><li>1 cup sugar</li></ul>")
    #expect(draft.groups.map(\.title) == [nil, "For the sauce"])
  }

  @Test func readsAListWithinAListOnce() throws {
    let draft = try microdata(
      steps: "<ol><li>Make a dough:<ul><li>Mix.</li><li>Knead.</li></ul></li><li>Bake.</li></ol>")
    #expect(draft.instructionLines == ["Make a dough:", "Mix.", "Knead.", "Bake."])
  }
}
