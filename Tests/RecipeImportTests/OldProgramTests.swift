import Compression
import SourceText
import Testing

@testable import RecipeImport

/// Files that old programs leave behind.
struct OldProgramTests {
  private func read(_ text: String, _ path: String) throws -> [RecipeDraft] {
    try ImportReader.read(SourceFile(path: path, bytes: Array(text.utf8))).recipes
  }

  // MARK: Living Cookbook

  static let livingCookbook = #"""
    <?xml version="1.0" encoding="utf-8"?>
    <fdx Source="Living Cookbook 4.0" FileVersion="1.1" date="2014-02-09">
    <Cookbooks><Cookbook Name="Family" ID="7" /></Cookbooks>
    <CookbookChapters><CookbookChapter Name="Poultry" ID="12" CookbookID="7" /></CookbookChapters>
    <Recipes>
    <Recipe Name="Chicken &amp; Dumplings" ID="501" CookbookChapterID="12" CookbookID="7" Servings="6" Yield="3 quarts" PreparationTime="20" CookingTime="60" InactiveTime="0" ReadyInTime="80" OvenTemperatureF="350" DegreeOfDifficulty="0" Source="Joy of Cooking" SourcePageNumber="156" WebPage="www.example.com/chicken" Comments="Everyone's favorite" RecipeTypes="Main Dish, Cakes, Pastries, and Desserts" CreateDate="2009-01-05">
    <RecipeIngredients>
    <RecipeIngredient Quantity="" Unit="" Ingredient="Stew" Heading="Y" />
    <RecipeIngredient Quantity="1" Unit="whole" Ingredient="chicken, cut up" Heading="N" LinkType="Ingredient" IngredientID="4" />
    <RecipeIngredient Quantity="2 1/2" Unit="quarts" Ingredient="water" Heading="N" />
    <RecipeIngredient Quantity="" Unit="" Ingredient="salt to taste" Heading="N" />
    <RecipeIngredient Quantity="" Unit="" Ingredient="Dumplings:" Heading="Y" />
    <RecipeIngredient Quantity="0.333" Unit="cup" Ingredient="flour" Heading="N" />
    <RecipeIngredient Quantity="1" Unit="recipe" Ingredient="Iced Tea" Heading="N" LinkType="Recipe" RecipeID="502" RecipeName="Iced Tea" />
    </RecipeIngredients>
    <RecipeProcedures>
    <RecipeProcedure Heading="Y"><ProcedureText>Stew</ProcedureText></RecipeProcedure>
    <RecipeProcedure Heading="N"><ProcedureText>1. Simmer the chicken in the water for 1 hour.</ProcedureText></RecipeProcedure>
    <RecipeProcedure Heading="Y"><ProcedureText>Dumplings</ProcedureText></RecipeProcedure>
    <RecipeProcedure Heading="N"><ProcedureText>Mix the flour with broth.
    Cook for 15 minutes.</ProcedureText></RecipeProcedure>
    </RecipeProcedures>
    <RecipeTips><RecipeTip Heading="N">Do not lift the lid.</RecipeTip></RecipeTips>
    <RecipeAuthorNotes><RecipeAuthorNote Heading="N">From the church cookbook.</RecipeAuthorNote></RecipeAuthorNotes>
    <RecipeReviews><RecipeReview ReviewDate="2010-01-01" Rating="5" Reviewer="Ann">Yum</RecipeReview></RecipeReviews>
    <RecipeImage FileType="JPG">QUJD</RecipeImage>
    <RecipeNutrition ServingSize="1 serving" Calories="412.5" TotalFat="18.2" Protein="33" TotalCarbohydrate="28" Sodium="640" />
    </Recipe>
    <Recipe Name="Iced Tea" ID="502" CookbookID="7" Servings="8">
    <RecipeIngredient Quantity="8" Unit="" Ingredient="tea bags" />
    <RecipeProcedure><ProcedureText>Steep the tea bags for 5 minutes, chill.</ProcedureText></RecipeProcedure>
    <RecipeImage FileName="Images\tea.jpg" /><RecipeImage FileName="Images\tea2.jpg" />
    <RecipeNutrition ServingSize="100 g" Calories="12" />
    </Recipe>
    </Recipes>
    </fdx>
    """#

  @Test func recipesOfLivingCookbookAreRead() throws {
    let drafts = try read(Self.livingCookbook, "export.fdx")
    #expect(drafts.map(\.title) == ["Chicken & Dumplings", "Iced Tea"])
    let stew = drafts[0]
    #expect(stew.groups.map(\.title) == ["Stew", "Dumplings"])
    #expect(
      stew.groups.map(\.lines) == [
        ["1 whole chicken, cut up", "2 1/2 quarts water", "salt to taste"], ["1/3 cup flour", "1 recipe Iced Tea"],
      ])
    #expect(stew.sections.map(\.title) == ["Stew", "Dumplings"])
    #expect(
      stew.sections.map { $0.steps.map(\.text) } == [
        ["Simmer the chicken in the water for 1 hour."], ["Mix the flour with broth.", "Cook for 15 minutes."],
      ])
    #expect([stew.yieldText] + stew.furtherYields == ["6", "3 quarts"])
    #expect([stew.preparationMinutes, stew.cookingMinutes, stew.statedTotalMinutes] == [20, 60, 80])
    #expect(stew.summary == "Everyone's favorite")
    #expect(stew.tip == "From the church cookbook.\nDo not lift the lid.")
    #expect(stew.source == "http://www.example.com/chicken")
    #expect(stew.categories + stew.keywords == ["Main Dish", "Cakes, Pastries, and Desserts", "Poultry"])
    #expect(stew.picture == Array("ABC".utf8))
    #expect(stew.nutrients.map(\.text) == ["412.5 kcal", "18.2 g", "33 g", "28 g"])
    #expect(stew.links.map(\.name) == ["Iced Tea"])
    #expect(
      stew.losses == [
        ImportLoss(.dropped, "source", "Joy of Cooking, p. 156"), ImportLoss(.dropped, "oven temperature (°F)", "350"),
      ])
    let tea = drafts[1]
    #expect(tea.ingredientLines == ["8 tea bags"])
    #expect(tea.image == "tea.jpg")
    #expect(
      tea.losses == [
        ImportLoss(.dropped, "pictures", "all but the first, 1 more"),
        ImportLoss(.dropped, "nutrition", "calories 12 kcal, for “100 g”"),
      ])
  }

  @Test func packedExportsOfLivingCookbookBringTheirPictures() throws {
    let files = [("Data.xml", Array(Self.livingCookbook.utf8)), ("Images/tea.jpg", Array("tea".utf8))]
    let drafts = try ImportReader.read(folder: files.map { file in FolderFile(path: file.0) { Checked(file.1) } })
      .recipes
    #expect(drafts.last?.picture == Array("tea".utf8))
  }

  // MARK: MasterCook

  @Test func rowsOfMasterCookGoOnWhereTheirWordsDo() throws {
    let text = """
                           *  Exported from  MasterCook  *

