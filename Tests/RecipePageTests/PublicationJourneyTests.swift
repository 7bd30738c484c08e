import BrowserDriving
import Foundation
import Testing

/// Somebody has visited the site before, and it was published anew since.
@Suite(.serialized) struct PublicationJourneyTests {
  /// A site of its own, since its recipes change, with a browser that keeps it for a time without a connection.
  private func visit() throws -> (site: BuiltSite, server: LoopbackSite, page: Page) {
    let site = try BuiltSite(BuiltSite.repository.appending(path: "content"), "title: The test kitchen\n")
    try publish(site)
    let server = try LoopbackSite(site.folder.appending(path: "host"))
    let page = try Chromium().open()
    try page.go(to: server.url("index.html"))
    try page.wait(until: "navigator.serviceWorker.controller !== null")
    try page.go(to: server.url("recipes/pizza-dough.html"))
    #expect(try page.text(heading) == "Pizza dough")
    return (site, server, page)
  }

  /// Puts what was built on the host in the place of what stood there, but for one file.
  private func publish(_ site: BuiltSite, without missing: String? = nil) throws {
    let (next, host) = (site.folder.appending(path: "next"), site.folder.appending(path: "host"))
    try FileManager.default.copyItem(at: site.url(""), to: next)
    if let missing { try FileManager.default.removeItem(at: next.appending(path: missing)) }
    try? FileManager.default.removeItem(at: host)
    try FileManager.default.moveItem(at: next, to: host)
  }

  private func changeATitle(of site: BuiltSite) throws {
    let recipe = site.folder.appending(path: "content/recipes/pizza-dough.md")
    let text = try String(contentsOf: recipe, encoding: .utf8)
    try text.replacing("# Pizza dough", with: "# Dough for pizza").write(to: recipe, atomically: true, encoding: .utf8)
    _ = try site.run(["build", "--quiet"])
  }

  private let heading = "document.querySelector('h1').textContent"
  private let shells = "caches.keys().then((names) => names.filter((name) => name.includes(':shell:')).join())"

  @Test func showsWhatIsNewAtOnceAndOffersTheRest() throws {
    let (site, server, page) = try visit()
    let before = try page.text(shells)
    try changeATitle(of: site)
    try publish(site)
    try page.reload()
    #expect(try page.text(heading) == "Dough for pizza", "no page is ever shown as it was")
    try page.wait(until: "document.querySelector('.toast-action')")
    try page.value("galley.notice('another message')")
    #expect(try page.number("document.querySelectorAll('.toast').length") == 2, "the offer stays")

    try page.value("window.isOld = true")
    try page.click(".toast-action")
    try page.wait(until: "window.isOld === undefined && document.readyState === 'complete' && window.galley")
    let after = try page.text(shells)
    #expect(
      !after.isEmpty && after != before && !after.contains(","), "the copy of the new publication is the only one")

