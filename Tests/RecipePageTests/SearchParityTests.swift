import BrowserDriving
import Foundation
import Testing

/// The search of the site finds what `galley list` lists for the same question, each word as it is written.
@Suite struct SearchParityTests {
  private struct Listed: Decodable {
    let path: String
  }

  /// What people ask, by hand.
  private static let asked = [
    "soup", "so", "crème", "creme brulee", "abendessen", "tomatoes", "tomato", "onions garlic", "olive oil",
    "\"olive oil\"", "\"oil olive\"", "title:soup", "ingredient:egg", "ingredient:eggs -cream", "-nuts",
    "-contains:nuts", "free:nuts", "free:milk free:eggs", "free:gluten time:<60", "-free:nuts",
    "free:shellfish", "-free:shellfish",
    "contains:milk", "contains:nuts time:<60", "diet:vegan", "diet:vegetarian kcal:<400", "is:favourite", "time:<30",
    "time:<=30", "time:30", "time:>=1h", "time:>1h", "time:=45", "kcal:<500", "kcal:500", "kcal:>=600", "protein:>30",
    "protein:>=20 protein:<30", "protein:20-30", "time:20-40 soup", "kcal:300-500", "salt pepper olive oil garlic",
    "tag:vegan", "tag:\"one pot\"", "category:dinner", "category:abendessen",
    "category:lunch",
    "-soup bread", "apfel", "lentilles", "zwiebeln", "flour -egg -milk", "no such thing",
    "simmer", "whisk", "golden", "until", "dough", "preheat", "stirring onion", "fold", "pan -onion",
    "\"until golden\"",
    "title:simmer", "-simmer", "boil time:<30", "gar", "mijoter",
  ]

  private static let find = """
    galley.find({ terms: galley.query.parseQuery(QUESTION), tags: [], sort: "best" }).then((found) => found.whole?.() ?? found).then((found) => found.recipes(0, found.count))
      .then((all) => JSON.stringify(all.map(({ entry }) => entry.o ?? decodeURIComponent(entry.u).replace(/\\.html$/, ".md")).sort()))
    """

  /// Words of the recipes themselves, so that every place is asked for: a word of a title, a tag, an ingredient.
  private static let words = """
    galley.recipes().then((all) => JSON.stringify([...new Set(all.filter((_, index) => index % 4 === 0).flatMap(({ entry }, index) => [
      entry.t.split(/[^\\p{L}]+/u).filter((word) => word.length > 3)[0],
      entry.g?.length > 0 ? `tag:"${entry.g[index % entry.g.length]}"` : undefined,
      entry.i?.length > 0 ? `ingredient:${entry.i[index % entry.i.length].split(/[^\\p{L}]+/u).find((word) => word.length > 2)}` : undefined,
    ]))].filter(Boolean)))
    """

  @Test func findsWhatTheProgramLists() throws {
    let site = try BuiltSite.cookbook.get()
    let page = try Chromium().open()
    try page.go(to: site.url("search.html"))
    try page.wait(until: "globalThis.galley?.find")
    let own = try JSONDecoder().decode([String].self, from: Data(try page.text(Self.words).utf8))
    let questions = Self.asked + own
    #expect(questions.count > 70)
    let content = site.folder.appending(path: "content").path() + "/"
    var found = 0
    for question in questions {
      let quoted = String(decoding: try JSONEncoder().encode(question), as: UTF8.self)
      let text = try page.text(Self.find.replacing("QUESTION", with: quoted))
      let shown = try JSONDecoder().decode([String].self, from: Data(text.utf8))
      // A space keeps the sign of `-nuts` from being an option's.
      let data = try site.run(["list", "--format", "json", "--quiet", " " + question])
      let listed = try JSONDecoder().decode([Listed].self, from: data).map(\.path)
      let paths = listed.map { $0.hasPrefix(content) ? String($0.dropFirst(content.count)) : $0 }.sorted()
      #expect(shown == paths, "\(question)")
      found += shown.isEmpty ? 0 : 1
    }
    #expect(found > questions.count * 3 / 4)
  }
}
