import BrowserDriving
import Foundation
import Testing

/// Somebody opens a recipe, scales it, cooks it and finishes; every page is opened from a folder, without a server.
@Suite(.serialized) struct CookingJourneyTests {
  private static let pizza = "recipes/pizza-margherita.html"

  private func open(_ page: String, _ look: Page.Look = .desk) throws -> Page {
    let opened = try Chromium().open(look)
    try opened.go(to: try BuiltSite.cookbook.get().url(page))
    return opened
  }

  /// What the cook-mode step in front says.
  private let step = "document.querySelector('.cook-step.is-current').textContent"

  @Test func whoeverTurnsAwayFromPrintingPrintsNothing() throws {
    let page = try Chromium().open()
    try page.before("globalThis.print = () => { document.printed = (document.printed ?? 0) + 1; }")
    try page.go(to: try BuiltSite.cookbook.get().url(Self.pizza))
    let isShut = "!document.querySelector('#print-choices').open"
    try page.click("[data-action=print]")
    try page.value("document.querySelector('#print-choices [value=print]').click()")
    try page.wait(until: "document.printed === 1 && \(isShut)")
    try page.click("[data-action=print]")
    try page.press("Escape")
    try page.wait(until: isShut)
    try page.value("new Promise((resolve) => setTimeout(resolve, 100))")
    #expect(try page.number("document.printed") == 1)
  }

  @Test func scalesThenCooksWithTwoTimersThroughAReloadAndFinishes() throws {
    let page = try open(Self.pizza)
    try page.permit("notifications", "denied")
    for _ in 0..<2 { try page.scaleUp() }
    #expect(try page.text("document.querySelector('.ingredient .amount').textContent") == "6\u{A0}balls")
    #expect(try page.text("document.querySelector('.scaled').textContent").contains("Amounts × 1½"))

    try page.startCooking()
    #expect(try page.text("document.querySelector('.cook-list .amount').textContent") == "6\u{A0}balls")
    try page.click(".cook-list .tick")
    try page.click("[data-cook=next]")
    try page.click(".cook-step.is-current .timer-start")
    try page.click("[data-cook=next]")
    try page.click(".cook-step.is-current .timer-start")
    try page.wait(until: "/^4[45]:\\d\\d · \\d+:[\\d:]+ · /.test(document.title)")
    #expect(try page.number("document.querySelectorAll('.timer').length") == 2)

    try page.reload()
    try page.wait(until: "document.querySelector('#cook').open")
    #expect(try page.text("document.querySelector('.cook-position').textContent") == "Step 2 of 8")
    #expect(try page.number("document.querySelectorAll('#cook .timer').length") == 2)
    #expect(try page.isTrue("document.querySelector('.ingredient .tick').checked"))

    // As if three quarters of an hour had gone by with the lid shut.
    try page.value(
      """
      for (const [id, timer] of galley.storage.entries("timers")) {
        galley.storage.set("timers", id, { ...timer, end: timer.end - 45 * 60000 });
      }
      """)
    try page.wait(until: "document.title.startsWith('Ready! ')")
    #expect(try page.number("document.querySelectorAll('.timer.is-over').length") == 1)
    #expect(try page.text("document.querySelector('#timer-status').textContent").hasPrefix("Ready! "))
    try page.click(".timer.is-over .timer-stop")
    #expect(try page.number("document.querySelectorAll('.timer').length") == 1)

    for _ in 0..<7 { try page.click("[data-cook=next]") }
    #expect(try page.isTrue("document.querySelector('.cook-finish').checkVisibility()"))
    try page.click("[name=cooked]")
    try page.click("#cook-notes")
    try page.type("More basil.")
    try page.click("[data-cook=next]")
    try page.wait(until: "!document.querySelector('#cook').open")
    #expect(try page.number("document.querySelectorAll('.ingredient .tick:checked, .step .tick:checked').length") == 0)
    #expect(try page.text("document.querySelector('.ingredient .amount').textContent") == "4\u{A0}balls")
    #expect(try page.text("document.querySelector('#own-notes').textContent").contains("More basil."))
    #expect(try page.text("document.querySelector('.own-notes-days').textContent").hasPrefix("Cooked 1 ×"))
    #expect(page.problems == [])
    #expect(page.requests.filter { !$0.hasPrefix("file:") && !$0.hasPrefix("data:") } == [])
  }

  @Test func cooksByKeysAlone() throws {
    let page = try open(Self.pizza)
    try page.value("document.querySelector('[data-action=cook]').focus()")
    try page.press("Enter")
    try page.wait(until: "document.querySelector('#cook').open")
    try page.press("ArrowRight")
    #expect(try page.text("document.querySelector('.cook-position').textContent") == "Step 1 of 8")
    try page.press(" ")
    #expect(try page.text("document.querySelector('.cook-position').textContent") == "Step 2 of 8")
    try page.press("ArrowLeft")
    #expect(try page.text("document.querySelector('.cook-position').textContent") == "Step 1 of 8")
    try page.press("Escape")
    try page.wait(until: "!document.querySelector('#cook').open")
    #expect(try page.isTrue("document.activeElement.dataset.action === 'cook'"), "focus is where it was")
  }

  @Test func finishesByItsButtonAlone() throws {
    let page = try open(Self.pizza)
    try page.startCooking()
    for _ in 0..<12 { try page.press("ArrowRight") }
    #expect(try page.isTrue("document.querySelector('#cook').open"))
    #expect(try page.isTrue("document.querySelector('.cook-finish').checkVisibility()"))
    #expect(try page.number("document.querySelectorAll('.step .tick:checked').length") == 8)
    try page.click("[data-cook=next]")
    try page.wait(until: "!document.querySelector('#cook').open")
    #expect(try page.number("document.querySelectorAll('.step .tick:checked').length") == 0)
  }

