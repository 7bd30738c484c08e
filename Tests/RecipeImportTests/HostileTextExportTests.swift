import SourceText
import Testing

@testable import RecipeImport

/// Exports that are texts, broken off and mixed up: the recipes before the damage are read, those behind it too.
@Suite struct HostileTextExportTests {
  struct Form: Sendable, CustomTestStringConvertible {
    let name: String
    let path: String
    var start = ""
    /// A recipe with the title TITLE.
    let recipe: String
    var end = ""
    var holdsSeveral = true

    var testDescription: String { name }

    func text(_ titles: [String]) -> String {
      start + titles.map { recipe.replacing("TITLE", with: $0) }.joined() + end
    }
  }

  static let forms = [
    Form(
      name: "MealMaster", path: "a.mmf",
      recipe:
        "MMMMM----- Recipe via Meal-Master (tm) v8.05\n\n      Title: TITLE\n Categories: Soups\n      Yield: 4 Servings\n\n"
        + "      1 c  Peas\n      2    Onions\n\n  Boil it all.\n\nMMMMM\n\n"),
    Form(
      name: "Plan to Eat", path: "a.csv", start: "Title,Course,Ingredients,Directions,Prep Time\n",
      recipe: "TITLE,Dinner,\"1 onion\n2 peas\",Boil it all.,5 min\n"),
    Form(
      name: "Gourmand", path: "a.xml", start: "<?xml version='1.0' encoding='UTF-8'?><gourmetDoc>",
      recipe: "<recipe><title>TITLE</title><preptime>5 min</preptime><ingredient-list><ingredient><amount>1</amount>"
        + "<item>onion</item></ingredient></ingredient-list><instructions>Boil it all.</instructions></recipe>",
      end: "</gourmetDoc>"),
    Form(
      name: "MasterCook", path: "a.mx2", start: "<?xml version=\"1.0\" encoding=\"UTF-8\"?><mx2 source=\"MasterCook\">",
      recipe:
        "<RcpE name=\"TITLE\" author=\"\"><Serv qty=\"4\"/><IngR name=\"onion\" qty=\"1\"><IPrp>chopped</IPrp></IngR>"
        + "<IngR name=\"red onion\" qty=\"1\"></IngR><DirS><DirT>Boil it all.</DirT></DirS></RcpE>",
      end: "</mx2>"),
    Form(
      name: "MasterCook as a text", path: "a.mxp",
      recipe: "                     *  Exported from  MasterCook  *\n\n             TITLE\n\nRecipe By     : \n"
        + "Serving Size  : 4    Preparation Time :0:00\nCategories    : Soups\n\n"
        + "  Amount  Measure       Ingredient -- Preparation Method\n"
        + "--------  ------------  --------------------------------\n   1                    onion\n\nBoil it all.\n\n"
        + "                   - - - - - - - - - - - - - - - - - - \n\n"),
    Form(
      name: "Evernote", path: "a.enex", start: "<?xml version=\"1.0\" encoding=\"UTF-8\"?><en-export>",
      recipe:
        "<note><title>TITLE</title><content><![CDATA[<en-note><div>Ingredients</div><div>1 onion</div><div>2 peas</div>"
        + "<div>Method</div><div>Boil it all in water.</div></en-note>]]></content></note>",
      end: "</en-export>"),
    Form(
      name: "RecipeML", path: "a.xml",
      start: "<?xml version=\"1.0\" encoding=\"UTF-8\"?><recipeml version=\"0.5\"><menu>",
      recipe:
        "<recipe><head><title>TITLE</title></head><ingredients><ing><amt><qty>1</qty></amt><item>onion</item></ing>"
        + "</ingredients><directions><step>Boil it all.</step></directions></recipe>",
      end: "</menu></recipeml>"),
    Form(
      name: "Cooklang", path: "TITLE.cook",
      recipe: ">> title: TITLE\n>> servings: 2\n\nBoil @onion{1} for ~{5%minutes}.\n",
      holdsSeveral: false),
    Form(
      name: "Chowdown", path: "a.md",
      recipe:
        "---\nlayout: recipe\ntitle: TITLE\nprep_time: 5 min\ningredients:\n- 1 onion\ndirections:\n- Boil it all.\n---\n",
      holdsSeveral: false),
    Form(
      name: "Kookbook", path: "a.recipe.md",
      recipe:
        "# TITLE\n\nServings: 4\n\n### Ingredients\n\n* 1 onion\n* 200 g peas\n\n### Directions\n\n1. Boil it all.\n2. Blend it.\n",
      holdsSeveral: false),
  ]

