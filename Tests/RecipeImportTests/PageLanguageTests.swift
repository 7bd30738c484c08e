import Testing
import WebPages

@testable import RecipeImport

/// Headings, facts and layouts of pages without mark-up, in the languages and shapes that sites have.
@Suite struct PageLanguageTests {
  private func draft(_ html: String) throws -> RecipeDraft {
    try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first)
  }

  private func page(list: String, steps: String = "<ol><li>Stir it all together.<li>Bake it for an hour.</ol>")
    -> String
  {
    "<h1>Flan</h1><h2>Ingredients</h2>\(list)<h2>Method</h2>\(steps)"
  }

  @Test(arguments: [
    ("Składniki na ciasto", "Składniki na krem", "Wykonanie", ["Na ciasto", "Na krem"]),
    ("Ingredientes do pudim", "Ingredientes da calda", "Modo de preparo", ["Pudim", "Calda"]),
    ("Zutaten Boden", "Zutaten Füllung", "Zubereitung", ["Boden", "Füllung"]),
    ("Ingrédients de la pâte", "Ingrédients du sirop", "Préparation", ["Pâte", "Sirop"]),
  ])
  func takesHeadingsOfSeveralListsForTheirTitles(first: String, second: String, steps: String, titles: [String]) throws
  {
    let html = """
      <h1>Flan</h1><h3>\(first)</h3><ul><li>2 eggs<li>100 g sugar</ul><h3>\(second):</h3><ul><li>50 g butter<li>1 lemon</ul>
      <h3>\(steps)</h3><ol><li>Stir it all together.<li>Bake it for an hour.</ol>
      """
    let groups = try draft(html).groups
    #expect(groups.map(\.title) == titles && groups.map(\.statedTitle) == [first, second + ":"])
  }

  @Test(arguments: [
    "<h2>Способ приготовления</h2>", "<h2>Flan的做法</h2>", "<h2>Come fare il flan</h2>", "<h2>Valmistusohje</h2>",
    "<h2>조리순서</h2>", "<h2>Cara Membuat</h2>", "<h2>步驟</h2>", "<h2>Начин на приготвяне</h2>", "",
  ])
  func readsStepsWithLinesThatCountThem(heading: String) throws {
    let list = "<h1>Flan</h1><h2>Ingredients</h2><ul><li>2 eggs<li>100 g sugar<li>500 ml milk</ul>"
    let steps = ["Stir the eggs into the milk.", "Add all of the sugar.", "Bake it in the oven for an hour."]
    let counted = steps.enumerated().map { "<div><p>Шаг \($0 + 1)</p><p>\($1)</p></div>" }.joined()
    #expect(
      try draft(list + heading + counted + "<h2>Diskuze</h2><p>It came out well, thank you.").instructionLines == steps)
  }

  @Test(arguments: [
    ("Χρόνος προετοιμασίας: 40 λεπτά</p><p>Χρόνος μαγειρέματος: 1 ώρα</p><p>Μερίδες: 8", 8, 40, 60, 100),
    ("<span>وقت التحضير: 15 دقيقة</span> <span>عدد الأشخاص: 4</span>", 4, 15, nil, 15),
    ("<span>2인분</span><span>30분 이내</span>", 2, nil, nil, 30), ("4人分</p><p>調理時間：20分", 4, nil, nil, 20),
    ("Porsi: 2 orang</p><p>Waktu: 20 menit", 2, nil, nil, 20),
    ("Elkészítési idő: 45 perc</p><p>Hozzávalók 4 főre", 4, nil, nil, 45),
    ("Valmistusaika: 60 min</p><p>8 annosta", 8, nil, nil, 60), ("Időigény: 1 óra</p><p>6 adag", 6, nil, nil, 60),
    ("Gesamtzeit 50 min</p><p>Zubereitungszeit 20 min</p><p>4 Portionen", 4, 20, nil, 50),
    (
      "<table><tr><td>Prep time<br>10 minutes</td><td>Cook time<br>20 minutes</td><td>Yields<br>6 servings</td></table>",
      6, 10, 20, 30
    ),
    ("<span class=a>4 Portionen</span><span class=b>25 Minuten</span>", 4, nil, nil, 25),
    ("Кількість порцій: 5</p><p>ca 40 min", 5, nil, nil, 40),
    ("Khẩu phần: 4 người</p><p>Thời gian: 3 giờ", 4, nil, nil, 180),
    (
      "<table><tr><th>Préparation</th><th>Cuisson</th></tr><tr><td>15 min</td><td>45 min</td></tr></table>Pour 6", 6,
      nil, nil, nil
    ),
    ("Antal: 4 personer • Arbejdstid: 20 min. • Tid i alt: 1 time", 4, 20, nil, 60),
    ("Für 4 Personen, Zubereitung ca. 1 Stunde", 4, nil, nil, 60),
    ("Ingredientes (para unas 30 croquetas):", 30, nil, nil, nil),
  ])
  func readsFactsInManyLanguages(facts: String, yield: Int, preparation: Int?, cooking: Int?, total: Int?) throws {
    let draft = try draft(
      "<h1>Flan</h1><p>\(facts)</p>" + page(list: "<ul><li>2 eggs<li>100 g sugar<li>500 ml milk</ul>"))
    #expect(draft.yieldText.flatMap(YieldText.canonical)?.hasPrefix("\(yield) ") == true)
    #expect(draft.preparationMinutes == preparation && draft.cookingMinutes == cooking && draft.totalMinutes == total)
  }

  @Test func readsTheLastLineOfABoxWithinALine() throws {
    let list = "<span class=ingredients>1 lb beef<br>1 cup ketchup<br>6 buns</span>"
    #expect(try draft(page(list: list)).ingredientLines == ["1 lb beef", "1 cup ketchup", "6 buns"])
  }

  @Test func keepsStepsBelowPicturesWithCaptions() throws {
    let picture = "<figure><img src=1.jpg><figcaption>Step 1</figcaption></figure>"
    let steps = "<ol><li>\(picture)<p>Stir it all together.</p><li><p>Bake it</p>\(picture)<p>for an hour.</p></ol>"
    let list = "<ul><li>2 eggs<li>100 g sugar<li>500 ml milk</ul>"
    #expect(
      try draft(page(list: list, steps: steps)).instructionLines == ["Stir it all together.", "Bake it for an hour."])
  }

  @Test func readsTheStepsOfEachPart() throws {
    func part(_ name: String, _ food: String) -> String {
      "<h2>\(name) ingredients</h2><ul><li>2 eggs<li>100 g \(food)<li>1 pinch salt</ul>"
    }
    let html = """
      <h1>Pie</h1>\(part("Dough", "flour"))\(part("Filling", "sugar"))
      <h2>Dough method</h2><ol><li>Mix the flour and eggs.<li>Roll it out.</ol>
      <h2>Filling method</h2><ol><li>Beat the eggs with the sugar.<li>Bake it.</ol>
      """
    let draft = try draft(html)
    #expect(draft.groups.map(\.title) == ["Dough", "Filling"] && draft.sections.map(\.title) == ["Dough", "Filling"])
    #expect(draft.sections.map(\.steps.count) == [2, 2])
  }
}
