import BrowserDriving
import Foundation
import Testing

/// Hearts and tags, wherever one looks.
@Suite struct FavouriteTests {
  private static func site(dishes: Int = 0) throws -> BuiltSite {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-hearts-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var recipes = ["Mac": "früh, favourite", "Pie": "Früh, winter", "Soup": "Früh, winter", "Tree": "🎄"]
    for number in 0..<dishes { recipes["Stew \(number)"] = "stew" }
    for (title, tags) in recipes {
      let name = title.lowercased().replacing(" ", with: "-")
      let text = "# \(title)\n\n*\(tags)*\n\n---\n\n- *2* leeks\n- *1 l* milk\n\n---\n\nCook.\n"
      try text.write(to: folder.appending(path: "\(name).md"), atomically: true, encoding: .utf8)
    }
    return try BuiltSite(folder, "title: Hearts\n")
  }

  /// The cards that are seen, those with a heart with a star.
  private static let cards = """
    [...document.querySelectorAll("main .card")].filter((card) => card.checkVisibility()).map((card) =>
      card.querySelector(".card-title a").textContent + (card.querySelector(".card-favourite:not([hidden])") ? "*" : "")).join(" ")
    """

  /// - Parameter dishes: so many others that the index of a large site is asked, too.
  @Test("what was chosen here counts in every list", arguments: [0, 500])
  func heartsAreTheSameEverywhere(dishes: Int) throws {
    let site = try Self.site(dishes: dishes)
    let page = try Chromium().open()
    try page.go(to: site.url("recipes/soup.html"))
    try page.click("[data-action=favourite]")
    try page.wait(until: "galley.storage.get('favourites', 'recipes/soup') === true")
    try page.value("galley.storage.set('favourites', 'recipes/mac', false)")
    if dishes > 0 {
      let related = try page.text(Self.cards).split(separator: " ")
      #expect(related.contains("Mac") && !related.contains("Mac*"))
    } else {
      try page.go(to: site.url("index.html"))
      try page.wait(until: "\(Self.cards) === 'Mac Pie Soup* Tree'")
    }
    for path in ["favourites.html", "search.html?q=is:favourite"] {
      let address = try #require(URL(string: site.url("index.html").absoluteString.replacing("index.html", with: path)))
      try page.go(to: address)
      try page.wait(until: "\(Self.cards) === 'Soup*'")
    }
    try page.go(to: site.url("settings.html"))
    let names = "[...document.querySelectorAll('.basket-recipe a')].map((link) => link.textContent).join()"
    try page.wait(until: "\(names) === 'Soup'")
    // Without a choice of one's own, the page is the site's again.
    try page.value("galley.storage.clear()")
    try page.go(to: site.url("favourites.html"))
    try page.wait(until: "\(Self.cards) === 'Mac*'")
    #expect(page.problems == [])
  }

  @Test("addresses may spell a tag as nobody does, and name an order that there is none of", arguments: [0, 500])
  func addresses(dishes: Int) throws {
    let site = try Self.site(dishes: dishes)
    let page = try Chromium().open()
    for query in ["?tag=FR%C3%9CH&sort=foo", "?tag=fru%CC%88h"] {
      try page.go(
        to: try #require(URL(string: site.url("search.html").absoluteString + query)))
      try page.wait(until: "\(Self.cards).replaceAll('*', '') === 'Mac Pie Soup'")
      #expect(try page.text("document.querySelector('.filter-sort').value") == "best")
      let pressed =
        "[...document.querySelectorAll('[data-tag][aria-pressed=true]')].map(({ dataset }) => dataset.tag).join()"
      try page.wait(until: "\(pressed) === 'Früh'")
    }
    try page.go(to: try #require(URL(string: site.url("search.html").absoluteString + "?tag=%F0%9F%8E%84")))
    try page.wait(until: "\(Self.cards) === 'Tree'")
    #expect(page.problems == [])
  }
}
