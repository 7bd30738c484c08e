import Cookbook
import IngredientLines
import Quantities
import RecipeQueries
import Testing

@Suite struct IngredientScalingTests {
  private func scaled(
    _ line: String, _ factor: String, _ precision: RecipeAdjustment.Precision, language: String = "en"
  ) throws -> String {
    let adjustment = RecipeAdjustment(
      factor: try rational(factor), language: language, decimalSign: language == "en" ? "." : ",", precision: precision)
    let adjusted = try #require(adjustment.adjust(try recipe("# T\n\n---\n\n- \(line)\n")))
    return try #require(lines(adjusted.recipe).first)
  }

  @Test(
    "an amount that is said twice or in parts is scaled wherever it stands",
    arguments: [
      ("*½ cup* (113g) butter", "*1 1/2 cups* (339g) butter"), ("*½ cup (113g)* butter", "*1 1/2 cup (339g)* butter"),
      ("*4 Tablespoons* (57 g) butter", "*12 Tablespoons* (171 g) butter"),
      ("*1½ cups / 180 g* flour", "*4 1/2 cups / 540 g* flour"),
      ("*2 cups* plus 1 tbsp sugar", "*6 cups* plus 3 tbsp sugar"),
      ("*200 g* flour plus 2 tbsp for dusting", "*600 g* flour plus 6 tbsp for dusting"),
      ("*2* eggs plus 1 yolk", "*6* eggs plus 3 yolks"), ("2 eggs + 1 yolk, beaten", "6 eggs + 3 yolks, beaten"),
      ("*100 g* butter and 1 tbsp olive oil", "*300 g* butter and 3 tbsp olive oil"),
      ("1 lemon, plus 1 lime", "3 lemons, plus 3 limes"),
      ("*3 tbsp* oil plus 1 tbsp butter, for 2 pans", "*9 tbsp* oil plus 3 tbsp butter, for 2 pans"),
      ("*1* onion (about 150 g)", "*3* onions (about 450 g)"),
      ("*2 cups* milk or 1 cup cream", "*6 cups* milk or 3 cups cream"),
      ("*1 lb* 2 oz beef", "*3 lb* 6 oz beef"),
      ("*1 cup* [flour, 120 g](flour-120-g.md)", "*3 cups* [flour, 360 g](flour-120-g.md)"),
    ])
  func scalesFurtherAmounts(line: String, expected: String) throws {
    #expect(try scaled(line, "3", .exact) == expected)
  }

  @Test(
    "the number of pieces is scaled, and what each of them weighs stays",
    arguments: [
      ("*2* filets de saumon de 150 g", "fr"), ("*2* filetes de salmón de 150 g", "es"),
      ("*2* Lachsfilets à 150 g", "de"), ("*2* Forellen von 300 g", "de"), ("*2* boules de mozzarella de 125 g", "fr"),
      ("*2* salmon fillets of 150 g", "en"), ("*2* trout of about 300 g", "en"), ("*2* potatoes of 200 g each", "en"),
      ("*2* salmon fillets (150 g each)", "en"), ("*2* (400 g) tins tomatoes", "en"),
      ("*2* x 400g tins chickpeas", "en"),
      ("*2* dorades d'environ 400 g chacune", "fr"), ("*2 chops*, each weighing 200g", "en"),
      ("*2* jars passata (700 g)", "en"),
    ])
  func keepsWhatEachWeighs(line: String, language: String) throws {
    let before = try #require(try recipe("# T\n\n---\n\n- \(line)\n").ingredients.first)
    for factor in [2, 3, 5] {
      let text = try scaled(line, "\(factor)", .exact, language: language)
      let after = try #require(try recipe("# T\n\n---\n\n- \(text)\n").ingredients.first)
      #expect(after.amount?.measure == .exact(Rational(2 * factor)), "\(text)")
      #expect(Self.contents(after, language) == Self.contents(before, language), "\(text)")
    }
  }

  /// What one of each amount holds.
  private static func contents(_ ingredient: Ingredient, _ language: String) -> [String] {
    let line = IngredientLineReader.read(name: ingredient.name, amount: ingredient.amount, language: language)
    return line.amounts.map { amount in amount.content.map { "\($0.measure) \($0.unit)" } ?? "nothing" }
  }

