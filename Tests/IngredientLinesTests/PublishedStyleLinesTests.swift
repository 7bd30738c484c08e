import Testing

@testable import IngredientLines

@Suite("Lines as newspapers, magazines and the BBC set them")
struct PublishedStyleLinesTests {
  @Test("are read", arguments: lines)
  func areRead(line: String, reading: String) {
    #expect(IngredientLineReader.read(line).described == reading)
  }

  private static let lines: [(String, String)] = Array([twoUnits, joined, labels, sizes, vague, kept].joined())

  /// An amount in two units behind a slash or as what one piece weighs.
  private static let twoUnits: [(String, String)] = [
    ("1 x 1.5kg/3lb 5oz chicken", "1 of 1 1/2 kilogram · chicken"),
    ("4 x 500g/1lb 2oz poussins", "4 of 500 gram · poussins"),
    ("1 x 1kg/2lb 4oz piece of pork", "1 piece of 1 kilogram · pork"),
    ("1–1.2kg/2lb 4oz–2lb 10oz chicken", "1–1.2 kg; same 36–42 oz · chicken"),
    ("1 x 1–1.2kg/2lb 4oz–2lb 10oz chicken", "1 of 1–1.2 kilogram · chicken"),
    ("2 x 1lb 2oz chickens", "2 of 18 ounce · chickens"),
    ("500g/1lb 2oz piece pork belly", "500 g; same 18 oz; same 1 piece · pork belly"),
    ("25g/1oz knob butter", "25 g; same 1 oz; same 1 knob · butter"),
    ("1 cup | 120 g flour", "1 cup; same 120 g · flour"),
    ("1 stick + 2 tbsp butter", "1 stick; plus 2 tbsp · butter"),
  ]

  /// A count before the fraction of what one is, which look like one number.
  private static let joined: [(String, String)] = [
    ("6 ¼-inch-thick slices ham", "6 slice of 1/4 inch · ham"),
    ("8 ½-inch-thick baguette slices", "8 slice of 1/2 inch · baguette"),
    ("2 1/2-inch pieces ginger", "2 piece of 1/2 inch · ginger"),
    ("1 1/2-inch piece ginger", "1 piece of 1 1/2 inch · ginger"),
    ("1 ¼-ounce package yeast", "1 package of 1/4 ounce · yeast"),
    ("2 1/4-ounce envelopes active dry yeast", "2 envelope of 1/4 ounce · active dry yeast"),
    ("1 1/4-ounce packet taco seasoning", "1 1/4 oz; same 1 packet of 1 1/4 ounce · taco seasoning"),
    ("1 14½-ounce can tomatoes", "1 can of 14 1/2 ounce · tomatoes"),
  ]

  /// What the food is for, before a colon.
  private static let labels: [(String, String)] = [
    ("Sauce: 1 cup ketchup", "1 cup · ketchup · (Sauce)"),
    ("Marinade: 1 tsp ground cumin", "1 tsp · ground cumin · (Marinade)"),
    ("Füllung: 200 g Ricotta", "200 g · Ricotta · (Füllung)"), ("Sauce: 2 cups", "2 cup · Sauce"),
    ("Optional garnish: chopped parsley", "parsley · (garnish, chopped) · optional"),
    ("Flour: 2 cups", "2 cup · Flour"),
  ]

  private static let sizes: [(String, String)] = [
    ("1 cup medium or coarse bulgur", "1 cup · medium bulgur [medium or coarse bulgur] · or coarse bulgur"),
    ("1 cup fine or medium bulgur", "1 cup · fine bulgur [fine or medium bulgur] · or medium bulgur"),
    ("2 medium or large eggs", "2 · medium · eggs"),
    ("1 medium to large head cabbage", "1 head · medium · cabbage"), ("2 very large eggs", "2 · large · eggs · (very)"),
    ("1 fairly large onion", "1 · large · onion · (fairly)"), ("2 med-large onions", "2 · medium · onions"),
    ("2 small-to-medium potatoes", "2 · small · potatoes"),
  ]

  /// What nobody measures.
  private static let vague: [(String, String)] = [
    ("pinch or two cayenne", "1–2 pinch · cayenne"), ("a pinch or two cayenne", "1–2 pinch · cayenne"),
    ("handful or two spinach", "1–2 handful · spinach"), ("lots of parsley", "parsley · (lots)"),
    ("1 slug olive oil", "1 glug · olive oil"), ("blob of butter", "1 dollop · butter"),
    ("4 turns black pepper", "4 twist · black pepper"),
  ]

  private static let kept: [(String, String)] = [
    ("1 small yellow onion stuck with 2 whole cloves", "1 · small · yellow onion stuck with 2 whole cloves"),
    ("200g/7oz St George’s mushroom", "200 g; same 7 oz · St George’s mushroom"),
    ("1 cup egg substitute", "1 cup · egg substitute"), ("2 thyme sprigs", "2 sprig · thyme"),
  ]
}
