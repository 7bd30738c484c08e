import BrowserDriving
import Foundation
import Testing

/// A site in a language that is written from right to left, with strings of its own; its recipes are in others.
@Suite(.serialized) struct RightToLeftTests {
  private static let site = Result {
    let english = BuiltSite.repository.appending(path: "templates/languages/en.yaml")
    let strings = try String(contentsOf: english, encoding: .utf8).replacing("direction: ltr", with: "direction: rtl")
    return try BuiltSite(
      BuiltSite.repository.appending(path: "content"), "title: مطبخ\nlanguage: ar\n", keeping: ["plans"],
      words: ["ar": strings])
  }

  static let pages = [
    "index.html", "search.html?q=tomato", "recipes/pizza-margherita.html", "planner.html", "shopping.html",
    "pantry.html", "settings.html", "plans.html", "plans/2026-W48.html", "tags.html", "about.html",
  ]

  @Test(arguments: [320, 390, 1280]) func fitsItsScreen(width: Int) throws {
    let site = try Self.site.get()
    let page = try Chromium().open(Page.Look(width: width, height: 800, isPhone: width < 600))
    for path in Self.pages {
      try page.go(to: try #require(URL(string: site.url("").absoluteString + path)))
      try page.wait(until: "document.readyState === 'complete'")
      #expect(try page.text("getComputedStyle(document.querySelector('main')).direction") == "rtl", "\(path)")
      // What lies to the left of such a page is what can be scrolled to.
      #expect(try page.number("document.scrollingElement.scrollWidth - innerWidth") <= 0, "\(path)")
    }
    #expect(page.problems == [])
  }

  @Test func setsRecipesOfOtherLanguagesInTheirOwnDirection() throws {
    let page = try Chromium().open()
    try page.go(to: try Self.site.get().url("recipes/pizza-margherita.html"))
    for part in [".recipe-title", ".ingredient-list", ".e-instructions"] {
      #expect(try page.text("getComputedStyle(document.querySelector('\(part)')).direction") == "ltr", "\(part)")
    }
  }

  @Test func keepsButtonsAndLabelsOfTheWeekApart() throws {
    let page = try Chromium().open()
    try page.go(to: try Self.site.get().url("planner.html"))
    try page.wait(until: "document.querySelector('.slot-add')")
    let apart = """
      [...document.querySelectorAll('.slot')].every((slot) => {
        const name = document.createRange();
        name.selectNodeContents(slot.querySelector('.slot-name'));
        return slot.querySelector('.slot-add').getBoundingClientRect().right <= name.getBoundingClientRect().left;
      })
      """
    #expect(try page.isTrue(apart))
    try page.go(to: try Self.site.get().url("plans/2026-W48.html"))
    let outside = """
      [...document.querySelectorAll('.week-chart')].flatMap((chart) => [...chart.querySelectorAll('text')].filter((text) => {
        const [own, all] = [text.getBoundingClientRect(), chart.getBoundingClientRect()];
        return own.left < all.left - 1 || own.right > all.right + 1;
      })).map((text) => text.textContent).join()
      """
    #expect(try page.number("document.querySelectorAll('.week-chart text').length") > 10)
    #expect(try page.text(outside) == "")
  }
}