  @Test(
    "words for a number that go on behind the asterisks become a number",
    arguments: [
      ("*half* an onion", "*1* onion"), ("*half* an onion, diced", "*1* onion, diced"),
      ("*Half* cup sugar", "*1 cup* sugar"), ("*half* a cup sugar", "*1 cup* sugar"),
    ])
  func readsNumbersInWords(line: String, expected: String) throws {
    #expect(try scaled(line, "2", .exact) == expected)
  }

  @Test(
    "what stands in brackets behind a food between asterisks is scaled",
    arguments: [("*1 onion* (150 g)", "*2 onions* (300 g)"), ("*1 trout* (about 300 g)", "*2 trout* (about 600 g)")])
  func scalesBracketsBehindFoods(line: String, expected: String) throws {
    #expect(try scaled(line, "2", .exact) == expected)
  }

  @Test(
    "amounts on the lines below the first are scaled",
    arguments: [
      (
        "*500 g* tomates\n\n  pelées,\n  ou 400 g de tomates en boîte",
        ["1 kg tomates", "ou 800 g de tomates en boîte"]
      ),
      ("*2 cups* oats, plus\n  1 cup for the topping", ["4 cups oats, plus", "2 cups for the topping"]),
      ("*4* fillets\n  of 150 g", ["8 fillets", "of 150 g"]),
    ])
  func scalesNotes(line: String, expected: [String]) throws {
    let adjustment = RecipeAdjustment(factor: Rational(2), language: "en", decimalSign: ".", precision: .readable)
    let adjusted = try #require(adjustment.adjust(try recipe("# T\n\n---\n\n- \(line)\n")))
    let shown = try #require(adjusted.recipe.ingredients.first)
    let amount = shown.amount.map { AmountText(decimalSign: ".", space: " ").text($0) } ?? ""
    let text = "\(amount) \(shown.name)".split(separator: "\n").map(String.init)
    #expect(text.first == expected.first && text.last?.hasSuffix(expected[1]) == true, "\(text)")
  }

  @Test("the sign of a sum stays")
  func keepsPlusSigns() throws {
    let adjustment = RecipeAdjustment(factor: Rational(2), language: "en", decimalSign: ".", precision: .readable)
    let adjusted = try #require(adjustment.adjust(try recipe("# T\n\n---\n\n- *1 Tbsp. + 1 tsp.* honey\n")))
    #expect(adjusted.recipe.ingredients.first?.name == #"\+ 2 tsp. honey"#)
  }

  @Test(
    "amounts of the food that stand in remarks are scaled along",
    arguments: [
      ("1 lb pasta (about 4 cups cooked)", "3 lb pasta (about 12 cups cooked)"),
      ("*200 g* butter (50 g melted)", "*600 g* butter (150 g melted)"),
      ("6 tbsp oil, divided (2 tbsp + 4 tbsp)", "18 tbsp oil, divided (6 tbsp + 12 tbsp)"),
      ("4 eggs, 2 separated", "12 eggs, 6 separated"),
      ("2 onions, 1 chopped, 1 sliced", "6 onions, 3 chopped, 3 sliced"),
      ("2 Zwiebeln, 1 gewürfelt, 1 in Ringen", "6 Zwiebeln, 3 gewürfelt, 3 in Ringen"),
      ("3 eggs (2 for the dough, 1 for the glaze)", "9 eggs (6 for the dough, 3 for the glaze)"),
      ("1 kg potatoes, about 6 medium", "3 kg potatoes, about 18 medium"),
      ("¼ cup lemon juice (from 2 lemons)", "3/4 cup lemon juice (from 6 lemons)"),
      ("salt 1 tsp, pepper 2 tsp", "salt 3 tsp, pepper 6 tsp"),
      ("flour: 500 g, water: 300 g", "flour: 1500 g, water: 900 g"),
      ("flour 2 parts, sugar 1 part", "flour 6 parts, sugar 3 part"),
      ("500 g flour / 300 g water", "1500 g flour / 900 g water"),
    ])
  func scalesAmountsInRemarks(line: String, expected: String) throws {
    #expect(try scaled(line, "3", .exact) == expected)
  }

