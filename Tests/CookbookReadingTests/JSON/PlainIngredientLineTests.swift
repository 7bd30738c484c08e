import Testing

@testable import CookbookReading

@Suite struct PlainIngredientLineTests {
  @Test(
    "number, known unit, name",
    arguments: [
      ("200 g flour, sifted", "200 g | flour, sifted"), ("200g flour", "200 g | flour"),
      ("2 large eggs", "2 | large eggs"),
      ("1 1/2 cups of milk", "1 1/2 cups | milk"), ("½ lemon", "1/2 | lemon"), ("5-6 g yeast", "5-6 g | yeast"),
      ("1 to 2 tbsp. oil", "1-2 tbsp. | oil"), ("about 3 cloves garlic", "3 cloves | garlic"), ("salt", "salt"),
      ("2", "2"),
      ("1 kg", "1 kg"), ("- 2 EL Öl", "2 EL | Öl"), ("• 1 c. à soupe d’huile", "1 c. à soupe | huile"),
      ("3 cucharadas de azúcar", "3 cucharadas | azúcar"), ("1 (400 g) tin tomatoes", "1 | (400 g) tin tomatoes"),
      ("2 x 400 g tins", "2 | x 400 g tins"), ("7-grain flakes", "7-grain flakes"), ("70% chocolate", "70% chocolate"),
      ("a pinch of salt", "a pinch of salt"), ("1 Tbsp soy sauce", "1 Tbsp | soy sauce"),
      ("8 fl oz cream", "8 fl oz | cream"),
      ("1/0 eggs", "1/0 eggs"), ("1 onion *red*", #"1 | onion \*red\*"#), ("", ""),
    ])
  func splits(line: String, parts: String) {
    #expect(shown([PlainIngredientLine.read(line)]) == [parts])
  }
}
