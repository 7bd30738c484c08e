import BrowserDriving
import Foundation
import Testing

/// The shopping page says what `galley shop list` prints: what to buy in packs and pieces, what is needed of it, shelf by
/// shelf, and what is looked for at home.
@Suite struct ShoppingParityTests {
  @Test func pagesBuyWhatTheProgramBuys() throws {
    let site = try BuiltSite.withoutStaples.get()
    let page = try Chromium().open()
    try page.go(to: site.url("shopping.html"))
    try page.wait(until: "document.querySelector('#shopping .empty')")
    let paths = site.pages(below: "recipes/").map { String($0.dropLast(".html".count)) }
    let sources = try page.text(
      "galley.recipes().then((all) => JSON.stringify(Object.fromEntries(all.map(({ entry }) => { const id = decodeURIComponent(entry.u).replace(/\\.html$/, ''); return [id, entry.o ?? `${id}.md`]; }))))"
    )
    let byPage = try JSONDecoder().decode([String: String].self, from: Data(sources.utf8))
    let threes = stride(from: 0, to: paths.count - 2, by: 3).map { Array(paths[$0..<$0 + 3]) }
    let lists =
      paths.filter { byPage[$0] != nil }.map { [$0] } + threes.filter { $0.allSatisfy { byPage[$0] != nil } }
    #expect(lists.count > 60)
    for recipes in lists {
      let shown = try page.text(Self.script(recipes))
      let said = try site.run(
        ["shop", "list"] + recipes.compactMap { byPage[$0] } + ["--no-pantry", "--format", "text", "--quiet"])
      #expect(shown + "\n" == String(decoding: said, as: UTF8.self), "\(recipes)")
    }
  }

  private static func script(_ recipes: [String]) -> String {
    let list = recipes.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      Promise.all([\(list)].map(async (id) => ({ recipe: await galley.recipeOf(id), factor: galley.fraction.one })))
        .then((uses) => galley.listText.text(galley.shoppingList.sections(galley.shoppingList.merge(uses), galley.foods.shelves.map((_, shelf) => shelf), () => false), () => false))
      """
  }
}
