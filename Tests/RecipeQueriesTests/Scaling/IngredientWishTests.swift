import Quantities
import RecipeQueries
import SourceText
import Testing

@Suite struct IngredientWishTests {
  private static let recipe = """
    # Cake

    ---

    - *250 g* flour
    - *3* eggs, beaten
    - *2 tbsp* olive oil
    - *1 tbsp* sesame oil
    - *2 cloves* garlic
    - *100-150 g* tomatoes
    - salt
    - *2 tins (400 g)* beans
    - *1 lb 4 oz* pork
    - *1 cup / 120 g* oats

    ## Icing

    - *50 g* sugar

    ## Crumble

    - *150 g* sugar
    """

  private func factor(_ text: String) throws -> Checked<Rational?> {
    let wish = try #require(IngredientWish(try amount(text)))
    return ScaleWish.ingredient(wish).factor(for: try entry(Self.recipe))
  }

  @Test(
    "a recipe scales by what there is of an ingredient",
    arguments: [
      ("300 g flour", "6/5"), ("0.5 kg Flour", "2"), ("6 eggs", "2"), ("1 egg", "1/3"), ("4 cloves of garlic", "2"),
      ("1 tbsp olive oil", "1/2"), ("3 tsp sesame oil", "1"), ("300 g tomato", "2"), ("100 g sugar", "1/2"),
      ("4 tins beans", "2"), ("400 g beans", "1/2"), ("2.5 lb pork", "2"), ("2 lb 8 oz pork", "2"),
      ("10 oz pork", "1/2"),
      ("60 g oats", "1/2"), ("2 cups oats", "2"),
    ])
  func scales(text: String, expected: String) throws {
    #expect(try factor(text).value == rational(expected))
  }

  @Test(
    "what the recipe does not say is an error",
    arguments: [
      ("300 g flower", "no ingredient of “Cake” is called “flower”"),
      ("1 tbsp oil", "“oil” may be olive oil, sesame oil"),
      ("2 pinches salt", "“Cake” does not say how much of “salt” it needs"),
      ("300 ml flour", "“Cake” needs “250 g” of “flour”, which does not convert to “ml”"),
      ("300 flour", "“Cake” needs “250 g” of “flour”, which does not convert to “pieces”"),
    ])
  func saysWhatIsMissing(text: String, message: String) throws {
    let checked = try factor(text)
    #expect(checked.value == .some(nil))
    #expect(checked.diagnostics.map(\.identifier) == ["scale-ingredient"])
    #expect(
      checked.diagnostics.map { $0.message.replacing("“olive oil”, “sesame oil”", with: "olive oil, sesame oil") } == [
        message
      ])
  }

  @Test("without a number or a name there is no wish", arguments: ["a few eggs", "300 g", "300", "0 eggs"])
  func refuses(text: String) throws {
    #expect(IngredientWish(try amount(text)) == nil)
  }
}
