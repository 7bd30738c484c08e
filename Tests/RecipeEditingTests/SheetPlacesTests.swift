import CookbookReading
import RecipeEditing
import SourceText
import Testing

@Suite struct SheetPlacesTests {
  private static let recipe = """
    # Soup

    For cold days,
    and others.

    Prep time: 10 min
    Source: Oma

    *quick, warm*

    **4 servings**

    ---

    - *1 l* water
    - *2* carrots,
      sliced

    ## Topping

    - chives

    ---

    1. Boil.

    2. Serve.

    Good cold.
    """

  @Test func namesTheFieldOfEveryLine() throws {
    let document = try #require(RecipeReader.read(SourceFile(path: "soup.md", text: Self.recipe)).value)
    let places = SheetPlaces(document)
    let fields = (0...29).map { places.field(ofLine: $0) ?? "" }
    #expect(
      fields == [
        "", "title", "", "description", "description", "", "fact/preparationTime", "fact/source", "", "tags", "",
        "yields",
        "", "", "", "ingredients/0", "ingredients/1", "ingredients/1", "", "ingredients/2", "", "ingredients/3", "", "",
        "", "method/0", "", "method/1", "", "method/2",
      ])
    #expect(places.field(ofLine: 4000) == nil)
  }
}
