import BrowserDriving
import Testing

/// The last page of cook mode: what is on the plate, and what comes next.
@Suite(.serialized) struct CookingFinishTests {
  private static let pizza = "recipes/pizza-margherita.html"

  private func open(_ page: String) throws -> Page {
    let opened = try Chromium().open()
    try opened.go(to: try BuiltSite.cookbook.get().url(page))
    return opened
  }

  /// The last page of cook mode.
  private func cook(_ recipe: String) throws -> Page {
    let page = try open(recipe)
    try page.startCooking()
    for _ in 0..<20 { try page.press("ArrowRight") }
    return page
  }

  @Test func servesTheDishAndTakesBackWhatFinishingClears() throws {
    let page = try open(Self.pizza)
    try page.scaleUp()
    try page.startCooking()
    for _ in 0..<12 { try page.press("ArrowRight") }
    #expect(try page.text("document.querySelector('.cook-dish').textContent") == "Pizza margherita · 5\u{A0}pizzas")
    #expect(try page.isTrue("document.querySelector('.cook-plate img').checkVisibility()"))
    #expect(try page.text("document.querySelector('.cook-position').textContent") == "All done")
    #expect(
      try page.isTrue("!document.querySelector('[data-cook=export]').checkVisibility()"), "there are no notes yet")
    try page.click("[name=cooked]")
    #expect(try page.text("document.querySelector('.cook-days').textContent").hasPrefix("Cooked 1 ×"))
    try page.click("[data-cook=next]")
    try page.wait(until: "document.querySelectorAll('.step .tick:checked').length === 0")
    try page.click(".toast-action")
    #expect(try page.number("document.querySelectorAll('.step .tick:checked').length") == 8)
    #expect(try page.text("document.querySelector('.stepper input').value") == "5")
    #expect(page.problems == [])
  }

  @Test func keepsTheKeysWhereAButtonGoes() throws {
    let page = try open(Self.pizza)
    try page.startCooking()
    try page.value("document.querySelector('[data-cook=view]').focus()")
    for _ in 0..<12 { try page.press("ArrowRight") }
    #expect(try page.isTrue("!document.querySelector('[data-cook=view]').checkVisibility()"))
    try page.press("ArrowLeft")
    #expect(try page.text("document.querySelector('.cook-position').textContent") == "Step 8 of 8")
    #expect(try page.isTrue("document.querySelector('[data-cook=view]').checkVisibility()"))
  }

  @Test func plansTheDishAgain() throws {
    let page = try cook(Self.pizza)
    try page.click("[data-cook=plan]")
    try page.wait(until: "document.querySelector('#plan-day')")
    #expect(try page.isTrue("!document.querySelector('#cook').open"))
    try page.click("dialog[open] .button-primary")
    try page.wait(until: "galley.storage.entries('plan').length === 1")
    #expect(page.problems == [])
  }
}