  @Test(
    "of what a remark says the weight of, the number is scaled and the weight of each stays",
    arguments: [
      ("*1 cup* tomatoes (1 can of 400 g)", "*3 cups* tomatoes (3 cans of 400 g)"),
      ("*600 g* beans (2 cans of 400 g, drained)", "*1800 g* beans (6 cans of 400 g, drained)"),
      ("*600 g* cod (4 small fillets of about 150 g)", "*1800 g* cod (12 small fillets of about 150 g)"),
      ("*600 g* saumon (4 pavés de 150 g)", "*1800 g* saumon (12 pavés de 150 g)"),
      ("*600 g* merluza (4 lomos de 150 g)", "*1800 g* merluza (12 lomos de 150 g)"),
      ("*200 g* mozzarella, 2 balls of 100 g", "*600 g* mozzarella, 6 balls of 100 g"),
      ("*1 kg* salmon (8 à 125 g)", "*3 kg* salmon (24 à 125 g)"),
      ("*400 g* tomatoes (1 Dose à 400 g)", "*1200 g* tomatoes (3 Dosen à 400 g)"),
      ("*1 kg* Lachs (8 Filets je 125 g)", "*3 kg* Lachs (24 Filets je 125 g)"),
      ("*1 kg* Lachs (8 Filets zu je 125 g)", "*3 kg* Lachs (24 Filets zu je 125 g)"),
      ("*800 g* tomatoes (2 400 g tins)", "*2400 g* tomatoes (6 400 g tins)"),
      ("*800 g* tomatoes (2 × 400 g)", "*2400 g* tomatoes (6 × 400 g)"),
      ("*800 g* tomatoes (two tins of 400 g)", "*2400 g* tomatoes (6 tins of 400 g)"),
      ("*800 g* tomatoes (1-2 cans of 400 g/14 oz)", "*2400 g* tomatoes (3-6 cans of 400 g/14 oz)"),
      ("*600 g* beef in 4 pieces of 150 g", "*1800 g* beef in 12 pieces of 150 g"),
      ("*800 g* potatoes (8 potatoes about 100 g each)", "*2400 g* potatoes (24 potatoes about 100 g each)"),
      ("*800 g* tomatoes (2 cans, 400 g each)", "*2400 g* tomatoes (6 cans, 400 g each)"),
      ("*800 g* tomatoes (a can of 400 g)", "*2400 g* tomatoes (a can of 400 g)"),
      ("*800 g* tomatoes, in tins of 400 g", "*2400 g* tomatoes, in tins of 400 g"),
      ("*2 cups* tomatoes (1 can = 400 g)", "*6 cups* tomatoes (1 can = 400 g)"),
      ("*2 cups* beans (1 can is about 240 g)", "*6 cups* beans (1 can is about 240 g)"),
      ("*2 cups* beans (3 cups = 500 g)", "*6 cups* beans (9 cups = 1500 g)"),
      ("*4* eggs (total weight of 240 g)", "*12* eggs (total weight of 720 g)"),
      ("*300 g* sugar (two thirds of 300 g)", "*900 g* sugar (two thirds of 900 g)"),
      ("*1 cup* tomatoes or 2 cans of 400 g", "*3 cups* tomatoes or 6 cans of 400 g"),
      ("*1 cup* (1 can of 400 g) tomatoes", "*3 cups* (3 cans of 400 g) tomatoes"),
      ("*200 g* dates (100 à 150 g)", "*600 g* dates (300-450 g)"),
    ])
  func keepsContentsInRemarks(line: String, expected: String) throws {
    #expect(try scaled(line, "3", .exact) == expected)
  }

