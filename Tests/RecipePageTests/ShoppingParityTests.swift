import BrowserDriving
import Foundation
import Testing

/// The shopping page says what `galley shop list` prints: what to buy in packs and pieces, what is needed of it, shelf by
/// shelf, and what is looked for at home.
@Suite struct ShoppingParityTests {
  /// How the lists of a site are asked for.
  struct Kitchen: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let site: @Sendable () throws -> BuiltSite
    var options = ["--no-pantry"]
    /// Every so many of the recipes are bought alone.
    var stride = 20
    /// What pages know to be at home.
    var stock = "[]"
  }

  static let kitchens = [
    Kitchen(
      testDescription: "what is always there is bought, too", site: { try BuiltSite.withoutStaples.get() }, stride: 2),
    Kitchen(testDescription: "a list in German", site: { try BuiltSite.german.get() }),
    Kitchen(testDescription: "a list for American shops", site: { try BuiltSite.american.get() }),
    Kitchen(
      testDescription: "a pantry and own shelves", site: { try BuiltSite.withPantry.get() }, options: [],
      stock: "galley.atHome.ofSite(galley.days.today(), () => false)"),
  ]

  @Test(arguments: kitchens) func pagesBuyWhatTheProgramBuys(kitchen: Kitchen) throws {
    let site = try kitchen.site()
    let page = try Chromium().open()
    try page.go(to: site.url("shopping.html"))
    try page.wait(until: "document.querySelector('#shopping .empty')")
    let paths = site.pages(below: "recipes/").map { String($0.dropLast(".html".count)) }
    let sources = try page.text(
      "galley.recipes().then((all) => JSON.stringify(Object.fromEntries(all.map(({ entry }) => { const id = decodeURIComponent(entry.u).replace(/\\.html$/, ''); return [id, entry.o ?? `${id}.md`]; }))))"
    )
    let byPage = try JSONDecoder().decode([String: String].self, from: Data(sources.utf8))
    let known = paths.filter { byPage[$0] != nil }
    let alone = stride(from: 0, to: known.count, by: kitchen.stride).map { [known[$0]] }
    let threes = stride(from: 0, to: known.count - 2, by: 3).map { Array(known[$0..<$0 + 3]) }
    let lists = alone + threes + [known]
    #expect(lists.count > 20)
    for recipes in lists {
      let shown = try page.text(Self.script(recipes, kitchen.stock))
      let said = try site.run(
        ["shop", "list"] + recipes.compactMap { byPage[$0] } + kitchen.options + ["--format", "text", "--quiet"])
      #expect(shown + "\n" == String(decoding: said, as: UTF8.self), "\(recipes)")
    }
  }

  /// What somebody types is added to what recipes need, as the program adds it.
  @Test func pagesAddWhatIsTypedAsTheProgramDoes() throws {
    let typed = [
      "2 eggs", "500 g flour", "250 g butter", "3 onions", "2 cloves garlic", "1 l milk", "2-3 carrots", "potatoes",
      "1½ kg potatoes", "500 g carrots", "2 tbsp olive oil", "half a lemon",
    ]
    let site = try BuiltSite.withPantry.get()
    let page = try Chromium().open()
    try page.go(to: site.url("shopping.html"))
    try page.wait(until: "document.querySelector('#shopping .empty')")
    let recipes = site.pages(below: "recipes/").map { String($0.dropLast(".html".count)) }.filter {
      FileManager.default.fileExists(atPath: site.folder.appending(path: "content/\($0).md").path)
    }
    #expect(recipes.count > 20)
    for text in typed {
      let shown = try page.text(Self.script(recipes, Self.kitchens.last?.stock ?? "[]", typed: text))
      let said = try site.run(
        ["shop", "list", "--add", text, "--format", "text", "--quiet"] + recipes.map { "\($0).md" })
      #expect(shown + "\n" == String(decoding: said, as: UTF8.self), "\(text)")
    }
  }

  private static func script(_ recipes: [String], _ stock: String, typed: String? = nil) -> String {
    let list = recipes.map { "\"\($0)\"" }.joined(separator: ",")
    let items = typed.map { "[[\"1\", { text: \"\($0)\" }]]" } ?? "[]"
    return """
      Promise.all([\(list)].map(async (id) => ({ recipe: await galley.recipeOf(id), factor: galley.fraction.one })))
        .then((uses) => galley.listText.text(galley.shoppingList.sections(galley.shoppingList.items(uses, \(stock), \(items), () => false), galley.foods.shelves.map(({ id }) => id), () => false), () => false))
      """
  }
}