    server.cut()
    try page.go(to: server.url("search.html?q=dough%20for%20pizza"))
    try page.wait(until: "document.querySelector('#search-cards .card')")
    #expect(try page.text("document.querySelector('#search-cards .card-title').textContent") == "Dough for pizza")
    #expect(page.problems.filter { !$0.contains("ERR_") } == [])
  }

  @Test func keepsTheCopyItHasWhereANewOneIsNotWhole() throws {
    let (site, server, page) = try visit()
    let before = try page.text(shells)
    try changeATitle(of: site)
    try publish(site, without: "assets/shopping.js")
    try page.reload()
    #expect(try page.text(heading) == "Dough for pizza")
    // Asked for here and now: browsers look for a new worker when they have time.
    let update = "navigator.serviceWorker.ready.then((registration) => registration.update())"
    try page.value("\(update).then(() => {}, () => {})")
    let states = "navigator.serviceWorker.ready.then(({ installing, waiting }) => `${installing} ${waiting}`)"
    for _ in 0..<200 where try page.text(states) != "null null" { usleep(50_000) }
    #expect(try page.text(states) == "null null", "a copy that is not whole never waits for its turn")
    #expect(try page.isTrue("document.querySelector('.toast-action') === null"))

    server.cut()
    try page.go(to: server.url("shopping.html"))
    try page.wait(until: "document.querySelector('#shopping form')")
    #expect(try page.text(shells).contains(before))
  }

  /// What the first visit keeps is what it has seen, not what an earlier worker left behind.
  @Test func keepsTheFirstPageAsItIsPublishedNow() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let page = try Chromium().open()
    // An earlier worker is gone, and what it kept is still there.
    try page.go(to: server.url("recipes.json"))
    try page.value(
      "caches.open('galley:/:pages').then((cache) => cache.put(new URL('recipes/pizza-dough.html', location.href).href, new Response('old'))).then(() => {})"
    )
    try page.go(to: server.url("recipes/pizza-dough.html"))
    let kept =
      "caches.open('galley:/:pages').then((cache) => cache.match(location.href)).then((kept) => kept?.text() ?? '')"
    try page.wait(until: "\(kept).then((text) => text.includes('Pizza dough'))")
    try page.wait(until: "navigator.serviceWorker.controller !== null")
    server.cut()
    try page.reload()
    #expect(try page.text("document.body.innerText").contains("Pizza dough"))
  }

  @Test func hasTheFirstPageAsSoonAsItsWorkerIsThere() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let page = try Chromium().open()
    try page.go(to: server.url("recipes/pizza-dough.html"))
    let isActive = "navigator.serviceWorker.getRegistration().then((worker) => worker?.active?.state === 'activated')"
    try page.wait(until: isActive)
    server.cut()
    try page.reload()
    #expect(try page.text(heading) == "Pizza dough")
  }

  @Test func letsNoPageThatIsOpenHoldBackANewPublication() throws {
    let site = try BuiltSite(BuiltSite.repository.appending(path: "content"), "title: The test kitchen\n")
    try publish(site)
    let server = try LoopbackSite(site.folder.appending(path: "host"))
    let page = try Chromium().open()
    try page.go(to: server.url("recipes/pizza-dough.html"))
    try page.wait(until: "navigator.serviceWorker.controller !== null")
    let before = try page.text(shells)
    // The page stays open while the next one comes.
    try changeATitle(of: site)
    try publish(site)
    try page.value("navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => {})")
    try page.wait(until: "document.querySelector('.toast-action')")
    try page.value("window.isOld = true")
    try page.click(".toast-action")
    try page.wait(until: "window.isOld === undefined && document.readyState === 'complete' && window.galley")
    #expect(try page.text(heading) == "Dough for pizza")
    try page.wait(until: "\(shells).then((names) => names !== '\(before)' && !names.includes(','))")
    server.cut()
    try page.reload()
    #expect(try page.text(heading) == "Dough for pizza")
  }

  @Test func movesBothTabsToTheNewPublicationAtOnce() throws {
    let site = try BuiltSite(BuiltSite.repository.appending(path: "content"), "title: The test kitchen\n")
    try publish(site)
    let server = try LoopbackSite(site.folder.appending(path: "host"))
    let browser = try Chromium()
    let (first, second) = (try browser.open(), try browser.open())
    try first.go(to: server.url("recipes/pizza-dough.html"))
    try first.wait(until: "navigator.serviceWorker.controller !== null")
    try second.go(to: server.url("recipes/pizza-dough.html"))
    try changeATitle(of: site)
    try publish(site)
    try first.value("navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => {})")
    for tab in [first, second] {
      try tab.wait(until: "document.querySelector('.toast-action')")
      try tab.value("window.isOld = true")
    }
    try first.click(".toast-action")
    for tab in [first, second] {
      try tab.wait(until: "window.isOld === undefined && document.readyState === 'complete' && window.galley")
      #expect(try tab.text(heading) == "Dough for pizza")
    }
    try first.wait(until: "\(shells).then((names) => names !== '' && !names.includes(','))")
    #expect(first.problems == [] && second.problems == [])
  }

  @Test func leavesWhatIsHalfTypedInAnotherTab() throws {
    let site = try BuiltSite(BuiltSite.repository.appending(path: "content"), "title: The test kitchen\n")
    try publish(site)
    let server = try LoopbackSite(site.folder.appending(path: "host"))
    let browser = try Chromium()
    let (first, second) = (try browser.open(), try browser.open())
    try first.go(to: server.url("recipes/pizza-dough.html"))
    try first.wait(until: "navigator.serviceWorker.controller !== null")
    try second.go(to: server.url("shopping.html"))
    try second.wait(until: "document.readyState === 'complete' && document.querySelector('#shopping form input')")
    try second.value("document.querySelector('#shopping form input').focus()")
    try second.type("half a pump")
    try changeATitle(of: site)
    try publish(site)
    try first.value("navigator.serviceWorker.ready.then((registration) => registration.update()).then(() => {})")
    for tab in [first, second] { try tab.wait(until: "document.querySelector('.toast-action')") }
    try second.value(
      "navigator.serviceWorker.addEventListener('controllerchange', () => { window.isTakenOver = true; })")
    try first.value("window.isOld = true")
    try first.click(".toast-action")
    try first.wait(until: "window.isOld === undefined && document.readyState === 'complete' && window.galley")

    try second.wait(until: "window.isTakenOver")
    #expect(try second.text("document.querySelector('#shopping form input').value") == "half a pump")
    #expect(try second.number("document.querySelectorAll('.toast-action').length") == 1, "it is still offered, once")
    try second.click(".toast-action")
    try second.wait(until: "window.isTakenOver === undefined && document.readyState === 'complete' && window.galley")
    #expect(first.problems == [] && second.problems == [])
  }
}
