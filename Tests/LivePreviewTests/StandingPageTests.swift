import BrowserDriving
import Foundation
import Testing

/// A page takes over what was saved where it stands: whoever looks at it, cooks from it or types in it goes on.
@Suite(.serialized) struct StandingPageTests {
  /// Six steps with times, so that timers can be started from them.
  private static let risotto = """
    # Risotto

    A dish to stand by.

    *dinner, quick*

    **4 servings**

    ---

    - *300 g* rice
    - *1 l* stock
    - *2* onions

    ---

    1. Fry the 300 g rice for 5 minutes.
    2. Pour in the stock and simmer for 20 minutes.
    3. Let it stand for 3 minutes.
    4. Serve it.

    """

  private func open(_ path: String) throws -> (ServedSite, Page) {
    let site = try ServedSite()
    try site.write("content/risotto.md", Self.risotto)
    #expect(try site.wait { try site.get("/recipes/risotto.html").status == 200 })
    let page = try Chromium().open()
    try page.go(to: site.url(path))
    try page.wait(until: "globalThis.galleyPreview?.isReady")
    try page.value("document.isTheSame = true")
    return (site, page)
  }

  private func save(_ site: ServedSite, _ old: String, as new: String) throws {
    try site.write("content/risotto.md", Self.risotto.replacing(old, with: new))
  }

  @Test func ticksTimersAndServingsStayWhenAStepIsSaved() throws {
    let (site, page) = try open("recipes/risotto.html")
    try page.value("document.querySelector('.ingredient input.tick').click()")
    try page.click(".timer-start")
    try page.scaleUp()
    try save(site, "Serve it.", as: "Serve it hot.")
    try page.wait(until: "document.body.textContent.includes('Serve it hot.')")
    try page.wait(until: "document.querySelector('.is-scaled') && document.querySelectorAll('.timer').length === 1")
    #expect(try page.isTrue("document.isTheSame"))
    #expect(try page.number("document.querySelectorAll('.ingredient input.tick:checked').length") == 1)
    #expect(try page.text("document.querySelector('.stepper input').value") == "5")
    #expect(try page.text("document.querySelector('.ingredient').textContent").contains("375"))
    try page.wait(until: "document.title.startsWith('4:') && document.title.endsWith('Risotto · Served')")
    #expect(page.problems == [])
  }

  @Test func ticksStayWithWhatIsTickedWhereSomethingIsPutBeforeIt() throws {
    let (site, page) = try open("recipes/risotto.html")
    let ticked = """
      [...document.querySelectorAll('.ingredient, .step')].filter((line) => line.querySelector('input.tick').checked)
        .map((line) => line.querySelector('.ingredient-name, .step-body').textContent.trim()).join('; ')
      """
    for line in [".ingredient:nth-child(2)", ".step:nth-child(3)"] {
      try page.value("document.querySelector('\(line) input.tick').click()")
    }
    #expect(try page.text(ticked) == "stock; Let it stand for 3 minutes.")
    let longer = Self.risotto.replacing("- *300 g* rice", with: "- *20 g* peanuts\n- *300 g* rice")
      .replacing("1. Fry", with: "1. Wait.\n2. Fry")
    try site.write("content/risotto.md", longer)
    try page.wait(until: "document.body.textContent.includes('peanuts') && galleyPreview.isReady")
    try page.wait(until: "\(ticked) === 'stock; Let it stand for 3 minutes.'")
    try site.write("content/risotto.md", longer.replacing("*1 l* stock", with: "*2 l* stock"))
    try page.wait(until: "document.body.textContent.includes('2\u{A0}l') && galleyPreview.isReady")
    try page.wait(until: "\(ticked) === 'Let it stand for 3 minutes.'")
    #expect(try page.number("galley.storage.entries('ticks').length") == 1)
    #expect(page.problems == [])
  }

