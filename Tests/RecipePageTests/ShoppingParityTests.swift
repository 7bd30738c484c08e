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

  private static func script(_ recipes: [String], _ stock: String) -> String {
    let list = recipes.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      Promise.all([\(list)].map(async (id) => ({ recipe: await galley.recipeOf(id), factor: galley.fraction.one })))
        .then((uses) => galley.listText.text(galley.shoppingList.sections(galley.shoppingList.merge(uses, \(stock)), galley.foods.shelves.map(({ id }) => id), () => false), () => false))
      """
  }
}