  @Test func turnsPagesByAFinger() throws {
    let page = try open(Self.pizza, .phone)
    try page.startCooking()
    try page.swipe(from: (300, 400), to: (80, 410))
    try page.wait(until: "document.querySelector('.cook-position').textContent === 'Step 1 of 8'")
    try page.swipe(from: (80, 400), to: (300, 410))
    try page.wait(until: "!document.querySelector('.cook-place').hidden")
  }

  @Test func opensARecipeInsideARecipeAndLeadsBackToTheStep() throws {
    let page = try open(Self.pizza)
    try page.startCooking()
    try page.click("[data-cook=next]")
    try page.click(".cook-step.is-current a")
    try page.wait(until: "location.pathname.endsWith('pizza-dough.html') && document.querySelector('#cook')?.open")
    #expect(try page.text("document.querySelector('[data-cook-leave]').textContent") == "Back to Pizza margherita")
    try page.click("[data-cook=leave]")
    try page.wait(until: "location.pathname.endsWith('pizza-margherita.html') && document.querySelector('#cook')?.open")
    #expect(try page.text("document.querySelector('.cook-position').textContent") == "Step 1 of 8")
  }

  /// Its step does not link it: the ingredients of the recipe do.
  @Test func opensAPartOfTheDishFromTheIngredientsOfAStep() throws {
    let page = try open("recipes/lentil-soup.html")
    try page.startCooking()
    for _ in 0..<3 { try page.click("[data-cook=next]") }
    #expect(
      try page.text("document.querySelector('.cook-step.is-current .cook-uses').innerText").contains(
        "1.2\u{A0}l vegetable stock"))
    try page.click(".cook-step.is-current .cook-uses a")
    try page.wait(until: "location.pathname.endsWith('vegetable-stock.html') && document.querySelector('#cook')?.open")
    try page.click("[data-cook=leave]")
    try page.wait(until: "location.pathname.endsWith('lentil-soup.html') && document.querySelector('#cook')?.open")
    #expect(try page.text("document.querySelector('.cook-position').textContent") == "Step 3 of 6")
  }

  @Test func readsAloudFromAnyStepOn() throws {
    let page = try Chromium().open(.phone)
    try page.before(
      """
      document.said = [];
      Object.defineProperty(globalThis, "speechSynthesis", { value: { cancel() {}, speak({ text }) { document.said.push(text); } } });
      """)
    try page.go(to: try BuiltSite.cookbook.get().url(Self.pizza))
    try page.startCooking()
    #expect(
      try page.isTrue("!document.querySelector('.cook-aloud').checkVisibility()"), "the first page says it in words")
    for _ in 0..<2 { try page.click("[data-cook=next]") }
    try page.click(".cook-aloud")
    #expect(
      try page.isTrue(
        "document.said.at(-1).includes(document.querySelector('.cook-step.is-current .step-body p').textContent)"))
    try page.click("[data-cook=next]")
    #expect(try page.number("document.said.length") == 2)
    try page.click(".cook-aloud")
    try page.click("[data-cook=next]")
    #expect(try page.number("document.said.length") == 2)
    #expect(page.problems == [])
  }

  @Test func showsAllStepsWithTheCurrentOneInFront() throws {
    let page = try open(Self.pizza)
    try page.startCooking()
    try page.click("[data-cook=next]")
    try page.click("[data-cook=view]")
    #expect(
      try page.number("[...document.querySelectorAll('.cook-step')].filter((step) => step.checkVisibility()).length")
        == 8)
    try page.click(".cook-step:nth-child(3) .step-body")
    #expect(try page.text("document.querySelector('.cook-position').textContent") == "Step 3 of 8")
    #expect(try page.text(step).contains("Tear the mozzarella"))
  }

  @Test func isWholeWithoutAScript() throws {
    var look = Page.Look.desk
    look.hasScript = false
    let page = try open(Self.pizza, look)
    let seen = try page.text("document.body.innerText")
    #expect(seen.contains("4\u{A0}balls") && seen.contains("Slide it onto the hot steel."))
    #expect(
      try page.number(
        "[...document.querySelectorAll('button, input:not(.tick), select')].filter((one) => one.checkVisibility()).length"
      )
        == 0, "nothing to press that does nothing")
  }

  @Test func keepsNothingWhereNothingMayBeKeptAndCooksAllTheSame() throws {
    let page = try Chromium().open()
    try page.before(
      "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError'); } })")
    try page.go(to: try BuiltSite.cookbook.get().url(Self.pizza))
    try page.scaleUp()
    try page.startCooking()
    try page.click("[data-cook=next]")
    try page.click(".cook-step.is-current .timer-start")
    #expect(try page.text("document.querySelector('.timer-left').textContent").hasPrefix("2:00:00"))
    #expect(page.problems == [])
  }

  @Test func speaksTheLanguageOfTheSite() throws {
    let page = try Chromium().open()
    try page.go(to: try BuiltSite.german.get().url("recipes/deutsch/apfelkuchen.html"))
    #expect(try page.text("document.querySelector('[data-action=cook]').textContent") == "Jetzt kochen")
    try page.scaleUp()
    #expect(try page.text("document.querySelector('.scaled').textContent").contains("Mengen ×"))
    try page.startCooking()
    try page.click("[data-cook=next]")
    #expect(try page.text("document.querySelector('.cook-position').textContent").hasPrefix("Schritt 1 von"))
    #expect(page.problems == [])
  }
}
