import Compression
import Cookbook
import JSONReading
import SourceText
import Testing

@testable import RecipeImport

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
    #expect(draft.categories == ["Soups", "Peas"])
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
    #expect(draft.losses.map(\.field) == ["locale", "cookware"])
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