  @Test(
    "sizes, shares, times and what each piece weighs are no amounts of the food",
    arguments: [
      ("2 chicken breasts, 6 oz each", "6 chicken breasts, 6 oz each"),
      ("2 Hähnchenbrüste (je 200 g)", "6 Hähnchenbrüste (je 200 g)"),
      ("1 apple, cut into 8 wedges", "3 apples, cut into 8 wedges"),
      ("1 lb beef, cut into 2-inch cubes", "3 lb beef, cut into 2-inch cubes"),
      ("1 cup milk, 2% fat", "3 cups milk, 2% fat"), ("500 g Mehl, Type 405", "1500 g Mehl, Type 405"),
      ("1 lb shrimp (16/20 count)", "3 lb shrimp (16/20 count)"),
      ("1 lb shrimp (21-25 per pound)", "3 lb shrimp (21-25 per pound)"),
      ("200 g beans, soaked for 12 hours", "600 g beans, soaked for 12 hours"),
      ("2 jars passata (700 g)", "6 jars passata (700 g)"), ("1 piece ginger, 2 cm long", "3 pieces ginger, 2 cm long"),
      ("200 g butter, 1/2 melted", "600 g butter, 1/2 melted"), ("1 tsp sugar (1)", "3 tsp sugar (1)"),
      ("300 g flour, 3 times sifted", "900 g flour, 3 times sifted"),
    ])
  func keepsOtherNumbersInRemarks(line: String, expected: String) throws {
    #expect(try scaled(line, "3", .exact) == expected)
  }

  @Test(
    "what one tin holds and how long a piece is stays, and their number is scaled",
    arguments: [
      ("*1* 15-ounce can beans", "*3* 15-ounce cans beans"), ("*2* (400 g) tins tomatoes", "*6* (400 g) tins tomatoes"),
      ("*400 g* tin tomatoes", "*3* 400 g tin tomatoes"), ("400g tin tomatoes", "3 × 400g tin tomatoes"),
      ("*2-inch* piece ginger", "*3* 2-inch piece ginger"), ("2-inch piece ginger", "3 × 2-inch piece ginger"),
      ("*1* (2-inch) piece ginger", "*3* (2-inch) pieces ginger"), ("#10 can beans", "3 × #10 can beans"),
    ])
  func keepsSizes(line: String, expected: String) throws {
    #expect(try scaled(line, "3", .exact) == expected)
  }

  @Test(
    "a line whose amount is not marked is scaled like any other",
    arguments: [
      ("7up", "7up"), ("7up, chilled", "7up, chilled"), ("1 of 2 onions", "3 of 6 onions"), ("2eggs", "6eggs"),
      ("*1* of 2 onions", "*3* of 6 onions"), ("250g/9oz butter", "750g/27oz butter"),
      ("2 cups flour", "6 cups flour"), ("1 and 1/2 tbsp oil", "4 1/2 tbsp oil"),
      ("juice of 2 lemons", "juice of 6 lemons"),
      ("3 fat garlic cloves", "9 fat garlic cloves"), ("2-3 onions", "6-9 onions"),
      ("pinch of salt", "3 pinches of salt"),
      ("*a pinch of* salt", "*3 pinches of* salt"), ("salt", "salt"), ("a few leaves basil", "a few leaves basil"),
    ])
  func scalesUnmarkedLines(line: String, expected: String) throws {
    #expect(try scaled(line, "3", .exact) == expected)
  }

  @Test(
    "what a number counts agrees with it",
    arguments: [
      ("*1* egg", "3", "*3* eggs"), ("*1* large egg, beaten", "3", "*3* large eggs, beaten"),
      ("*2* eggs", "1/2", "*1* egg"),
      ("*1* small bunch dill", "3", "*3* small bunches dill"),
      ("1 small bunch dill", "3", "3 small bunches dill"),
      ("*1* clove garlic", "3", "*3* cloves garlic"), ("*1* head of broccoli", "3", "*3* heads of broccoli"),
      ("juice of 1 lemon", "3", "juice of 3 lemons"),
      ("*1* red onion finely chopped", "3", "*3* red onions finely chopped"),
      ("*1* red or yellow pepper", "3", "*3* red or yellow peppers"), ("*1* lemon or lime", "3", "*3* lemons or limes"),
      ("*1* egg and 1 yolk", "3", "*3* eggs and 3 yolks"), ("*1* Leaf", "3", "*3* Leaves"),
      ("*1* boneless, skinless chicken breast", "3", "*3* boneless, skinless chicken breasts"),
      ("*1-2* [lemons](lemons.md)", "1/2", "*1/2-1* [lemon](lemons.md)"),
    ])
  func agreesWithNumbers(line: String, factor: String, expected: String) throws {
    #expect(try scaled(line, factor, .exact) == expected)
  }

