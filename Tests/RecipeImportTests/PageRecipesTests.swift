import SourceText
import Testing
import WebPages

@testable import RecipeImport

@Suite struct PageRecipesTests {
  private func draft(_ html: String) throws -> RecipeDraft {
    try #require(PageRecipes.read(WebPage(bytes: Array(html.utf8))).first)
  }

  private func jsonLD(_ json: String) -> String { "<script type='application/ld+json'>\(json)</script>" }

  @Test func readsEveryShapeOfJSONLD() throws {
    let draft = try draft(
      jsonLD(
        """
        {"@graph": [{"@id": "#me", "name": "Ann"}, {"@type": ["Recipe", "NewsArticle"], "name": "Pea &amp; mint soup",
         "author": [{"@id": "#me"}], "image": [{"@type": "ImageObject", "url": "https://a.example/1.jpg"}],
         "recipeYield": ["4", "4 bowls"], "prepTime": "PT0M", "cookTime": {"maxValue": "PT1H5M"}, "totalTime": "90 minutes",
         "recipeIngredient": ["500.0 g peas", "<b>1</b> onion"],
         "recipeInstructions": [{"@type": "HowToSection", "name": "Soup", "itemListElement":
            [{"@type": "HowToStep", "name": "Boil.", "text": "Boil. Then stir."}, {"text": "Blend."}]}, "Serve."],
         "nutrition": {"@type": "NutritionInformation", "calories": "Calories: 210", "fatContent": 3.5}}]}
        """))
    #expect(draft.title == "Pea & mint soup")
    #expect(draft.authors == ["Ann"])
    #expect(draft.image == "https://a.example/1.jpg")
    #expect(draft.yieldText == "4 bowls")
    #expect(draft.preparationMinutes == nil)
    #expect(draft.cookingMinutes == 65)
    #expect(draft.totalMinutes == 90)
    #expect(draft.ingredientLines == ["500 g peas", "1 onion"])
    #expect(draft.instructionLines == ["Soup", "Boil. Then stir.", "Blend.", "Serve."])
    #expect(draft.nutrients.map(\.text) == ["210", "3.5"])
  }

  @Test func tellsOfATimeThatIsAnArticle() throws {
    let article = String(repeating: "1 h ", count: TimeText.longest / 4 + 1)
    let recipe = { (time: String) in
      #"{"@type": "Recipe", "name": "A", "recipeIngredient": ["1 egg"], "cookTime": "PT0M", "totalTime": "\#(time)"}"#
    }
    let long = try draft(jsonLD(recipe(article)))
    #expect(long.statedTotalMinutes == nil)
    #expect(long.losses == [ImportLoss(.dropped, "totalTime", "a text of more than 1000 bytes is no time")])
    #expect(try draft(jsonLD(recipe("1 h"))).losses == [])
  }

  @Test func takesListsThatAreShownTwiceOnce() throws {
    let list = "<ul><li>1 onion<li>2 cups peas<li>salt</ul>"
    let draft = try draft(
      "<h1>Soup</h1><h2>Ingredients</h2>\(list)\(list)<h2>Method</h2><p>Cook the peas until soft.</p>")
    #expect(draft.ingredientLines.filter { $0 != "salt" } == ["1 onion", "2 cups peas"])
  }

