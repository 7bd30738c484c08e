import BrowserDriving
import Foundation
import Testing

/// What keeps its place where there is little of it: small screens, large letters, long words.
@Suite(.serialized) struct NarrowScreenTests {
  private static let overhang = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"

  private static let week = Result {
    try BuiltSite(
      BuiltSite.repository.appending(path: "content"), "title: The test kitchen\npeople: {anna: {}, ben: {}}\n",
      keeping: ["plans"])
  }

  private func open(_ path: String, width: Int = 390, height: Int = 844, letters: Int = 16) throws -> Page {
    let page = try Chromium().open(Page.Look(width: width, height: height, isPhone: true))
    try page.setLetters(letters)
    try page.go(to: try BuiltSite.cookbook.get().url(path))
    return page
  }

  /// Whether what is touched in the middle and near the edges of something is that itself.
  private func isTouched(_ selector: String) -> String {
    """
    (() => {
      const one = document.querySelector('\(selector)');
      const box = one.getBoundingClientRect();
      return [0.1, 0.5, 0.9].every((part) =>
        one.contains(document.elementFromPoint(box.left + box.width / 2, box.top + part * box.height)));
    })()
    """
  }

  @Test(arguments: [320, 390, 600, 1280]) func runningTimerIsTouchedAboveTheBar(width: Int) throws {
    let page = try open("recipes/shakshuka.html", width: width)
    try page.click(".method .timer-start")
    try page.wait(until: "document.querySelector('.timers:not([hidden]) .timer')")
    for button in ["pause", "extend", "stop"] {
      #expect(try page.isTrue(isTouched(".timer [data-timer=\(button)]")), "\(button)")
    }
    // The end of the page is read above both.
    let top = "document.querySelector('.timers').getBoundingClientRect().top"
    let end = "document.querySelector('.site-footer').getBoundingClientRect().bottom"
    try page.wait(until: "(scrollTo({ top: 1e6, behavior: 'instant' }), \(top) >= \(end))")
    try page.click(".timer [data-timer=pause]")
    try page.wait(until: "document.querySelector('.timer.is-paused')")
    #expect(page.problems == [])
  }

  @Test func whatHasTheFocusStandsAboveTheBar() throws {
    let page = try open("recipes/shakshuka.html")
    try page.click(".method .timer-start")
    try page.wait(until: "document.querySelector('.timers:not([hidden]) .timer')")
    let hidden = """
      [...document.querySelectorAll('main a, main input, main button')].filter((one) => one.checkVisibility()
        && !one.closest('.timers')).filter((one) => {
          scrollTo({ top: 0, behavior: 'instant' });
          one.focus();
          return one.getBoundingClientRect().bottom > document.querySelector('.timers').getBoundingClientRect().top;
        }).map((one) => one.outerHTML.slice(0, 60)).join()
      """
    #expect(try page.text(hidden) == "")
  }

  @Test(arguments: [320, 390]) func wordsOfAListBreakWithinTheirRow(width: Int) throws {
    let page = try open("shopping.html", width: width)
    try page.wait(until: "document.querySelector('.add-row .text-field')")
    for length in [26, 49] {
      try page.click(".add-row .text-field")
      try page.type(String(repeating: "w", count: length))
      try page.press("Enter")
    }
    try page.wait(until: "document.querySelectorAll('.buy').length === 2")
    #expect(try page.number(Self.overhang) == 0)
    let below = """
      [...document.querySelectorAll('.buy')].filter((row) => [...row.querySelectorAll('button, .move')].some((button) =>
        button.getBoundingClientRect().left < row.querySelector('.buy-name').getBoundingClientRect().right)).length
      """
    #expect(try page.number(below) == 0)
    #expect(page.problems == [])
  }

