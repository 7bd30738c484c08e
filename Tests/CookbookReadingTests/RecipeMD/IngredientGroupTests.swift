import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct IngredientGroupTests {
  private func groups(_ lines: String) throws -> String {
    outline(try recipe("# A\n\n---\n\n\(lines)\n").ingredientGroups)
  }

  @Test(
    "a heading opens a group, a deeper one a group inside it",
    arguments: [
      ("## Dough\n\n- flour\n\n## Sauce\n\n- salt", "Dough[flour] Sauce[salt]"),
      ("# Dough\n- flour\n# Sauce\n- salt", "Dough[flour] Sauce[salt]"),
      (
        "## Cake\n\n- egg\n\n### Icing\n\n- sugar\n\n#### Top\n\n- nut\n\n## Tea\n\n- leaf",
        "Cake[egg](Icing[sugar](Top[nut])) Tea[leaf]"
      ),
      ("## Cake\n\n### Icing\n\n- sugar\n\n### Base\n\n- egg", "Cake[](Icing[sugar] Base[egg])"),
      ("# Cake\n\n###### Icing\n\n- sugar", "Cake[](Icing[sugar])"),
      ("## Cake\n\n##### Icing\n\n- sugar\n\n### Base\n\n- egg", "Cake[](Icing[sugar] Base[egg])"),
      ("### Icing\n\n- sugar\n\n## Cake\n\n- egg\n\n# Tea", "Icing[sugar] Cake[egg] Tea[]"),
      ("Dough\n===\n\n- flour\n\nSauce\n---\n\n- salt", "Dough[flour](Sauce[salt])"),
    ])
  func nest(lines: String, outline: String) throws {
    #expect(try groups(lines) == outline)
  }

  @Test func severalListsFeedOneGroup() throws {
    #expect(try groups("## Dough\n\n- flour\n\n* egg\n\n1. salt\n\n## Sauce\n") == "Dough[flour egg salt] Sauce[]")
  }

  @Test func mayBeEmpty() throws {
    #expect(try groups("## Dough\n\n## Sauce") == "Dough[] Sauce[]")
  }

  @Test func followIngredientsWithoutAGroup() throws {
    let recipe = try recipe("# A\n\n---\n\n- oil\n\n## Sauce\n\n- salt\n\n- herbs\n")
    #expect(recipe.ingredients.map(\.name) == ["oil"])
    #expect(outline(recipe.ingredientGroups) == "Sauce[salt herbs]")
  }

  @Test(
    "titles keep their mark-up",
    arguments: [
      ("## *Sauce* #", "*Sauce*"), ("## For the [sauce](s.md)", "For the [sauce](s.md)"),
      ("Sauce\nand more\n---", "Sauce\nand more"),
      ("## C#", "C#"),
    ])
  func keepMarkUp(heading: String, title: String) throws {
    #expect(try recipe("# A\n\n---\n\n\(heading)\n\n- salt\n").ingredientGroups.map(\.title) == [title])
  }

  @Test("without a title go on with the group above", arguments: ["1️⃣##", "1️⃣## ##", "1️⃣#"])
  func goOnWithoutATitle(heading: String) throws {
    #expect(
      reportOfIngredients("- salt\n\n\(heading)\n\n- oil") == [
        "1️⃣ warning recipemd-group-title: an ingredient group has no title; its ingredients were read with those above"
      ])
    let plain = String(heading.dropFirst())
    #expect(try ingredients("- salt\n\n\(plain)\n\n- oil").map(\.name) == ["salt", "oil"])
    let grouped = try recipe("# A\n\n---\n\n## Sauce\n\n- salt\n\n\(plain)\n\n- oil\n")
    #expect(outline(grouped.ingredientGroups) == "Sauce[salt oil]")
  }
}
