import Testing
import WebPages

@testable import RecipeImport

@Suite struct PageLayoutTests {
  private func lines(_ body: String) throws -> [String] {
    let page = try WebPage(
      bytes: Array("<h1>Flan</h1>\(body)<h2>Method</h2><p>Stir it all and bake it for an hour.".utf8))
    return try #require(PageRecipes.read(page).first).ingredientLines
  }

  private static let list = "<li>2 eggs<li>100 g sugar<li>500 ml milk<li>salt"

  /// What stands around makes the whole page three times as long.
  private static let rest = String(repeating: "<p>We <i>like</i> <b>flans</b> a lot.</p>", count: 30)

  @Test(arguments: [
    "<aside><h3>Ingredients</h3><ul class=ingredients>\(list)</ul></aside>",
    "<div class='elementor-widget elementor-widget-text'><h3>Ingredients</h3><ul>\(list)</ul></div>",
    "<div class=recipe-sidebar><h3>Ingredients</h3><ul>\(list)</ul></div>",
    "<div class='share popup'><h3>Ingredients</h3><ul>\(list)</ul></div>",
  ])
  func findsIngredientsThatStandBesideTheText(part: String) throws {
    #expect(try lines(Self.rest + part) == ["2 eggs", "100 g sugar", "500 ml milk", "salt"])
  }

  @Test(arguments: ["<div class=comments>", "<nav>", "<footer>", "<div class='related sidebar'>"])
  func takesNoIngredientsFromCommentsAndMenus(start: String) throws {
    let part = "\(start)<h3>Ingredients</h3><ul class=ingredients>\(Self.list)</ul>"
    #expect(try lines(Self.rest + part).isEmpty)
  }

  @Test(arguments: [
    "<label><input type=checkbox>2 eggs</label><label><input type=checkbox>100 g sugar</label><label>salt</label>",
    "<span class=ingredient>2 eggs</span><span class=ingredient>100 g sugar</span><span class=ingredient>salt</span>",
    """
    <div class=ingredient-row><div>2</div><div>eggs</div></div><div class=ingredient-row><div>100 g</div><div>sugar</div>
    </div><div class=ingredient-row><div>salt</div></div>
    """,
    "<ul><li><b>2</b><i>eggs</i><li><b>100 g</b><i>sugar</i><li><b>salt</b></ul>",
  ])
  func readsEachIngredientAsALine(list: String) throws {
    #expect(try lines("<div class=ingredients><h3>Ingredients</h3>\(list)</div>") == ["2 eggs", "100 g sugar", "salt"])
  }