  @Test func takesGroupsThatAreMarkedTwiceOnce() throws {
    let groups = """
      {"name": "Onions", "itemListElement": ["2 onions", "4 tbsp butter"]},
      {"name": "Sliders", "itemListElement": ["12 slices roast beef", "9 slices cheese"]}
      """
    let draft = try draft(
      jsonLD(#"{"@type": "Recipe", "name": "Sliders", "recipeIngredient": [\#(groups), \#(groups)]}"#))
    #expect(draft.groups.map(\.title) == ["Onions", "Sliders"])
    #expect(draft.ingredientLines.count == 4)
  }

  @Test func takesIngredientsInTwoSystemsOfMeasuresOnce() throws {
    let draft = try draft(
      """
      <h1>Stroganoff</h1><div class=ingredients><ul><li>50 g butter<li>25 ml brandy<li>1 onion</ul>
      <ul><li>1.8 oz butter<li>0.9 fl oz brandy<li>0.1 cup brandy<li>4 oz bacon</ul></div><h2>Details</h2><ul><li>Cuisine: Russian</ul>
      """)
    #expect(draft.ingredientLines == ["50 g butter", "25 ml brandy", "1 onion", "4 oz bacon"])
  }

  @Test func keepsALineInOtherMeasuresThatStandsAlone() throws {
    let draft = try draft("<h1>Pie</h1><div class=ingredients><ul><li>50 g butter<li>1.8 oz butter<li>1 egg</ul></div>")
    #expect(draft.ingredientLines == ["50 g butter", "1.8 oz butter", "1 egg"])
  }

  @Test func readsListsOfTermsAloneAndEachPartOfARecipeWithItsSteps() throws {
    let draft = try draft(
      """
      <h1>Pancakes</h1>
      <dl class=ingredients><h3>batter</h3><dt><b>flour</b><u>85 g</u><dt><b>nutritional yeast</b><u>15 g</u></dl>
      <ul class=instructions><li>Mix the flour and the yeast in a large bowl.</ul>
      <dl class=ingredients><h3>sauce</h3><dt><b>soy sauce</b><u>60 ml</u><dt><b>mirin</b><u>60 ml</u></dl>
      <ul class=instructions><li>Heat the soy sauce with mirin until it thickens.</ul>
      """)
    #expect(draft.groups.map(\.title) == ["batter", "sauce"])
    #expect(draft.ingredientLines == ["flour 85 g", "nutritional yeast 15 g", "soy sauce 60 ml", "mirin 60 ml"])
    #expect(draft.instructionLines.count == 2)
  }

  @Test func takesNoIngredientForAHeadingBecauseOfAWordInItsName() throws {
    let draft = try draft(
      "<h1>Stew</h1><div class=ingredients><ul><li>500 g beef tips<li>1 onion<li>2 carrots</ul></div>")
    #expect(draft.ingredientLines == ["500 g beef tips", "1 onion", "2 carrots"])
  }

  @Test func takesTheWholeItemWhereOnlyTheNameOfAnIngredientIsMarked() throws {
    func item(_ amount: String, _ name: String) -> String {
      "<li>\(amount) <a class=ingredient href=#>\(name)</a> <a href=#>shopping list</a>"
    }
    let draft = try draft(
      """
      <body class=hrecipe><h1 class=fn>Stew</h1><div class=ingredients><h4>Ingredients</h4><ul>
      \(item("3", "chicken breasts"))\(item("2 cups", "broccoli"))<li>salt, to taste <a href=#>shopping list</a>
      \(item("2 cups", "carrots"))</ul></div>
      """)
    #expect(draft.ingredientLines == ["3 chicken breasts", "2 cups broccoli", "salt, to taste", "2 cups carrots"])
  }

  @Test func takesParagraphsForStepsWhereOnlyLinksAreListedBelow() throws {
    let draft = try draft(
      """
      <h1>Nudelsalat</h1><h2>Zutaten</h2><ul><li>250 g Glasnudeln<li>1 Karotte</ul><h2>Zubereitung</h2>
      <p>Die Karotte in feine Stifte schneiden.<p>Glasnudeln kochen und abgießen, dann mischen.<p>Autorin: Eva Beispiel
      <ul><li>Essen und Trinken – Gote kocht Rehrücken | audio<li>Essen und Trinken – Gote kocht Grünkohl | audio</ul>
      """)
    #expect(
      draft.instructionLines == [
        "Die Karotte in feine Stifte schneiden.", "Glasnudeln kochen und abgießen, dann mischen.",
      ])
  }

  @Test func takesNoDescriptionThatHoldsTheWholeRecipe() throws {
    let draft = try draft(
      """
      <meta name=description content="Thin pancakes."><div itemscope itemtype="https://schema.org/Recipe"><div itemprop=description>
      <p>Classic.<h2 itemprop=name>Pancakes</h2><p itemprop=recipeIngredient>4 eggs<p itemprop=recipeIngredient>4 dl milk
      </div></div>
      """)
    #expect(draft.ingredientLines == ["4 eggs", "4 dl milk"])
    #expect(draft.summary == "Thin pancakes.")
  }

  @Test func fillsWhatOneMarkUpLacksFromAnother() throws {
    let draft = try draft(
      jsonLD(#"{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 onion"]}"#)
        + "<div itemscope itemtype=Recipe><p itemprop=name>Other<p itemprop=recipeInstructions>Chop it.</div>")
    #expect(draft.title == "Soup")
    #expect(draft.instructionLines == ["Chop it."])
  }

  @Test func readsRecipesThatOnlyTheDataOfAProgramStates() throws {
    let draft = try draft(
      """
      <script type='application/json'>{"page": {"recipe": {"title": "Udon", "servings": 2, "totalTime": 25,
        "ingredients": [{"quantity": "200", "unit": "g", "name": "udon"}], "steps": [{"text": "Boil it."}]}}}</script>
      <div id=app></div>
      """)
    #expect(draft.title == "Udon")
    #expect(draft.yieldText == "2")
    #expect(draft.totalMinutes == 25)
    #expect(draft.ingredientLines == ["200 g udon"])
    #expect(draft.instructionLines == ["Boil it."])
  }

  @Test(arguments: [
    ("1 cup water ((40 °C))", "1 cup water (40 °C)"), ("1 egg (large (or two small))", "1 egg (large (or two small))"),
    ("2 ((a) or (b))", "2 ((a) or (b))"),
  ])
  func writesNotesInOnePairOfParentheses(line: String, expected: String) throws {
    let draft = try draft(jsonLD(#"{"@type": "Recipe", "name": "Dough", "recipeIngredient": ["\#(line)", "1 egg"]}"#))
    #expect(draft.ingredientLines == [expected, "1 egg"])
  }

  /// Layouts without mark-up: lines of `pre`, cells of a table, terms with definitions, numbers in boxes of their own,
  /// pictures with captions among the steps.
  @Test(arguments: [
    "<pre>Ingredients\n\n200 g oats\n1 egg\n\nMethod\n\nMix the oats with the egg.\nBake for an hour.</pre>",
    """
    <table><tr><td><b>Ingredients</b><br>200 g oats<br>1 egg</td>
    <td><b>Method</b><br>Mix the oats with the egg.<br>Bake for an hour.</td></tr></table>
    """,
    """
    <h2>Ingredients</h2><dl><dt>200 g</dt><dd>oats</dd><dt>1</dt><dd>egg</dd></dl>
    <h2>Method</h2><div>1</div><p>Mix the oats with the egg.</p><div>2</div><p>Bake for an hour.</p>
    """,
    """
    <h2>Ingredients</h2><ul><li>200 g oats<li>1 egg</ul><h2>Method</h2><p>Mix the oats with the egg.</p>
    <figure><img src=a.jpg><figcaption>Mixing the oats</figcaption></figure><p>Bake for an hour.</p>
    """,
  ])
  func readsLayoutsWithoutMarkUp(html: String) throws {
    let draft = try draft("<title>Oat bars</title>" + html)
    #expect(draft.ingredientLines == ["200 g oats", "1 egg"])
    #expect(draft.instructionLines == ["Mix the oats with the egg.", "Bake for an hour."])
  }

  @Test func readsWhatIsSaidOfATermInItsLine() throws {
    let draft = try draft(
      """
      <title>Tiramisù</title><dl><dt>Tempo di preparazione</dt><dd>30 min</dd><dt>Dosi per</dt><dd>8 persone</dd></dl>
      <h2>Ingredienti</h2><dl><dt>Mascarpone</dt><dd>500 g</dd><dt>Uova</dt><dd>4</dd></dl>
      <h2>Procedimento</h2><p>Montare i tuorli con lo zucchero fino a renderli chiari.</p>
      """)
    #expect(draft.ingredientLines == ["Mascarpone: 500 g", "Uova: 4"])
    #expect(draft.totalMinutes == 30)
    #expect(draft.yieldText.flatMap(YieldText.canonical) == "8 servings")
  }

  @Test func takesTheRecipeThatSaysMostAndTheOthersAfterIt() throws {
    let recipe = #""@type": "Recipe", "recipeIngredient": ["1 egg"], "recipeInstructions": "Fry it.""#
    let page = try WebPage(
      bytes: Array(
        jsonLD(
          #"[{"@type": "Recipe", "name": "Link"}, {\#(recipe), "name": "A"}, {\#(recipe), "name": "B"}]"#
        ).utf8))
    #expect(PageRecipes.read(page).map(\.title) == ["A", "B"])
  }

  @Test func findsListsBelowHeadingsOfFourLanguages() throws {
    for (ingredients, steps) in [
      ("Ingredients", "Method"), ("Zutaten", "Zubereitung"), ("Ingrédients", "Préparation"),
      ("Ingredientes", "Elaboración"),
    ] {
      let draft = try draft(
        """
        <h1>Soup</h1><h2>\(ingredients)</h2><ul><li>2 onions<li>1 l water</ul>
        <h3>\(steps)</h3><p>Chop the onions and boil them.<p>Serve it hot in deep plates.<h3>Comments</h3><p>So good!
        """)
      #expect(draft.title == "Soup")
      #expect(draft.ingredientLines == ["2 onions", "1 l water"])
      #expect(draft.instructionLines == ["Chop the onions and boil them.", "Serve it hot in deep plates."])
      #expect(draft.losses.map(\.kind) == [.doubtful, .doubtful])
    }
  }

  @Test(arguments: [
    "<p>NOTE | leave out the bacon.", "<p>Tip: serve it cold.", "<p>Post Views: 1,066",
    "<p>Follow us on Pinterest and keep this soup!<p>More soups with peas are here.",
  ])
  func stepsEndWhereThePageSpeaksOfItself(afterword: String) throws {
    let page = "<h1>Soup</h1><h2>Ingredients</h2><ul><li>1 onion<li>2 l water</ul><h2>Method</h2>"
    let steps = "<p>Chop the onion and fry it.<p>Tip the water in: boil for 30 minutes."
    #expect(try draft(page + steps + afterword).instructionLines.count == 2)
  }

  @Test(arguments: [
    ("PT10M", "PT20M", "PT45M", 45), ("PT10M", "PT40M", "PT20M", 50), ("", "PT40M", "PT20M", 40),
    ("PT10M", "PT20M", "", 30),
  ])
  func aTotalIsAtLeastAsLongAsItsParts(preparation: String, cooking: String, total: String, minutes: Int) throws {
    let times = #""prepTime": "\#(preparation)", "cookTime": "\#(cooking)", "totalTime": "\#(total)""#
    let recipe = #"{"@type": "Recipe", "name": "Soup", "recipeIngredient": ["1 onion"], \#(times)}"#
    #expect(try draft(jsonLD(recipe)).totalMinutes == minutes)
  }

  @Test func keepsTheGroupsOfAList() throws {
    let draft = try draft(
      """
      <div class=ingredient-list><h4>For the dough</h4><ul><li>200 g flour<li>1 egg</ul><h4>For the filling</h4>
      <ul><li>3 apples</ul></div><div class=recipe-instructions><ol><li>Mix it well.<li>Bake it for an hour.</ol></div>
      """)
    #expect(draft.groups.map(\.title) == ["For the dough", "For the filling"])
    #expect(draft.groups.map(\.lines) == [["200 g flour", "1 egg"], ["3 apples"]])
    #expect(draft.instructionLines == ["Mix it well.", "Bake it for an hour."])
  }

  @Test func findsListsWithoutAnyHeading() throws {
    let draft = try draft(
      """
      <h1>Pancakes</h1><p>My grandmother made these on Sundays.<p>2 eggs<br>250 ml milk<br>a pinch of salt<br>125 g flour
      <p>Whisk everything together until smooth.<p>Fry thin pancakes in a little butter.
      """)
    #expect(draft.ingredientLines == ["2 eggs", "250 ml milk", "a pinch of salt", "125 g flour"])
    #expect(
      draft.instructionLines == ["Whisk everything together until smooth.", "Fry thin pancakes in a little butter."])
  }

  @Test func readsYieldsAndTimesBesideTheirLabels() throws {
    let draft = try draft(
      "<h1>Soup</h1><p>Serves 6 | Prep: 10 min<p>Cooking time<p>1 hour<h2>Ingredients</h2><ul><li>1 onion<li>2 eggs</ul>"
    )
    #expect(draft.yieldText == "Serves 6")
    #expect(draft.preparationMinutes == 10)
    #expect(draft.cookingMinutes == 60)
  }

  @Test(arguments: [
    // The largest by what is stated, in words, numbers or the address.
    (#"["a.jpg", "a-500x500.jpg", "a-480x270.jpg"]"#, "", "a-500x500.jpg"),
    (
      #"[{"url": "a.jpg", "width": "1440 px", "height": 810}, {"url": "b.jpg", "width": 1440, "height": 1440}]"#, "",
      "b.jpg"
    ),
    (
      #""https://a.example/a?w=300&h=200""#,
      "<meta property=og:image content='https://a.example/b?width=1200&height=630'>",
      "https://a.example/b?width=1200&height=630"
    ),
    (
      #""https://a.example/w_1200,h_900/a""#,
      "<meta property=og:image content=b.jpg><meta property=og:image:width content=640>",
      "https://a.example/w_1200,h_900/a"
    ),
    // The second picture of Open Graph has a size of its own.
    (
      #""a.jpg""#,
      "<meta property=og:image content=b.jpg><meta property=og:image content=c.jpg><meta property=og:image:width content=1200>",
      "c.jpg"
    ),
    // The recipe's own where nobody says a size; no mark of the site, nothing that is no address.
    (#""a.jpg""#, "<meta property=og:image content=b.jpg>", "a.jpg"),
    (
      #""data:image/png;base64,AA""#,
      "<meta property=og:image content='/logo-900x900.png'><meta name=twitter:image content=t.jpg>",
      "t.jpg"
    ),
    (#""a.jpg""#, "<meta property=og:image content='#<Image>'>", "a.jpg"),
    // Of Open Graph before the one for Twitter, and its size is its own.
    ("null", "<meta name=twitter:image content=t.jpg><meta property=og:image content=b.jpg>", "b.jpg"),
    (
      "null",
      "<meta property=og:image content=b.jpg><meta name=twitter:image content=t.jpg><meta property=og:image:width content=900>",
      "b.jpg"
    ),
    // A whole address before one that needs the page's own.
    (#""/a.jpg""#, "<meta property=og:image content='http://a.example/b.jpg'>", "http://a.example/b.jpg"),
    // The name of a part of the page is no picture.
    (##"{"@id": "https://a.example/soup#primaryimage"}"##, "<meta property=og:image content=b.jpg>", "b.jpg"),
    // Marks of the site are words of the name.
    (#""catalogo.jpg""#, "<meta property=og:image content=b.jpg>", "catalogo.jpg"),
    (#""Favicon2020-copy.jpg""#, "<meta property=og:image content=b.jpg>", "b.jpg"),
    // A segment of the address may be the longer side.
    (
      #""https://a.example/s400/a.jpg""#, "<meta property=og:image content='https://a.example/s1600/a.jpg'>",
      "https://a.example/s1600/a.jpg"
    ),
    (
      #""https://a.example/w1200-h630/a.jpg""#, "<meta property=og:image content='https://a.example/s400/a.jpg'>",
      "https://a.example/w1200-h630/a.jpg"
    ),
    // A relative address is completed by that of the page.
    (#""../p/a.jpg""#, "<link rel=canonical href='https://a.example/x/y?z'>", "https://a.example/p/a.jpg"),
    (#""//b.example/a.jpg""#, "<link rel=canonical href='https://a.example/x'>", "https://b.example/a.jpg"),
  ])
  func choosesThePicture(image: String, head: String, address: String) throws {
    let html = head + jsonLD(#"{"@type": "Recipe", "name": "Soup", "image": \#(image)}"#)
    #expect(try draft(html).image == address)
  }

  @Test func takesThePictureBelowTheHeadingWhereNothingNamesOne() throws {
    let html = """
      <img src=/top.jpg><nav><img src=/n.jpg></nav><h1>Soup</h1><img src=/logo.png><img src=/small.jpg width=60>
      <img src="data:," data-src=/soup.jpg>
      """
    #expect(try draft(html).image == "/soup.jpg")
  }

  @Test(arguments: [
    ("<link rel=image_src href=/a.jpg>", "/a.jpg"), ("<meta itemprop=image content=/b.jpg>", "/b.jpg"),
    ("<link rel=image_src href=/a.jpg><meta property=og:image content=/c.jpg>", "/c.jpg"),
  ])
  func takesThePictureThatOlderElementsName(head: String, address: String) throws {
    #expect(try draft(head + "<h1>Soup</h1><img src=/page.jpg>").image == address)
  }

  @Test(arguments: [
    #"window.__STATE__ = {"a": {"name": "Udon", "ingredients": ["200 g udon"], "steps": ["Boil it."]}}; run({})"#,
    #"var x = JSON.parse("{\"title\": \"Udon\", \"ingredients\": [\"200 g udon\"], \"method\": [\"Boil it.\"]}"), y=1"#,
    #"function f() { a = {b: 1}; }; window.r={recipe:{name:"Udon",ingredients:['200 g udon'],steps:["Boil it."]}}"#,
  ])
  func readsRecipesThatScriptsWriteOut(script: String) throws {
    let draft = try draft("<div id=app></div><script>\(script)</script>")
    #expect(draft.title == "Udon")
    #expect(draft.ingredientLines == ["200 g udon"])
    #expect(draft.instructionLines == ["Boil it."])
  }

  @Test func putsTheRecipeWithAPictureBeforeAPartOfIt() throws {
    let recipe = { (name: String, more: String) in
      #"{"@type": "Recipe", "name": "\#(name)", "recipeIngredient": ["100 g butter"], "recipeInstructions": "Melt."\#(more)}"#
    }
    let html = jsonLD("[\(recipe("Brown butter", "")), \(recipe("Gnocchi", #", "image": "a.jpg""#))]")
    let drafts = PageRecipes.read(try WebPage(bytes: Array(html.utf8)))
    #expect(drafts.map(\.title) == ["Gnocchi", "Brown butter"])
  }

  @Test func readsRecipesOfProgramsByNamesOfTheirOwn() throws {
    let draft = try draft(
      """
      <div id=app></div><script id=__NEXT_DATA__ type=application/json>{"props": {"recipe": {"title": "Udon", "image": null,
      "heroImage": {"src": "https://a.example/udon.jpg"}, "totalTimeInMinutes": 20, "portions": 2, "chef": {"name": "Ann"},
      "ingredients": [{"quantity": 200, "unit": "g", "name": "udon"}], "steps": [{"description": "Boil it."}]}}}</script>
      """)
    #expect(draft.image == "https://a.example/udon.jpg")
    #expect(draft.totalMinutes == 20)
    #expect(draft.yieldText == "2")
    #expect(draft.authors == ["Ann"])
    #expect(draft.ingredientLines == ["200 g udon"])
    #expect(draft.instructionLines == ["Boil it."])
  }

  @Test(arguments: [
    (#"{"name": "eggs", "requiredQuantity": {"value": 2, "unitText": "large"}}"#, "2 large eggs"),
    (#"{"name": "flour", "requiredQuantity": "200 g"}"#, "200 g flour"),
    (#"{"name": "flour", "value": 200, "unitText": "g"}"#, "200 g flour"),
  ])
  func readsAmountsBesideTheirIngredients(object: String, line: String) throws {
    let html = jsonLD(#"{"@type": "Recipe", "name": "Soup", "recipeIngredient": [\#(object)]}"#)
    #expect(try draft(html).ingredientLines == [line])
  }

  @Test(arguments: [
    #""500 g peas; 1 onion; salt; 2 cups stock""#, #""500 g peas|1 onion|salt|2 cups stock""#,
    #""500 g peas,1 onion,salt,2 cups stock""#, #""500 g peas\\n1 onion\\nsalt\\n2 cups stock""#,
    #"{"1": "500 g peas", "2": "1 onion", "3": "salt", "4": "2 cups stock"}"#,
  ])
  func readsTheIngredientsOfEachShape(ingredients: String) throws {
    let html = jsonLD(#"{"@type": "Recipe", "name": "Soup", "recipeIngredient": \#(ingredients)}"#)
    #expect(try draft(html).ingredientLines == ["500 g peas", "1 onion", "salt", "2 cups stock"])
  }

  @Test func readsJSONWithCommentsBehindItsCommas() throws {
    let json =
      "{\"@context\": \"https://schema.org\", // the vocabulary\n\"@type\": \"Recipe\", /* a */ \"name\": \"Soup\"}"
    #expect(try draft(jsonLD(json)).title == "Soup")
  }

  @Test(arguments: [
    // One of several steps may have several lines; a text alone has a step on each.
    (#"[{"@type": "HowToStep", "text": "Chop.\nFry."}, {"text": "Serve."}]"#, ["Chop. Fry.", "Serve."]),
    (#""Chop.\nFry it\nfor 5 minutes.\n(Or longer.)""#, ["Chop.", "Fry it for 5 minutes.", "(Or longer.)"]),
    (
      #""Method: Chop.Fry the onions.Serve at 1.5 bar in the U.S.A.""#,
      ["Chop.", "Fry the onions.", "Serve at 1.5 bar in the U.S.A."]
    ),
    (
      #"[{"name": "Pea soup step 1", "text": "Chop."}, {"name": "Step 2", "text": "Fry."}, {"name": "Blend", "text": "Use a blender."}]"#,
      ["Chop.", "Fry.", "Blend", "Use a blender."]
    ),
    // A page for wide and narrow screens; a list with numbers for names; JSON in texts.
    (#"["Chop it.", "Fry it.", "Chop it.", "Fry it."]"#, ["Chop it.", "Fry it."]),
    (#"{"0": {"@type": "HowToStep", "text": "Chop."}, "2": {"text": "Fry."}}"#, ["Chop.", "Fry."]),
    (#"["{\"@type\": \"HowToStep\", \"text\": \"Chop.\"}", "Fry."]"#, ["Chop.", "Fry."]),
    (#""[{\"@type\": \"HowToStep\", \"text\": \"Chop.\"}]""#, ["Chop."]),
  ])
  func readsTheStepsOfEachShape(instructions: String, steps: [String]) throws {
    let html = jsonLD(#"{"@type": "Recipe", "name": "Soup", "recipeInstructions": \#(instructions)}"#)
    #expect(try draft(html).instructionLines == steps)
  }

  @Test(arguments: [
    ("<meta property=og:title content='Soup | Site'>", "Soup"), ("<title>Soup - Mary</title><h1>Soup</h1>", "Soup"),
    ("<meta property=og:site_name content=Mary><title>Soup – Mary</title>", "Soup"),
  ])
  func findsTheTitleOfAPage(html: String, title: String) throws {
    #expect(try draft(html).title == title)
  }
}

@Suite struct ImportReaderTests {
  @Test func saysWhenThereIsNoRecipe() {
    let file = SourceFile(path: "a.html", text: "<html><h1>Hello</h1><p>Nothing to eat here.")
    #expect(throws: ImportFailure.nothing(in: "web page")) { try ImportReader.read(file) }
    #expect(throws: ImportFailure.nothing(in: "text")) { try ImportReader.read(SourceFile(path: "a.txt", text: "Hi.")) }
  }

  @Test func refusesWhatIsTooLargeOrTooDeep() {
    let deep = SourceFile(path: "a.html", text: String(repeating: "<div>", count: 9000))
    #expect { try ImportReader.read(deep) } throws: { ($0 as? ImportFailure)?.identifier == "import-broken" }
    let rows = "Title,Ingredients,Directions\n" + String(repeating: "a,b,c\n", count: 20_001)
    #expect { try ImportReader.read(SourceFile(path: "a.csv", text: rows)) } throws: {
      ($0 as? ImportFailure)?.message == "the export has 20001 rows; at most 20000 are read"
    }
    let large = SourceFile(path: "a.html", bytes: Array("<html>".utf8) + Array(repeating: 0x20, count: 64 << 20))
    #expect { try ImportReader.read(large) } throws: { ($0 as? ImportFailure)?.identifier == "import-too-large" }
  }

  /// Pages that hold all recipes of a program, or their own pictures.
  @Test func readsPagesOfManyMegabytes() throws {
    let recipe =
      "<div itemscope itemtype='http://schema.org/Recipe'><h1 itemprop='name'>Soup</h1>"
      + "<p itemprop='recipeIngredient'>200 g peas</p><p itemprop='recipeInstructions'>Boil.</p></div>"
    let picture = "<img src='data:image/jpeg;base64,\(String(repeating: "A", count: 20_000_000))'>"
    let page = SourceFile(path: "a.html", text: "<html><body>\(picture)\(recipe)</body></html>")
    #expect(try ImportReader.read(page).recipes.map(\.title) == ["Soup"])
  }

  @Test func refusesTextsThatAreNoRecipe() {
    let text = SourceFile(path: "a.txt", text: String(repeating: "1 cup flour\n", count: 25_000))
    #expect { try ImportReader.read(text) } throws: {
      ($0 as? ImportFailure)?.message == "the text has 300000 bytes; at most 250000 are read"
    }
    let lines = SourceFile(path: "a.txt", text: String(repeating: "a:\n", count: 30_000))
    #expect { try ImportReader.read(lines) } throws: {
      ($0 as? ImportFailure)?.message == "the text has 30000 lines; at most 10000 are read"
    }
  }

  @Test func anyBytesGiveARecipeOrAReason() {
    let alphabet = Array("<>/\"'={}[]: ,liu1½pscriptld+json".utf8)
    var state: UInt64 = 7
    for _ in 0..<300 {
      let bytes = (0..<200).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return alphabet[Int(state >> 33) % alphabet.count]
      }
      do {
        let reading = try ImportReader.read(SourceFile(path: "x", bytes: Array("<".utf8) + bytes))
        #expect(!reading.recipes.isEmpty)
      } catch { #expect(!error.hint.isEmpty) }
    }
  }
}
