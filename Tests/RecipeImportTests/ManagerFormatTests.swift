import Compression
import Cookbook
import JSONReading
import SourceText
import Testing

@testable import RecipeImport

@Suite struct ProgramNumberTests {
  @Test(arguments: [
    ("250.0000000000 g lentils", "250 g lentils"), ("0.333 cup oats", "1/3 cup oats"), ("1.6667 l", "1 2/3 l"),
    ("0.5 l", "0.5 l"), ("1.25 cups", "1.25 cups"), ("0.17857 g", "0.18 g"), ("2.999 g", "3 g"), ("1.5-2 l", "1.5-2 l"),
    ("1.000.000 g", "1.000.000 g"), ("3.0", "3"), ("salt", "salt"),
  ])
  func writesNumbersAsPeopleDo(line: String, readable: String) {
    #expect(ProgramNumber.readable(line) == readable)
  }
}

@Suite struct ManagerFormatTests {
  private func drafts(_ text: String, path: String = "file") throws -> [RecipeDraft] {
    try ImportReader.read(SourceFile(path: path, text: text)).recipes
  }

  @Test func readsMealie() throws {
    let draft = try #require(
      drafts(
        """
        {"name": "Soup", "slug": "soup", "recipeYield": "4", "rating": 5, "tags": [{"name": "quick"}], "orgURL": "https://a.example",
         "recipeIngredient": [{"title": "Base", "quantity": 2.0, "unit": {"name": "cups"}, "food": {"name": "peas"}, "note": "frozen"},
                              {"quantity": 0, "note": "salt"}],
         "recipeInstructions": [{"title": "", "text": "Boil."}], "nutrition": {"calories": "90"}, "notes": [{"text": "Good cold."}]}
        """
      ).first)
    #expect(draft.groups == [.init(title: "Base", lines: ["2 cups peas, frozen", "salt"])])
    #expect(draft.instructionLines == ["Boil."])
    #expect(draft.keywords == ["quick"])
    #expect(draft.tip == "Good cold.")
    #expect(draft.losses == [ImportLoss(.dropped, "rating", "5")])
  }

  @Test func readsTandoorsStepsWithTheirIngredients() throws {
    let draft = try #require(
      drafts(
        """
        {"name": "Soup", "working_time": 10, "waiting_time": 0, "servings": 2, "servings_text": "bowls", "file": null,
         "steps": [{"name": "Base", "instruction": "Chop.\\nFry.", "ingredients": [
           {"food": {"name": "onion"}, "unit": null, "amount": 1.0, "note": "red"},
           {"food": {"name": "salt"}, "unit": {"name": "g"}, "amount": 0, "no_amount": true}]}]}
        """
      ).first)
    #expect(draft.groups == [.init(title: "Base", lines: ["1 onion, red", "salt"])])
    #expect(draft.sections == [.init(title: "Base", steps: [.init("Chop."), .init("Fry.")])])
    #expect(draft.yieldText == "2 bowls")
    #expect(draft.preparationMinutes == 10)
    #expect(draft.losses.isEmpty)
  }

  @Test func readsProgramsThatKeepLines() throws {
    let paprika = try #require(
      drafts(
        """
        {"name": "Soup", "ingredients": "Base:\\n1 onion", "directions": "Chop.\\n\\nFry.", "servings": "Serves 4",
         "source_url": "https://a.example", "rating": 0, "on_favorites": 1, "photo_data": "aGVsbG8=", "difficulty": "Easy"}
        """
      ).first)
    #expect(paprika.groups == [.init(title: "Base", lines: ["1 onion"])])
    #expect(paprika.instructionLines == ["Chop.", "Fry."])
    #expect(paprika.isFavourite)
    #expect(paprika.difficulty == .easy)
    #expect(paprika.picture == Array("hello".utf8))
    let mela = try #require(
      drafts(
        """
        {"title": "Soup", "ingredients": "# Base\\n1 onion", "instructions": "Chop.", "link": "https://a.example",
         "cookTime": "20 min"}
        """
      ).first)
    #expect(mela.groups == [.init(title: "Base", lines: ["1 onion"])])
    #expect(mela.cookingMinutes == 20)
    let sage = try drafts(
      #"{"recipes": [{"title": "Soup", "ingredients": "[Base]\n1 onion", "instructions": "Chop."}, {"title": "x"}]}"#)
    #expect(sage.map(\.groups) == [[.init(title: "Base", lines: ["1 onion"])]])
  }

  @Test func readsKitchenOwl() throws {
    let draft = try #require(
      drafts(
        """
        {"recipes": [{"name": "Soup", "description": "1. Chop.\\n2. Fry.", "yields": 4, "time": 30,
          "items": [{"name": "onion", "description": "2"}, {"name": "parsley", "description": "", "optional": true}]}]}
        """
      ).first)
    #expect(draft.ingredientLines == ["2 onion", "parsley (optional)"])
    #expect(draft.instructionLines == ["Chop.", "Fry."])
    #expect(draft.totalMinutes == 30)
  }

  /// Two columns of MealMaster, the second from column 41.
  private func row(_ left: String, _ right: String = "") -> String {
    right.isEmpty ? left : left + String(repeating: " ", count: 40 - left.count) + right
  }

  @Test func readsMealMasterInTwoColumns() throws {
    let text = [
      "MMMMM----- Recipe via Meal-Master (tm) v8.05", "", "      Title: Pea soup", " Categories: Soups, Peas",
      "      Yield: 4 Servings", "", row("      1 lb Split peas", "      1    Onion"),
      row("      1 ts Salt", "    1/2 c  Cream, whipped"), row("", "           -and cold"), "",
      "MMMMM--------------------------TOPPING-------------------------------", "      2 sl Bread", "",
      "  Boil the peas.", "  Blend them.", "", "  Serve.", "", "MMMMM", "",
    ].joined(separator: "\n")
    let draft = try #require(drafts(text).first)
    #expect(draft.title == "Pea soup")
    #expect(draft.keywords == ["Soups", "Peas"] && draft.categories.isEmpty)
    #expect(draft.yieldText == "4 Servings")
    #expect(
      draft.groups == [
        .init(lines: ["1 lb Split peas", "1 tsp Salt", "1 Onion", "1/2 cup Cream, whipped and cold"]),
        .init(title: "TOPPING", lines: ["2 slice Bread"]),
      ])
    #expect(draft.instructionLines == ["Boil the peas. Blend them.", "Serve."])
  }

  @Test func readsCooklang() throws {
    let draft = try #require(
      drafts(
        """
        ---
        servings: 2
        tags: [soup, quick]
        locale: en
        ---
        Chop the @onion{1}(finely) in a #pot{}. -- not too small

        == Finish ==
        Simmer ~{10%minutes} with @salt and @stock cubes{=2%pieces}.
        > Freezes well.
        """, path: "box/Pea soup.cook"
      ).first)
    #expect(draft.title == "Pea soup")
    #expect(
      draft.groups == [
        .init(lines: ["1 onion, finely"]), .init(title: "Finish", lines: ["salt", "2 pieces stock cubes"]),
      ])
    #expect(
      draft.instructionLines == ["Chop the onion in a pot.", "Finish", "Simmer 10 minutes with salt and stock cubes."])
    #expect(draft.tip == "Freezes well.")
    #expect(draft.keywords == ["soup", "quick"])
    #expect(draft.language == "en")
    #expect(draft.losses.map(\.field) == ["cookware"])
  }

  @Test func readsGourmand() throws {
    let draft = try #require(
      drafts(
        """
        <?xml version="1.0"?><gourmetDoc><recipe id="1"><title>Pea &amp; mint soup</title><link>https://a.example</link>
        <yields>4 servings</yields><rating>4/5 stars</rating><ingredient-list><ingredient><amount>1</amount><unit>lb</unit>
        <item>peas</item></ingredient><inggroup><groupname>Topping</groupname><ingredient optional="yes"><item>mint</item>
        </ingredient></inggroup></ingredient-list><instructions><![CDATA[Boil <hot>.
        Blend.]]></instructions></recipe></gourmetDoc>
        """
      ).first)
    #expect(draft.title == "Pea & mint soup")
    #expect(draft.source == "https://a.example")
    #expect(draft.groups == [.init(lines: ["1 lb peas"]), .init(title: "Topping", lines: ["mint (optional)"])])
    #expect(draft.instructionLines.last == "Blend.")
    #expect(draft.losses == [ImportLoss(.dropped, "rating", "4/5 stars")])
  }

  @Test func namesWhatGourmandCannotHandOn() throws {
    let draft = try #require(
      drafts(
        """
        <gourmetDoc><recipe><title>Soup</title><link>https://a.example</link><source>Ann</source><preptime>a while</preptime>
        <cooktime>0 min</cooktime><ingredient-list><ingredient><item>pea</item></ingredient></ingredient-list></recipe></gourmetDoc>
        """
      ).first)
    #expect(draft.source == "https://a.example")
    #expect(draft.losses == [ImportLoss(.dropped, "source", "Ann"), ImportLoss(.dropped, "preptime", "a while")])
  }

  @Test func readsChowdown() throws {
    let draft = try #require(
      drafts(
        """
        ---
        layout: recipe
        title: "Pea soup"
        image: soup.jpg
        imagecredit: Ann
        tags: quick, soup

        ingredients:
        - 1 onion
        - 200 g peas
        components:
        - Stock

        directions:
        - "Fry: the onion."
        - Boil.
        ---

        Green and good.
        """
      ).first)
    #expect(draft.title == "Pea soup")
    #expect(draft.image == "soup.jpg")
    #expect(draft.ingredientLines == ["1 onion", "200 g peas", "Stock"])
    #expect(draft.instructionLines == ["Fry: the onion.", "Boil."])
    #expect(draft.keywords.map { ImportedText.line($0) } == ["quick", "soup"])
    #expect(draft.summary == "Green and good.")
    #expect(draft.losses == [ImportLoss(.dropped, "imagecredit", "Ann")])
    #expect {
      try drafts("---\nlayout: recipe\ningredients: [1 onion\n---\n")
    } throws: { ($0 as? ImportFailure)?.message.hasPrefix("the front matter is no YAML in line 4") == true }
  }

  @Test func readsPlanToEat() throws {
    let draft = try #require(
      drafts(
        "Title,Course,Ingredients,Directions,Rating\r\n\"Soup, green\",Dinner,\"1 onion\n2 peas\",\"Say \"\"hot\"\".\nFry.\",5\r\n"
      ).first)
    #expect(draft.title == "Soup, green")
    #expect(draft.ingredientLines == ["1 onion", "2 peas"])
    #expect(draft.instructionLines == ["Say \"hot\".", "Fry."])
    #expect(draft.losses == [ImportLoss(.dropped, "Rating", "5")])
  }

  @Test func readsMealieOf2021UnderItsOldNames() throws {
    let draft = try #require(
      drafts(
        #"""
        {"name": "Kale Soup", "slug": "kale-soup", "recipe_yield": "4 servings", "prep_time": "15 min", "perform_time": "1 hour",
        "total_time": "1 h 15", "recipe_category": ["Soup"], "tags": ["winter"], "org_url": "https://a.example/kale",
        "recipe_ingredient": [
          {"title": "Base", "note": "chopped", "unit": null, "food": {"name": "kale"}, "disable_amount": false, "quantity": 2.5},
          {"title": "", "note": "1 onion, diced", "unit": null, "food": null, "disable_amount": true, "quantity": 1}],
        "recipe_instructions": [{"title": "Cook", "text": "Boil the kale."}], "notes": [], "date_added": "2021-03-04",
        "nutrition": {"calories": "120", "protein_content": "4"}, "settings": {"disable_amount": false}}
        """#
      ).first)
    #expect(draft.title == "Kale Soup" && draft.yieldText == "4 servings" && draft.source == "https://a.example/kale")
    #expect(draft.ingredientLines == ["2.5 kale, chopped", "1 onion, diced"])
    #expect(draft.groups.map(\.title) == ["Base"] && draft.sections.map(\.title) == ["Cook"])
    #expect([draft.preparationMinutes, draft.cookingMinutes, draft.statedTotalMinutes] == [15, 60, 75])
    #expect(draft.nutrients.map(\.name) == ["calories", "proteinContent"] && draft.date?.text == "2021-03-04")
    #expect(draft.losses.isEmpty, "\(draft.losses)")
  }

  @Test func keepsEveryYieldNoteAndNameOfMealie() throws {
    let draft = try #require(
      drafts(
        """
        {"name": "Bread", "recipeServings": 6.0, "recipeYieldQuantity": 1.0, "recipeYield": "loaf", "tools": [{"name": "Pot"}],
         "recipeIngredient": [{"quantity": 0.333, "unit": {"name": "cup"}, "food": {"name": "oats"}}],
         "recipeInstructions": [{"summary": "Bake", "text": "Into the **hot** oven."}],
         "notes": [{"title": "Storage", "text": "Two days."}]}
        """
      ).first)
    #expect(draft.ingredientLines == ["1/3 cup oats"])
    #expect(draft.sections == [.init(steps: [.init(name: "Bake", "Into the hot oven.")])])
    #expect(draft.tip == "Storage: Two days.")
    #expect(draft.losses == [ImportLoss(.dropped, "tools", "Pot")])
    let recipe = try #require(DraftRecipe(draft)?.recipe)
    #expect(recipe.yields.count == 2)
  }

  @Test func readsTandoorsNumbersReferencesAndNutrition() throws {
    let draft = try #require(
      drafts(
        """
        {"name": "Dal", "working_time": 1, "nutrition": {"calories": "260", "carbohydrates": 30, "fats": 5.0, "proteins": 14},
         "steps": [{"instruction": "Wash the {{ ingredients[0] }}.", "ingredients": [
           {"food": {"name": "lentils"}, "unit": {"name": "g"}, "amount": "250.0000000000000000"}]}]}
        """
      ).first)
    #expect(draft.ingredientLines == ["250 g lentils"])
    #expect(draft.instructionLines == ["Wash the 250 g lentils."])
    #expect(draft.nutrients.map(\.text) == ["260", "14 g", "30 g", "5 g"])
    #expect(draft.losses.isEmpty)
  }

  @Test func readsNutritionThatProgramsKeepAsText() throws {
    func draft(_ nutrition: String) throws -> RecipeDraft {
      try #require(
        drafts(
          #"{"name": "Soup", "ingredients": "1 onion", "directions": "Fry.", "nutritional_info": "\#(nutrition)"}"#
        ).first)
    }
    let read = try draft(#"Calories: 410\nFat: 20 g"#)
    #expect(read.nutrients.map(\.text) == ["410", "20 g"])
    #expect(read.losses == [ImportLoss(.changed, "nutrition", "read from the text “Calories: 410 Fat: 20 g”")])
    #expect(try draft("very healthy").losses == [ImportLoss(.dropped, "nutrition", "very healthy")])
  }

  @Test func takesTheNutritionOfPlanToEat() throws {
    let draft = try #require(
      drafts("Title,Ingredients,Directions,Calories,Fat,Protein,Cost\r\nBars,2 cups oats,Bake.,190,8 g,,$3\r\n").first)
    #expect(draft.nutrients.map { "\($0.name) \($0.text)" } == ["calories 190", "fatContent 8 g"])
    #expect(draft.losses == [ImportLoss(.dropped, "Cost", "$3")])
  }

  @Test func takesRecipesThatServeAsIngredientsOfGourmand() throws {
    let draft = try #require(
      drafts(
        """
        <gourmetDoc><recipe><title>Stew</title><link>https://a.example</link><source>Book</source><ingredient-list>
        <inggroup><groupname>Base</groupname><ingref refid="2"><amount>1</amount><unit>cup</unit><item>Stock</item></ingref>
        </inggroup></ingredient-list><instructions>Boil.</instructions></recipe></gourmetDoc>
        """
      ).first)
    #expect(draft.groups == [.init(title: "Base", lines: ["1 cup Stock"])])
    #expect(draft.losses == [ImportLoss(.dropped, "source", "Book")])
  }

  @Test func readsLabelsPicturesAndHeadingsOfRecipeSage() throws {
    let own = try #require(
      drafts(
        """
        {"recipes": [{"title": "Toast", "ingredients": "1 slice bread", "instructions": "Toast.", "notes": "[Tips]\\nRye.",
          "recipeLabels": [{"label": {"title": "snack"}}], "recipeImages": [{"image": {"location": "https://a.example/1.jpg"}}]}]}
        """
      ).first)
    #expect(own.categories == ["snack"])
    #expect(own.image == "https://a.example/1.jpg")
    #expect(own.tip == "Tips:\nRye.")
    let schema = try #require(
      drafts(
        """
        {"@type": "Recipe", "name": "Omelette", "recipeIngredient": ["[Base]", "3 eggs"], "creditText": "Mum",
         "recipeInstructions": [{"@type": "HowToStep", "text": "[Pan]"}, {"@type": "HowToStep", "text": "Fry."}],
         "isBasedOn": "https://a.example", "tool": ["Pan"]}
        """
      ).first)
    #expect(schema.groups == [.init(title: "Base", lines: ["3 eggs"])])
    #expect(schema.sections == [.init(title: "Pan", steps: [.init("Fry.")])])
    #expect(schema.authors == ["Mum"])
    #expect(schema.source == "https://a.example")
    #expect(schema.losses == [ImportLoss(.dropped, "tool", "Pan")])
  }

  @Test func keepsBracesAndBracketsOfCooklangThatNothingCloses() throws {
    let draft = try #require(
      drafts("Mix @egg{1}, @oil and @oil, @salt(fine, @pepper{ and @@@@@@@@.", path: "box/Soup.cook").first)
    #expect(draft.ingredientLines == ["1 egg", "oil", "salt", "pepper"])
    #expect(draft.instructionLines == ["Mix egg, oil and oil, salt(fine, pepper{ and @@@@@@@@."])
  }

  @Test func readsLongListsOfMealMasterBelowManyDividers() throws {
    let rows = (1...1000).map { "      1 lb Peas \($0)" }
    let text =
      ["MMMMM----- Recipe via Meal-Master (tm) v8.05", "", "      Title: Pea soup", "      Yield: 4 Servings", ""]
      + Array(repeating: "MMMMM-----TOPPING-----", count: 3000) + rows + ["", "  Boil.", "", "MMMMM", ""]
    let draft = try #require(drafts(text.joined(separator: "\n")).first)
    #expect(draft.yieldText == "4 Servings")
    #expect(draft.groups.map(\.title) == ["TOPPING"])
    #expect(draft.groups.first?.lines.count == 1000)
    #expect(draft.instructionLines == ["Boil."])
  }

  @Test func readsFrontMatterOfCooklangBelowItsKeys() throws {
    let draft = try #require(
      drafts(
        "---\ntags:\n  - soup\n  - quick\ntime:\n  prep: 10 min\nsource:\n  url: https://a.example\n---\nBoil @peas{1%kg}.\n\nBlend the @&peas{}.",
        path: "Soup.cook"
      ).first)
    #expect(draft.keywords == ["soup", "quick"])
    #expect(draft.preparationMinutes == 10)
    #expect(draft.source == "https://a.example")
    #expect(draft.ingredientLines == ["1 kg peas"])
    #expect(draft.losses.isEmpty)
  }

  @Test func losesNothingOfMealMasterThatKeepsToNoColumns() throws {
    let text = [
      "MMMMM----- Recipe via Meal-Master (tm) v8.05", "      Title: Soup",
      row("      1 lb Split peas", "  1/2 c  Cheddar; shredded"),
      "      2 c  All-purpose flour, sifted twice and measured", "  Boil.", "MMMMM",
    ].joined(separator: "\n")
    #expect(
      try drafts(text).first?.ingredientLines == [
        "1 lb Split peas", "2 cup All-purpose flour, sifted twice and measured", "1/2 cup Cheddar; shredded",
      ])
  }

  @Test func leadsFromAPlanToWhatReadsPlans() {
    #expect {
      try drafts("== Monday ==\nDinner:\n- @./Pizza{}", path: "week.menu")
    } throws: { ($0 as? ImportFailure)?.hint == "take it over with galley plan import week.menu" }
  }

  @Test func readsArchivesOfRecipesWithTheirPictures() throws {
    let recipe = #"{"name": "Soup", "working_time": 1, "steps": [{"instruction": "Boil.", "ingredients": []}]}"#
    var inner = ZipWriter()
    try inner.add("recipe.json", Array(recipe.utf8))
    try inner.add("image.jpg", Array("picture".utf8))
    var outer = ZipWriter()
    try outer.add("1.zip", inner.finish())
    let reading = try ImportReader.read(SourceFile(path: "export.zip", bytes: outer.finish()))
    #expect(reading.recipes.map(\.title) == ["Soup"])
    #expect(reading.recipes.first?.picture == Array("picture".utf8))
  }

  @Test(arguments: [
    ("QUJD", Array("ABC".utf8), [String]()), ("QU JD\\n", Array("ABC".utf8), []), ("", nil, []),
    ("QU!D", nil, ["its 4 bytes are damaged: byte 3 is no digit of Base64"]),
    ("QUJDR", nil, ["its 5 bytes are damaged: the end is missing"]),
  ])
  func takesPicturesThatStandInTheExport(base64: String, picture: [UInt8]?, losses: [String]) throws {
    let paprika = #"{"name": "Soup", "ingredients": "1 onion", "directions": "Fry.", "photo_data": "\#(base64)"}"#
    let gourmand =
      "<gourmetDoc><recipe><title>Soup</title><image>\(base64.replacing("\\n", with: " "))</image></recipe></gourmetDoc>"
    for text in [paprika, gourmand] {
      let draft = try #require(drafts(text).first)
      #expect(draft.picture == picture)
      #expect(draft.losses == losses.map { ImportLoss(.dropped, "picture", $0) })
    }
  }

  @Test func refusesDamagedFilesWithAReason() {
    for (text, reason) in [
      ("PK\u{03}\u{04}", "the archive was refused: it has no directory of its files"),
      ("{\"a\": ", "the file is no JSON"),
    ] {
      #expect { try ImportReader.read(SourceFile(path: "a", text: text)) } throws: {
        ($0 as? ImportFailure)?.message.hasPrefix(reason) == true
      }
    }
    #expect(throws: ImportFailure.nothing(in: "JSON file")) {
      try ImportReader.read(SourceFile(path: "a", text: #"{"a": 1}"#))
    }
  }
}
