import KitchenUnits
import Testing

@testable import IngredientLines

@Suite("Numbers as magazines, typewriters and the Swiss write them")
struct NumberStyleLinesTests {
  @Test("are read", arguments: dashed + slashes + grouped + alternatives + vessels)
  func areRead(line: String, reading: String) {
    #expect(IngredientLineReader.read(line).described == reading)
  }

  /// Either end of a range may be a whole number and a fraction with a dash between.
  private static let dashed: [(String, String)] = [
    ("1 to 1-1/2 cups milk", "1–1 1/2 cup · milk"), ("1-1/2 to 2 cups milk", "1 1/2–2 cup · milk"),
    ("4-1/2 to 5 cups all-purpose flour", "4 1/2–5 cup · all-purpose flour"),
    ("2 to 2-1/2 pounds beef", "2–2 1/2 lb · beef"), ("1-1/2-2 cups milk", "1 1/2–2 cup · milk"),
    ("1-1/2 - 2-1/2 cups milk", "1 1/2–2 1/2 cup · milk"), ("1-1/2 cups milk", "1 1/2 cup · milk"),
    ("1 bis 1-1/2 EL Öl", "1–1 1/2 tbsp · Öl"), ("1-½ to 2 cups milk", "1 1/2–2 cup · milk"),
    ("2-3 cups milk", "2–3 cup · milk"), ("1 (1-1/2 pound) flank steak", "1 of 1 1/2 pound · flank steak"),
  ]

  private static let slashes: [(String, String)] = [
    ("1 / 2 cup flour", "1/2 cup · flour"), ("1 1 / 2 cups flour", "1 1/2 cup · flour"),
    ("3 / 4 tsp salt", "3/4 tsp · salt"), ("1/ 2 cup flour", "1/2 cup · flour"), ("1 /4 cup flour", "1/4 cup · flour"),
    ("225 g / 8 oz butter", "225 g; same 8 oz · butter"),
  ]

  private static let grouped: [(String, String)] = [
    ("1'000 g sugar", "1000 g · sugar"), ("1’000 g sugar", "1000 g · sugar"), ("1.000,5 g sugar", "1000 1/2 g · sugar"),
    ("1,000.5 g sugar", "1000 1/2 g · sugar"), ("1_000 g sugar", "1000 g · sugar"),
    ("1'250.5 g sugar", "1250 1/2 g · sugar"), ("1,000 g sugar", "1000 g · sugar"),
    ("1,5 kg sugar", "1 1/2 kg · sugar"),
    ("200+ g sugar", "~200 g · sugar"), ("2+ cups flour", "~2 cup · flour"),
    ("1 cup + 2 tbsp flour", "1 cup; plus 2 tbsp · flour"),
  ]

  private static let alternatives: [(String, String)] = [
    (
      "1 large can (28 oz) or 2 small cans (15 oz each) diced tomatoes",
      "1 can of 28 ounce · large · diced tomatoes · (or 2 small cans (15 oz each))"
    ),
    ("1 (28 oz) can or 2 (14 oz) cans tomatoes", "1 can of 28 ounce · tomatoes · (or 2 (14 oz) cans)"),
    ("3 large or 6 normal carrots", "3 · large · carrots · (or 6 normal)"),
    ("3 große oder 6 normale Möhren", "3 · large · Möhren · (oder 6 normale)"),
    (
      "1 (15-ounce) can chickpeas or 1 1/2 cups (250 grams) cooked chickpeas",
      "1 can of 15 ounce · chickpeas · (or 1 1/2 cups (250 grams) cooked chickpeas)"
        + " · or 1 1/2 cup; same 250 g · chickpeas · (cooked)"
    ),
    ("300 g beef and/or pork", "300 g · beef [beef and/or pork] · or pork"),
    ("1 cup raw nuts and/or seeds", "1 cup · raw nuts [raw nuts and/or seeds] · or seeds"),
    ("300 g Rind und/oder Schwein", "300 g · Rind [Rind und/oder Schwein] · or Schwein"),
    (
      "Vegetable, canola, or coconut oil for the pan",
      "Vegetable oil [Vegetable, canola, or coconut oil] · (for the pan) · or canola oil · or coconut oil"
    ),
  ]

  /// A tin is one that holds so much, and the amount is what it holds.
  private static let vessels: [(String, String)] = [
    ("185g can tuna", "185 g; same 1 can of 185 gram · tuna"),
    ("400ml can coconut milk", "400 ml; same 1 can of 400 millilitre · coconut milk"),
    ("285g jar artichokes", "285 g; same 1 jar of 285 gram · artichokes"),
    ("8 oz block cream cheese", "8 oz; same 1 block · cream cheese"),
  ]

  @Test(
    "other packs and sizes grow with the first",
    arguments: [
      ("6 large or 8 medium eggs", "8"), ("1 large can (28 oz) or 2 small cans (15 oz each) diced tomatoes", "2"),
      ("1 (28 oz) can or 2 (14 oz) cans tomatoes", "2"),
    ])
  func otherCountsGrow(line: String, number: String) throws {
    let amount = try #require(IngredientLineReader.read(line).remarkAmounts.first)
    let place = try #require(amount.place)
    #expect(String(decoding: Array(line.utf8)[place.number], as: UTF8.self) == number)
  }

  @Test func theFoodOfAJarIsTheOneInJars() {
    #expect(IngredientLineReader.read("285g jar artichokes").foodUnit == .jar)
    #expect(IngredientLineReader.read("400g can tomatoes").foodUnit == .can)
  }
}
