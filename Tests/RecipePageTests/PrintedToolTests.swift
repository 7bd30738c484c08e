import BrowserDriving
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
}
