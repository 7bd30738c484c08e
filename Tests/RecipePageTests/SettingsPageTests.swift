import BrowserDriving
import Foundation
import Testing

/// What somebody sets once for all pages.
@Suite struct SettingsPageTests {
  @Test func peopleAndTheirGoalsAreThoseOfThePlanner() throws {
    let site = try BuiltSite.cookbook.get()
    let page = try Chromium().open()
    try page.go(to: site.url("settings.html"))
    try page.wait(until: "document.querySelector('.chip-add') && document.querySelector('#goal-energy')")
    try page.click(".chip-add")
    try page.type("Ben")
    try page.press("Enter")
    // Whoever joined is chosen, and the keyboard goes on there.
    let chosen = "document.querySelector('.plan-people [aria-pressed=\"true\"]')"
    try page.wait(until: "\(chosen)?.textContent === 'Ben' && document.activeElement === \(chosen)")
    try page.value(
      "document.querySelector('#goal-energy').value = '1800'; document.querySelector('#goal-energy').dispatchEvent(new Event('input'))"
    )
    try page.go(to: site.url("planner.html"))
    try page.wait(until: "\(chosen)?.textContent === 'Ben'")
    let energy = try page.text("document.querySelector('.goal-energy .goal-text').textContent")
    #expect(energy.replacing("\u{A0}", with: " ") == "1800 kcal")
    #expect(page.problems == [])
  }

  @Test func aSliderThatIsMovedStepByStepKeepsTheProportionOfTheOthers() throws {
    let site = try BuiltSite.cookbook.get()
    let page = try Chromium().open()
    try page.go(to: site.url("settings.html"))
    try page.wait(until: "document.querySelector('#goal-protein')")
    let move = { (values: String) in
      "for (const value of [\(values)]) { const slider = document.querySelector('#goal-protein'); slider.value = String(value); slider.dispatchEvent(new Event('input')); }"
    }
    let split =
      "['protein', 'carbohydrate', 'fat'].map((one) => document.querySelector(`#goal-${one}`).value).join('/')"
    try page.value(move("...Array.from({ length: 31 }, (_, step) => 30 - step)"))
    #expect(try page.text(split) == "0/57/43")
    try page.value(move("100, 30"))
    #expect(try page.text(split) == "30/40/30", "at the end of the way the others have their proportion still")
    #expect(page.problems == [])
  }

  @Test func showsTheChoicesThatHoldWhoeverMadeThem() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    defer { server.cut() }
    let browser = try Chromium()
    let page = try browser.open()
    let other = try browser.open()
    let chosen = "[...document.querySelectorAll('.choices :checked')].map(({ value }) => value).join()"
    for tab in [page, other] {
      try tab.go(to: server.url("settings.html"))
      try tab.wait(until: "\(chosen) === 'auto,asWritten'")
    }
    try page.value(
      """
      galley.storage.restore({ format: "galley-backup", version: 1, entries: { "settings/scheme": "dark", "settings/units": "us" } });
      """)
    for tab in [page, other] { try tab.wait(until: "\(chosen) === 'dark,us'") }
    try other.click("[name=units][value=metric]")
    for tab in [page, other] { try tab.wait(until: "\(chosen) === 'dark,metric'") }
    try page.value("galley.storage.clear()")
    for tab in [page, other] { try tab.wait(until: "\(chosen) === 'auto,asWritten'") }
    for tab in [page, other] { #expect(tab.problems == []) }
  }

  @Test func saysHowManyRecipesAreArchivedAndWhichVersionMadeTheSite() throws {
    let site = try BuiltSite.cookbook.get()
    let page = try Chromium().open()
    try page.go(to: site.url("archived.html"))
    let count = try page.text("document.querySelectorAll('.card').length.toString()")
    try page.go(to: site.url("settings.html"))
    let link = "document.querySelector('a.button[href=\"archived.html\"]')"
    #expect(try page.text("\(link).textContent").hasPrefix("\(count) recipe"))
    #expect(try page.text("document.querySelector('main').textContent").contains("Version: Galley"))
  }

