import BrowserDriving
import Foundation
import Testing

/// Somebody plans, shops, shares and goes on without a connection.
@Suite(.serialized) struct ToolJourneyTests {
  /// What a page would save as a file.
  private static let saved = "galley.saveFile = (name, type, text) => { window.saved = { name, text }; }"

  // MARK: Plan

  @Test func plansADaySeesItsFiguresAndReportsOnWhatIsExported() throws {
    let site = try BuiltSite(
      BuiltSite.repository.appending(path: "content"), "title: The test kitchen\npeople:\n  me: {calories: 2200}\n")
    let page = try Chromium().open()
    try page.go(to: try #require(URL(string: site.url("planner.html").absoluteString + "?day=2026-11-24")))
    try page.wait(until: "document.querySelector('.plan-day-shown .slot-add')")
    try page.value(Self.saved)
    try page.click(".plan-day-shown .slot:nth-of-type(5) .slot-add")
    try page.type("black bean chili")
    try page.wait(until: "document.querySelector('.pick')?.textContent.includes('bean chili')")
    try page.click(".pick")
    try page.wait(until: "document.querySelectorAll('.dish').length === 1")
    try page.click(".plan-day-shown .slot:nth-of-type(1) .slot-add")
    try page.type("rolled oats")
    let food = "[...document.querySelectorAll('.pick')].find((pick) => pick.textContent.includes('per 100 g'))"
    try page.wait(until: food)
    try page.value("\(food).click()")
    try page.wait(until: "document.querySelector('#food-grams')")
    try page.press("Enter")
    try page.wait(until: "document.querySelectorAll('.dish').length === 2")
    // With its weight before it, a food is added at once.
    try page.click(".plan-day-shown .slot:nth-of-type(3) .slot-add")
    try page.type("0.15 kg yog")
    let weighed = "[...document.querySelectorAll('.pick')].find((pick) => pick.textContent.startsWith('150\u{A0}g'))"
    try page.wait(until: weighed)
    try page.value("\(weighed).click()")
    try page.wait(until: "document.querySelectorAll('.dish').length === 3")
    let energy = try page.number(
      "Number(document.querySelector('.plan-day-shown .gauge-energy .gauge-sum').textContent.replace(/\\D/g, ''))")
    #expect(energy > 300)

    try page.value("[...document.querySelectorAll('.tool-actions button')].at(1).click()")
    try page.wait(until: "window.saved !== undefined")
    #expect(try page.text("saved.name") == "2026-W48.md")
    let file = site.folder.appending(path: "2026-W48.md")
    try page.text("saved.text").write(to: file, atomically: true, encoding: .utf8)
    _ = try site.run(["plan", "import", file.path])
    let report = try #require(
      try JSONSerialization.jsonObject(with: site.run(["report", "--plan", "2026-W48", "--format", "json"]))
        as? [String: Any])
    let person = try #require((report["people"] as? [[String: Any]])?.first)
    let told = ((person["figures"] as? [String: Any])?["energyKilocalories"] as? NSNumber)?.doubleValue ?? 0
    #expect(abs(told - energy) <= 1, "the page says \(energy), the report \(told)")
    #expect(page.problems == [])
  }

  @Test func takesOverThePlanItSaved() throws {
    let page = try Chromium().open()
    try page.go(to: try BuiltSite.cookbook.get().url("planner.html"))
    try page.wait(until: "document.querySelector('.slot-add')")
    let same = try page.isTrue(
      """
      (async () => {
        const recipes = await galley.recipes();
        const byPath = new Map(recipes.map(({ entry }) => { const id = decodeURIComponent(entry.u).replace(/\\.html$/, ""); return [entry.o ?? `${id}.md`, { id, source: entry.o ?? `${id}.md`, title: entry.t }]; }));
        const entries = [...byPath.values()].map(({ id, source, title }, index) => ({
          day: galley.days.add("2026-11-23", index % 7), slot: galley.days.slots[index % 6], value: { recipe: id, source, title, servings: ["1", "3/2", "2"][index % 3] } }));
        const text = galley.planFile.write("2026-W48", entries);
        const read = galley.planFile.read(text, "2026-W48", (path) => byPath.get(path));
        const key = (all) => all.map((entry) => JSON.stringify(entry)).sort().join();
        return read.unread.length === 0 && key(read.entries) === key(entries);
      })()
      """)
    #expect(same)
  }

