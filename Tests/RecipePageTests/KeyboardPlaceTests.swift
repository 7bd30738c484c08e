import BrowserDriving
import Foundation
import Testing

/// Whoever uses the tools by keyboard stays where they are when a part of the page is made anew.
@Suite(.serialized) struct KeyboardPlaceTests {
  private static let focused = """
    (document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent)
    """

  private func list() throws -> Page {
    let page = try Chromium().open()
    try page.go(to: try BuiltSite.cookbook.get().url("shopping.html"))
    try page.wait(until: "document.querySelector('#shopping-add')")
    try page.value(#"["a", "b", "c"].forEach((id) => galley.storage.set("items", id, { text: `thing ${id}` }))"#)
    try page.wait(until: "document.querySelectorAll('.shelves .buy').length === 3")
    return page
  }

  @Test func onTheShoppingList() throws {
    let page = try list()
    try page.value("document.querySelector('.shelves .tick').focus()")
    try page.press(" ")
    try page.wait(until: "document.querySelector('.shelves .buy:last-child .tick:checked')")
    #expect(try page.isTrue("document.activeElement === document.querySelector('.shelves .tick:checked')"))
    // What is gone leaves the place to what comes next.
    try page.value(#"document.querySelector('[aria-label="Remove thing b"]').focus()"#)
    try page.press("Enter")
    try page.wait(until: "document.querySelectorAll('.shelves .buy').length === 2")
    #expect(try page.text(Self.focused) == "Remove thing c")
    #expect(page.problems == [])
  }

  /// What comes back has the focus again, whatever has stood in its place.
  @Test func whereSomethingIsTakenBack() throws {
    let page = try list()
    try page.value(#"document.querySelector('[aria-label="Remove thing b"]').focus()"#)
    try page.press("Enter")
    try page.wait(until: "document.querySelectorAll('.shelves .buy').length === 2")
    try page.value("document.querySelector('.toast-action').focus()")
    try page.press("Enter")
    try page.wait(until: "document.querySelectorAll('.shelves .buy').length === 3")
    try page.wait(until: "\(Self.focused) === 'Remove thing b'")

    // What has never gone has it at once.
    try page.go(to: try BuiltSite.cookbook.get().url("recipes/shakshuka.html"))
    try page.value("document.querySelector('[data-keep=list]').focus()")
    try page.press("Enter")
    try page.wait(until: "document.querySelector('.toast-action')")
    try page.value("document.querySelector('.toast-action').focus()")
    try page.press("Enter")
    try page.wait(until: "document.activeElement.matches('[data-keep=list]')")
    #expect(page.problems == [])
  }

  /// Where nothing comes back the title has it, so that reading goes on from there.
  @Test func whereNothingIsLeftOfIt() throws {
    let page = try list()
    try page.value("void galley.notice('Done', { label: 'Go on', run() {} })")
    try page.value("document.querySelector('.toast-action').focus()")
    try page.press("Enter")
    try page.wait(until: "document.activeElement.localName === 'h1'")
    #expect(page.problems == [])
  }

  @Test func whileTheShelvesArePutInOrder() throws {
    let page = try list()
    try page.value("document.querySelector('.shelf-order').open = true")
    let up = "document.querySelector('.shelf-order li:nth-child(4) button')"
    let name = try page.text("\(up).getAttribute('aria-label')")
    try page.value("\(up).focus()")
    try page.press("Enter")
    let third = "document.querySelector('.shelf-order li:nth-child(3) button')"
    try page.wait(until: "\(third)?.getAttribute('aria-label') === '\(name)'")
    #expect(try page.isTrue("document.querySelector('.shelf-order').open"))
    #expect(try page.text(Self.focused) == name)
    #expect(page.problems == [])
  }

  @Test func whereADishWasAdded() throws {
    let page = try Chromium().open()
    let site = try BuiltSite.cookbook.get()
    try page.go(to: try #require(URL(string: site.url("planner.html").absoluteString + "?day=2026-11-24")))
    try page.wait(until: "document.querySelector('.plan-day-shown .slot-add')")
    try page.value("document.querySelector('.plan-day-shown .slot-add').focus()")
    let name = try page.text(Self.focused)
    try page.press("Enter")
    try page.wait(until: "document.querySelector('dialog[open]')")
    try page.type("lentil soup")
    try page.wait(until: "document.querySelector('.pick')?.textContent.includes('Lentil')")
    try page.press("Tab")
    try page.press("Enter")
    try page.wait(until: "document.querySelectorAll('.dish').length === 1")
    #expect(try page.text(Self.focused) == name)
    #expect(page.problems == [])
  }

  @Test func whileADateIsTyped() throws {
    let page = try Chromium().open()
    try page.go(to: try BuiltSite.cookbook.get().url("planner.html"))
    try page.wait(until: "document.querySelector('.plan-day-shown .slot-add')")
    // A browser tells of every date that the figures typed so far could be.
    let typed = """
      (async () => {
        const picker = document.querySelector(".plan-head input");
        picker.focus();
        for (const value of ["0002-12-24", "0020-12-24", "0202-12-24", "2027-12-24"]) {
          picker.value = value;
          picker.dispatchEvent(new Event("change"));
          await new Promise((done) => setTimeout(done, 20));
        }
        return `${document.activeElement === picker} ${picker.isConnected} ${picker.value}`;
      })()
      """
    #expect(try page.text(typed) == "true true 2027-12-24")
    try page.wait(until: "document.querySelector('#day-2027-12-24')")
    #expect(page.problems == [])
  }
}
