import BrowserDriving
import Foundation
import Testing

/// Pages as they are read by somebody whose letters are twice as large, set in the browser or for its text alone.
@Suite(.serialized) struct LargeLettersTests {
  private static func site(theme: String) throws -> BuiltSite {
    let settings = BuiltSite.repository.appending(path: "galley.yaml")
    return try BuiltSite(
      BuiltSite.repository.appending(path: "content"),
      try String(contentsOf: settings, encoding: .utf8) + "\ntheme: {name: \(theme)}\n", keeping: ["plans"])
  }

  private static let paths =
    [
      "index", "search", "planner", "shopping", "pantry", "settings", "tags", "ingredients", "categories", "plans",
      "plans/2026-W46", "recipes/lemon-drizzle-cake", "recipes/minestrone", "categories/dinner",
    ].map { "\($0).html" }

  /// Words of up to fourteen letters that stand in two lines.
  private static let brokenWords = """
    (() => {
      const found = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.parentElement.checkVisibility({ visibilityProperty: true })) continue;
        for (const word of text.data.matchAll(/[^\\s\\u00ad\\u200b/–—-]{2,14}(?![^\\s\\u00ad\\u200b/–—-])/g)) {
          if (word.index > 0 && /[^\\s\\u00ad\\u200b/–—-]/.test(text.data[word.index - 1])) continue;
          const range = document.createRange();
          range.setStart(text, word.index);
          range.setEnd(text, word.index + word[0].length);
          const places = [...range.getClientRects()].filter((place) => place.width > 0);
          if (places.length > 1 && places.at(-1).top - places[0].top > 4) found.push(word[0]);
        }
      }
      return found.join(" ");
    })()
    """

  @Test(arguments: ["proof", "darkroom"]) func breakNoWord(theme: String) throws {
    let site = try Self.site(theme: theme)
    let page = try Chromium().open(Page.Look(width: 390, height: 844))
    try page.go(to: site.url("index.html"))
    try page.value("galley.storage.set('basket', 'recipes/minestrone', { title: 'Minestrone', servings: '4' })")
    for isForAll in [true, false] {
      try page.setLetters(isForAll ? 32 : 16)
      for path in Self.paths {
        try page.go(to: site.url(path))
        if !isForAll { try page.value("document.documentElement.style.fontSize = '200%'") }
        if path == "shopping.html" { try page.wait(until: "document.querySelector('.buy-amount')") }
        #expect(try page.text(Self.brokenWords) == "", "\(path), \(isForAll)")
        #expect(try page.number("document.scrollingElement.scrollWidth") <= 390, "\(path), \(isForAll)")
      }
      try page.go(to: site.url("recipes/minestrone.html"))
      if !isForAll { try page.value("document.documentElement.style.fontSize = '200%'") }
      try page.startCooking()
      try page.wait(until: "document.querySelector('dialog.cook[open] .cook-list .amount')")
      #expect(try page.text(Self.brokenWords) == "", "cook mode, \(isForAll)")
    }
    #expect(page.problems == [])
  }
}
