import BrowserDriving
import Foundation
import Testing

/// Tools on paper.
@Suite struct PrintedToolTests {
  @Test func aPrintedListHasItsBoxesAndNothingToPress() throws {
    let page = try Chromium().open()
    try page.go(to: try BuiltSite.cookbook.get().url("shopping.html"))
    try page.wait(until: "document.querySelector('.add-row')")
    try page.value(
      """
      galley.storage.set("basket", "recipes/pizza-margherita", { title: "Pizza margherita", servings: "4" });
      galley.storage.set("items", galley.storage.newId(), { text: "2 l milk" });
      """)
    try page.wait(until: "document.querySelectorAll('.buy').length > 4")
    var paper = Page.Look.desk
    paper.media = "print"
    try page.take(paper)
    let shown = { (selector: String) in
      try page.number("[...document.querySelectorAll('\(selector)')].filter((one) => one.checkVisibility()).length")
    }
    #expect(try shown(".buy .tick") == page.number("document.querySelectorAll('.buy').length"))
    #expect(try shown("main button, main select, main .text-field, main label.button") == 0)
    #expect(page.problems == [])
  }

  /// A4 and Letter, in inches.
  @Test(arguments: [(8.27, 11.69), (8.5, 11)])
  func aWeekTakesAsLittlePaperAsItCan(width: Double, height: Double) throws {
    let site = try BuiltSite(
      BuiltSite.repository.appending(path: "content"), "title: The test kitchen\npeople: {anna: {}, ben: {}}\n",
      keeping: ["plans"])
    let page = try Chromium().open()
    try page.go(to: site.url("plans/2026-W48.html"))
    #expect(try page.sheets(width: width, height: height) == 5, "two people, the plan, and its list on two")

    try page.go(to: try #require(URL(string: site.url("planner.html").absoluteString + "?day=2026-11-24")))
    try page.wait(until: "document.querySelector('.plan-published summary')")
    try page.value("document.querySelector('.plan-published').open = true")
    try page.wait(until: "document.querySelectorAll('.plan-published select')[1].options.length > 0")
    try page.value(
      """
      document.querySelector(".plan-published select").value = "2026-W48";
      document.querySelector(".plan-published button").click();
      """)
    try page.wait(until: "document.querySelectorAll('.report').length === 2")
    #expect(try page.sheets(width: width, height: height) == 3, "the plan and two people")
    #expect(try page.text("document.querySelector('main').innerText").contains("null") == false)

    try page.value("document.querySelector('.tool-actions .button-primary').click()")
    try page.go(to: site.url("shopping.html"))
    try page.wait(until: "document.querySelectorAll('.buy').length > 50")
    #expect(try page.sheets(width: width, height: height) == 2, "what to cook, and what to buy for it")
    #expect(page.problems == [])
  }
}
