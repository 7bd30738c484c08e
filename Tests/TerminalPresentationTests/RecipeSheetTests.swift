import CommandLineParsing
import Cookbook
import CookbookReading
import SourceText
import Testing

@testable import TerminalPresentation

@Suite struct RecipeSheetTests {
  @Test func setsARecipe() throws {
    let text = """
      # Linsensuppe *mit* Zitrone

      Wärmt.

      Kochzeit: 1 h 5 min
      Schwierigkeit: leicht
      Quelle: Oma
      Tipp: Heiß essen.

      *suppe, vegan*

      **4 Portionen, 1,7 l**

      ---

      - *300 g* Linsen, gewaschen
      - *1/2 TL* Salz
      - *1,2 l* [Brühe](bruehe%20hell.md)

      ## Oben

      - Petersilie

      ### Wer mag

      - *etwa zwei Hände voll* Croutons

      ---

      1. Alles kochen, bis es weich ist, und dabei ab und zu umrühren.
      """
    let document = try #require(RecipeReader.read(SourceFile(path: "a.md", text: text)).value)
    let entry = MetadataReader.read(document).value
    let sheet = RecipeSheet(entry: entry, language: "de", width: 44, style: .plain, notes: ["ingredients × 2"])
    #expect(
      sheet.text == """
        Linsensuppe mit Zitrone
        ───────────────────────

        Wärmt.

        Kochzeit       1 h 5 min
        Schwierigkeit  leicht

        4 Portionen · 1,7 l
        ingredients × 2

                   300 g  Linsen, gewaschen
                    ½ TL  Salz
                   1,2 l  Brühe → bruehe hell.md

        Oben
                          Petersilie

        › Wer mag
        etwa zwei Hände voll  Croutons

        ────────────────────────────────────────

        1. Alles kochen, bis es weich ist, und dabei
           ab und zu umrühren.

        ────────────────────────────────────────

        Quelle  Oma
        Tipp    Heiß essen.
        suppe · vegan

        """)
  }

  @Test func leavesOutWhatIsNotThere() {
    let entry = RecipeEntry(path: "a.md", recipe: Recipe(title: "Salt", ingredients: [Ingredient(name: "salt")]))
    let sheet = RecipeSheet(entry: entry, language: "en", width: 80, style: .plain)
    #expect(sheet.text == "Salt\n────\n\nsalt\n")
  }
}