                              Chicken Cacciatore

      Recipe By     : Nonna Lucia
      Serving Size  : 4     Preparation Time :0:30
      Categories    : Chicken

        Amount  Measure       Ingredient -- Preparation Method
      --------  ------------  --------------------------------
        2       pounds        boneless skinless chicken thighs
                              cut into 2-inch pieces
        1       large         yellow onion -- halved and thinly
                              sliced
           1/4  cup           red wine or
                              broth
        1       can           whole San Marzano tomatoes
                              crushed by hand
        2       cups          flour
                              salt and pepper
                              chopped fresh parsley for garnish
                              butter

      Brown the chicken in the oil.

      """
    #expect(
      try read(text, "book.mxp")[0].ingredientLines == [
        "2 pounds boneless skinless chicken thighs, cut into 2-inch pieces",
        "1 large yellow onion, halved and thinly sliced", "1/4 cup red wine or broth",
        "1 can whole San Marzano tomatoes, crushed by hand", "2 cups flour", "salt and pepper",
        "chopped fresh parsley for garnish", "butter",
      ])
    let rows = [
      ("boneless beef chuck roast trimmed", "pounds", "3"), ("and cut into 1 1/2 inch cubes", "", ""),
      ("carrots peeled and cut into", "", "4"), ("1-inch chunks", "", ""), ("red potatoes", "", "12"),
      ("scrubbed", "", ""), ("Salt", "", ""),
    ]
    let xml = rows.map { "<IngR name=\"\($0.0)\" unit=\"\($0.1)\" qty=\"\($0.2)\"/>" }.joined()
    #expect(
      try read("<mx2 source=\"MasterCook\"><RcpE name=\"Stew\">\(xml)</RcpE></mx2>", "book.mx2")[0].ingredientLines == [
        "3 pounds boneless beef chuck roast trimmed and cut into 1 1/2 inch cubes",
        "4 carrots peeled and cut into 1-inch chunks", "12 red potatoes, scrubbed", "Salt",
      ])
  }

  // MARK: MealMaster

  @Test func recipesOfMealMasterAreFoundBehindLongPrefaces() throws {
    let preface =
      "From: cooks@lists.example\nSubject: Digest #4321\n\n" + String(repeating: "Welcome to the list.\n", count: 400)
    let recipe = """
      MMMMM----- Recipe via Meal-Master (tm) v8.05

