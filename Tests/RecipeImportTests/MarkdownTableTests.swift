import Testing

@testable import RecipeImport

/// Tables of ingredients, whose heads say what the columns hold.
struct MarkdownTableTests {
  private func lines(_ rows: String...) -> [String] {
    let rule = "|" + String(repeating: "---|", count: rows[0].count { $0 == "|" } - 1)
    return MarkdownTable.itemized([rows[0], rule] + rows.dropFirst())
  }

  @Test func bareNumbersHaveTheUnitOfTheirHead() {
    #expect(lines("| Ingredient | Grams |", "| Flour | 500 |") == ["• 500 g Flour"])
    #expect(lines("| Menge (g) | Zutat |", "| 1,5 | Salz |", "| 2 EL | Öl |") == ["• 1,5 g Salz", "• 2 EL Öl"])
    #expect(lines("| Water | Amount (ml) |", "| warm | 1-2 |") == ["• 1-2 ml warm"])
    #expect(lines("| Amount | Unit | Name |", "| 2 | tbsp | oil |") == ["• 2 tbsp oil"])
    // Nobody knows which of two it is.
    #expect(lines("| Amount (g/oz) | Name |", "| 2 | oil |") == ["• 2 oil"])
  }

  @Test func furtherAmountsAndSharesAreNotes() {
    #expect(
      lines("| Ingredient | Volume | Weight | Baker's % |", "| Flour | 4 cups | 500 g | 100 |")
        == ["• 500 g Flour, 4 cups, 100%"])
    #expect(lines("| Ingredient | Volume |", "| Milk | 2 cups |") == ["• 2 cups Milk"])
    #expect(lines("| Ingredient | % |", "| Flour | 100 |") == ["• Flour, 100%"])
  }

  @Test func recipesInTextsHaveThem() throws {
    let draft = try #require(
      TextRecipe.read(
        """
        # Bread

        ## Ingredients

        | Ingredient | Grams |
        |---|---|
        | Flour | 500 |
        | Water | 320 |

        ## Method

        1. Knead flour and water and bake for 40 minutes.
        """))
    #expect(draft.ingredientLines == ["500 g Flour", "320 g Water"])
  }
}
