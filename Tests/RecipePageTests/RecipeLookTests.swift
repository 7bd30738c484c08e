import BrowserDriving
import Foundation
import Testing

/// What a recipe page and cook mode look like on small screens, in the dark, on paper.
@Suite(.serialized) struct RecipeLookTests {
  private func open(_ look: Page.Look) throws -> Page {
    let page = try Chromium().open(look)
    try page.go(to: try BuiltSite.cookbook.get().url("recipes/slow-sunday-mushroom-lasagne.html"))
    return page
  }

  private let overhang = "document.scrollingElement.scrollWidth - document.documentElement.clientWidth"

  @Test(arguments: [320, 390, 1280]) func fitsItsScreen(width: Int) throws {
    let page = try open(Page.Look(width: width, height: 700, isPhone: width < 600))
    #expect(try page.number(overhang) <= 0)
    try page.startCooking()
    for _ in 0..<14 {
      #expect(
        try page.number(
          "document.querySelector('.cook-stage').scrollWidth - document.querySelector('.cook-stage').clientWidth") <= 0)
      #expect(try page.number("document.querySelector('#cook').scrollWidth - innerWidth") <= 0)
      try page.click("[data-cook=next]")
    }
  }

  /// A ring that is as wide as its column, in a column as wide as the ring, would be nothing.
  @Test(arguments: [390, 480, 600, 1280]) func theRingOfCaloriesIsAsLargeOnEveryScreen(width: Int) throws {
    let page = try open(Page.Look(width: width, height: 900, isPhone: width < 600))
    let ring = "document.querySelector('.nutrition .ring').getBoundingClientRect()"
    let size = (try page.number("\(ring).width"), try page.number("\(ring).height"))
    #expect(size.0 > 120 && abs(size.0 - size.1) < 1, "\(size)")
    #expect(try page.number("document.querySelector('.nutrition .bars').getBoundingClientRect().width") > 120)
  }

  /// `1½ cucharaditas` is longer than any English amount of the cookbook.
  @Test(arguments: [(320, "screen"), (390, "screen"), (1280, "screen"), (680, "print")])
  func cutsNoUnitInTwo(width: Int, media: String) throws {
    var look = Page.Look(width: width, height: 700, isPhone: width < 600)
    look.media = media
    let page = try Chromium().open(look)
    try page.go(to: try BuiltSite.cookbook.get().url("recipes/espanol/tortilla-de-patatas.html"))
    let cut = """
      [...document.querySelectorAll(".amount")].filter((amount) => amount.checkVisibility() && amount.firstChild).filter((amount) => {
        const range = document.createRange();
        range.selectNodeContents(amount);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      }).map((amount) => amount.textContent).join("|")
      """
    #expect(try page.number("document.querySelectorAll('.ingredient .amount').length") > 4)
    #expect(try page.text(cut) == "")
    guard media == "screen" else { return }
    try page.startCooking()
    #expect(try page.number("document.querySelectorAll('.cook-list .amount').length") > 4)
    #expect(try page.text(cut) == "")
  }

  /// `24 albóndigas` is a long yield for a third of a phone.
  @Test(arguments: [320, 390, 1280]) func setsEachFactInWholeWordsAndOnADeskInOneRow(width: Int) throws {
    let page = try Chromium().open(Page.Look(width: width, height: 844, isPhone: width < 600))
    try page.go(to: try BuiltSite.cookbook.get().url("recipes/espanol/albondigas-en-salsa.html"))
    let facts = "[...document.querySelectorAll('.fact dd > :first-child')]"
    let cut = "\(facts).filter((fact) => fact.getClientRects().length > 1)"
    #expect(try page.text("\(cut).map((fact) => fact.textContent).join()") == "")
    #expect(try page.number(overhang) <= 0)
    guard width == 1280 else { return }
    try page.go(to: try BuiltSite.cookbook.get().url("recipes/black-bean-chili.html"))
    let rows = "new Set([...document.querySelectorAll('.fact')].map((fact) => fact.getBoundingClientRect().top)).size"
    #expect(try page.number("document.querySelectorAll('.fact').length") == 6)
    #expect(try page.number(rows) == 1)
  }

  @Test func barMarksWhereOneIs() throws {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let page = try Chromium().open(.phone)
    let current = "[...document.querySelectorAll('.bottom-bar [aria-current]')].map((link) => link.textContent).join()"
    for (path, name) in [("", "Recipes"), ("index.html", "Recipes"), ("shopping.html", "List")] {
      try page.go(to: server.url(path))
      #expect(try page.text(current) == name)
    }
  }

  @Test func hasTargetsForWetFingersInCookMode() throws {
    let page = try open(.phone)
    try page.startCooking()
    try page.click("[data-cook=next]")
    try page.click(".cook-step.is-current .timer-start")
    let small = try page.text(
      """
      [...document.querySelectorAll("#cook :is(button, a, .timer-start)")].filter((target) => target.checkVisibility())
        .filter((target) => Math.max(target.getBoundingClientRect().height, parseFloat(getComputedStyle(target, "::after").height) || 0) < 55.5)
        .map((target) => target.textContent.trim()).join("|")
      """)
    #expect(small == "")
    #expect(try page.isTrue("document.querySelector('.cook-step.is-current .timer-start').checkVisibility()"))
  }

  /// Two times on neighbouring lines, a link above a time: a finger on the words of one never reaches the other.
  @Test(arguments: ["pizza-dough", "pizza-margherita", "francais/salade-de-lentilles", "slow-sunday-mushroom-lasagne"])
  func wordsOfTimesAndLinksBelongToThemselves(recipe: String) throws {
    let page = try Chromium().open(.phone)
    try page.go(to: try BuiltSite.cookbook.get().url("recipes/\(recipe).html"))
    let taken = { (targets: String) in
      """
      [...document.querySelectorAll("\(targets)")].filter((target) => target.checkVisibility()).filter((target) => {
        target.scrollIntoView({ block: "center", behavior: "instant" });
        const words = document.createRange();
        words.selectNodeContents(target);
        return [...words.getClientRects()].some(({ left, right, top, bottom }) =>
          [left + 2, right - 2].some((x) => [top + 2, bottom - 2].some((y) => document.elementFromPoint(x, y)?.closest("a, .timer-start") !== target)));
      }).map((target) => target.textContent).join("|")
      """
    }
    #expect(try page.number("document.querySelectorAll('.method :is(a, .timer-start)').length") > 1)
    #expect(try page.text(taken(".method :is(a, .timer-start)")) == "")
    try page.startCooking()
    for _ in 0..<14 {
      try page.click("[data-cook=next]")
      if try page.isTrue("document.querySelector('.cook-finish').checkVisibility()") { break }
      #expect(try page.text(taken(".cook-step.is-current .step-body :is(a, .timer-start)")) == "")
    }
  }

  @Test func tellsWhatIsChosenInColoursOfTheReadersOwn() throws {
    var look = Page.Look()
    look.hasForcedColours = true
    let page = try Chromium().open(look)
    try page.go(to: try BuiltSite.cookbook.get().url("index.html"))
    let ground = { (chip: String) in "getComputedStyle(document.querySelector('\(chip)')).backgroundColor" }
    #expect(try page.text(ground(".chips [aria-current]")) != page.text(ground(".chips .chip:not([aria-current])")))
    let line = "getComputedStyle(document.querySelector('.site-navigation [aria-current]')).textDecorationLine"
    #expect(try page.text(line) == "underline")
    try page.go(to: try BuiltSite.cookbook.get().url("recipes/pizza-dough.html"))
    #expect(try page.text("getComputedStyle(document.querySelector('.step-body time')).outlineStyle") == "solid")
    #expect(try page.text("getComputedStyle(document.querySelector('.bar-line')).forcedColorAdjust") == "none")
  }

  @Test(arguments: [false, true]) func isLegibleAtArmsLength(isDark: Bool) throws {
    var look = Page.Look.phone
    look.isDark = isDark
    let page = try open(look)
    try page.startCooking()
    try page.click("[data-cook=next]")
    #expect(
      try page.number("parseFloat(getComputedStyle(document.querySelector('.is-current .step-body')).fontSize)") >= 24)
    let contrast = try page.number(
      """
      (() => {
        const light = (colour) => {
          const parts = colour.match(/\\d+/g).slice(0, 3).map((part) => part / 255)
            .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
          return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05;
        };
        const [ink, paper] = [getComputedStyle(document.querySelector(".is-current .step-body")).color,
          getComputedStyle(document.querySelector("#cook")).backgroundColor].map(light);
        return Math.max(ink, paper) / Math.min(ink, paper);
      })()
      """)
    #expect(contrast >= 7)
  }

  /// A page of A4 is as narrow as a screen that has the bar at its foot.
  @Test(arguments: [680, 1280]) func printsNoControls(width: Int) throws {
    var look = Page.Look(width: width, height: 900, isPhone: false)
    look.media = "print"
    let page = try open(look)
    let visible = try page.number(
      "[...document.querySelectorAll('nav, button, input, select, dialog')].filter((one) => one.checkVisibility()).length"
    )
    #expect(visible == 0)
  }

  /// As the network carries them: what a page loads before anybody asks for cook mode, list or plan.
  @Test func needsLittleScript() throws {
    let page = try open(.desk)
    let scripts = Set(page.requests.filter { $0.hasSuffix(".js") }).compactMap(URL.init(string:))
    let size = try scripts.reduce(0) { $0 + (try compressedSize($1)) }
    #expect(scripts.count > 5)
    #expect(size <= 18 * 1024, "\(size) bytes in \(scripts.count) scripts")
  }

  private func compressedSize(_ script: URL) throws -> Int {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["gzip", "-9", "-c", script.path()]
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return bytes.count
  }
}
