import Compression
import SourceText
import Testing

@testable import RecipeImport

/// MasterCook, in its XML and in its texts.
@Suite struct MasterCookTests {
  private func drafts(_ text: String, path: String = "file") throws -> [RecipeDraft] {
    try ImportReader.read(SourceFile(path: path, text: text)).recipes
  }

  static let xml = """
    <?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
    <!DOCTYPE mx2 SYSTEM "mx2.dtd">
    <mx2 source="MasterCook" date="May 4, 2014">
    <Summ>
    <Nam>
    Leek Tart
    </Nam>
    <Nam>
    Vinaigrette
    </Nam></Summ>
    <RcpE name="Leek Tart" author="Ann Baker" img="C:\\Pictures\\tart.jpg">
    <Serv qty="6"/>
    <PrpT elapsed="0:30"/>
    <CatS>
    <CatT>
    *Tarts
    </CatT>
    <CatT>
    Vegetables
    </CatT>
    </CatS>
    <IngR name="-----Crust-----" code="T"></IngR>
    <IngR name="flour" unit="cups" qty="1 1/2">
    <IPrp>
    sifted &amp; cold
    </IPrp>
    <INtI>
    2147
    </INtI>
    </IngR>
    <IngR name="8" tart shells" qty="2"></IngR>
    <IngR name="FILLING" code="S"></IngR>
    <IngR name="leeks" unit="large" qty="3" code="I"></IngR>
    <IngR name="eggs" unit="each" qty="2"></IngR>
    <IngR name="cream, not too" unit="cup" qty="0.333"></IngR>
    <IngR name="Vinaigrette" unit="tablespoon" qty="1" code="R"></IngR>
    <IngR name="salt"><IPrp>to taste</IPrp></IngR>
    <DirS>
    <DirT>
    For the crust:&#013;&#010;Rub butter into the flour.&#013;&#010;&#013;&#010;Chill.
    </DirT>
    <DirT img="fold.jpg">
    Fry the leeks &amp; fill.
    </DirT>
    </DirS>
    <Desc>
    A tart for spring.
    </Desc>
    <Natn>
    French
    </Natn>
    <Srce>
    The Tart Book
    </Srce>
    <AltS label="Internet Address" source="https://a.example/tart"/>
    <CpyR>
    1999
    </CpyR>
    <Yield unit="tart" qty="1.000000"/>
    <TTim elapsed="1:45"/>
    <AltT label="Baking Time" elapsed="0:40"/>
    <AltT label="Chilling" elapsed="1:00"/>
    <RatS>
    <RatE name="Overall" value="8"/>
    </RatS>
    <Wine>
    Riesling
    </Wine>
    <SrvI>
    Serve warm.
    </SrvI>
    <Note>
    Freezes well.
    </Note>
    <Nutr>
    Per Serving (excluding unknown items): 340 Calories; 23g Fat (62.1% calories from fat); 32g Protein; 5g Carbohydrate; trace Dietary Fiber; 95mg Sodium.  Exchanges: .
    </Nutr>
    </RcpE>
    <RcpE name="Vinaigrette" author="">
    <Serv qty="1"/>
    <PrpT elapsed="0:00"/>
    <IngR name="oil" unit="tablespoons" qty="3" ></IngR>
    <DirS><DirT>Shake.</DirT></DirS>
    </RcpE></mx2>
    """

