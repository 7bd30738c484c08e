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
