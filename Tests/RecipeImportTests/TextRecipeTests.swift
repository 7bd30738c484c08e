import Cookbook
import SourceText
import Testing

@testable import RecipeImport

@Suite struct TextRecipeTests {
  @Test func readsACaptionWithEmojiAndHashtags() throws {
    let draft = try #require(
      TextRecipe.read(
        """
        ✨ Creamy tomato pasta ✨
        Serves 2, ready in 20 minutes

        Ingredients:
        🍝 200 g pasta
        🍅 400 g cherry tomatoes
        🧄 2 cloves garlic

        Method:
        1️⃣ Boil the pasta in salted water.
        2️⃣ Roast the tomatoes with the garlic.
        #pasta #quickdinner https://video.example/p/1
        """))
    #expect(draft.title == "Creamy tomato pasta")
    #expect(draft.ingredientLines == ["200 g pasta", "400 g cherry tomatoes", "2 cloves garlic"])
    #expect(draft.instructionLines == ["Boil the pasta in salted water.", "Roast the tomatoes with the garlic."])
    #expect(draft.keywords == ["pasta", "quickdinner"])
    #expect(draft.source == "https://video.example/p/1")
    #expect(draft.totalMinutes == 20)
  }

  @Test(arguments: [
    ("Soup Serves 6", "Soup", "6 servings"), ("Kartoffelsuppe für 4 Personen", "Kartoffelsuppe", "4 servings"),
    ("Rice pudding - serves 4", "Rice pudding", "4 servings"), ("Tomato soup for 4", "Tomato soup", "4 servings"),
    ("Pizza for 2 nights", "Pizza for 2 nights", nil), ("Route 66 chili", "Route 66 chili", nil),
  ])
  func titlesSayForHowManyTheyAre(line: String, title: String, yield: String?) throws {
    for (path, text) in [
      ("a.txt", "\(line)\n\n2 eggs\n1 l stock\n\nCook the eggs in stock."),
      ("a.md", "# \(line)\n\n- 2 eggs\n- 1 l stock\n\nCook the eggs.\n"),
    ] {
      let draft = try #require(try ImportReader.read(SourceFile(path: path, text: text)).recipes.first)
      #expect(draft.title == title)
      #expect(draft.yieldText.flatMap(YieldText.canonical) == yield)
    }
  }

  /// The title of a list behind the steps is no step.
  @Test func listsBehindStepsAreGroups() throws {
    let draft = try #require(
      TextRecipe.read(
        "Mud Cake\n\n1 c. butter\n4 eggs\nnuts\n\nMelt the butter. Bake it for 35 minutes.\n\nFrosting:\n1 box powdered sugar\n1/2 c. milk\n\nBeat and spread on the hot cake.\n"
      ))
    #expect(draft.groups.map(\.title) == [nil, "Frosting"])
    #expect(draft.ingredientLines == ["1 c. butter", "4 eggs", "nuts", "1 box powdered sugar", "1/2 c. milk"])
    #expect(draft.sections.map(\.title) == [nil, "Frosting"])
    #expect(
      draft.sections.flatMap(\.steps).map(\.text) == [
        "Melt the butter. Bake it for 35 minutes.", "Beat and spread on the hot cake.",
      ])
  }

  @Test func sentencesBesideFactsAreKept() throws {
    let draft = try #require(
      TextRecipe.read(
        "Bars\n\nMakes 24 bars. They freeze well in a tin. Bake: 20 min.\n\n2 eggs\n1 l milk\n\nCook the eggs in milk.\n"
      ))
    #expect(draft.summary == "They freeze well in a tin.")
    #expect(draft.yieldText == "Makes 24 bars")
  }

  @Test func keepsThePartsOfNumberedSteps() throws {
    let draft = try #require(
      TextRecipe.read(
        """
        Two-part pie

        Ingredients

        Crust:
        200 g flour
        100 g butter

        Filling:
        500 g apples

        Instructions

        Crust:
        1. Rub the butter into the flour.
        2. Chill for 30 minutes.

        For the filling:
        1. Slice the apples.
        2. Bake for 45 minutes at 180 °C.
        """))
    #expect(draft.groups.map(\.title) == ["Crust", "Filling"])
    #expect(draft.sections.map(\.title) == ["Crust", "For the filling"])
    #expect(draft.sections.map(\.steps.count) == [2, 2])
    #expect(!draft.losses.contains { $0.kind == .dropped }, "\(draft.losses)")
  }

  @Test func readsWhatALineSaysOfTheRecipe() throws {
    let draft = try #require(
      TextRecipe.read(
        """
        Pot-au-feu

        Auteur : Anne
        Catégorie : Dîner
        Difficulté : facile
        Source: Anne's notebook
        Tip: Take a day.

        1 kg beef
        4 carrots
        2 leeks

        Simmer everything for three hours.
        """))
    #expect(draft.authors == ["Anne"] && draft.categories == ["Dîner"] && draft.difficulty == .easy)
    #expect(draft.source == "Anne's notebook")
    #expect(draft.instructionLines == ["Simmer everything for three hours."])
  }

  @Test func readsTextWithoutHeadings() throws {
    let draft = try #require(
      TextRecipe.read("Pancakes\n2 eggs\n250 ml milk\n125 g flour\nWhisk everything. Fry thin pancakes in butter."))
    #expect(draft.title == "Pancakes")
    #expect(draft.ingredientLines == ["2 eggs", "250 ml milk", "125 g flour"])
    #expect(draft.instructionLines == ["Whisk everything. Fry thin pancakes in butter."])
  }

  @Test func partsStepsThatWereRunTogether() throws {
    let draft = try #require(
      TextRecipe.read(
        "Suppe\nZutaten:\n- 1 Zwiebel\n- 2 Möhren\nZubereitung: 1. Alles klein schneiden. 2. Eine Stunde kochen."))
    #expect(draft.ingredientLines == ["1 Zwiebel", "2 Möhren"])
    #expect(draft.instructionLines == ["Alles klein schneiden.", "Eine Stunde kochen."])
  }

  @Test func readsSeveralFactsOfOneLine() throws {
    let draft = try #require(
      TextRecipe.read("Risotto\nServes 4. Prep time: 15 minutes. Cook time: 30 minutes.\n200 g rice\n1 onion\n2 eggs"))
    #expect(draft.yieldText == "Serves 4")
    #expect(draft.preparationMinutes == 15 && draft.cookingMinutes == 30)
  }

  /// Each is the caption of one dish: 1 kg potatoes, 2 eggs, 100 g cheese; boil them, then bake them for an hour.
  @Test(arguments: [
    "POV: it is Sunday 😍\n\nPotato bake 🥔\n\n-1 kg potatoes\n-2 eggs\n-100 g cheese\n\nBoil the potatoes.\nBake for an hour",
    "Potato bake 🥔\n.\n1 kg potatoes, 2 eggs, 100 g cheese\n.\nBoil the potatoes.\nBake for an hour\n.\nFollow @ann for more!",
    "Potato bake\nIngredients: 1 kg potatoes, 2 eggs, 100 g cheese. Instructions: 1. Boil the potatoes. 2. Bake for an hour",
    "Subject: Potato bake\nFrom: ann@example.org\n\n1 kg potatoes\n2 eggs\n100 g cheese\n\nBoil the potatoes.\nBake for an hour\n\nLove,\nAnn",
    "*Potato bake*\n\n_Ingredients_\n1 kg potatoes • 2 eggs • 100 g cheese\n\n_Method_\nBoil the potatoes.\nBake for an hour\n\nEnjoy!",
    "► Potato bake\n► INGREDIENTS\n1 kg potatoes\n2 eggs\n100 g cheese\n\n00:00 Intro\n01:10 Boil the potatoes.\n02:30 Bake for an hour\nPan: https://a.example/p",
  ])
  func readsCaptionsHoweverTheyAreWritten(text: String) throws {
    let draft = try #require(TextRecipe.read(text))
    #expect(draft.title == "Potato bake")
    #expect(draft.ingredientLines == ["1 kg potatoes", "2 eggs", "100 g cheese"])
    #expect(
      draft.instructionLines.map { ImportedText.withoutStepNumber($0) } == ["Boil the potatoes.", "Bake for an hour"])
  }

  @Test func takesWhatStandsAroundTheRecipe() throws {
    let draft = try #require(
      TextRecipe.read(
        """
        # Soup | 15 min #
        tags: quick, green
        My neighbour makes this one every week.
        From her garden

        1 kg peas
        2 onions
        1 t baking soda
        salt and pepper

        Boil all for 10 minutes.
        300 kcal | 20 g protein

        ## Notes
        Good cold, too.
        """))
    #expect(draft.title == "Soup")
    #expect(draft.totalMinutes == 15)
    #expect(draft.keywords == ["quick", "green"])
    #expect(draft.summary == "My neighbour makes this one every week.")
    #expect(draft.ingredientLines == ["1 kg peas", "2 onions", "1 t baking soda", "salt and pepper"])
    #expect(draft.instructionLines == ["Boil all for 10 minutes."])
    #expect(draft.nutrients.map(\.text) == ["300 kcal", "20 g"])
    #expect(draft.tip == "Good cold, too.")
    #expect(draft.losses.filter { $0.kind == .dropped } == [ImportLoss(.dropped, "text", "From her garden")])
  }

  @Test func readsTablesOfMarkdown() throws {
    let draft = try #require(
      TextRecipe.read(
        """
        # Chili

        ## Base

        | Amount | Ingredient |
        |---:|:---|
        | 2 tbsp | oil |
        | | salt |

        ## Topping

        | Amount | Ingredient |
        |---:|---|
        | 1 | lime |
        | 50 g | cheese |

        ## Method

        1. Fry all of it in the oil.
        """))
    #expect(draft.title == "Chili")
    #expect(draft.ingredientLines == ["2 tbsp oil", "salt", "1 lime", "50 g cheese"])
    #expect(draft.instructionLines == ["Fry all of it in the oil."])
  }

  @Test func takesOptionalIngredientsAndListsOfTwo() throws {
    let draft = try #require(
      TextRecipe.read("Rice\n* 2 cups rice\n* 1 cup kimchi\nOptional: sesame seeds\n\nFry it all.\nRinde 4 porciones"))
    #expect(draft.ingredientLines == ["2 cups rice", "1 cup kimchi", "sesame seeds (optional)"])
    #expect(draft.instructionLines == ["Fry it all."])
    #expect(draft.yieldText == "Rinde 4 porciones")
  }

  @Test(arguments: [
    "Tarta\nIngredientes (4 personas):\n- 6 huevos\n- 1 cebolla\nElaboración:\n- Batir y cuajar.",
    "Risotto\nIngredienti per 4 persone: 320 g di riso, 1 cipolla, 1 l di brodo\nProcedimento: Tritate la cipolla.",
    "Pfanne 🥦 für 4 Personen\n300 g Brokkoli\n2 Karotten\n1 EL Öl\nAlles anbraten.",
  ])
  func findsServingsInHeadings(text: String) throws {
    #expect(try #require(TextRecipe.read(text)).yieldText.flatMap(YieldText.canonical) == "4 servings")
  }

  @Test func findsNothingInProse() {
    #expect(TextRecipe.read("We had a lovely evening.\nSee you soon!") == nil)
  }
}

