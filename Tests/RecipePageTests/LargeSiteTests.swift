import BrowserDriving
import Foundation
import Testing

/// A site with more recipes than one file of the search index holds.
@Suite struct LargeSiteTests {
  private static let count = 520

  private static let site = Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "galley-many-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for number in 0..<count {
      let dish = ["Soup", "Stew", "Salad", "Pie"][number % 4]
      let text =
        "# \(dish) \(number)\n\n*\(dish.lowercased())*\n\n---\n\n- *2* onions\n\n---\n\nCook \(number) minutes.\n"
      try text.write(to: folder.appending(path: "dish-\(number).md"), atomically: true, encoding: .utf8)
    }
    return try BuiltSite(folder, "title: Many\n")
  }

  private static func open(_ path: String) throws -> (LoopbackSite, Page) {
    let server = try LoopbackSite(try site.get().url(""))
    let page = try Chromium().open(.phone)
    try page.go(to: server.url(path))
    try page.value("navigator.serviceWorker.ready.then(() => {})")
    try page.wait(until: "navigator.serviceWorker.controller !== null")
    return (server, page)
  }

  @Test func listsWhatWasVisitedWithoutAConnection() throws {
    let (server, page) = try Self.open("index.html")
    try page.go(to: server.url("recipes/dish-7.html"))
    try page.go(to: server.url("recipes/dish-4.html"))
    server.cut()
    try page.go(to: server.url("recipes/dish-9.html"))
    try page.wait(until: "location.pathname === '/offline.html' && document.querySelector('#kept a')")
    let titles = "[...document.querySelectorAll('#kept a')].map((link) => link.textContent).join()"
    #expect(try page.text(titles) == "Pie 7,Soup 4")
  }

  /// The browser goes on saying that there is a connection, as on a network that leads nowhere.
  @Test func searchesTheCopyWhereNothingAnswers() throws {
    let (server, page) = try Self.open("recipes/dish-7.html")
    try page.go(to: server.url("settings.html"))
    try page.wait(until: "document.querySelector('#settings progress')")
    try page.value("document.querySelector('#settings progress').parentElement.querySelector('button').click()")
    try page.wait(
      until: "document.querySelector('#settings progress ~ [role=status]').textContent.includes('\(Self.count)')")
    // What is kept there is kept once, and drives out nothing that was visited.
    let visited =
      "caches.open('galley:/:pages').then((cache) => cache.keys()).then((keys) => keys.map(({ url }) => url))"
    #expect(try page.isTrue("\(visited).then((all) => all.some((url) => url.endsWith('/recipes/dish-7.html')))"))
    #expect(try page.isTrue("\(visited).then((all) => !all.some((url) => url.endsWith('/recipes/dish-9.html')))"))
    server.cut()
    try page.go(to: server.url("search.html?q=pie"))
    try page.wait(until: "document.querySelectorAll('#search-cards .card').length > 0")
    #expect(try page.isTrue("navigator.onLine"))
    #expect(try page.text("document.querySelector('#search-count').textContent").contains("130"))
    try page.go(to: server.url("recipes/dish-9.html"))
    #expect(try page.text("document.querySelector('h1').textContent") == "Stew 9")
  }

  @Test func listsFavouritesWithoutTheListOfAllRecipes() throws {
    let (server, page) = try Self.open("index.html")
    try page.value(
      "galley.storage.set('favourites', 'recipes/dish-6', true); galley.storage.set('favourites', 'recipes/dish-4', true)"
    )
    try page.go(to: server.url("settings.html"))
    let links =
      "[...document.querySelectorAll('.basket-recipe a')].map((link) => link.textContent + ' ' + link.pathname).join()"
    try page.wait(until: "\(links) === 'Salad 6 /recipes/dish-6.html,Soup 4 /recipes/dish-4.html'")
    #expect(try page.isTrue("!document.querySelector('script[src*=\"search/0.js\"]')"))
    try page.value("document.querySelector('.basket-recipe button').click()")
    try page.wait(until: "\(links) === 'Soup 4 /recipes/dish-4.html'")
    #expect(page.problems == [])
  }
}
