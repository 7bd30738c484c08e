import BrowserDriving
import Foundation
import Testing

/// A household reads the site in two languages.
@Suite(.serialized) struct LanguageJourneyTests {
  private static let site = Result {
    try BuiltSite(
      BuiltSite.repository.appending(path: "content"), "title: The test kitchen\ninterface-languages: [de]\n",
      keeping: ["pantry.md"])
  }

  private let heading = "document.querySelector('h1').textContent"
  private let names = "[...document.querySelectorAll('.buy-name')].map((name) => name.textContent.trim()).join()"

  @Test func choosesALanguageInTheSettingsAndKeepsWhatTheBrowserHas() throws {
    let site = try Self.site.get()
    let server = try LoopbackSite(site.url("").deletingLastPathComponent().appending(path: "output"))
    let page = try Chromium().open()
    try page.go(to: server.url("recipes/pizza-dough.html"))
    try page.click("[data-keep=\"list\"]")
    try page.wait(until: "galley.storage.get('basket', 'recipes/pizza-dough')")
    try page.go(to: server.url("shopping.html"))
    try page.wait(until: "document.querySelector('.buy-name')")
    #expect(try page.text(names).contains("flour"))
    let ticked = "document.querySelectorAll('.buy .tick:checked').length"
    try page.value("document.querySelector('.buy .tick').click()")
    try page.wait(until: "\(ticked) === 1")

    try page.go(to: server.url("settings.html"))
    #expect(try page.text("document.querySelector('#languages-title').textContent") == "Language of the pages")
    try page.click(".setting .languages a[lang=\"de\"]")
    try page.wait(until: "location.pathname.endsWith('/de/settings.html') && document.readyState === 'complete'")
    #expect(try page.text(heading) == "Einstellungen")
    #expect(try page.text("document.querySelector('.setting .languages [aria-current]').textContent") == "Deutsch")

    try page.go(to: server.url("de/shopping.html"))
    try page.wait(until: "document.querySelector('.buy-name')")
    #expect(try page.text(names).contains("mehl"), "the list that was begun in English, in German")
    #expect(try page.number(ticked) == 1, "and what was ticked is")
    let told = String(
      decoding: try site.run(["shop", "list", "Pizza dough", "--language", "de", "--format", "json"]),
      as: UTF8.self)
    for name in try page.text(names).split(separator: ",") {
      #expect(told.contains(name.split(separator: "·")[0].trimmingCharacters(in: .whitespaces)), "\(name)")
    }
    #expect(page.problems == [])
  }

  @Test func staysInItsLanguageWhileOneCooksSearchesAndPlans() throws {
    let server = try LoopbackSite(try Self.site.get().url("").deletingLastPathComponent().appending(path: "output"))
    let page = try Chromium().open()
    try page.go(to: server.url("de/search.html?q=zwiebel"))
    try page.wait(until: "document.querySelector('#search-cards .card')")
    let card = "document.querySelector('#search-cards .card a')"
    #expect(try page.isTrue("new URL(\(card).href).pathname.startsWith('/de/recipes/')"))
    try page.wait(until: "document.querySelector('#search-cards .card img').naturalWidth > 0")
    try page.value("\(card).click()")
    try page.wait(until: "location.pathname.startsWith('/de/recipes/') && document.readyState === 'complete'")
    try page.click("[data-action=\"cook\"]")
    try page.wait(until: "document.querySelector('#cook[open]')")

    try page.go(to: server.url("de/pantry.html"))
    try page.wait(until: "document.querySelector('.cookable a')")
    #expect(
      try page.isTrue(
        "[...document.querySelectorAll('.cookable a')].every((link) => new URL(link.href).pathname.startsWith('/de/recipes/'))"
      ))
    try page.go(to: server.url("de/planner.html"))
    try page.wait(until: "document.querySelector('.slot-add')")
    #expect(page.problems == [])
  }

  @Test func isThereInBothLanguagesWithoutAConnection() throws {
    let server = try LoopbackSite(try Self.site.get().url("").deletingLastPathComponent().appending(path: "output"))
    let page = try Chromium().open()
    for folder in ["", "de/"] {
      try page.go(to: server.url(folder + "index.html"))
      try page.wait(until: "navigator.serviceWorker.controller?.scriptURL.endsWith('/\(folder)worker.js')")
      try page.go(to: server.url(folder + "recipes/pizza-dough.html"))
    }
    server.cut()
    for (folder, title) in [("", "Shopping list"), ("de/", "Einkaufsliste")] {
      try page.go(to: server.url(folder + "shopping.html"))
      #expect(try page.text(heading) == title)
      #expect(try page.isTrue("document.styleSheets[0].cssRules.length > 100"), "its style is there, too")
      try page.go(to: server.url(folder + "recipes/pizza-dough.html"))
      #expect(try page.text(heading) == "Pizza dough")
      try page.go(to: server.url(folder + "recipes/hummus.html"))
      try page.wait(until: "location.pathname === '/\(folder)offline.html'")
    }
  }

  @Test func worksFromAFolder() throws {
    let site = try Self.site.get()
    let page = try Chromium().open()
    try page.go(to: site.url("de/search.html"))
    try page.wait(until: "document.querySelector('#q')")
    try page.click("#q")
    try page.type("nudeln")
    try page.wait(until: "document.querySelector('#search-cards .card')")
    #expect(page.problems == [])
  }
}