@Suite struct RunOnStepsTests {
  @Test(arguments: [
    ("1. Chop. 2. Fry. 3. Serve.", ["1. Chop.", "2. Fry.", "3. Serve."]), ("1.Chop.2.Fry.", ["1.Chop.", "2.Fry."]),
    ("Bake at 180. 2. Rest", ["Bake at 180. 2. Rest"]), ("1. Mix 1.5 l of it.", ["1. Mix 1.5 l of it."]),
    ("Just stir.", ["Just stir."]),
  ])
  func partsOnlyWhereNumbersCountFromOne(text: String, parts: [String]) {
    #expect(RunOnSteps.parted(text) == parts)
  }
}

@Suite struct ImportedTextTests {
  @Test(arguments: [
    ("1. Chop", "Chop"), ("2) Fry", "Fry"), ("Step 3: Serve", "Serve"), ("Schritt 4 – Backen", "Backen"),
    ("3️⃣ Stir", "Stir"), ("1.5 l water", "1.5 l water"), ("3-4 Minuten kochen", "3-4 Minuten kochen"),
    ("2 onions", "2 onions"), ("Step 1", ""), ("STEP 2 | Bake", "Bake"),
  ])
  func takesOnlyNumbersOfStepsAway(text: String, bare: String) {
    #expect(ImportedText.withoutStepNumber(text) == bare)
  }