  private func drafts(_ text: String, _ form: Form) throws -> [RecipeDraft] {
    try ImportReader.read(SourceFile(path: form.path, text: text)).recipes
  }

  @Test(arguments: forms)
  func readsTheWholeRecipe(form: Form) throws {
    let draft = try #require(drafts(form.text(["Soup"]), form).first)
    #expect(draft.title == "Soup")
    #expect(draft.ingredientLines.contains { $0.lowercased().hasSuffix("onion") || $0.hasSuffix("Peas") })
    #expect(draft.instructionLines.first?.hasPrefix("Boil") == true)
  }

  @Test(arguments: forms)
  func keepsWhatStandsBeforeTheEnd(form: Form) throws {
    let whole = Array(form.text(form.holdsSeveral ? ["First", "Last"] : ["First"]).utf8)
    let first = form.text(["First"]).utf8.count - form.end.utf8.count
    for length in whole.indices.dropFirst() {
      let file = SourceFile(path: form.path, bytes: Array(whole[..<length]))
      let read = Result { () throws(ImportFailure) in try ImportReader.read(file) }
      switch read {
      case .success(let reading): if length >= first { #expect(reading.recipes.first?.title == "First") }
      case .failure(let failure):
        #expect(!failure.message.isEmpty && !failure.hint.isEmpty)
        #expect(length < first, "\(form.name), \(length) bytes: \(failure.message)")
      }
    }
  }

  @Test(arguments: forms.filter(\.holdsSeveral))
  func keepsTheNeighboursOfAnEmptyRecipe(form: Form) throws {
    let titles = try drafts(form.text(["First", "", "Last"]), form).map(\.title)
    #expect(titles.contains("First") && titles.contains("Last"))
  }

  @Test(arguments: forms, ["UTF-16", "Windows-1252"])
  func readsOtherCharacterSets(form: Form, name: String) throws {
    let text = form.text(["Süppe"]).replacing("UTF-8", with: name == "UTF-16" ? name : "ISO-8859-1")
    let bytes: [UInt8] =
      name == "UTF-16"
      ? [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      : text.unicodeScalars.map { UInt8($0.value) }
    let drafts = try ImportReader.read(SourceFile(path: form.path, bytes: bytes)).recipes
    #expect(drafts.first?.title == "Süppe")
  }

  @Test func readsWhatYAMLTakesForANameAndAValue() throws {
    let text =
      "---\nlayout: recipe\ntitle: Soup\ningredients:\n- Stock: 1 litre\n- [salt, pepper]\ndirections:\n- Step: Boil it.\n---\n"
    let draft = try #require(ImportReader.read(SourceFile(path: "a.md", text: text)).recipes.first)
    #expect(draft.ingredientLines == ["1 litre Stock", "salt", "pepper"])
    #expect(draft.instructionLines == ["Boil it."])
  }

  @Test func readsIngredientsOfGourmandWithoutParts() throws {
    let text =
      "<gourmetDoc><recipe><title>Soup</title><ingredient-list><ingredient>2 eggs</ingredient></ingredient-list></recipe></gourmetDoc>"
    #expect(try ImportReader.read(SourceFile(path: "a.xml", text: text)).recipes.first?.ingredientLines == ["2 eggs"])
  }
}
