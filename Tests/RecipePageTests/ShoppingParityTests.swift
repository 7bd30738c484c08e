import BrowserDriving
import Foundation
import Testing

/// The shopping page adds up what `galley shop list --exact` adds up.
@Suite struct ShoppingParityTests {
  private struct Line: Codable, Hashable, Comparable {
    /// The food, or the name of what is none.
    let name: String
    let quantity: String

    static func < (one: Line, other: Line) -> Bool { (one.name, one.quantity) < (other.name, other.quantity) }
  }

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
    for recipes in paths.filter({ byPage[$0] != nil }).map({ [$0] })
      + threes.filter({ $0.allSatisfy { byPage[$0] != nil } })
    {
      let shown = try page.text(Self.script(recipes))
      let lines = try JSONDecoder().decode([Line].self, from: Data(shown.utf8)).sorted()
      let said = try Self.said(recipes.compactMap { byPage[$0] }, by: site)
      #expect(lines == said, "\(recipes)")
    }
  }

  private static func script(_ recipes: [String]) -> String {
    let list = recipes.map { "\"\($0)\"" }.joined(separator: ",")
    return """
      Promise.all([\(list)].map(async (id) => ({ recipe: await galley.recipeOf(id), factor: galley.fraction.one })))
        .then((uses) => JSON.stringify(galley.shoppingList.merge(uses).map((item) => ({ name: item.key.startsWith("f:") ? item.key.slice(2) : item.name, quantity: galley.quantityText(item) }))))
      """
  }

  private static func said(_ sources: [String], by site: BuiltSite) throws -> [Line] {
    let answer = try site.run(["shop", "list"] + sources + ["--exact", "--no-pantry", "--format", "json", "--quiet"])
    let list = try #require(try JSONSerialization.jsonObject(with: answer) as? [String: Any])
    return (list["items"] as? [[String: Any]] ?? [])
      .map {
        Line(name: $0["food"] as? String ?? $0["name"] as? String ?? "", quantity: $0["quantity"] as? String ?? "")
      }.sorted()
  }
}
