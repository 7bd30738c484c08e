import BrowserDriving
import Foundation
import Testing

/// Words of the method find recipes, too, behind those that are called so.
@Suite(.serialized) struct SearchTextJourneyTests {
  private let rows = """
    [...document.querySelectorAll('#search-cards > li')].map((row) => row.querySelector('.card-title')?.textContent.trim() ?? '--').join('|')
    """
  private let found = "document.querySelector('#search').dataset.state === 'found'"
  private let isWhole = "document.querySelector('.cards-division')"

  private func open(_ url: URL) throws -> Page {
    let page = try Chromium().open()
    try page.go(to: url)
    try page.wait(until: "document.readyState === 'complete' && globalThis.galley?.cardList")
    return page
  }

  private func type(_ query: String, into page: Page) throws {
    _ = try page.text(
      "(() => { const q = document.getElementById('q'); q.value = '\(query)'; q.dispatchEvent(new Event('input', { bubbles: true })); return ''; })()"
    )
  }

  @Test func completesWhatNamesFindWithoutMovingARow() throws {
    let page = try open(try BuiltSite.cookbook.get().url("search.html"))
    _ = try page.text(
      """
      (() => {
        globalThis.seen = [];
        globalThis.moved = 0;
        new MutationObserver(() => {
          const now = [...document.querySelectorAll('#search-cards .card-title')].map((title) => title.textContent);
          if (globalThis.seen.some((title, index) => now[index] !== title)) globalThis.moved += 1;
          globalThis.seen = now;
        }).observe(document.getElementById('search-cards'), { childList: true });
        return '';
      })()
      """)
    try type("whisk", into: page)
    try page.wait(until: isWhole)
    let all = try page.text(rows).split(separator: "|").map(String.init)
    #expect(all.prefix(2) == ["Lemon tahini sauce", "--"] && all.contains("Buttermilk pancakes"))
    #expect(try page.text("document.querySelector('#search-count').textContent") == "\(all.count - 1) recipes")
    #expect(try page.number("globalThis.moved") == 0)
    // Another question, and nothing of the last one is left.
    try type("tahini", into: page)
    try page.wait(until: "!\(isWhole) && \(found)")
    #expect(page.problems == [])
  }

  @Test func findsWithoutAConnectionWhatIsOnlySaid() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let page = try open(server.url("search.html"))
    try page.value("navigator.serviceWorker.ready.then(() => {})")
    try page.wait(until: "navigator.serviceWorker.controller !== null")
    server.cut()
    try page.go(to: server.url("search.html"))
    try page.wait(until: "document.readyState === 'complete' && globalThis.galley?.cardList")
    try type("knead", into: page)
    try page.wait(until: isWhole)
    #expect(try page.text(rows).contains("--|Pizza dough"))
  }
}