  @Test func readsTheXMLOfMasterCook() throws {
    let drafts = try drafts(Self.xml)
    #expect(drafts.map(\.title) == ["Leek Tart", "Vinaigrette"])
    let draft = try #require(drafts.first)
    #expect(
      draft.groups == [
        .init(title: "Crust", lines: ["1 1/2 cups flour, sifted & cold", "2 8\" tart shells"]),
        .init(
          title: "FILLING",
          lines: ["3 large leeks", "2 eggs", "0.333 cup cream, not too", "1 tablespoon Vinaigrette", "salt, to taste"]),
      ])
    #expect(
      draft.sections == [
        .init(
          title: "For the crust",
          steps: [.init("Rub butter into the flour."), .init("Chill."), .init("Fry the leeks & fill.")])
      ])
    #expect(draft.yieldText == "6")
    #expect(draft.furtherYields == ["1 tart"])
    #expect(draft.preparationMinutes == 30)
    #expect(draft.cookingMinutes == 40)
    #expect(draft.statedTotalMinutes == 105)
    #expect(draft.categories == ["Tarts", "Vegetables"])
    #expect(draft.cuisines == ["French"])
    #expect(draft.authors == ["Ann Baker"])
    #expect(draft.source == "https://a.example/tart")
    #expect(draft.summary == "A tart for spring.")
    #expect(draft.tip == "Freezes well.\nServe warm.")
    #expect(draft.image == "tart.jpg")
  }

  @Test func namesWhatMasterCookHasBesides() throws {
    let draft = try #require(drafts(Self.xml).first)
    #expect(draft.losses.map(\.field) == ["Chilling", "source", "pictures", "rating", "cpyr", "wine"])
    #expect(draft.losses.map(\.message) == ["60 min", "The Tart Book", "fold.jpg", "Overall: 8", "1999", "Riesling"])
    #expect(try drafts(Self.xml)[1].losses.isEmpty)
  }

  @Test func namesTimesThatCannotBeRead() throws {
    let draft = try #require(
      drafts(
        """
        <mx2><RcpE name="A"><PrpT elapsed="a while"/><IngR name="salt"/><TTim elapsed="overnight"/>
        <AltT label="Chilling" elapsed="0:00"/><AltT label="Baking" elapsed="until done"/></RcpE></mx2>
        """
      ).first)
    #expect(draft.preparationMinutes == nil && draft.statedTotalMinutes == nil)
    #expect(
      draft.losses == [
        ImportLoss(.dropped, "preparation time", "a while"), ImportLoss(.dropped, "total time", "overnight"),
        ImportLoss(.dropped, "Baking", "until done"),
      ])
    let text = Self.text.replacing(":0:20", with: ":overnight").replacing("\"0:10\"", with: "\"a day or two\"")
    let drafts = try drafts(text)
    #expect(drafts[0].yieldText == "30")
    #expect(drafts[0].losses == [ImportLoss(.dropped, "preparation time", "overnight")])
    #expect(drafts[1].losses.contains(ImportLoss(.dropped, "start to finish time", "a day or two")))
  }

  @Test func readsAHeadWithATimeAlone() throws {
    let draft = try drafts(Self.text.replacing("Size  : 30   Prep", with: "Size  :      Prep"))[0]
    #expect(draft.yieldText == nil)
    #expect(draft.preparationMinutes == 20)
  }

  @Test func takesTheFirstAddressOfSeveralSources() throws {
    let draft = try #require(
      drafts(
        """
        <mx2><RcpE name="A"><IngR name="salt"/><Srce>Book</Srce><AltS label="Paper" source="Cards"/>
        <AltS label="Page" source="http://a.example"/><AltS label="Other" source="http://b.example"/></RcpE></mx2>
        """
      ).first)
    #expect(draft.source == "http://a.example")
    #expect(
      draft.losses == [
        ImportLoss(.dropped, "Paper", "Cards"), ImportLoss(.dropped, "source", "Book"),
        ImportLoss(.dropped, "Other", "http://b.example"),
      ])
  }

  @Test func takesTheFiguresOfAServingAlone() throws {
    let draft = try #require(drafts(Self.xml).first)
    #expect(
      draft.nutrients.map { "\($0.name) \($0.text)" } == [
        "calories 340 kcal", "fatContent 23 g", "proteinContent 32 g", "carbohydrateContent 5 g", "sodium 95 mg",
      ])
    let whole = try #require(
      drafts("<mx2><RcpE name=\"A\"><Nutr>Per Recipe: 900 Calories; 5g Fat</Nutr></RcpE></mx2>").first)
    #expect(whole.nutrients.isEmpty)
    #expect(whole.losses == [ImportLoss(.dropped, "nutrition", "Per Recipe: 900 Calories; 5g Fat")])
  }

  @Test func readsThePackedXMLWithItsPictures() throws {
    var archive = ZipWriter()
    try archive.add("book.mx2", Array(Self.xml.utf8))
    try archive.add("tart.jpg", Array("picture".utf8))
    let drafts = try ImportReader.read(SourceFile(path: "book.mz2", bytes: archive.finish())).recipes
    #expect(drafts.map(\.picture) == [Array("picture".utf8), nil])
  }

  static let text = """
                         *  Exported from  MasterCook II  *

                                   Silk Omelet

    Recipe By     : Ann Baker
    Serving Size  : 30   Preparation Time :0:20
    Categories    : *Afghan                          Desserts
                    Eggs

      Amount  Measure       Ingredient -- Preparation Method
    --------  ------------  --------------------------------
                            ***SYRUP***
       1 1/2  cups          granulated sugar
         1/4  teaspoon      saffron -- (optional)
                            ***OMELET***
       8      each          eggs
       1 1/2  pounds        chicken breasts -- boneless,
                            skinless -- cut into strips
       2      large   clov  garlic
                            salt and pepper to taste
      12      tablespoons   hot water from the kettle (or a bit more than that

    1. Dissolve the sugar in the water in a heavy pan over medium heat, then
    bring it to the boil.

    2. Beat the eggs.
    Fry them.

                       - - - - - - - - - - - - - - - - - -

    Per serving: 111 Calories; 2g Fat (13% calories from fat); 5g Protein; 20g
    Carbohydrate; 0mg Cholesterol

    Serving Ideas : With bread.

    NOTES : Walnuts may be
    used if desired.


                         *  Exported from  MasterCook  *

                                 Boiled Egg

    Recipe By     :
    Serving Size  : 1     Preparation Time :0:00
    Categories    :

      Amount  Measure       Ingredient -- Preparation Method
    --------  ------------  --------------------------------
      1              whole  egg -- fresh
      2          teaspoons  salt

    Boil it.

    Description:
      "Plain and
       good."
    Source:
      "Grandma"
    S(Internet Address):
      "https://a.example/egg"
    Yield:
      "1 egg"
    Start to Finish Time:
      "0:10"
    T(Cooking Time):
      "0:06"
    Ratings       : Taste 5
                                        - - - - - - - - - - - - - - - - - - -

    Suggested Wine: Champagne

    Nutr. Assoc. : 0 0
    """

  @Test func readsTheColumnsOfMasterCooksTexts() throws {
    let drafts = try drafts(Self.text, path: "book.mxp")
    #expect(drafts.map(\.title) == ["Silk Omelet", "Boiled Egg"])
    let draft = try #require(drafts.first)
    #expect(
      draft.groups == [
        .init(title: "SYRUP", lines: ["1 1/2 cups granulated sugar", "1/4 teaspoon saffron, (optional)"]),
        .init(
          title: "OMELET",
          lines: [
            "8 eggs", "1 1/2 pounds chicken breasts, boneless, skinless, cut into strips", "2 large clov garlic",
            "salt and pepper to taste", "12 tablespoons hot water from the kettle (or a bit more than that",
          ]),
      ])
    #expect(
      draft.instructionLines == [
        "1. Dissolve the sugar in the water in a heavy pan over medium heat, then bring it to the boil.",
        "2. Beat the eggs.", "Fry them.",
      ])
    #expect(draft.authors == ["Ann Baker"])
    #expect(draft.yieldText == "30")
    #expect(draft.preparationMinutes == 20)
    #expect(draft.categories == ["Afghan", "Desserts", "Eggs"])
    #expect(draft.tip == "With bread.\nWalnuts may be used if desired.")
    #expect(
      draft.nutrients.map(\.name) == ["calories", "fatContent", "proteinContent", "carbohydrateContent", "cholesterol"])
    #expect(draft.losses.isEmpty)
  }

  @Test func readsWhatLaterVersionsWriteBehindTheSteps() throws {
    let draft = try drafts(Self.text)[1]
    #expect(draft.ingredientLines == ["1 whole egg, fresh", "2 teaspoons salt"])
    #expect(draft.instructionLines == ["Boil it."])
    #expect(draft.summary == "Plain and good.")
    #expect(draft.source == "https://a.example/egg")
    #expect(draft.furtherYields == ["1 egg"])
    #expect(draft.statedTotalMinutes == 10)
    #expect(draft.cookingMinutes == 6)
    #expect(draft.losses.map(\.field) == ["rating", "source", "suggested wine"])
  }

  @Test func keepsStepsThatLookLikeNames() throws {
    let text = Self.text.replacing("Boil it.\n", with: "Boil it.\n\nYield:\nenough for one.\n")
    #expect(
      try drafts(text)[1].sections == [
        .init(steps: [.init("Boil it.")]), .init(title: "Yield", steps: [.init("enough for one.")]),
      ])
  }

  @Test func keepsAllNotes() throws {
    let text = Self.text.replacing("NOTES : Walnuts may be", with: "Notes : Hot.\n\nNOTES : Walnuts may be")
    #expect(try drafts(text)[0].tip?.replacing("\n", with: " ") == "With bread. Hot. Walnuts may be used if desired.")
  }

  @Test func readsRowsThatKeepToNoColumns() throws {
    let text = Self.text.replacing("  1              whole  egg -- fresh", with: "1 whole egg -- fresh")
    #expect(try drafts(text)[1].ingredientLines.first == "1 whole egg, fresh")
  }
}