  /// The last column says whether a day is on target: it is not cut off on tablets, either.
  @Test(arguments: [390, 640, 768, 834, 900]) func aWeekShowsEveryColumnOfItsTables(width: Int) throws {
    let site = try Self.week.get()
    let page = try Chromium().open(Page.Look(width: width, height: 1024, isPhone: width < 900))
    try page.go(to: site.url("plans/2026-W48.html"))
    let beyond = """
      [...document.querySelectorAll(".report .figures-table :is(th, td)")].filter((cell) => cell.checkVisibility()).filter((cell) =>
        cell.getBoundingClientRect().right > cell.closest(".report").getBoundingClientRect().right + 1)
        .map((cell) => cell.textContent).join("|")
      """
    #expect(try page.number("document.querySelectorAll('.report tbody .standing').length") >= 7)
    #expect(try page.text(beyond) == "")
    #expect(try page.number(Self.overhang) == 0)
    // Two or four abreast.
    let rows = """
      new Set([...document.querySelector(".gauges").children].map((gauge) => gauge.getBoundingClientRect().top)).size
      """
    #expect(try page.number(rows) == (width < 864 ? 2 : 1))
  }

  /// Three timers are more than there is room for beside the step, and none of them may be overlooked.
  @Test(arguments: [(320, 700), (740, 360)]) func everyRunningTimerIsSeenWhileCooking(width: Int, height: Int) throws {
    let page = try open("recipes/roast-chicken.html", width: width, height: height)
    let count = Int(try page.number("document.querySelectorAll('.method .timer-start').length"))
    try #require(count >= 3)
    for index in 0..<3 { try page.value("document.querySelectorAll('.method .timer-start')[\(index)].click()") }
    try page.startCooking()
    try page.click("[data-cook=next]")
    try page.wait(until: "document.querySelectorAll('#cook .timer').length === 3")
    let unseen = """
      (() => {
        const bar = document.querySelector("#cook .timers").getBoundingClientRect();
        return [...document.querySelectorAll("#cook .timer :is(.timer-left, .button)")].filter((one) => one.checkVisibility()).filter((one) => {
          const box = one.getBoundingClientRect();
          return box.bottom > bar.bottom + 1 || box.right > innerWidth || box.top < bar.top - 1;
        }).map((one) => one.textContent.trim()).join("|");
      })()
      """
    #expect(try page.text(unseen) == "")
    #expect(page.problems == [])
  }

  /// `2⅓ small bunches` takes two lines rather than the room of every name.
  @Test(arguments: [320, 390, 1280]) func longAmountLeavesNamesTheirRoom(width: Int) throws {
    let page = try open("recipes/shakshuka.html", width: width)
    for _ in 0..<4 { try page.scaleUp() }
    let columns = "getComputedStyle(document.querySelector('.ingredients .ingredient-list')).gridTemplateColumns"
    try page.wait(until: "document.querySelector('.is-scaled')")
    let (amount, name) = (
      try page.number("parseFloat(\(columns).split(' ')[1])"), try page.number("parseFloat(\(columns).split(' ')[2])")
    )
    #expect(amount <= name + 1, "\(amount), \(name)")
    #expect(try page.number(Self.overhang) == 0)
  }

  @Test(arguments: [320, 390]) func largeLettersCutNothingWhileCooking(width: Int) throws {
    let page = try open("recipes/shakshuka.html", width: width, height: 760, letters: 32)
    #expect(try page.number(Self.overhang) == 0)
    try page.startCooking()
    try page.click("[data-cook=next]")
    try page.click(".cook-step.is-current .timer-start")
    try page.wait(until: "document.querySelector('#cook .timer')")
    let cut = """
      [...document.querySelectorAll('#cook :is(.button, .timer-left, .timer-name, .cook-position)')]
        .filter((one) => one.checkVisibility()).filter((one) => {
          const box = one.getBoundingClientRect();
          return box.left < 0 || box.right > innerWidth || one.scrollWidth > one.clientWidth + 1;
        }).map((one) => one.textContent.trim()).join('|')
      """
    #expect(try page.text(cut) == "")
    let lines = """
      (() => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector('#cook .timer-left'));
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      })()
      """
    #expect(try page.number(lines) == 1)
    #expect(page.problems == [])
  }
}