  @Test func everyButtonWorksOnceAfterManySaves() throws {
    let (site, page) = try open("recipes/risotto.html")
    for number in 1...3 {
      try save(site, "Serve it.", as: "Serve it to \(number).")
      try page.wait(until: "document.body.textContent.includes('Serve it to \(number).') && galleyPreview.isReady")
    }
    try page.scaleUp()
    #expect(try page.text("document.querySelector('.stepper input').value") == "5")
    try page.value("document.querySelectorAll('.timer-start')[1].click()")
    #expect(try page.number("document.querySelectorAll('.timer').length") == 1)
    try page.click("[data-action=favourite]")
    #expect(try page.text("document.querySelector('[data-action=favourite]').getAttribute('aria-pressed')") == "true")
    try page.value("document.querySelector('.step input.tick').click()")
    #expect(try page.isTrue("document.querySelector('.step input.tick').checked"))
    try page.click("[data-keep=list]")
    try page.wait(until: "document.querySelector('.toast')")
    #expect(try page.number("galley.storage.entries('basket').length") == 1)
    #expect(try page.isTrue("document.isTheSame"))
    #expect(page.problems == [])
  }

  @Test func cookModeStaysOpenOnItsStep() throws {
    let (site, page) = try open("recipes/risotto.html")
    try page.startCooking()
    try page.value("document.querySelector('[data-cook=next]').click()")
    try page.value("document.querySelector('[data-cook=next]').click()")
    try save(site, "simmer for", as: "simmer gently for")
    try page.wait(until: "document.querySelector('.cook-step.is-current')?.textContent.includes('simmer gently')")
    #expect(try page.isTrue("document.isTheSame && document.querySelector('#cook').open"))
    #expect(try page.text("document.querySelector('.cook-position').textContent") == "Step 2 of 4")
    try page.value("document.querySelector('[data-cook=leave]').click()")
    try page.wait(until: "!document.querySelector('#cook').open && location.hash === ''")
    #expect(page.problems == [])
  }

  @Test func theFocusAndWhatIsMarkedStay() throws {
    let (site, page) = try open("recipes/risotto.html")
    try page.value("document.querySelector('[data-action=print]').focus()")
    try page.value("getSelection().selectAllChildren(document.querySelector('.step-body'))")
    let marked = try page.text("getSelection().toString()")
    try save(site, "A dish to stand by.", as: "A dish to talk by.")
    try page.wait(until: "document.body.textContent.includes('A dish to talk by.') && galleyPreview.isReady")
    #expect(try page.text("document.activeElement.dataset.action") == "print")
    #expect(try page.text("getSelection().toString()") == marked)
    #expect(try page.isTrue("document.isTheSame"))
  }

  @Test func headAndDataFollow() throws {
    let (site, page) = try open("recipes/risotto.html")
    try site.write(
      "content/risotto.md",
      Self.risotto.replacing("# Risotto", with: "# Paella").replacing("*300 g* rice", with: "*200 g* rice"))
    try page.wait(until: "document.title.startsWith('Paella') && galleyPreview.isReady")
    #expect(try page.text("document.querySelector('meta[property=\"og:title\"]').content") == "Paella")
    #expect(try page.text("document.querySelector('script[type=\"application/ld+json\"]').text").contains("Paella"))
    try page.scaleUp()
    #expect(try page.text("document.querySelector('.ingredient').textContent").contains("250"))
    #expect(page.problems == [])
  }

  @Test func recipesBesideItChangeWithoutAnythingStartingAnew() throws {
    let (site, page) = try open("recipes/soup.html")
    try save(site, "*1 l* stock", as: "*1 l* [stock](soup.md)")
    try page.wait(until: "document.querySelector('#used-in')?.parentElement.textContent.includes('Risotto')")
    try page.wait(until: "galleyPreview.isReady")
    try page.value("galley.isTheSame = true")
    try site.write(
      "content/risotto.md",
      Self.risotto.replacing("# Risotto", with: "# Paella").replacing("*1 l* stock", with: "*1 l* [stock](soup.md)"))
    try page.wait(until: "document.querySelector('#used-in')?.parentElement.textContent.includes('Paella')")
    #expect(try page.isTrue("document.isTheSame && galley.isTheSame"))
    #expect(page.problems == [])
  }