  @Test func marksTagsThatWereTypedAndTakesThemOutOfTheQuery() throws {
    let site = try BuiltSite.cookbook.get()
    let page = try Chromium().open()
    let address = site.url("search.html").absoluteString + "?q=tag:quick%20-tag:quicker%20egg%20tag:quick"
    try page.go(to: try #require(URL(string: address)))
    let chip = "document.querySelector('#search-filters [data-tag=\"quick\"]')"
    try page.wait(until: "\(chip)?.getAttribute('aria-pressed') === 'true'")
    try page.value("\(chip).click()")
    try page.wait(until: "document.querySelector('#q').value === '-tag:quicker egg'")
    try page.wait(until: "\(chip)?.getAttribute('aria-pressed') !== 'true'")
    #expect(page.problems == [])
  }

  @Test func showsWhatWasTypedToNarrowTheSearchAsChipsThatTakeItOut() throws {
    let site = try BuiltSite.cookbook.get()
    let page = try Chromium().open()
    let query = "?q=tomato%20time:%3C40%20-nuts%20contains:gluten%20tag:none"
    try page.go(to: try #require(URL(string: site.url("search.html").absoluteString + query)))
    let chips = "[...document.querySelectorAll('[data-typed]')].map((chip) => chip.dataset.typed).join()"
    try page.wait(until: "\(chips) === 'tag:none,time:<40,-nuts,contains:gluten'")
    try page.value("document.querySelector('[data-typed=\"tag:none\"]').focus()")
    try page.press("Enter")
    try page.wait(until: "document.querySelector('#q').value === 'tomato time:<40 -nuts contains:gluten'")
    try page.wait(until: "document.activeElement.dataset.typed === 'time:<40'")
    let clear = "document.querySelector('.filter-clear')"
    #expect(try page.isTrue("\(clear).checkVisibility()"))
    try page.value("\(clear).click()")
    try page.wait(until: "document.querySelector('#q').value === 'tomato' && \(chips) === ''")
    try page.wait(until: "!\(clear).checkVisibility()")
    #expect(page.problems == [])
  }

  @Test func cardsStandAboveTheRecipesAtTheFirstVisitAlone() throws {
    let site = try BuiltSite.cookbook.get()
    let isShown = "document.querySelector('.welcome').checkVisibility()"
    for look in [Page.Look.desk, .phone] {
      let page = try Chromium().open(look)
      try page.go(to: site.url("about.html"))
      try page.go(to: site.url("index.html"))
      #expect(try page.isTrue(isShown), "about the site is not where they stand")
      #expect(try page.number("document.querySelectorAll('.welcome li').length") == 3)
      try page.wait(until: "galley.storage.get('settings', 'welcomed')")
      try page.go(to: site.url("index.html"))
      #expect(try !page.isTrue(isShown))
      #expect(page.problems == [])
    }
  }

  @Test func cardsOfTheFirstVisitTakeLittleRoomAndGoWithIt() throws {
    let site = try BuiltSite.german.get()
    let page = try Chromium().open(.phone)
    try page.go(to: site.url("index.html"))
    try page.wait(until: "galley.storage.get('settings', 'welcomed')")
    let top = "document.querySelector('#search-start').getBoundingClientRect().top"
    let room = """
      (() => {
        const cards = document.querySelector(".welcome");
        return cards.offsetHeight + parseFloat(getComputedStyle(cards).marginBlockEnd);
      })()
      """
    let (before, height) = (try page.number(top), try page.number(room))
    #expect(height < 160 && height > 44)
    #expect(try page.number("document.scrollingElement.scrollWidth") == 390)
    try page.value("document.querySelector('[data-welcome-skip]').focus()")
    try page.press("Enter")
    try page.wait(until: "!document.querySelector('.welcome').checkVisibility()")
    let shift = before - (try page.number(top))
    #expect(abs(shift - height) < 1, "what stands below moves up by their place: \(shift)")
    #expect(page.problems == [])
  }
}
