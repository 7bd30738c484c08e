import BrowserDriving
import Foundation
import Testing

/// Files that somebody hands to the editor in the browser, and titles that are there already.
@Suite(.serialized) struct EditorFilesJourneyTests {
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

  private func opened(_ site: ServedSite, _ path: String) throws -> Page {
    let page = try Chromium().open()
    try page.go(to: site.url("edit?recipe=\(path)"))
    try page.wait(until: "document.querySelector('.edit-title')?.value")
    return page
  }

  /// What an event carries: a picture, and in another form text.
  private func carried(_ more: String = "") -> String {
    """
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob("\(Self.png)"), (one) => one.charCodeAt(0))], "x.png", { type: "image/png" }));
    \(more)
    """
  }

  @Test func takesAPictureThatIsDroppedOrPasted() throws {
    let site = try ServedSite()
    let page = try opened(site, "bread.md")
    let shown =
      "!document.querySelector('.edit-picture').hidden && document.querySelector('.edit-picture').naturalWidth === 1"
    let paste = """
      document.querySelector(".edit-title").dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }))
      """
    // What is copied from a table is its text, with a picture of it.
    #expect(try page.isTrue("(() => { \(carried("data.setData('text/plain', 'flour');")) return \(paste); })()"))
    #expect(try page.isTrue("document.querySelector('.edit-picture').hidden"))
    #expect(try !page.isTrue("(() => { \(carried()) return \(paste); })()"), "the browser is not to do anything itself")
    try page.wait(until: shown)
    try page.click("#undo")
    try page.wait(until: "document.querySelector('.edit-picture').hidden")
    let drop = """
      document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }))
      """
    #expect(try !page.isTrue("(() => { \(carried()) return \(drop); })()"))
    try page.wait(until: shown)
    try page.click("#save")
    try page.wait(until: "document.querySelector('#save').disabled")
    let written = try Data(contentsOf: site.folder.appending(path: "content/bread.png"))
    #expect(written.base64EncodedString() == Self.png)
    #expect(page.problems == [])
  }

  @Test func saysThatAFileIsTooLargeBeforeItIsRead() throws {
    let site = try ServedSite()
    let page = try opened(site, "bread.md")
    try page.value(
      """
      (() => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(65 << 20)], "x.png", { type: "image/png" }));
        document.body.dispatchEvent(new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true }));
      })()
      """)
    try page.wait(until: "document.body.textContent.includes('the file has 65 MB; at most 64 MB are taken here')")
    #expect(page.problems == [])
  }

  @Test func asksBeforeATitleIsGivenTwice() throws {
    let site = try ServedSite()
    let page = try Chromium().open()
    try page.go(to: site.url("edit"))
    try page.wait(until: "document.querySelector('.edit-item')")
    for way in ["open", "make"] {
      try page.click("#new-recipe")
      try page.wait(until: "document.activeElement?.matches('dialog input')")
      try page.type("soup")
      try page.press("Enter")
      let heading = "document.querySelector('dialog h2').textContent"
      try page.wait(until: "\(heading).includes('“Soup” is there already: soup.md')")
      try page.click("dialog button[value=\(way)]")
      let path = way == "make" ? "soup-2.md" : "soup.md"
      try page.wait(until: "location.search === '?recipe=\(path)' && document.querySelector('.edit-title')?.value")
      try page.go(to: site.url("edit"))
      try page.wait(until: "document.querySelector('.edit-item')")
    }
    #expect(page.problems == [])
  }

  /// Of three recipes one is there already, and one is refused when it is written: the third is taken over all the same, and what is
  /// refused stays with what was changed in it.
  @Test func takesOverWhatCanBeAndKeepsTheRest() throws {
    let site = try ServedSite()
    let page = try Chromium().open()
    try page.go(to: site.url("edit"))
    try page.wait(until: "document.querySelector('#import')")
    let recipe = { (name: String) in
      "{\\\"@type\\\": \\\"Recipe\\\", \\\"name\\\": \\\"\(name)\\\", \\\"recipeIngredient\\\": [\\\"200 g rice\\\"], \\\"recipeInstructions\\\": \\\"Boil.\\\"}"
    }
    let count = 22
    let rest = (1...count - 3).map { recipe("Rice \($0)") }
    let all = ([recipe("Soup"), recipe("Red rice"), recipe("Blue rice")] + rest).joined(separator: ", ")
    try page.click("#import")
    try page.value(
      """
      (() => {
        const usual = globalThis.fetch;
        globalThis.fetch = (address, options) => {
          if (!String(address).endsWith("/create") || !options.body.includes("Red rice")) return usual(address, options);
          globalThis.fetch = usual;
          return Promise.resolve(new Response('{"problem": "the disk is full", "hint": null}', { status: 422, headers: { "Content-Type": "application/json" } }));
        };
        const file = document.querySelector("dialog input[type=file]");
        const chosen = new DataTransfer();
        chosen.items.add(new File(["[\(all)]"], "all.json"));
        file.files = chosen.files;
      })()
      """)
    try page.click("dialog button[value=preview]")
    try page.wait(until: "document.querySelectorAll('.import-recipe').length === 20")
    let text = "document.querySelector('dialog').textContent"
    #expect(try page.text(text).contains("Not shown: 2 more; galley import takes over all of them"))
    #expect(
      try page.text("document.querySelector('.import-recipe').textContent").contains("“Soup” is there already: soup.md")
    )
    let ticks = "[...document.querySelectorAll('.import-recipe legend input')]"
    #expect(
      try page.isTrue("\(ticks).map((tick) => tick.checked).join() === ['false', ...Array(19).fill('true')].join()"))
    try page.value("\(ticks).slice(3).forEach((tick) => tick.click())")
    try page.value("document.querySelectorAll('.import-recipe textarea')[1].value += '\\n\\nBoiled twice.\\n'")
    try page.click("dialog button[value=take]")
    try page.wait(
      until: "document.querySelectorAll('.import-recipe').length === 1 && \(text).includes('the disk is full')")
    try page.click("dialog button[value=take]")
    // The dialog goes before the recipe is written; then the list is shown anew.
    try page.wait(until: "!document.querySelector('dialog') && document.body.textContent.includes('Red rice')")
    let written = { (name: String) in
      String(decoding: try Data(contentsOf: site.folder.appending(path: "content/\(name)")), as: UTF8.self)
    }
    #expect(try written("red-rice.md").contains("Boiled twice."))
    #expect(try written("blue-rice.md").hasPrefix("# Blue rice"))
    #expect(throws: (any Error).self) { try written("soup-2.md") }
  }
}
