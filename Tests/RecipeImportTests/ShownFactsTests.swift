import Cookbook
import SourceText
import Testing
import WebPages

@testable import RecipeImport

/// What pages without mark-up show of a recipe's servings, times, nutrients and picture.
@Suite struct ShownFactsTests {
  private func draft(_ html: String) throws -> RecipeDraft {
    try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first)
  }

  /// The label of a part is none of the time below it, which has a label of its own.
  @Test func takesEachTimeByItsOwnLabel() throws {
    let draft = try draft(
      """
      <h1>Quiche</h1><h2>Ingrédients</h2><ul><li>200 g de lardons<li>20 cl de crème</ul><h2>Préparation</h2>
      <p>Temps total : 55 min<p>Préparation : 10 min<p>Cuisson : 45 min
      <ol><li>Étaler la pâte dans un moule.<li>Cuire au four chaud.</ol>
      """)
    #expect([draft.preparationMinutes, draft.cookingMinutes, draft.totalMinutes] == [10, 45, 55])
  }

  /// Styles alone keep the parts of such a line apart, in the box of the steps.
  @Test func takesALineOfTimesForNoStep() throws {
    let draft = try draft(
      """
      <h1>Spätzle</h1><h2>Zutaten</h2><ul><li>400 g Mehl<li>5 Eier</ul><h2>Zubereitung</h2>
      <small><span>Arbeitszeit ca. 30 Minuten</span><span>Koch-/Backzeit ca. 15 Minuten</span><span>Gesamtzeit ca. 45
      Minuten</span></small><div>Mehl und Eier zu einem Teig rühren.<br><br>Den Teig in kochendes Wasser drücken.</div>
      """)
    #expect([draft.preparationMinutes, draft.cookingMinutes, draft.totalMinutes] == [30, 15, 45])
    #expect(
      draft.sections.flatMap(\.steps).map(\.text) == [
        "Mehl und Eier zu einem Teig rühren.", "Den Teig in kochendes Wasser drücken.",
      ])
  }

  @Test(arguments: [
    ("<p>Vorbereitungszeit 15 Min.<p>Zubereitungszeit 25 Min.", [15, 25, 40]),
    ("<p>Vorbereitungszeit 15 Min.<p>Zubereitungszeit 25 Min.<p>Gesamtzeit 40 Min.", [15, 25, 40]),
    ("<p>Vorbereitungszeit 15 Min.<p>Zubereitungszeit 40 Min.<p>Gesamtzeit 40 Min.", [15, nil, 40]),
  ])
  func readsTheTimeToMakeBesideThatToPrepare(facts: String, expected: [Int?]) throws {
    let draft = try draft(page(facts))
    #expect([draft.preparationMinutes, draft.cookingMinutes, draft.totalMinutes] == expected)
  }

  @Test func takesTheNameInTheBoxOfTheAuthor() throws {
    let box = "<div class=recipe-author-container><span>Author</span> <span class=recipe-author>Hana Lee</span></div>"
    #expect(try draft(page(box)).authors == ["Hana Lee"])
  }

  private func page(_ facts: String) -> String {
    """
    <h1>Cake</h1>\(facts)<h2>Ingredients</h2><ul><li>2 cups flour<li>3 eggs</ul>
    <h2>Method</h2><ol><li>Mix the flour and eggs.<li>Bake for 30 minutes until golden.</ol>
    """
  }

  @Test(arguments: [
    ("<p>Serves 8. Takes 45 minutes.", "Serves 8", 45),
    ("<p>8 personen | 45 minuten", "8 personen", 45),
    ("<div><span>8 personen</span> <span>45 minuten</span></div>", "8 personen", 45),
    ("<div><span>1 h 10 min</span> <span>8 servings</span></div>", "8 servings", 70),
    ("<p>Nombre de parts : 8. Temps total : 45 min", "Nombre de parts : 8", 45),
    ("<p>Anzahl Stücke: 8", "Anzahl Stücke: 8", nil),
    ("<div>4 personen</div><div>15 min</div>", "4 personen", 15),
    ("<p><b>Raciones:</b> 8 <b>Tiempo total:</b> 45 minutos", "Raciones: 8", 45),
    ("<p>Porcje: 8<p>Czas: 45 minut", "Porcje: 8", 45),
    ("<p>Порций: 8<p>Время приготовления: 45 минут", "Порций: 8", 45),
    ("<p>Rendimento: 8 porções<p>Tempo de preparo: 15 min<p>Tempo de forno: 30 min", "Rendimento: 8 porções", 45),
    ("<p><span>Prep Time</span><b>15 mins</b><span>Cook Time</span><b>30 mins</b><p>Serves 8", "Serves 8", 45),
    ("<p>Préparation : 15 min - Cuisson : 30 min - Pour 8 personnes", "Pour 8 personnes", 45),
    ("<p><span>Servings 8</span><span>Prep Time 15 mins</span><span>Cook Time 30 mins</span>", "Servings 8", 45),
    ("<p>8 porções<p><b>Total</b> 45 min", "8 porções", 45),
    ("<p>Serves 4 - 8", "Serves 4 - 8", nil),
    ("<p>Makes 8 servings", "Makes 8 servings", nil),
    ("<p>Für 8 Portionen:<p>250 g Mehl", "Für 8 Portionen", nil),
    ("<p>Zutaten für 1 Blech", "für 1 Blech", nil),
    ("<p><span>Yield: 8 servings</span> <span>Time: 25 minutes</span>", "Yield: 8 servings", 25),
    ("<p>Pour 8 personnes – Préparation : 15 min – Cuisson : 30 min", "Pour 8 personnes", 45),
    ("<p>Serves 8<p>Arbeitszeit ca. 30 Minuten&nbsp;&nbsp;Koch-/Backzeit ca. 15 Minuten", "Serves 8", 45),
    ("<p>35 min. bereiden<p>8 personen", "8 personen", 35),
    // A total counts before other times, and rest is none.
    ("<p>Serves 8<p>Chilling Time 3 hours hrs<p>Total Time 4 hours hrs 10 minutes mins", "Serves 8", 250),
    ("<p>Serves 8<p>Ready in 15 minutes!<p>Total Time 13 minutes mins", "Serves 8", 13),
    ("<p>Serves 8<p>Prep Time 30 min<p>Cook Time 15 min<p>Soaking lentils time 6 hours", "Serves 8", 45),
    ("<p>Serves 8<p>Zubereitungszeit 15 Min.<p>Gesamtzeit 20 Min.", "Serves 8", 20),
    ("<p>Serves 8<p>Time 60 minutes + cooling", "Serves 8", 60),
    ("<ul><li>Prep 15 min<li>Total 4 hr 50 min<li>Servings 8</ul>", "Servings 8", 290),
    ("<p>Serves 8<h5>55min</h5><p>55min Total", "Serves 8", 55),
    // The number stands on a line of its own, before or behind what it is of.
    (
      "<p>8</p><p>servings</p><p>Prep time</p><p>5</p><p>minutes</p><p>Cooking time</p><p>25</p><p>minutes",
      "8 servings", 30
    ),
    ("<h6>Prep Time:</h6><h6>5</h6><h6>Cooking Time:</h6><h6>45</h6><p>Serves 8", "Serves 8", 50),
    ("<p>Serves: 8 Prep Time: 10 Minutes Cooking Time: 32 Minutes", "Serves: 8", 42),
    ("<p>Yields Serves 8 Total Time 1 hr 30 mins", "Yields Serves 8", 90),
    ("<p>Servings : 8<p>Ready In : 1:15 h", "Servings : 8", 75),
    ("<p>40 min. Dauer<p>30 min. Aktive Arbeitszeit<p>8 Personen", "8 Personen", 40),
    ("<p>Fertig in 35 Minuten<p>8 Personen", "8 Personen", 35),
    ("<p>2 uur 30 min<p>Makkelijk<p>Het lekkerste gerecht van de winter<p>8 personen", "8 personen", 150),
    ("<p>95 min<p>Serves 8<p>Prep: 20 min", "Serves 8", 95),
    ("<p>Förberedelsetid: 2 minuter<p>Tillredningstid: 3 minuter<p>8 portioner", "8 portioner", 5),
    ("<p>Vrijeme pripreme</p><p>15 min</p><p>Vrijeme kuhanja</p><p>30 min</p><p>8 osoba", "8 osoba", 45),
    ("<p>yield 6 serving(s)", "yield 6 serving(s)", nil),
    ("<p>Servings 14 cookies (12 servings)", "Servings 14 cookies (12 servings)", nil),
  ])
  func readsServingsAndTimes(facts: String, servings: String, minutes: Int?) throws {
    let draft = try draft(page(facts))
    #expect(draft.yieldText == servings)
    #expect(draft.totalMinutes == minutes)
  }

  @Test func takesTimesAmongTheStepsForNoSteps() throws {
    let steps = "<li>Préparation 5 min<li>Cuisson 10 min<li>Repos 10 min<li>Mix it all well.<li>Bake it until golden."
    let html = "<h1>Cake</h1><ul><li>2 cups flour<li>3 eggs<li>1 cup milk</ul><h2>Préparation</h2><ul>\(steps)</ul>"
    let draft = try draft(html)
    #expect(draft.instructionLines == ["Mix it all well.", "Bake it until golden."])
    #expect(draft.totalMinutes == 15)
  }

  @Test func readsServingsAtTheEndOfTheLastStep() throws {
    let step = "Put everything on a plate, add the herbs and serve it with the dip that you made at the very beginning."
    #expect(try draft(page("") + "<ol><li>\(step) <b>Serves 4</b></ol>").yieldText == "Serves 4")
  }

  @Test func readsScriptsWithoutSpaces() throws {
    let draft = try draft(
      """
      <h1>レモンケーキ</h1><h2>材料(8人分)</h2><ul><li>薄力粉 200g<li>卵 3個</ul>
      <h2>作り方</h2><ol><li>薄力粉と塩を混ぜる。<li>180度で30分焼く。</ol>
      """)
    #expect(draft.instructionLines == ["薄力粉と塩を混ぜる。", "180度で30分焼く。"])
    #expect(draft.yieldText.flatMap(YieldText.canonical) == "8 servings")
  }

  // MARK: Nutrients

  @Test(arguments: [
    "<p>Calories: 320kcal | Carbohydrates: 40g | Protein: 6g | Fat: 14g | Saturated Fat: 5g",
    "<p>Nährwerte pro Portion: 320 kcal, 6 g Eiweiß, 14 g Fett, 40 g Kohlenhydrate",
    "<dl><dt>320<dd>kcal<dt>40 g<dd>Koolhydraten<dt>6 g<dd>Eiwitten<dt>14 g<dd>Vet</dl>",
    "<p>Amount Per Serving: Calories: 320 kcal Total Fat: 14g Trans Fat: 0g Carbohydrates: 40g Protein: 6g",
    """
    <table><tr><th><th>per 100 g<th>per serving<tr><td>Energy<td>1200 kJ / 287 kcal<td>1340 kJ / 320 kcal
    <tr><td>Fat<td>12 g<td>14 g<tr><td>Carbohydrate<td>36 g<td>40 g<tr><td>Protein<td>5 g<td>6 g</table>
    """,
  ])
  func readsShownNutrients(facts: String) throws {
    let draft = try draft(page(facts))
    let found = Dictionary(uniqueKeysWithValues: draft.nutrients.map { ($0.name, $0.text.filter { $0 != " " }) })
    #expect(found["calories"]?.hasPrefix("320") == true)
    #expect(found["carbohydrateContent"] == "40g")
    #expect(found["proteinContent"] == "6g")
    #expect(found["fatContent"] == "14g")
    #expect(draft.losses.contains { $0.kind == .doubtful && $0.field == "nutrients" })
  }

  @Test func keepsShownNutrientsAsTheyAreStated() throws {
    let shown = "<p>Calories: 320 kcal | Fat: 14g | Protein: 6.5 g"
    #expect(try draft(page(shown)).nutrients.map(\.text) == ["320 kcal", "6.5 g", "14g"])
  }

  @Test(arguments: [
    ("<b>33 gram</b><div>Koolhydraten</div>", "33 gram"), ("<div>Carbs</div><div>33g</div>", "33g"),
    ("<div>Carbs:</div><div>33</div><div>g</div>", "33 g"), ("Carbs: 33 g", "33 g"),
  ])
  func takesTheFigureOfAMarkedBoxThatHoldsItsLabel(box: String, figure: String) throws {
    let html = """
      <div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop=name>Stew</h1><p itemprop=recipeIngredient>1 onion</p>
      <div itemprop=nutrition itemscope itemtype="https://schema.org/NutritionInformation">
      <div itemprop=calories><p>428</p><p>Kcal</p></div><div itemprop=carbohydrateContent>\(box)</div>
      <div itemprop=servingSize><p>1 plate</p><p>(350 g)</p></div></div></div>
      """
    #expect(try draft(html).nutrients.map(\.text).sorted() == ["1 plate (350 g)", figure, "428"].sorted())
  }

  private func marked(energy: String, shown: String) throws -> RecipeDraft {
    let recipe =
      #"{"@type":"Recipe","name":"Cake","recipeYield":"8","totalTime":"PT45M","recipeIngredient":["2 cups flour","#
      + #""3 eggs"],"recipeInstructions":"Bake.","nutrition":{"calories":"\#(energy)"}}"#
    return try draft(#"<script type="application/ld+json">\#(recipe)</script>\#(page(shown))"#)
  }

  @Test func showsMacrosWhereAnEnergyIsMarkedAlone() throws {
    let shown = "<table><tr><td>Total Calories<td>320<tr><td>Total Fat<td>14 g<tr><td>Protein<td>6 g</table>"
    let draft = try marked(energy: "319.7 calories", shown: shown)
    #expect(draft.nutrients.map(\.text) == ["319.7 calories"])
    #expect(draft.shownNutrients.map { "\($0.name) \($0.text)" } == ["proteinContent 6 g", "fatContent 14 g"])
    #expect(draft.losses.contains { $0.kind == .doubtful && $0.field == "nutrients" })
    let made = try #require(DraftRecipe(draft))
    #expect(made.recipe.description?.contains("Nutrition: 320 kcal, 6 g protein, 14 g fat") == true)
  }

  @Test func takesNoMacrosOfSomethingElse() throws {
    let draft = try marked(energy: "410 kcal", shown: "<p>Coffee: Calories: 320 | Fat: 14 g | Protein: 6 g")
    #expect(draft.shownNutrients.isEmpty)
  }

  @Test func takesNoFiguresForHundredGramsAsThoseOfAServing() throws {
    let draft = try draft(page("<h3>Nutrition per 100 g</h3><p>Energy: 287 kcal<p>Fat: 12 g<p>Protein: 5 g"))
    #expect(draft.nutrients.isEmpty)
    #expect(draft.losses.contains { $0.kind == .dropped && $0.field == "nutrients" })
  }

  @Test func doesNotTakeKilojoulesForCalories() throws {
    #expect(try draft(page("<p>Energy (kJ / kcal): 1340 / 320<p>Fat: 14 g<p>Protein: 6 g")).nutrients.isEmpty)
  }

  @Test func aStepThatNamesCaloriesIsNoTableOfNutrients() throws {
    #expect(try draft(page("<p>It saves you 320 kcal a day.")).nutrients.isEmpty)
  }

  // MARK: Picture

  @Test(arguments: [
    ("<img src='s.jpg' srcset='s.jpg 300w, /cake.jpg 1200w'>", "https://a.example/cake.jpg"),
    ("<amp-img src='/cake.jpg' width=1200 height=800></amp-img>", "https://a.example/cake.jpg"),
    ("<div style=\"background-image:url('/cake.jpg')\"></div>", "https://a.example/cake.jpg"),
    ("<base href='/soups/'><img src='cake.jpg'>", "https://a.example/soups/cake.jpg"),
    ("<img src='/a.jpg'><div style=\"background:url(/b.jpg)\"></div>", "https://a.example/a.jpg"),
  ])
  func findsThePicture(mark: String, address: String) throws {
    let head = "<link rel=canonical href='https://a.example/cakes/lemon'>"
    #expect(try draft(head + page(mark)).image == address)
  }

  // MARK: Recipes that stand in programs

  private let recipe = """
    {"@type": "Recipe", "name": "Cake", "recipeIngredient": ["3 eggs"], "recipeInstructions": "Beat the eggs."}
    """

  @Test func readsJSONLDBetweenMarksOfCDATA() throws {
    let script = "<script type='application/ld+json'>//<![CDATA[\n\(recipe)\n//]]></script>"
    #expect(try draft(script).ingredientLines == ["3 eggs"])
  }

  @Test func readsTheDataOfAPagesProgramWhereNothingElseStatesARecipe() throws {
    let data = "<script type='application/json'>{\"props\": {\"schema\": \(recipe)}}</script>"
    #expect(try draft(data).title == "Cake")
    let stated = recipe.replacing("Cake", with: "Pie")
    #expect(try draft(data + "<script type='application/ld+json'>\(stated)</script>").title == "Pie")
  }

  @Test func aTeaserInTheDataOfAProgramIsNoRecipe() throws {
    let teaser = "<script type='application/json'>{\"@type\": \"Recipe\", \"name\": \"Pie\"}</script>"
    #expect(try draft(teaser + page("")).title == "Cake")
  }

  @Test func readsStepsThatAnAttributeCutsOffFromWhatThePageShows() throws {
    let item = "<div itemscope itemtype='http://schema.org/Recipe'>"
    let cut = #"<meta itemprop=recipeInstructions content="[{"@type":"HowToStep","text":"Mix."}]">"#
    let lines = try draft(item + "<b itemprop=name>Cake</b>" + cut + "</div>" + page("")).instructionLines
    #expect(lines == ["Mix the flour and eggs.", "Bake for 30 minutes until golden."])
  }

  @Test func headingsAmongIngredientsOpenGroups() throws {
    let json = #"{"@type": "Recipe", "name": "A", "recipeIngredient": ["1 egg", "For the icing:", "2 cups sugar"]}"#
    let draft = try draft("<script type='application/ld+json'>\(json)</script>")
    #expect(draft.groups == [.init(lines: ["1 egg"]), .init(heading: "For the icing:", lines: ["2 cups sugar"])])
  }

  @Test func takesSecondsForNoTimeAndThatOfThePageInstead() throws {
    let recipe = """
      {"@type": "Recipe", "name": "Bars", "prepTime": "PT45S", "cookTime": "PT30S",
      "recipeIngredient": ["2 cups flour", "3 eggs"], "recipeInstructions": ["Mix it all."]}
      """
    let html = """
      <script type='application/ld+json'>\(recipe)</script><h1>Bars</h1><p>Cook Time: 30 minutes
      <p>Preparation Time: 45 minutes
      """
    #expect(try draft(html).totalMinutes == 75)
  }

  @Test(arguments: [
    "<meta name='author' content='By Ann Baker'>",
    "<meta name='twitter:label1' content='Written by'><meta name='twitter:data1' content='Ann Baker'>",
    "<meta name='twitter:label1' content='Est. reading time'><meta name='twitter:data1' content='3 minutes'>"
      + "<meta name='twitter:label2' content='Verfasst von'><meta name='twitter:data2' content='Ann Baker'>",
    "<meta property='article:author' content='https://social.example/ann'>"
      + "<meta property='og:article:author' content='Ann Baker'>",
    "<meta name='author' content='admin'><p>Recipe by <a rel='author' href='/ann'>Ann  Baker</a></p>",
  ])
  func readsTheAuthor(mark: String) throws {
    #expect(try draft(mark + page("")).authors == ["Ann Baker"])
  }

  @Test(arguments: [
    "<p class=byline>Recipe by Ann Baker</p>", "<div class='recipe-author'>By <a href=/ann>Ann Baker</a></div>",
    "<p>By <span itemprop=author>Ann Baker</span></p>", "<div class=autor>Text: Ann Baker</div>",
    "<div class=author><img alt=''><span class=author-name>Ann Baker</span> <span>Editor</span></div>",
    "<div class=comment><b class=author>Jo</b> 3 days ago</div><p class=byline>By Ann Baker</p>",
    "<div class=author>About the author</div><p class=author>3 recipes</p><a rel=author href=/a>Ann Baker Follow</a>"
      + "<a rel=author href=/a>Ann Baker</a>",
    "<script type=application/ld+json>{\"@type\": \"BlogPosting\", \"author\": {\"name\": \"Ann Baker\"}}</script>",
  ])
  func findsTheAuthorOnThePage(mark: String) throws {
    #expect(try draft(mark + page("")).authors == ["Ann Baker"])
  }

  @Test func namesTheSiteWhereThePageNamesNobody() throws {
    let draft = try draft("<meta property='og:site_name' content='Good Food'>" + page(""))
    #expect(draft.authors == ["Good Food"])
    let loss = ImportLoss(.doubtful, "author", "the page names nobody; “Good Food” is the site it is from")
    #expect(draft.losses.contains(loss))
  }

  @Test(arguments: ["<meta name='author' content='@ann'>", "<p>by the sea</p>", "<a rel='author' href='/ann'></a>"])
  func inventsNoAuthor(mark: String) throws {
    #expect(try draft(mark + page("")).authors.isEmpty)
  }
}
