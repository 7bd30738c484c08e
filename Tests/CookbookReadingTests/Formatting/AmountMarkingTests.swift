import CookbookReading
import SourceText
import Testing

@Suite struct AmountMarkingTests {
  private func formatted(_ line: String) -> String {
    let file = SourceFile(path: "a.md", text: "# A\n\n---\n\n- \(line)\n")
    let bytes = RecipeFormatter.format(file, marksAmounts: true).value
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").last.map { String($0.dropFirst(2)) } ?? ""
  }

  @Test(
    "amounts at the start of a line get their asterisks",
    arguments: [
      ("2 cups flour", "*2 cups* flour"), ("200g Mehl", "*200 g* Mehl"),
      ("3 fat garlic cloves", "*3* fat garlic cloves"),
      ("1 1/2 tbsp oil", "*1 1/2 tbsp* oil"), ("2-3 onions", "*2-3* onions"),
      ("½ cup (113g) butter", "*1/2 cup* (113g) butter"),
    ])
  func marks(line: String, expected: String) {
    #expect(formatted(line) == expected)
  }

  @Test(
    "what is no amount, or would say something else, stays",
    arguments: [
      "250g/9oz butter", "1kg/2lb 4oz potatoes", "300ml/½ pint milk", "250 g /9 oz butter", "7up", "7up, chilled",
      "2eggs",
      "salt", "*2 cups* flour", "400g tin tomatoes", "juice of 2 lemons", "pinch of salt", "2-inch piece ginger",
      "1 taza y media de arroz", "2 verres et demi d'eau", "une demi-cuillère à café de sel",
    ])
  func leaves(line: String) {
    #expect(formatted(line) == line)
  }
}
