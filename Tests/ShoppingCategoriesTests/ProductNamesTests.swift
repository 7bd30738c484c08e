internal import FoodTable
internal import Foods
internal import ShoppingCategories
internal import Testing

@Suite struct ProductNamesTests {
  /// Scripts of pages look the names up as they are, so each has to say what the program itself says of it.
  @Test(arguments: ["en", "de", "fr", "es"]) func sortsEachProductAsTheProgramDoes(language: String) throws {
    let products = ProductNames.byCategory(language: language)
    let categoriser = ItemCategoriser(foods: FoodTable.builtIn, language: language)
    let names = products.flatMap { category, names in names.map { (category, $0) } }
    #expect(names.count > 300)
    let others = names.filter { categoriser.categorise($1).category != $0 }.map { "\($1): \($0)" }
    #expect(others == [])
  }

  @Test func hasNoneInALanguageThatNobodyWroteDown() {
    #expect(ProductNames.byCategory(language: "fi").isEmpty)
  }
}
