import BrowserDriving
import Foundation
import Testing

/// What is kept while there is no room for it, and while it may not be changed.
@Suite struct StorageRoomTests {
  private func planner() throws -> (LoopbackSite, Chromium, Page) {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let browser = try Chromium()
    let page = try browser.open()
    try page.go(to: server.url("planner.html"))
    return (server, browser, page)
  }

  private static let fill = """
    for (let size = 2 ** 23; size >= 1; size /= 2) {
      try { while (true) localStorage.setItem(`filling-${size}-${localStorage.length}`, "x".repeat(size)); } catch { }
    }
    """
  private static let free =
    "for (const key of Object.keys(localStorage)) if (key.startsWith('filling')) localStorage.removeItem(key)"

  private func plan(_ name: String) -> String {
    "galley.storage.set('plan', '2026-11-16/dinner/\(name)', { note: '\(name)' })"
  }

  private static let planned = "galley.storage.entries('plan').map(([id]) => id.split('/')[2]).join()"

  @Test func writesWhatWaitedAsSoonAsThereIsRoom() throws {
    let (server, _, page) = try planner()
    defer { server.cut() }
    try page.value(Self.fill)
    try page.value("\(plan("a")); \(plan("b"))")
    #expect(try page.text("galley.storage.state") == "full")
    #expect(try page.text(Self.planned) == "a,b")
    try page.value(Self.free)
    try page.value(plan("c"))
    #expect(try page.text("galley.storage.state") == "kept")
    try page.go(to: server.url("planner.html"))
    #expect(try page.text(Self.planned) == "a,b,c")
  }

  @Test func writesWhatWaitedWhenAnotherTabMakesRoom() throws {
    let (server, browser, page) = try planner()
    defer { server.cut() }
    try page.value(Self.fill)
    try page.value(plan("a"))
    let other = try browser.open()
    try other.go(to: server.url("planner.html"))
    try other.value(Self.free)
    try page.wait(until: "galley.storage.state === 'kept'")
    try other.wait(until: "\(Self.planned) === 'a'")
  }

  @Test func saysInCookModeThatNotesAreNotKept() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    defer { server.cut() }
    let page = try Chromium().open(.phone)
    try page.go(to: server.url("recipes/lentil-soup.html"))
    try page.startCooking()
    for _ in 0..<12 { try page.press("ArrowRight") }
    try page.value(Self.fill)
    try page.click("#cook-notes")
    try page.type("More lemon.")
    let warning = "document.querySelector('.storage-state')"
    try page.wait(until: "\(warning)?.checkVisibility()")
    #expect(try page.isTrue("\(warning).parentElement.id === 'cook' && \(warning).getBoundingClientRect().top < 300"))
    #expect(try page.isTrue("document.querySelector('[data-cook=next]').getBoundingClientRect().bottom <= innerHeight"))
    try page.click("[data-cook=leave]")
    try page.wait(until: "\(warning).parentElement.localName === 'main'")
    try page.startCooking()
    try page.wait(until: "\(warning).parentElement.id === 'cook'")
    #expect(try page.number("document.querySelectorAll('.storage-state').length") == 1)
  }

  @Test func removesForAsLongAsItIsOpenWhatANewerPageKeeps() throws {
    let (server, _, page) = try planner()
    defer { server.cut() }
    try page.value("\(plan("a")); \(plan("b")); localStorage.setItem('galley:/:version', '99')")
    try page.go(to: server.url("planner.html"))
    #expect(try page.text("galley.storage.state") == "newer")
    try page.value("galley.storage.remove('plan', '2026-11-16/dinner/a')")
    #expect(try page.text(Self.planned) == "b")
    #expect(try page.text("String(galley.storage.get('plan', '2026-11-16/dinner/a'))") == "undefined")
    try page.go(to: server.url("planner.html"))
    #expect(try page.text(Self.planned) == "a,b")
  }
}
