import Cookbook
import SourceText
import Testing

@testable import RecipeImport

/// What exports of programs say beside ingredients and steps: notes, titles, names, dates.
@Suite struct KeptNotesTests {
  private func draft(_ text: String, _ path: String = "a.json") throws -> RecipeDraft {
    try #require(try ImportReader.read(SourceFile(path: path, text: text)).recipes.first)
  }

  private func paprika(_ members: String) throws -> RecipeDraft {
    try draft(#"{"name": "Pasta", "ingredients": "2 eggs", "directions": "Boil.", \#(members)}"#)
  }

  @Test func severalNotesStandBehindTheSteps() throws {
    var draft = RecipeDraft()
    draft.title = "Soup"
    draft.sections = [.init(steps: [.init("Boil.")])]
    draft.tip = "Notes:\nMake it *ahead*.\n- one\n- two\nTip: eat."
    let recipe = try #require(DraftRecipe(draft))
    #expect(recipe.recipe.instructions == "1. Boil.\n\n## Notes\n\nMake it \\*ahead\\*.\n\n- one\n- two\n\neat.")
    #expect(recipe.recipe.description == nil)
    #expect(DraftRecipe(draft, siteLanguage: "de")?.text.contains("## Hinweise") == true)
    draft.tip = "Notes: Serve warm."
    #expect(DraftRecipe(draft)?.recipe.description == "Tip: Serve warm.")
    #expect(DraftRecipe(draft)?.recipe.instructions == "1. Boil.")
  }

  @Test func keepsLinesAndAddressesOfNotes() throws {
    let draft = try paprika(#""notes": "Good.\n\nFrom [Anna](https://a.example/b_c).\n- with salt""#)
    #expect(draft.tip == "Good.\nFrom Anna (https://a.example/b_c).\n- with salt")
  }

  @Test func keepsWhoseRecipeItIsBesideAnAddress() throws {
    let draft = try paprika(
      #""source": "Bon Appétit", "source_url": "https://b.example/1", "created": "2021-03-14 18:22:05""#)
    #expect(draft.source == "https://b.example/1")
    #expect(draft.authors == ["Bon Appétit"])
    #expect(draft.losses == [ImportLoss(.changed, "source", "“Bon Appétit” stands for whose recipe it is")])
    #expect(draft.date == CalendarDate("2021-03-14"))
    #expect(try paprika(#""source": "b.example", "source_url": "https://b.example/1""#).losses.isEmpty)
    #expect(try paprika(#""source": "Grandma’s book, p. 12", "source_url": """#).source == "Grandma’s book, p. 12")
  }

  @Test func keepsParagraphsOfDescriptions() throws {
    let draft = try paprika(#""description": "One.\nTwo.\n\nThree.""#)
    #expect(draft.summary == "One.\nTwo.\n\nThree.")
    #expect(DraftRecipe(draft)?.recipe.description == "One.\nTwo.\n\nThree.")
  }

  @Test func linesInBoldAreTitles() throws {
    let draft = try draft(
      #"{"name": "A", "ingredients": "**Sauce**\n1 cup tomatoes\n\n__Pasta:__\n1 lb pasta\n**1 egg**", "directions": "**Sauce**\nCook.\n**Pasta**\nBoil."}"#
    )
    #expect(draft.groups.map(\.title) == ["Sauce", "Pasta"])
    #expect(draft.groups.last?.lines == ["1 lb pasta", "1 egg"])
    #expect(draft.sections.map(\.title) == ["Sauce", "Pasta"])
  }

  @Test(arguments: [
    (["SAUCE", "1 cup tomatoes", "2 tbsp oil", "PASTA", "1 lb spaghetti"], ["SAUCE", "PASTA"]),
    (["For the sauce", "1 cup tomatoes", "2 tbsp oil"], ["For the sauce"]),
    (["2 tbsp oil", "EVOO", "1 egg"], []),
  ])
  func titlesAmongLinesPartListsAndSteps(lines: [String], titles: [String]) throws {
    var draft = RecipeDraft()
    draft.title = "Pasta"
    draft.groups = [.init(lines: lines)]
    draft.sections = [.init(steps: (titles.flatMap { [$0.lowercased(), "Cook the \($0)."] }).map { .init($0) })]
    let recipe = try #require(DraftRecipe(draft)).recipe
    #expect(recipe.ingredientGroups.map(\.title) == titles)
    #expect((recipe.instructions ?? "").split(separator: "## ").count == titles.count)
  }

  @Test func aTitleInCapitalsBesideAnotherOfItsKindIsOne() throws {
    var draft = RecipeDraft()
    draft.title = "Lasagne"
    draft.groups = [
      .init(title: "RAGÙ", lines: ["500 g beef", "1 onion", "2 carrots", "BÉCHAMEL", "50 g butter", "50 g flour"])
    ]
    #expect(DraftRecipe(draft)?.recipe.ingredientGroups.map(\.title) == ["RAGÙ", "BÉCHAMEL"])
  }

  @Test func keepsListsOfStepsAndNotesOfMealie() throws {
    let draft = try draft(
      #"{"name": "Stew", "orgURL": "", "description": "One.\n\nTwo.", "recipeIngredient": [{"note": "2 eggs"}], "recipeInstructions": [{"text": "Mix it.\nChill it.\n\n- a\n- b\n\n![img](https://a.example/1.jpg)"}], "notes": [{"title": "Tip", "text": "Good."}, {"title": "Storage", "text": "Cold.\n- dark"}]}"#
    )
    #expect(draft.summary == "One.\n\nTwo.")
    #expect(draft.instructionLines == ["Mix it. Chill it.", "a", "b"])
    #expect(draft.tip == "Good.\nStorage:\nCold.\n- dark")
    #expect(draft.losses == [ImportLoss(.dropped, "pictures of steps", "https://a.example/1.jpg")])
  }

  @Test func takesPluralsOfPrograms() throws {
    let mealie = try draft(
      #"{"name": "Stew", "orgURL": "", "recipeInstructions": [], "recipeIngredient": [{"quantity": 2.0, "unit": {"name": "tablespoon", "pluralName": "tablespoons"}, "food": {"name": "oil"}}, {"quantity": 1.0, "unit": {"name": "tablespoon", "pluralName": "tablespoons"}, "food": {"name": "egg", "pluralName": "eggs"}}]}"#
    )
    #expect(mealie.ingredientLines == ["2 tablespoons oil", "1 tablespoon egg"])
    let tandoor = try draft(
      #"{"name": "Kuchen", "working_time": 1, "steps": [{"instruction": "Rühren.", "ingredients": [{"food": {"name": "Ei", "plural_name": "Eier"}, "unit": null, "amount": 5}, {"food": {"name": "Zwiebel", "plural_name": "Zwiebeln"}, "unit": {"name": "Stück"}, "amount": 0.5}]}]}"#
    )
    #expect(tandoor.ingredientLines == ["5 Eier", "0.5 Stück Zwiebel"])
  }

  @Test func keepsServingsBesideAYieldOfPlanToEat() throws {
    let draft = try draft(
      "Title,Servings,Yield,Ingredients,Directions\nChili,8,1 pot,\"1 kg beef\",\"Brown it.\"\n", "a.csv")
    #expect(draft.yieldText == "8")
    #expect(draft.furtherYields == ["1 pot"])
  }

  @Test func readsFactsBelowTheStepsOfMealMaster() throws {
    let text = [
      "MMMMM----- Recipe via Meal-Master (tm) v8.05", "", "      Title: Soup", " Categories: None",
      "      Yield: 4 servings", "", "      1 lb Peas", "", "  Boil the peas.", "", "  For cold days.", "",
      "  Prep time: 30 min", "", "  Source: Grandma", "", "  Date: 2020-02-01", "", "MMMMM",
    ].joined(separator: "\n")
    let draft = try draft(text, "a.mmf")
    #expect(draft.instructionLines == ["Boil the peas.", "For cold days."])
    #expect(draft.preparationMinutes == 30)
    #expect(draft.source == "Grandma")
    #expect(draft.date == CalendarDate("2020-02-01"))
  }

  @Test func commasOfTagsLeaveOneSpaceAndZerosNoFigure() throws {
    var draft = RecipeDraft()
    draft.title = "Curry"
    draft.keywords = ["Indian, spicy"]
    draft.nutrients = [.init(name: "calories", text: "0"), .init(name: "fatContent", text: "0 g")]
    let made = try #require(DraftRecipe(draft))
    #expect(made.recipe.tags == ["Indian spicy"])
    #expect(made.recipe.description == nil)
    #expect(made.losses.isEmpty)
  }
}