  // MARK: Shop

  @Test func putsThreeRecipesOnTheListTicksAndTakesBack() throws {
    let site = try BuiltSite.cookbook.get()
    let page = try Chromium().open(.phone)
    for recipe in ["pizza-dough", "no-knead-bread", "shortcrust-pastry"] {
      try page.go(to: site.url("recipes/\(recipe).html"))
      try page.click("[data-keep=list]")
      try page.wait(until: "document.querySelector('.toast-action')")
    }
    try page.go(to: site.url("shopping.html"))
    try page.wait(until: "document.querySelectorAll('.buy').length > 3")
    #expect(try page.number("document.querySelectorAll('.basket-recipe').length") == 3)
    let yeast =
      "[...document.querySelectorAll('.buy')].filter((row) => row.querySelector('.buy-name').textContent === 'instant yeast')"
    #expect(try page.number("\(yeast).length") == 1, "one food is one line")
    #expect(try page.text("\(yeast)[0].querySelector('.buy-from').textContent").contains(" · "))
    let count = try page.text("document.querySelector('.list-count').textContent")
    try page.click(".buy .tick")
    try page.wait(until: "document.querySelector('.list-count').textContent !== '\(count)'")
    try page.click(".toast-action")
    try page.wait(until: "document.querySelector('.list-count').textContent === '\(count)'")
    #expect(page.problems == [])
  }

  @Test func whatWasBoughtOnceIsToBeBoughtAgainNextWeek() throws {
    let site = try BuiltSite.cookbook.get()
    let page = try Chromium().open(.phone)
    let add = { (servings: Int) in
      try page.value(
        "galley.storage.set('basket', 'recipes/no-knead-bread', { title: 'No-knead bread', servings: '\(servings)' })")
    }
    let open = "document.querySelectorAll('.buy .tick:not(:checked)').length"
    let tick =
      "(async () => { for (let box; (box = document.querySelector('.buy .tick:not(:checked)')); ) { box.click(); await new Promise((done) => setTimeout(done, 100)); } return true; })()"
    try page.go(to: site.url("shopping.html"))
    _ = try add(4)
    try page.wait(until: "\(open) > 2")
    let count = try page.number(open)
    try page.value(tick)
    try page.wait(until: "\(open) === 0")
    // Less of it is bought, too; more is not.
    _ = try add(2)
    try page.wait(until: "document.querySelectorAll('.buy').length > 0 && \(open) === 0")
    _ = try add(4)
    try page.wait(until: "document.querySelectorAll('.buy').length > 0 && \(open) === 0")
    try page.value(
      "[...document.querySelectorAll('.tool-actions button')].find((one) => one.textContent === galley.t('appClearBought')).click()"
    )
    try page.wait(until: "document.querySelectorAll('.buy').length === 0")
    _ = try add(4)
    try page.wait(until: "\(open) === \(count)")
    // One of several things is not all of a recipe.
    try page.click(".buy .tick")
    try page.wait(until: "\(open) === \(count - 1)")
    try page.value(
      "[...document.querySelectorAll('.tool-actions button')].find((one) => one.textContent === galley.t('appClearBought')).click()"
    )
    try page.wait(until: "document.body.textContent.includes(galley.t('appClearedNone'))")
    #expect(try page.number(open) == count - 1)
    #expect(page.problems == [])
  }

  // MARK: Share