  /// The page without what the preview adds: elements with their attributes and texts, one a line.
  private static let content = """
    (() => {
      const lines = [];
      const apart = "script[src], link[rel=stylesheet], noscript, [class^=galley-preview]";
      const walk = (node) => {
        if (node.nodeType === Node.TEXT_NODE && node.data.trim()) lines.push(node.data.trim());
        if (node.nodeType !== Node.ELEMENT_NODE || node.matches(apart)) return;
        lines.push([node.localName, ...[...node.attributes].map(({ name, value }) => `${name}=${value}`).sort()].join(" "));
        node.childNodes.forEach(walk);
      };
      walk(document.documentElement);
      return lines.join("\\n");
    })()
    """

  @Test func everyKindOfPageBecomesWhatALoadedOneIs() throws {
    let site = try ServedSite()
    try site.write("content/plans/2026-W47.md", "# Week\n\n## Monday\n\n- Dinner: [Soup](../soup.md)\n")
    #expect(try site.wait { try site.get("/plans/2026-W47.html").status == 200 })
    let kinds = [
      "index.html", "recipes/soup.html", "search.html?q=soup", "tags.html", "about.html", "plans/2026-W47.html",
      "planner.html?day=2026-11-17", "shopping.html", "pantry.html", "settings.html", "share.html", "offline.html",
    ]
    let page = try Chromium().open()
    try page.go(to: site.url("index.html"))
    try page.value("galley.storage.set('basket', 'recipes/soup', { title: 'Soup', servings: '4' })")
    try page.value(
      "galley.storage.set('plan', '2026-11-17/dinner/a', { recipe: 'recipes/soup', source: 'soup.md', title: 'Soup', servings: '4' })"
    )
    for (number, kind) in kinds.enumerated() {
      let url = try #require(URL(string: site.url("").absoluteString + kind))
      try page.go(to: url)
      try page.wait(until: "globalThis.galleyPreview?.isReady")
      try page.value("document.isTheSame = true")
      try site.write("galley.yaml", "title: Kitchen \(number)\nlanguage: en\n")
      try page.wait(until: "document.body?.textContent.includes('Kitchen \(number)') && galleyPreview.isReady")
      #expect(try page.isTrue("document.isTheSame"), "\(kind)")
      let taken = try settled(page)
      try page.go(to: url)
      try page.wait(until: "globalThis.galleyPreview?.isReady")
      let loaded = try settled(page)
      let pair = zip(taken.split(separator: "\n"), loaded.split(separator: "\n")).first { $0 != $1 }
      #expect(taken == loaded, "\(kind): \(String(describing: pair))")
    }
    #expect(page.problems == [])
  }

  /// What the page holds as soon as that has not changed for a moment: some of it comes later.
  private func settled(_ page: Page) throws -> String {
    var content = try page.text(Self.content)
    for _ in 0..<40 {
      usleep(300_000)
      let next = try page.text(Self.content)
      if next == content { break }
      content = next
    }
    return content
  }

  @Test func aThemeScriptThatCannotStartTwiceHasThePageLoadedAgain() throws {
    let site = try ServedSite()
    try site.write("templates/assets/own.js", "const once = document.documentElement;\nonce.dataset.own = 'here';\n")
    try site.write(
      "templates/partials/recipe-scripts.mustache",
      "<script defer src=\"{{page.root}}assets/recipe.js\"></script>\n<script defer src=\"{{page.root}}assets/own.js\"></script>\n"
    )
    #expect(try site.wait { try site.get("/recipes/soup.html").text.contains("own.js") })
    let page = try Chromium().open()
    try page.go(to: site.url("recipes/soup.html"))
    try page.wait(until: "globalThis.galleyPreview?.isReady && document.documentElement.dataset.own")
    try page.value("document.isTheSame = true")
    try site.write("content/soup.md", ServedSite.soup.replacing("Boil", with: "Simmer"))
    try page.wait(until: "document.body?.textContent.includes('Simmer everything.') && !document.isTheSame")
    try page.wait(until: "document.documentElement.dataset.own === 'here'")
  }
}