  @Test(arguments: [("• salt", "salt"), ("▢ 1 egg", "1 egg"), ("- salt", "salt"), ("-18 °C", "-18 °C"), ("*", "*")])
  func takesBulletsAway(text: String, bare: String) {
    #expect(ImportedText.withoutBullet(text) == bare)
  }

  @Test func decodesWhatWasEncodedTwice() {
    #expect(ImportedText.line("Mac &amp;amp; cheese &amp;frac12;") == "Mac & cheese ½")
  }
}

@Suite struct TimeTextTests {
  @Test(arguments: [
    ("PT1H30M", 90), ("PT1H30", 90), ("P0DT0H45M0S", 45), ("PT1.5H", 90), ("pt20m", 20), ("1 hour and 20 minutes", 80),
    ("45", 45),
    ("30-40 min.", 40), ("1 uur", 60), ("1½ Stunden", 90), ("90分", 90), ("approx. 25 mins", 25), ("1 h 15", 75),
    ("1:15 h", 75), ("00:45", 45), ("01:30:00", 90), ("1:30 min", 2),
  ])
  func readsTimes(text: String, minutes: Int) { #expect(TimeText.minutes(text) == minutes) }

  @Test(arguments: ["", "PT0S", "a while", "overnight", "0 min"])
  func saysNothingOfWhatIsNoTime(text: String) { #expect(TimeText.minutes(text) == nil) }
}

@Suite struct YieldTextTests {
  @Test(arguments: [
    ("4", "4 servings"), ("Serves 1", "1 serving"), ("4 Portionen", "4 servings"), ("Makes 24 cookies", "24 cookies"),
    ("4-6", "6 servings"), ("3 to 4 people", "4 servings"), ("750 g di crema", "750 grams"), ("2 8-oz jars", "2 jars"),
    ("10 slices", "10 slices"), ("Makes 16 squares", "16 squares"), ("1.5kg", "1.5 kilograms"),
    ("4 cheesecakes", "4 servings"), ("Makes 1 slice = 12 pieces", "12 pieces"), ("1 = one", "1 serving"),
  ])
  func bringsYieldsIntoOneForm(text: String, canonical: String) { #expect(YieldText.canonical(text) == canonical) }

  @Test func needsANumber() { #expect(YieldText.canonical("a crowd") == nil) }

  @Test(arguments: [
    ("10-inch cake, serves 8", ["serves 8", "one 10-inch cake"]), ("9\" pie (8 slices)", ["8 slices", "one 9\" pie"]),
    ("26 cm Springform", ["one 26 cm Springform"]), ("12 pancakes, 4 servings", ["12 pancakes", "4 servings"]),
    ("1 pizza (8 servings)", ["1 pizza", "8 servings"]), ("8", ["8"]),
  ])
  func aSizeIsNoNumberOfServings(text: String, parts: [String]) { #expect(YieldText.parted(text) == parts) }
}
