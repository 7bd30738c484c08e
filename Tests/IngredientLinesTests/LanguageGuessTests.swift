import Testing

@testable import IngredientLines

@Suite struct LanguageGuessTests {
  private func language(_ texts: String...) -> String? {
    var guess = LanguageGuess()
    for text in texts { guess.add(text) }
    return guess.language
  }

  @Test(
    "The words of a recipe tell its language",
    arguments: [
      ("2 cups flour", "1 tsp salt", "en"), ("200 g Mehl", "1 Prise Salz und etwas Öl", "de"),
      ("200 g de farine", "une pincée de sel et du lait", "fr"), ("200 g de harina", "una pizca de sal y aceite", "es"),
      ("Spaghetti al pesto", "Rühren und 10 Minuten kochen", "de"), ("CRÊPES", "Mélanger la farine avec le lait", "fr"),
    ])
  func isFound(title: String, text: String, expected: String) {
    #expect(language(title, text) == expected)
  }

  @Test("Too few words, and words of two languages alike, tell nothing")
  func staysOpen() {
    #expect(language("Pizza Margherita", "200 g Mozzarella") == nil)
    #expect(language("1 cup flour and 1 tsp salt", "Mehl und Zucker mit Wasser und Salz") == nil)
    #expect(language("") == nil)
  }
}