            Title: Hot & Sour Soup
       Categories: Soups, Chinese
            Yield: 4 Servings

            4 c  Chicken broth                       3 tb White vinegar
          1/2 lb Lean pork; shredded               1/4 ts White pepper
            4    Dried black mushrooms;              2 tb Cornstarch; dissolved
                 -soaked, sliced                          -in cold water

        Bring the broth to a boil. Add pork and mushrooms and simmer for
        10 minutes.

      MMMMM

      """
    let drafts = try read(preface + recipe + "And a second one from Bob:\n\n" + recipe, "digest.txt")
    #expect(drafts.map(\.title) == ["Hot & Sour Soup", "Hot & Sour Soup"])
    #expect(
      drafts[0].ingredientLines == [
        "4 cup Chicken broth", "1/2 lb Lean pork; shredded", "4 Dried black mushrooms; soaked, sliced",
        "3 tbsp White vinegar", "1/4 tsp White pepper", "2 tbsp Cornstarch; dissolved in cold water",
      ])
    #expect(
      drafts[0].losses == [
        ImportLoss(
          .dropped, "text",
          "“From: cooks@lists.example” and what else stands outside of the recipes, 403 lines")
      ])
    #expect(drafts[1].losses.isEmpty)
  }

  // MARK: Org

  @Test func notesOfOrgAreRead() throws {
    let drafts = try read(
      """
      #+TITLE: Recipes
      #+STARTUP: overview
      * Shakshuka                                       :breakfast:quick:
        :PROPERTIES:
        :source-url: [[https://example.com/shakshuka][Example]]
        :servings: 4
        :prep-time: 10 minutes
        :ready-in: 35 minutes
        :RATING:   5
        :ID:       2f1a6f0e-7a7b-4a1e-9d58-3f0a1d1c2b3a
        :END:
        :LOGBOOK:
        - Note taken on [2021-03-04 Thu 10:12]
        :END:
      ** Ingredients
         - [ ] 2 tbsp olive oil
         - [X] 800 g canned *tomatoes*
         - eggs :: 6
      ** Directions
         1. Fry the tomatoes in [[https://example.com/oil][the oil]] for 15 minutes.
         2. Break in the eggs.

      * TODO Granola
      ** Ingredients
      | 300 g | oats        |
      | 80 ml | maple syrup |
      ** Method
      Mix everything and bake at 160 °C for 30 minutes.
      """, "recipes.org")
    #expect(drafts.map(\.title) == ["Shakshuka", "Granola"])
    #expect(drafts[0].ingredientLines == ["2 tbsp olive oil", "800 g canned tomatoes", "6 eggs"])
    #expect(
      drafts[0].instructionLines == ["Fry the tomatoes in the oil for 15 minutes.", "Break in the eggs."])
    #expect(drafts[0].source == "https://example.com/shakshuka")
    #expect(drafts[0].yieldText == "4")
    #expect([drafts[0].preparationMinutes, drafts[0].statedTotalMinutes] == [10, 35])
    #expect(drafts[0].keywords == ["breakfast", "quick"])
    #expect(drafts[0].losses.contains(ImportLoss(.dropped, "rating", "5")))
    #expect(drafts[0].losses.contains(ImportLoss(.dropped, "logbook", "- Note taken on [2021-03-04 Thu 10:12]")))
    #expect(!drafts[0].losses.contains { $0.message.contains("2f1a6f0e") || $0.message.contains(":END:") })
    #expect(drafts[1].ingredientLines == ["300 g oats", "80 ml maple syrup"])
  }

  @Test func oneRecipeInOrgHasTheNameOfItsHeading() throws {
    let one =
      "#+TITLE: Notes\n* Soup\n:PROPERTIES:\n:YIELD: 2\n:END:\n** Ingredients\n- 2 leeks\n** Method\nCook the leeks.\n"
    #expect(try read(one, "a.txt").map(\.title) == ["Soup"])
    let flat = "#+TITLE: Soup\n* Ingredients\n- 2 leeks\n* Method\nCook the leeks.\n"
    #expect(try read(flat, "a.org").map(\.title) == ["Soup"])
  }

  // MARK: Mealie and Tandoor

  @Test func ingredientsThatOnlyTheLinkOfAStepNamesAreTold() throws {
    let draft = try read(
      """
      {"name": "Lasagne", "recipeIngredient": [
      {"quantity": 500, "unit": {"name": "g"}, "food": {"name": "minced beef"}, "referenceId": "a"},
      {"quantity": 500, "unit": {"name": "ml"}, "food": {"name": "milk"}, "referenceId": "b"}],
      "recipeInstructions": [
      {"text": "Fry the beef.", "ingredientReferences": [{"referenceId": "a"}]},
      {"text": "Make a white sauce.", "ingredientReferences": [{"referenceId": "b"}]}]}
      """, "a.json")[0]
    #expect(
      draft.losses == [ImportLoss(.dropped, "step ingredients", "step 2 goes with milk, not named there")])
  }

  @Test func stepsOfTandoorThatAreRecipesKeepTheirNames() throws {
    let draft = try read(
      """
      {"name": "Burger", "working_time": 20, "steps": [
      {"name": "Patties", "instruction": "Shape {{ ingredients[0] }}.", "ingredients": [{"food": {"name": "beef"}, "unit": {"name": "g"}, "amount": 600.0}]},
      {"name": "", "instruction": "", "ingredients": [], "step_recipe": 77, "step_recipe_data": {"id": 77, "name": "Burger Buns"}},
      {"name": "", "instruction": "Add the sauce.", "ingredients": [{"food": {"name": "sauce", "recipe": {"id": 78, "name": "Burger Sauce"}}, "unit": {"name": "tbsp"}, "amount": 4.0}]}]}
      """, "a.json")[0]
    // What belongs to no step with a name belongs to no group.
    #expect(draft.groups == [.init(lines: ["4 tbsp sauce"]), .init(title: "Patties", lines: ["600 g beef"])])
    #expect(draft.instructionLines == ["Patties", "Shape 600 g beef.", "Burger Buns", "Add the sauce."])
    #expect(draft.links.map(\.name).sorted() == ["Burger Buns", "Burger Sauce"])
    #expect(!draft.losses.contains { $0.field.hasPrefix("step") })
  }

  // MARK: What no text can be read from

  private static func compound(_ stream: String) -> [UInt8] {
    [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1] + Array(repeating: 0, count: 504 + 128)
      + stream.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] } + Array(repeating: 0, count: 300)
  }

  @Test(arguments: [
    (compound("WordDocument"), "this is a document of Word up to 2003 (.doc)"),
    (compound("Workbook"), "this is a sheet of Excel up to 2003 (.xls)"),
    (compound("MatOST"), "this is a document of Works (.wps)"),
    (compound("Other"), "this is a file of an old Office program"),
    ([0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1], "this is a file of an old Office program"),
    (Array("%PDF-1.4\n".utf8), "this is a PDF"),
    ([0xFF, 0x57, 0x50, 0x43, 0, 0], "this is a document of WordPerfect"),
    ([0x31, 0xBE, 0x00, 0x00], "this is a document of Write or of Word for DOS"),
    (Array("SQLite format 3\0".utf8), "this is a database of SQLite"),
    ([0, 1, 0, 0] + Array("Standard Jet DB\0".utf8), "this is a database of Access"),
    ([0, 0, 0, 0x18] + Array("ftypheic".utf8), "this is a photo in HEIC, as iPhones take it"),
    (Array("Rar!\u{1A}".utf8), "this is an archive of RAR"),
  ])
  func whatIsNoTextIsSaidToBeWhatItIs(bytes: [UInt8], message: String) throws {
    let failure = #expect(throws: ImportFailure.self) {
      try ImportReader.read(SourceFile(path: "recipe.doc", bytes: bytes))
    }
    #expect(failure?.identifier == "import-binary")
    #expect(failure?.message == message)
    #expect(failure?.hint.isEmpty == false)
  }

  @Test func documentsOfPagesAreSaidToBeSuch() throws {
    var writer = ZipWriter()
    try writer.add("Index/Document.iwa", [1, 2, 3])
    let bytes = try writer.finish()
    let failure = #expect(throws: ImportFailure.self) {
      try ImportReader.read(SourceFile(path: "recipe.pages", bytes: bytes))
    }
    #expect(failure?.message.contains("Apple’s Pages") == true)
  }

  @Test func documentsOfWordInAFolderAreNamed() throws {
    let files = [
      ("a.txt", Array("Soup\n\nIngredients\n2 leeks\n1 l stock\n\nMethod\nCook the leeks.\n".utf8)),
      ("b.doc", Self.compound("WordDocument")),
    ]
    let drafts = try ImportReader.read(folder: files.map { file in FolderFile(path: file.0) { Checked(file.1) } })
      .recipes
    #expect(
      drafts[0].losses.last == ImportLoss(.dropped, "b.doc", "this is a document of Word up to 2003 (.doc)"))
  }
}
