import BrowserDriving
import Cookbook
import FoodTable
import Foods
import Foundation
import KitchenUnits
import Nutrition
import Quantities
import Testing

/// Pages find foods, their figures and what somebody typed as the program does.
@Suite struct KitchenParityTests {
  private struct Found: Decodable {
    let key: String?
    let figures: [Int?]
  }

  /// What a page finds by each of some names.
  private static func find(_ names: [String], on site: BuiltSite) throws -> [Found] {
    let page = try Chromium().open()
    try page.go(to: site.url("shopping.html"))
    try page.wait(until: "globalThis.galley?.foods && document.querySelector('#shopping .empty')")
    let list = String(decoding: try JSONEncoder().encode(names), as: UTF8.self)
    let answer = try page.text(
      """
      galley.foods.load().then(() => JSON.stringify((\(list)).map((name) => {
        const food = galley.foods.find(name);
        return { key: food?.key ?? null, figures: food?.figures ?? [] };
      })))
      """)
    return try JSONDecoder().decode([Found].self, from: Data(answer.utf8))
  }

  /// Each name of the site's own language, and the food that it means.
  private static func names(_ language: FoodLanguage) -> [(name: String, food: Food)] {
    let book = FoodTable.builtIn
    return book.foods.enumerated().filter { $0.element.origin != .none }.flatMap { place, food in
      food.names(in: language).filter { book.index(named: $0, in: language) == place }.map { ($0, food) }
    }
  }

  @Test(
    "a page finds the food of every name that the site's language has",
    arguments: [FoodLanguage.en, .de])
  func findsFoodsByTheirNames(language: FoodLanguage) throws {
    let names = Self.names(language)
    #expect(names.count > 2000)
    let site = try language == .en ? BuiltSite.cookbook.get() : BuiltSite.german.get()
    let found = try Self.find(names.map(\.name), on: site)
    try #require(found.count == names.count)
    var different: [String] = []
    for ((name, food), one) in zip(names, found) where food.name != one.key {
      different.append("\(name): \(one.key ?? "nothing")")
    }
    #expect(different.isEmpty, "\(different)")
  }

  @Test("plurals and names of the site's own language come before those of others")
  func findsOwnNamesFirst() throws {
    let wanted = [
      "potatoes": "potato", "soya milk": "soy milk", "wholemeal flour": "whole wheat flour",
      "peppers": "red bell pepper",
      "skimmed milk": "skim milk", "minced beef": "ground beef", "peppermint": "peppermint", "00 flour": "00 flour",
    ]
    let names = wanted.keys.sorted()
    let found = try Self.find(names, on: try BuiltSite.cookbook.get())
    for (name, one) in zip(names, found) { #expect(one.key == wanted[name], "\(name)") }
    #expect(try Self.find(["Eier", "4 Eier"], on: try BuiltSite.german.get()).map(\.key) == ["egg", "egg"])
  }

  @Test("what is planned by weight has the figures that nutrition counts for it: those of what is eaten of it")
  func countsWhatIsEaten() throws {
    let foods = FoodTable.builtIn.foods.filter { $0.origin != .none && $0.figures?.energy != nil }
    let found = try Self.find(foods.map(\.name), on: try BuiltSite.cookbook.get())
    try #require(found.count == foods.count)
    var analyst = RecipeAnalyst(foods: FoodTable.builtIn, language: "en")
    let ingredients = foods.map { Ingredient(amount: Amount(Rational(100), unit: "g"), name: $0.name) }
    let lines = analyst.lines(
      of: RecipeEntry(path: "a.md", recipe: Recipe(title: "A", ingredients: ingredients)))
    var compared = 0
    for (index, line) in lines.enumerated() where line.food?.name == found[index].key {
      // Ground elder sounds as if all of it were eaten.
      guard let energy = line.figures?.energy, line.path?.edible == foods[index].edible else { continue }
      compared += 1
      #expect(found[index].figures.first == energy, "\(foods[index].name)")
    }
    #expect(compared > 1000)
  }

  private static let needed = """
    # Stock

    **4 servings**

    ---

    - *1 kg* flour
    - *2 cups* sugar
    - *12* eggs
    - *800 g* rice
    - *3 cans* chickpeas
    - *4 x 400 g* cans tomatoes
    - *600 g* butter
    - *1.5 l* milk
    - *5* onions
    - *2 bunches* parsley
    - *8 cloves* garlic
    - *6* lemons
    - *6 slices* white bread
    - *2 packets* spaghetti
    - *900 g* canned chopped tomatoes

    """

  private static let typed = [
    "500 g flour", "flour 500 g", "flour (500 g)", "about 500 g rice", "500 gr rice", "1 kilo rice", "rice", "2 eggs",
    "1 dozen eggs", "a dozen eggs", "half an onion", "two onions", "an onion", "1 onion", "2-3 onions", "2–3 onions",
    "½ onion", "a few onions", "1 liter milk", "500ml milk", "1 cup milk", "1 l milk", "3 tbsp sugar", "1 cup sugar",
    "3 cloves garlic", "a bunch of parsley", "1 bunch parsley", "1 can chickpeas", "1 can of chickpeas",
    "2 x 400 g tins tomatoes", "2 x 400 g cans tomatoes", "1 can (400 g) tomatoes", "1/2 lb butter", "2 lemons",
    "one lemon", "1,000 g flour", "2 or 3 onions", "1 onion, halved", "12 large eggs", "basil", "flour",
    "3-4 eggs", "0-2 eggs", "0 eggs", "200-300 g flour", "2 x 250 ml milk", "2-3 x 250 ml milk",
    "2 cans (400 g each) chickpeas", "2 x 400 g tins chickpeas", "2 cans tomatoes", "2 x 200 g cans tomatoes",
    "2 jars chickpeas", "4 (425 g) cans tomatoes", "1'000 g flour", "1_000 g flour", "1-1/2 onions",
    "1 to 1-1/2 kg rice",
    "1-1/2 to 2 cups sugar", "1 / 2 onion", "1 pack butter", "1 packet butter", "2 packs butter", "1 head garlic",
    "1 carton milk", "1 loaf white bread", "500 g spaghetti", "1 packet spaghetti", "1 can canned chopped tomatoes",
    "2 x 500 g lemons",
  ]

  @Test("what is typed is taken off the list as the same line of the pantry is")
  func takesOffWhatWasTyped() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-stock-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Self.needed.write(to: folder.appending(path: "stock.md"), atomically: true, encoding: .utf8)
    let site = try BuiltSite(folder, "title: Stock\nlanguage: en-US\nstaples: []\n")
    let page = try Chromium().open()
    try page.go(to: site.url("shopping.html"))
    try page.wait(until: "document.querySelector('#shopping .empty')")
    let pantry = site.folder.appending(path: "content/pantry.md")
    for text in Self.typed {
      try "# Pantry\n\n- \(text)\n".write(to: pantry, atomically: true, encoding: .utf8)
      let said = try site.run(["shop", "list", "stock.md", "--format", "text", "--quiet"])
      let shown = try page.text(
        """
        galley.recipeOf("recipes/stock").then((recipe) => galley.foods.load().then(() =>
          galley.listText.text(galley.shoppingList.sections(galley.shoppingList.merge(
            [{ recipe, factor: galley.fraction.one }], [galley.atHome.typed("\(text)")]),
            galley.foods.shelves.map(({ id }) => id), () => false), () => false)))
        """)
      #expect(shown + "\n" == String(decoding: said, as: UTF8.self), "\(text)")
    }
  }
}
