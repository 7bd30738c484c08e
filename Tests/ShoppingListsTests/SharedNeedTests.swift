import ShoppingLists
import Testing

/// Lines of one recipe that ask for several foods, or together for one.
@Suite struct SharedNeedTests {
  @Test(
    "the peel and the juice that a recipe wants are of the same fruit",
    arguments: [
      (["zest of 1 lemon", "juice of 1 lemon"], "en", ["lemon (1)"]),
      (["juice of 2 lemons", "1 tsp lemon zest"], "en", ["lemons (2)"]),
      (["zest of 2 limes", "1 tbsp lime juice"], "en", ["limes (2)"]),
      (["lemon zest", "juice of 1 lemon"], "en", ["lemon (1)"]),
      (["Abrieb von 1 Zitrone", "Saft von 1 Zitrone"], "de", ["Zitrone (1)"]),
      (["1 TL Zitronenabrieb", "3 EL Zitronensaft"], "de", ["Zitrone (1)"]),
      (["le zeste d'1 citron", "le jus d'1 citron"], "fr", ["citron (1)"]),
      (["ralladura de 1 limón", "zumo de 1 limón"], "es", ["limón (1)"]),
      (["juice of 1 lemon", "1 lemon"], "en", ["lemons (2)"]),
      (["zest of 1 lemon", "juice of 1 lime"], "en", ["lemon (1)", "lime (1)"]),
      (["zest of 1 lemon", "juice of 1 lemon", "1 lemon, sliced"], "en", ["lemons (2)"]),
    ])
  func peelAndJuiceAreOfOneFruit(lines: [String], language: String, items: [String]) {
    #expect(bought(lines, language) == items)
  }

  @Test func recipesDoNotShareTheirFruit() {
    let needs = [Kitchen.ingredient("zest of 1 lemon", of: "Cake"), Kitchen.ingredient("juice of 1 lemon", of: "Soup")]
    #expect(Kitchen.shopping(needs).items.map { Kitchen.style.quantities.text($0) } == ["2"])
  }

  @Test func theTraceNamesBothLines() {
    let list = Kitchen.shopping([Kitchen.ingredient("zest of 1 lemon"), Kitchen.ingredient("juice of 1 lemon")])
    #expect(list.items.flatMap(\.shares).map(\.need.text) == ["juice of 1 lemon; zest of 1 lemon"])
  }

  @Test(
    "a line that joins foods asks for each",
    arguments: [
      ("mint and coriander", "en", ["coriander", "mint"]),
      ("200 g carrots and peas", "en", ["carrots (100 g)", "peas (100 g)"]),
      (
        "1 tbsp each mint and coriander", "en",
        ["coriander (1 bunch, needed: 1 tbsp)", "mint (1 bunch, needed: 1 tbsp)"]
      ),
      ("olive and sunflower oil", "en", ["olive oil – check you have it", "sunflower oil – check you have it"]),
      (
        "chicken and vegetable stock", "en",
        ["chicken stock – check you have it", "vegetable stock – check you have it"]
      ),
      ("macaroni and cheese", "en", ["macaroni and cheese"]),
      ("fish and chips", "en", ["fish and chips"]),
      ("Minz- und Korianderblätter", "de", ["Koriandergrün", "Minze"]),
      (
        "200 g Rinder- und Schweinehackfleisch", "de", ["Rinderhackfleisch (100 g)", "Schweinehackfleisch (100 g)"]
      ),
      (
        "200 g Kürbis- und Sonnenblumenkerne", "de",
        ["Kürbiskerne (1 × 100 g Tüte)", "Sonnenblumenkerne (1 × 100 g Tüte)"]
      ),
      ("persil et coriandre", "fr", ["coriandre fraîche", "persil"]),
      ("perejil y cilantro", "es", ["cilantro", "perejil"]),
      ("salt and zauberwurz", "en", ["salt and zauberwurz"]),
      ("parsley, mint and dill", "en", ["dill", "mint", "parsley"]),
      (
        "300 g carrots, celery, and onions, diced", "en",
        ["carrots (100 g)", "celery (1 head, needed: 100 g)", "onions (1, needed: 100 g)"]
      ),
      ("persil, menthe et aneth", "fr", ["aneth", "menthe", "persil"]),
      (
        "olive, walnut and rapeseed oil", "en",
        ["olive oil – check you have it", "rapeseed oil – check you have it", "walnut oil – check you have it"]
      ),
      (
        "300 g Kürbis-, Sonnenblumen- und Pinienkerne", "de",
        ["Kürbiskerne (1 × 100 g Tüte)", "Pinienkerne (2 × 50 g Tüten)", "Sonnenblumenkerne (1 × 100 g Tüte)"]
      ),
    ])
  func joinedFoodsAreBoughtEach(line: String, language: String, items: [String]) {
    #expect(bought([line], language) == items)
  }

  @Test func whatSomebodyWroteDownStaysAsItIs() {
    #expect(Kitchen.shopping([Kitchen.need("mint and coriander", .list)]).items.count == 1)
  }

  private func bought(_ lines: [String], _ language: String) -> [String] {
    let style = ListStyle(
      quantities: QuantityText(language: language, decimalSign: ".", words: Kitchen.quantityWords), words: Kitchen.words
    )
    let list = Kitchen.shopping(lines.map { Kitchen.ingredient($0, language: language) }, language: language)
    return FormattedText.write(list, style: style).split(separator: "\n").filter { $0.hasPrefix("• ") }
      .map { String($0.dropFirst(2)) }
  }
}