  @Test func keepsWhatAnotherProgramSharesUntilItIsSaved() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let page = try Chromium().open(.phone)
    try page.go(to: server.url("share.html?title=Soup&text=from%20a%20friend&url=https%3A%2F%2Fexample.org%2Fsoup"))
    try page.wait(until: "document.querySelectorAll('.basket-recipe').length === 1")
    try page.reload()
    try page.wait(until: "document.querySelectorAll('.basket-recipe').length === 1")
    try page.value(Self.saved)
    try page.click("#share .button-primary")
    let text = try page.text("saved.text")
    #expect(text.contains("\"url\": \"https://example.org/soup\"") && text.contains("galley-pending"))
    #expect(page.problems == [])
  }

  // MARK: Finding

  @Test func ordersOnlyWhatIsFound() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let page = try Chromium().open(.phone)
    try page.go(to: server.url("search.html?q=pizza"))
    try page.wait(until: "document.querySelectorAll('#search-cards .card').length > 0")
    #expect(try page.isTrue("document.querySelector('.filter-sort').checkVisibility()"))
    try page.go(to: server.url("search.html?q=xylophone"))
    try page.wait(until: "document.querySelector('#search-none').checkVisibility()")
    #expect(try page.isTrue("!document.querySelector('.filter-sort').checkVisibility()"))
    #expect(page.problems == [])
  }

  // MARK: Offline

  @Test func goesOnWithoutAConnectionAfterTheFirstVisit() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let page = try Chromium().open(.phone)
    try page.go(to: server.url("index.html"))
    try page.value("navigator.serviceWorker.ready.then(() => {})")
    try page.wait(until: "navigator.serviceWorker.controller !== null")
    try page.go(to: server.url("recipes/pizza-dough.html"))
    server.cut()
    try page.go(to: server.url("search.html?q=pizza"))
    try page.wait(until: "document.querySelectorAll('#search-cards .card').length > 0")
    try page.go(to: server.url("recipes/pizza-dough.html"))
    #expect(try page.text("document.querySelector('h1').textContent") == "Pizza dough")
    try page.go(to: server.url("recipes/no-knead-bread.html"))
    try page.wait(until: "location.pathname === '/offline.html' && document.querySelector('#kept a')")
    #expect(try page.text("document.querySelector('#kept').textContent") == "Pizza dough")
    #expect(try page.isTrue("document.querySelector('.button-primary').href.endsWith('/recipes/no-knead-bread.html')"))
  }

  /// The worker comes with the first page, which it did not see come; the home page is also what its folder is called.
  @Test func keepsTheVeryFirstPageAndTheFolderOfTheSite() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let page = try Chromium().open(.phone)
    try page.go(to: server.url("recipes/pizza-dough.html?from=a-friend"))
    try page.value(
      """
      (async () => {
        const [address, picture] = [location.pathname, document.querySelector(".picture").currentSrc];
        while (!(await caches.match(address)) || !(await caches.match(picture))) await new Promise((resolve) => setTimeout(resolve, 50));
      })()
      """)
    server.cut()
    try page.go(to: server.url("recipes/pizza-dough.html"))
    #expect(try page.text("document.querySelector('h1').textContent") == "Pizza dough")
    try page.wait(until: "document.querySelector('.picture').naturalWidth > 0")
    try page.go(to: server.url(""))
    try page.wait(until: "document.querySelector('.card')")
    #expect(try page.text("location.pathname") == "/")
  }

  // MARK: No tracking

  static let pages = [
    "index.html", "search.html?q=soup", "recipes/pizza-margherita.html#cook", "planner.html", "shopping.html",
    "pantry.html",
    "settings.html", "share.html", "offline.html", "about.html", "categories.html", "tags.html", "ingredients.html",
    "favourites.html", "archived.html", "recent.html", "404.html",
  ]

  /// One browser opens them all, each from a server of its own, so that nothing is kept from page to page.
  @Test func asksNobodyElseForAnything() throws {
    let site = try BuiltSite.cookbook.get()
    let browser = try Chromium()
    for path in Self.pages {
      let server = try LoopbackSite(site.url(""))
      let page = try browser.open()
      try page.go(to: server.url(path))
      try page.wait(until: "document.readyState === 'complete' && window.galley !== undefined")
      usleep(300_000)
      let others = page.requests.filter {
        !$0.hasPrefix(server.url("").absoluteString) && !$0.hasPrefix("data:") && !$0.hasPrefix("blob:")
      }
      #expect(others == [], "\(path)")
      #expect(page.requests.count > 5, "\(path)")
      #expect(page.problems == [], "\(path)")
    }
  }
}