  @Test(
    "what a number counts stays as it is written where nobody can be sure",
    arguments: [
      "*1* lemon or lime wedge", "*1* onion soup mix", "*1* eggs", "*1* ham and cheese toastie",
      "*1* bone-in joint of ham",
      "*1* egg/yolk", "*1* zyzzyva",
    ])
  func leavesOtherNouns(line: String) throws {
    #expect(try scaled(line, "3", .exact) == line.replacing("*1*", with: "*3*"))
  }

  @Test(
    "other languages have their own words, and nothing that would have to agree with them",
    arguments: [
      ("*1* Ei", "de", "*3* Eier"), ("*1* große Zwiebel, gewürfelt", "de", "*3* große Zwiebeln, gewürfelt"),
      ("*1* großer Apfel", "de", "*3* großer Apfel"), ("Saft von 1 Zitrone", "de", "Saft von 3 Zitronen"),
      ("*1* œuf", "fr", "*3* œufs"), ("*1* gousse d’ail", "fr", "*3* gousses d’ail"),
      ("*1* pomme de terre", "fr", "*3* pommes de terre"), ("*1* oignon, haché", "fr", "*3* oignon, haché"),
      ("*1* oignon émincé", "fr", "*3* oignon émincé"), ("*1* limón", "es", "*3* limones"),
      ("*1* diente de ajo", "es", "*3* dientes de ajo"), ("*1* egg", "nl", "*3* egg"),
    ])
  func agreesInOtherLanguages(line: String, language: String, expected: String) throws {
    #expect(try scaled(line, "3", .exact, language: language) == expected)
  }

  @Test(
    "what nobody understands says so",
    arguments: [
      ("1: the secret", "en", "(not scaled)"), ("1:", "de", "(nicht umgerechnet)"),
      ("butter the size of an egg", "en", "(not scaled)"),
      ("Butter in der Größe einer Walnuss", "de", "(nicht umgerechnet)"),
    ])
  func marksWhatIsNotScaled(line: String, language: String, mark: String) throws {
    let once = try scaled(line, "3", .exact, language: language)
    #expect(once == "\(line) \(mark)")
    #expect(try scaled(once, "3", .exact, language: language) == once)
    #expect(try scaled(line, "1", .exact, language: language) == line)
  }

  @Test(
    "for people, further amounts stand in steps of a kitchen, and units follow their number",
    arguments: [
      ("*½ cup (113g)* butter", "1/3", "en", "*2 2/3 tbsp* (38g) butter"),
      ("*4 Tablespoons* (57 g) butter", "4", "en", "*1 cup* (228 g) butter"),
      ("*1 1/2 cups / 180 g* flour", "3", "en", "*4 1/2 cups* / 540 g flour"),
      ("*1 and 1/2 tbsp* honey", "3", "en", "*4 1/2 tbsp* honey"),
      ("*400 g* tin tomatoes", "2", "en", "*2 × 400 g* tin tomatoes"),
      ("*2-inch* piece ginger", "3", "en", "*3 × 2-inch* piece ginger"),
      ("3 TL Zucker", "2", "de", "2 EL Zucker"), ("le jus d'un demi-citron", "2", "fr", "le jus d'1 citron"),
      ("une demi-cuillère à café de sel", "2", "fr", "1 cuillère à café de sel"),
      ("1/4 de cucharadita de sal", "2", "es", "½ cucharadita de sal"),
      ("2 verres et demi d'eau", "2", "fr", "5 verres d'eau"), ("15 dag Butter", "2", "de", "30 dag Butter"),
      ("1/2 Vanilleschote", "1/3", "de", "⅙ Vanilleschote"), ("1 Ei", "1/10", "de", "0,1 Ei"),
      ("1,5 kg Mehl", "1/4", "de", "375 g Mehl"),
    ])
  func presentsFurtherAmounts(line: String, factor: String, language: String, expected: String) throws {
    #expect(try scaled(line, factor, .readable, language: language) == expected)
  }

  @Test func exportsBothEndsOfARange() throws {
    let amount = try #require(
      recipe("# T\n\n---\n\n- *2-3 cups* milk\n").multiplied(by: Rational(3))?.ingredients.first?.amount)
    #expect(amount.measure == .range(Rational(6), Rational(9)))
    #expect(amount.factor == Rational(6))
    #expect(amount.exchangeUnit == "-9 cups")
  }
}
