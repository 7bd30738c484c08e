import Testing
import WebPages

@testable import RecipeImport

/// What stands among the ingredients and steps of pages without mark-up.
@Suite struct UnmarkedPageTests {
  private func draft(_ html: String) throws -> RecipeDraft {
    try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first)
  }

  private func page(list: String, steps: String = "<ol><li>Stir it all together.<li>Bake it for an hour.</ol>")
    -> String
  {
    "<h1>Flan</h1><h2>Ingredients</h2>\(list)<h2>Method</h2>\(steps)"
  }

  @Test(arguments: [
    "Scale 1x 2x 3x", "1x2x3x", "Cook Mode", "Cook Mode Prevent your screen from going dark", "US Customary – Metric",
    "Units US M", "Metric | Imperial", "Advertisement", "Publicidad", "Jump to Recipe", "Add all to shopping list",
    "Zutaten auf die Einkaufsliste", "Ajouter à ma liste de courses", "En lire plus", "★★★★★ 4.6 (128)", "- 1 +",
    "Get Ingredients Powered by Chicory",
  ])
  func takesNoControlForAnIngredient(control: String) throws {
    let list = "<ul><li>2 eggs<li>100 g sugar<li>\(control)<li>500 ml milk</ul>"
    #expect(try draft(page(list: list)).ingredientLines == ["2 eggs", "100 g sugar", "500 ml milk"])
    let paragraphs = "<p>\(control)<p>2 eggs<p>100 g sugar<p>500 ml milk<p>salt<p>\(control)"
    #expect(try draft(page(list: paragraphs)).ingredientLines == ["2 eggs", "100 g sugar", "500 ml milk", "salt"])
  }

  @Test(arguments: [
    "<li><a rel=tag href=/t/7>garlic</a>", "<li><a rel='category tag' href=/c/7>Dinner</a>",
    "<li> <a href=/tag/garlic>garlic</a> ",
  ])
  func takesNoTagBelowTheListForAnIngredient(tag: String) throws {
    let html = page(list: "<ul><li>2 eggs<li><a href=/shop/sugar>sugar</a><li>500 ml <a href=/tag/milk>milk</a></ul>")
    let last = "<h1>Flan</h1><h2>Method</h2><ol><li>Stir it all together.<li>Bake it for an hour.</ol>"
    let list = html.split(separator: "<h2>Method</h2>")[0].dropFirst("<h1>Flan</h1>".count)
    #expect(try draft("\(last)\(list)<ul>\(tag)</ul>").ingredientLines == ["2 eggs", "sugar", "500 ml milk"])
  }

  @Test(arguments: ["Metric ton of love", "Saved dripping", "Printed rice paper", "Scaled sardines", "Cooking sherry"])
  func takesNoIngredientForAControl(line: String) {
    #expect(!PageControls.isOne(line))
  }

  @Test func takesEmojiOffItemsAndRequestsOffSteps() throws {
    let list = "<p>✅ 2 eggs<br>🍚 100 g sugar<br>▪️ 500 ml milk"
    let steps = "<p>Stir it all together.<p>Bake it for an hour.<p>If you try it, leave a comment below!"
    let draft = try draft(page(list: list, steps: steps))
    #expect(draft.ingredientLines == ["2 eggs", "100 g sugar", "500 ml milk"])
    #expect(draft.instructionLines == ["Stir it all together.", "Bake it for an hour."])
  }

  @Test func takesTheButtonOfAPlugInOffTheYield() throws {
    let page = "<p>Yield: 8 cups 1x" + page(list: "<ul><li>2 eggs<li>100 g sugar<li>500 ml milk</ul>")
    #expect(try #require(DraftRecipe(draft(page))).text.contains("**8 cups**"))
  }

  @Test func readsAListWithoutAHeadingToItsEnd() throws {
    let list = "<h1>Flan</h1><p>2 eggs<p>100 g sugar<p>500 ml milk<p>salt<p>mint leaves"
    let draft = try draft(list + "<p>Stir it all together.<p>Bake it for an hour.")
    #expect(draft.ingredientLines == ["2 eggs", "100 g sugar", "500 ml milk", "salt", "mint leaves"])
    #expect(draft.instructionLines == ["Stir it all together.", "Bake it for an hour."])
  }

  @Test func readsTheHeadingOfTheFirstOfSeveralLists() throws {
    let lists =
      "<h3>For the base</h3><ul><li>2 eggs<li>100 g flour</ul><h3>For the top</h3><ul><li>500 ml milk<li>1 egg</ul>"
    let draft = try draft(
      "<h1>Flan</h1>" + lists + "<h3>Method</h3><ol><li>Stir it all together.<li>Bake it for an hour.</ol>")
    #expect(draft.groups.map(\.title) == ["For the base", "For the top"])
  }

  @Test func knowsHeadingsWithATypographicApostrophe() throws {
    let list = "<h1>Flan</h1><p>You’ll need:<p>2 eggs<br>100 g sugar<br>500 ml milk<br>Juice of 1 lemon"
    let steps = "<p>Let’s make it<p>Stir it all together.<p>Bake it for an hour."
    #expect(try draft(list + steps).ingredientLines == ["2 eggs", "100 g sugar", "500 ml milk", "Juice of 1 lemon"])
    let unheaded = try draft(list + "<p>Stir it all together with a spoon.<p>Bake it for an hour.")
    #expect(unheaded.ingredientLines.count == 4)
    #expect(unheaded.instructionLines == ["Stir it all together with a spoon.", "Bake it for an hour."])
  }

  @Test func takesAChoiceForNone() throws {
    let choice = ["All", "Without pictures"].map { "<label class=ingredient><input type=radio>\($0)</label>" }.joined()
    let list = "<ul><li>2 eggs<li>100 g sugar<li>500 ml milk</ul>\(choice)"
    #expect(try draft(page(list: list)).ingredientLines.count == 3)
  }

  @Test(arguments: [
    ["6 6 boneless chicken breasts", "1/2 cup 1/2 butter", "4 ounces 4 cream cheese", "1 1 (1-ounce) package mix"],
    ["6 boneless chicken breasts", "1/2 cup butter", "4 ounces cream cheese", "1 (1-ounce) package mix"],
  ])
  func readsAmountsThatStandTwiceOnce(lines: [String]) throws {
    let list = "<ul>\(lines.map { "<li>\($0)" }.joined())</ul>"
    #expect(
      try draft(page(list: list)).ingredientLines
        == ["6 boneless chicken breasts", "1/2 cup butter", "4 ounces cream cheese", "1 (1-ounce) package mix"])
  }

  @Test func keepsTwoPiecesOfTwoInches() throws {
    let list = "<ul><li>2 2-inch pieces ginger<li>1 onion<li>3 carrots<li>2 1/2 cups stock</ul>"
    #expect(
      try draft(page(list: list)).ingredientLines
        == ["2 2-inch pieces ginger", "1 onion", "3 carrots", "2 1/2 cups stock"])
  }

  @Test(arguments: [
    ("1 /3 cup sugar", "1/3 cup sugar"), ("3 ⁄4 cup cream", "3/4 cup cream"),
    ("1 1 / 2 cups flour", "1 1/2 cups flour"),
    ("about 1/ 4 tsp salt", "about 1/4 tsp salt"), ("4 / 5 stars", "4 / 5 stars"), ("salt / pepper", "salt / pepper"),
    ("9 / 13 inch pan", "9 / 13 inch pan"),
    ("- 1/2 bunch parsley", "- 1/2 bunch parsley"),
  ])
  func closesFractionsInPieces(line: String, expected: String) {
    #expect(SplitFractions.closed(line) == expected)
  }

  @Test(arguments: [
    ("SAUCE", "MEATBALLS"), ("<strong>Pulled pork</strong>", "<b>Pear salsa</b>"), ("Sauce:", "Meatballs:"),
  ])
  func takesWhatLooksOtherwiseForTheTitleOfAGroup(first: String, second: String) throws {
    let list = """
      <ul><li>\(first)<li>1 can tomatoes<li>2 cloves garlic<li>\(second)<li>500 g beef<li>1 egg<li>salt</ul>
      """
    let groups = try draft(page(list: list)).groups
    #expect(groups.map(\.lines) == [["1 can tomatoes", "2 cloves garlic"], ["500 g beef", "1 egg", "salt"]])
    #expect(groups.allSatisfy { $0.title?.hasPrefix("<") == false && $0.title?.hasSuffix(":") == false })
  }

  @Test func takesBoldNamesAmongIngredientsForNoTitles() throws {
    let list = "<ul><li>2 <b>eggs</b><li><b>salt</b><li>100 g <b>sugar</b><li>500 ml <b>milk</b></ul>"
    #expect(try draft(page(list: list)).ingredientLines == ["2 eggs", "salt", "100 g sugar", "500 ml milk"])
  }

  @Test func takesALineOfTheBoxItselfForTheTitleOfAGroup() throws {
    let rows = ["250 g tuna", "2 cloves garlic", "3 teaspoons oil"].map { "<div class=ingredient>\($0)</div>" }
    let more = ["30 g watercress", "1/4 onion"].map { "<div class=ingredient>\($0)</div>" }
    let box = "<div class=ingredients>\(rows.joined())<div class=head>Side</div>\(more.joined())</div>"
    #expect(try draft(page(list: box)).groups.map(\.title) == [nil, "Side"])
  }

  @Test func joinsRowsOfAmountsAndNamesThatNoClassCallsIngredients() throws {
    let rows = ["TEIG", "300 g|Mehl", "150 g|Butter", "1|Ei", "BELAG", "1 kg|Zwiebeln", "200 ml|Sahne"].map { row in
      "<div class=row>\(row.split(separator: "|").map { "<div>\($0)</div>" }.joined())</div>"
    }
    let groups = try draft(
      "<h1>Kuchen</h1><h2>Zutaten</h2>\(rows.joined())<h2>Zubereitung</h2><p>Alles gut backen, 45 Minuten."
    )
    .groups
    #expect(groups.map(\.title) == ["TEIG", "BELAG"])
    #expect(groups.map(\.lines) == [["300 g Mehl", "150 g Butter", "1 Ei"], ["1 kg Zwiebeln", "200 ml Sahne"]])
  }

  @Test(arguments: [
    "<ol><li><div>1</div><div>Stir it all together.</div><li><div>2</div><div>Bake it for an hour.</div></ol>",
    "<div>Step 1 of 2</div><p>Stir it all together.<div>Step 2 of 2</div><p>Bake it for an hour.",
    "<p><b>STEP 1</b><p>Stir it all together.<p><b>STEP 2 –</b><p>Bake it for an hour.",
    "<p>1 / 2<p>Stir it all together.<p>2 / 2<p>Bake it for an hour.",
    "<ul><li>Klar 1. Stir it all together.<li>Klar 2. Bake it for an hour.</ul>",
    "<ul><li><label><span class=sr-only>Done</span></label> 1. Stir it all together.<li>2. Bake it for an hour.</ul>",
  ])
  func takesTheNumbersOffTheSteps(steps: String) throws {
    let html = page(list: "<ul><li>2 eggs<li>100 g sugar<li>salt</ul>", steps: steps)
    #expect(try draft(html).instructionLines == ["Stir it all together.", "Bake it for an hour."])
  }

  @Test func keepsNumbersThatBelongToTheSteps() throws {
    let steps = "<ol><li>1 egg goes in first, beat it well.<li>2 more eggs go in after that.<li>Bake for an hour.</ol>"
    let html = page(list: "<ul><li>3 eggs<li>100 g sugar<li>salt</ul>", steps: steps)
    #expect(try draft(html).instructionLines.first == "1 egg goes in first, beat it well.")
  }

  @Test(arguments: [
    "<input value=4>", "<select><option>1</option><option>2</option><option selected>4</option></select>",
  ])
  func readsForHowManyInAFieldPeopleMayChange(field: String) throws {
    let html = """
      <h1>Bolognese</h1><h3>Zutaten für \(field) Portionen</h3><p>Portionen umrechnen</p>
      <table><tr><td>200 g<td>Linsen<tr><td>1<td>Zwiebel<tr><td><td>Salz</table><h3>Zubereitung</h3><p>Alles 20 Minuten kochen lassen.
      """
    let draft = try draft(html)
    #expect(draft.yieldText.flatMap(YieldText.canonical) == "4 servings")
    #expect(draft.ingredientLines == ["200 g Linsen", "1 Zwiebel", "Salz"])
  }

  @Test(arguments: [
    ("Serve with the dip. Serves 4", "Serve with the dip."), ("Chill. Serves 6 with ease", "Chill. Serves 6 with ease"),
  ])
  func leavesTheYieldOffTheLastStep(last: String, step: String) throws {
    let html = page(
      list: "<p>Serves 4<ul><li>2 eggs<li>100 g sugar<li>salt</ul>",
      steps: "<ol><li>Whisk the eggs with the sugar.<li>\(last)</ol>")
    #expect(try draft(html).instructionLines.last == step)
  }

  @Test func takesTheBeginningOfAListThatHasNoAmounts() throws {
    let html = """
      <h1>Carrots</h1><h3>Glazed carrots</h3><ul><li>The thick end of 3 carrots</li><li>Orange juice (from a carton)</li>
      <li>1/4 tsp. salt</li><li>1 whole chili</li><li>1 Tbs. soy sauce</li></ul>
      <p>Cut the carrots into thick rounds.<p>Boil them in the juice until it is almost gone.
      """
    #expect(try draft(html).ingredientLines.first == "The thick end of 3 carrots")
    #expect(try draft(html).ingredientLines.count == 5)
  }

  @Test func takesAnEnergyForNoYield() throws {
    let html = page(list: "<ul><li>2 eggs<li>100 g sugar<li>salt</ul>") + "<p>Per serving<p>Calories 296.3 kcal"
    #expect(try draft(html).yieldText == nil)
  }

  @Test func takesNumbersOfPicturesOffTheEndsOfSteps() throws {
    let html = """
      <h1>Pasta e ceci</h1><h2>Ingredienti</h2><ul><li>320 g ceci<li>200 g pasta</ul><h2>Come preparare la pasta</h2>
      <p>Mettete i ceci in ammollo. <span>1</span><p>Unite la pasta e servite. <span>2</span><h2>Conservazione</h2>
      <p>Si conserva in frigorifero per 2 giorni.
      """
    #expect(try draft(html).instructionLines == ["Mettete i ceci in ammollo.", "Unite la pasta e servite."])
  }

  @Test func takesNumbersWithDashesOffSteps() throws {
    let html = """
      <h1>Bolo</h1><p>Rendimento: 12 fatias<h2>Ingredientes</h2><ul><li>3 cenouras<li>4 ovos</ul><h2>Modo de preparo</h2>
      <p>1 – Bata as cenouras e os ovos.<p>2 – Asse por 40 minutos.
      """
    let draft = try draft(html)
    #expect(draft.instructionLines == ["Bata as cenouras e os ovos.", "Asse por 40 minutos."])
    #expect(draft.yieldText == "Rendimento: 12 fatias")
  }

  @Test func takesAListThatCountsBelowTheIngredientsForTheSteps() throws {
    let html = """
      <h1>Dal</h1><h3>What you need</h3><ul><li>250 g lentils<li>1 tsp turmeric<li>coriander</ul><h3>Off we go</h3>
      <ol><li>Simmer the lentils for 20 minutes.<li>Scatter with coriander.</ol>
      """
    let draft = try draft(html)
    #expect(draft.ingredientLines == ["250 g lentils", "1 tsp turmeric", "coriander"])
    #expect(draft.instructionLines == ["Simmer the lentils for 20 minutes.", "Scatter with coriander."])
  }

  @Test func partsFactsAtEmoji() throws {
    let html =
      page(list: "<ul><li>2 eggs<li>100 g sugar<li>salt</ul>")
      + "<div><span>⏱ Préparation : 20 min</span><span>🔥 Cuisson : 1 h</span><span>👥 6 personnes</span></div>"
    let draft = try draft(html)
    #expect(draft.yieldText == "6 personnes")
    #expect(draft.totalMinutes == 80)
  }

  @Test func looksAtTheFirstLinesOfAnEndlessPage() throws {
    let rest = String(repeating: "<p>a", count: PageRecipes.mostLines)
    let draft = try draft(page(list: "<ul><li>2 eggs<li>100 g sugar<li>salt</ul>") + rest)
    #expect(draft.ingredientLines == ["2 eggs", "100 g sugar", "salt"])
    #expect(draft.losses.contains { $0.kind == .dropped && $0.field == "page" })
  }

  @Test func looksAtNoMoreThanSoManyBytesOfAPage() throws {
    let rest = "<p>Stir.<p>" + String(repeating: "1/2 ", count: PageRecipes.mostBytes / 4) + "<p>Bake."
    let draft = try draft(page(list: "<ul><li>2 eggs<li>100 g sugar<li>salt</ul>") + rest)
    #expect(draft.ingredientLines == ["2 eggs", "100 g sugar", "salt"])
    #expect(draft.losses.contains { $0.kind == .dropped && $0.field == "page" })
  }

  @Test func readsNutrientsThatAreRunTogether() throws {
    let html =
      page(list: "<ul><li>2 eggs<li>100 g sugar<li>salt</ul>")
      + "<p>Calories: 120Total Fat: 1gSaturated Fat: 0gCholesterol: 3mgCarbohydrates: 4gProtein: 28g"
    let nutrients = try draft(html).nutrients
    #expect(nutrients.first { $0.name == "fatContent" }?.text == "1g")
    #expect(nutrients.first { $0.name == "proteinContent" }?.text == "28g")
  }

  @Test(arguments: [
    "<p>Rest: –</p>", "<p>Prep 10 min</p>", "<p>Makes about 3 dozen.</p>",
    "<p>Arbeitszeit ca. 30 Minuten&nbsp; Koch-/Backzeit ca. 30 Minuten&nbsp; Gesamtzeit ca. 1 Stunde</p>",
    "<p>About the author: Jo cooks.</p>",
    "<h3>Voedingswaarden per persoon</h3><p>Energie 620 kcal</p><p>Vet 30 g</p>",
    "<p>Energy 620 kcal</p><p>Fat 30 g</p>",
  ])
  func takesNoFactForAStep(fact: String) throws {
    let steps = "<p>Stir it all together with a spoon.</p><p>Bake 25 minutes.</p>"
    let list = "<ul><li>2 eggs<li>100 g sugar<li>500 ml milk</ul>"
    let expected = ["Stir it all together with a spoon.", "Bake 25 minutes."]
    #expect(try draft(page(list: list, steps: steps + fact)).instructionLines == expected)
  }

  @Test func takesTheNumbersOffSteps() throws {
    let steps = "<p>1/ Mélangez la farine et le beurre.</p><p>2/ Faites cuire 1/2 heure au four.</p>"
    let list = "<ul><li>250 g de farine<li>125 g de beurre<li>3 citrons</ul>"
    let expected = ["Mélangez la farine et le beurre.", "Faites cuire 1/2 heure au four."]
    #expect(try draft(page(list: list, steps: steps)).instructionLines == expected)
  }

  @Test func takesNoStepForATime() throws {
    let steps = "<ol><li>Stir it all together.<li>Bake 25 minutes.</ol>"
    #expect(try draft(page(list: "<ul><li>2 eggs<li>100 g sugar<li>1 l milk</ul>", steps: steps)).totalMinutes == nil)
  }

  @Test(arguments: [
    ("Ingredientes para 4 personas: 4 patatas, 6 huevos, 1 cebolla, aceite de oliva y sal.", "aceite de oliva", "sal"),
    ("Zutaten: 4 Kartoffeln, 6 Eier, 1 Zwiebel, Olivenöl und Salz", "Olivenöl", "Salz"),
  ])
  func readsAListInOneLine(line: String, oil: String, salt: String) throws {
    let found = try draft("<h1>Tortilla</h1><p>\(line)</p><h2>Elaboración</h2><p>Mezclamos y cuajamos la tortilla.</p>")
    #expect(found.ingredientLines.count == 5 && found.ingredientLines.suffix(2) == [oil, salt])
    if line.contains("para 4") { #expect(found.yieldText?.contains("4") == true) }
  }

  /// What stands between two lists is the title of the second, whatever else is bold.
  @Test(arguments: ["<p><strong>|</strong></p>", "<p><i>|</i></p>"])
  func readsTitlesBetweenLists(mark: String) throws {
    let list = "<ul><li>2 eggs<li>100 g <b>Tate</b> sugar<li>500 ml milk</ul>"
    let more = "<ul><li>80 g sugar<li>2 tbsp water<li>salt</ul>"
    let groups = try draft(page(list: list + mark.replacing("|", with: "burnt caramel sauce") + more)).groups
    #expect(groups.map(\.title) == [nil, "burnt caramel sauce"])
    #expect(groups.map(\.lines.count) == [3, 3])
  }

  @Test func readsTitlesInCellsAcrossATable() throws {
    func rows(_ lines: [(String, String)]) -> String { lines.map { "<tr><td>\($0)<td>\($1)" }.joined() }
    let list = """
      <table><tr><th colspan=2>Dough</tr>\(rows([("300 g", "flour"), ("200 g", "butter")]))
      <tr><th colspan=2>Filling</tr>\(rows([("1 kg", "apples"), ("2 tsp", "cinnamon")]))</table>
      """
    let groups = try draft(page(list: list)).groups
    #expect(groups.map(\.title) == ["Dough", "Filling"])
    #expect(groups.map(\.lines) == [["300 g flour", "200 g butter"], ["1 kg apples", "2 tsp cinnamon"]])
  }
}