  @Test func keepsTheNameBeforeTheAmountWhereThePageHasItSo() throws {
    let rows = ["eggs|2", "sugar|100 g", "milk|500 ml"].map { row in
      let parts = row.split(separator: "|")
      return "<div class=ingredient_row><div>\(parts[0])</div><div>\(parts[1])</div></div>"
    }
    #expect(
      try lines("<div class=ingredients><h3>Ingredients</h3>\(rows.joined())</div>")
        == ["eggs 2", "sugar 100 g", "milk 500 ml"])
  }

  @Test func keepsBoxesOfSeveralIngredientsApart() throws {
    let boxes = ["2 eggs|100 g sugar", "500 ml milk|1 pod vanilla", "10 g butter|1 tsp salt"].map { box in
      "<div class=ingredient-group>\(box.split(separator: "|").map { "<p>\($0)</p>" }.joined())</div>"
    }
    #expect(try lines("<div class=ingredients><h3>Ingredients</h3>\(boxes.joined())</div>").count == 6)
  }

  @Test func keepsAnIngredientThatIsAddedTwice() throws {
    let list = "<li>60 g water<li>150 g sugar<li>3 eggs<li>60 g water<li>150 g sugar<li>105 g egg whites"
    #expect(try lines("<h3>Ingredients</h3><ul>\(list)</ul>").count == 6)
    let parts = "<h4>Dough</h4><ul><li>300 g flour<li>1 egg</ul><h4>Top</h4><ul><li>1 egg<li>5 ml milk</ul>"
    #expect(try lines("<h3>Ingredients</h3>\(parts)") == ["300 g flour", "1 egg", "1 egg", "5 ml milk"])
  }

  @Test func takesAListInOtherMeasuresOnce() throws {
    let twins = "<ul><li>500 g potatoes<li>4 tbsp oil</ul><ul><li>17.6 oz potatoes<li>4 tbsp oil</ul>"
    #expect(try lines("<h3>Ingredients</h3>\(twins)").filter { $0.hasSuffix("oil") } == ["4 tbsp oil"])
  }

  @Test func takesWhatIsSaidBesideTheIngredientsForNone() throws {
    let box = """
      <div class=ingredients><p>4 Pers.</p><p>16,00 €</p><p>The time it takes changes when you change the number of servings.</p>
      <ul>\(Self.list)</ul></div>
      """
    #expect(try lines(box) == ["2 eggs", "100 g sugar", "500 ml milk", "salt"])
  }

  @Test(arguments: [(" class=ingredient", "h3"), ("", "h2"), ("", "h4")])
  func joinsTheIngredientsOfEachPart(attribute: String, heading: String) throws {
    let parts = [("Filling", ["2 onions", "500 g lamb"]), ("Topping", ["30 ml oil", "200 g lentils"])].map { part in
      "<\(heading)>Ingredients for \(part.0)</\(heading)><ul>\(part.1.map { "<li\(attribute)>\($0)" }.joined())</ul>"
    }
    let page = try WebPage(
      bytes: Array("<h1>Mantu</h1>\(parts.joined())<h2>Method</h2><p>Stir it all and steam it.".utf8))
    let groups = try #require(PageRecipes.read(page).first).groups
    #expect(groups.map(\.title) == ["For Filling", "For Topping"])
    #expect(groups.map(\.lines.count) == [2, 2])
  }

  @Test func namesGroupsByWhatStandsBeforeTheWord() throws {
    let parts = [("Salad ingredients", "2 onions"), ("Lime dressing ingredients", "30 ml oil")].map { part in
      "<h4>\(part.0)</h4><ul><li>\(part.1)<li>1 pinch salt</ul>"
    }
    let page = try WebPage(bytes: Array("<h1>Salad</h1><h3>Ingredients</h3>\(parts.joined())<h3>Notes</h3>".utf8))
    #expect(try #require(PageRecipes.read(page).first).groups.map(\.title) == ["Salad", "Lime dressing"])
  }

  @Test(arguments: [
    ("Υλικά", "Εκτέλεση"), ("Ingrediente", "Mod de preparare"), ("Suroviny", "Postup"), ("用料", "做法"),
    ("Ingredienser", "Instruktioner"),
  ])
  func knowsTheHeadingsOfManyLanguages(ingredients: String, steps: String) throws {
    let html =
      "<h1>Flan</h1><h2>\(ingredients)</h2><ul>\(Self.list)</ul><h2>\(steps)</h2><p>Αβ γδ εζ ηθ ικ λμ.<p>Βα δγ ζε."
    let draft = try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first)
    #expect(draft.ingredientLines.count == 4)
    #expect(draft.instructionLines == ["Αβ γδ εζ ηθ ικ λμ.", "Βα δγ ζε."])
  }

  @Test(arguments: ["Ingredients for 4 people", "Ingredients for flan", "Zutaten für den Flan"])
  func namesNoGroupWhereAHeadingStandsAboveAll(heading: String) throws {
    let page = try WebPage(bytes: Array("<h1>Flan</h1><h2>\(heading)</h2><ul>\(Self.list)</ul>".utf8))
    #expect(try #require(PageRecipes.read(page).first).groups.map(\.title) == [nil])
  }
}
