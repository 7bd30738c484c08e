import BrowserDriving
import Testing

/// The first page of cook mode: what is taken out before anything begins.
@Suite(.serialized) struct CookingPlaceTests {
  private let tools =
    "[...document.querySelectorAll('.cook-tools li')].map((tool) => tool.textContent.trim()).join('; ')"

  @Test func listsToolsToTickInTheRecipesLanguage() throws {
    let page = try Chromium().open(.phone)
    try page.go(to: try BuiltSite.cookbook.get().url("recipes/deutsch/apfelkuchen.html"))
    try page.startCooking()
    #expect(try page.text(tools).hasPrefix("Springform, 26\u{A0}cm"))
    #expect(try page.text("document.querySelector('.cook-tools ul').lang") == "de")
    #expect(
      try page.number(
        "Math.min(...[...document.querySelectorAll('.cook-tools label')].map((label) => label.offsetHeight))") >= 56)
    try page.click(".cook-tools label")
    try page.reload()
    try page.wait(until: "document.querySelector('#cook').open")
    #expect(try page.isTrue("document.querySelector('.cook-tools .tick').checked"), "ticks outlive a reload")

    for _ in 0..<20 { try page.press("ArrowRight") }
    try page.click("[data-cook=next]")
    try page.wait(until: "!document.querySelector('#cook').open")
    #expect(
      try page.number("document.querySelectorAll('.cook-tools .tick:checked').length") == 0, "and go when all is done")
    #expect(page.problems == [])
  }

  @Test func saysHowMuchStandsReady() throws {
    let page = try Chromium().open(.phone)
    try page.go(to: try BuiltSite.cookbook.get().url("recipes/lentil-soup.html"))
    try page.startCooking()
    let position = "document.querySelector('.cook-position').textContent"
    let bar = "document.querySelector('.cook-progress').value"
    let all = try page.number("document.querySelectorAll('.cook-place input[type=checkbox]').length")
    #expect(try page.text(position) == "0 of \(Int(all)) ready" && page.number(bar) == 0)
    try page.click(".cook-tools label")
    try page.wait(until: "\(position) === '1 of \(Int(all)) ready' && \(bar) > 0")
    try page.press("ArrowRight")
    try page.wait(until: "\(position) === 'Step 1 of 6'")
    try page.click("[data-cook=back]")
    try page.wait(until: "\(position) === '1 of \(Int(all)) ready'")
    #expect(page.problems == [])
  }

  /// What was ticked last goes from sight with its page, and what is hidden hears no keys.
  @Test func goesOnByKeysAfterATick() throws {
    let page = try Chromium().open()
    try page.go(to: try BuiltSite.cookbook.get().url("recipes/lentil-soup.html"))
    try page.startCooking()
    let position = "document.querySelector('.cook-position').textContent"
    try page.click(".cook-tools label")
    for step in 1...3 {
      try page.press("ArrowRight")
      try page.wait(until: "\(position) === 'Step \(step) of 6'")
      try page.value("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    }
    #expect(try page.isTrue("document.querySelector('.cook-stage') === document.activeElement"))
  }

  @Test func saysSizesInTheChosenMeasures() throws {
    let page = try Chromium().open()
    try page.go(to: try BuiltSite.cookbook.get().url("recipes/deutsch/apfelkuchen.html"))
    try page.loadScaling()
    try page.value("galley.storage.set('settings', 'units', 'us')")
    try page.startCooking()
    try page.wait(
      until: "\(tools).startsWith('Springform, 10\u{A0}Zoll') || \(tools).startsWith('Springform, 10 Zoll')")
    #expect(page.problems == [])
  }

  @Test func saysNothingOfToolsWhereTheMethodNamesNone() throws {
    let page = try Chromium().open()
    try page.go(to: try BuiltSite.cookbook.get().url("recipes/deutsch/bircher-muesli.html"))
    try page.startCooking()
    #expect(try page.isTrue("document.querySelector('.cook-tools') === null"))
    #expect(try page.isTrue("document.querySelector('.cook-food').checkVisibility()"), "the list has a heading")
  }
}
