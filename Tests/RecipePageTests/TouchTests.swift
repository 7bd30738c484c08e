import BrowserDriving
import Testing

/// What is touched on a phone.
@Suite struct TouchTests {
  /// What is too low for a fingertip: names, and how many pixels above and below their middle they can be touched on.
  private static let low = """
    [...document.querySelectorAll(".brand, .site-search, .site-navigation a, .site-footer-navigation a, .actions a, .chip, "
      + ".letters a, .entry, .credits a, .cookable a, .basket-recipe > a, .slot-add")]
      .filter((one) => one.checkVisibility()).flatMap((one) => {
        one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
        const box = one.getBoundingClientRect();
        const isTouched = (y) => one.contains(document.elementFromPoint(box.left + box.width / 2, y));
        const middle = box.top + box.height / 2;
        const height = Array.from({ length: 61 }, (_, index) => middle - 30 + index).filter(isTouched).length;
        return height < 40 ? [`${one.textContent.trim()} ${height}`] : [];
      }).join(", ")
    """

  @Test func isAsLargeAsAFingertip() throws {
    let site = try BuiltSite.withPantry.get()
    let page = try Chromium().open(.phone)
    let pages = ["index", "recipes/lentil-soup", "tags", "ingredients", "pantry", "settings", "planner"]
    for path in pages {
      try page.go(to: site.url("\(path).html"))
      try page.wait(until: "document.readyState === 'complete'")
      if path == "pantry" { try page.wait(until: "document.querySelector('.cookable a')") }
      if path == "planner" { try page.wait(until: "document.querySelector('.slot-add')") }
      #expect(try page.isTrue("matchMedia('(pointer: coarse)').matches"))
      #expect(try page.text(Self.low) == "", "\(path)")
      #expect(try page.number("document.scrollingElement.scrollWidth") == 390, "\(path)")
    }
    #expect(page.problems == [])
  }
}
