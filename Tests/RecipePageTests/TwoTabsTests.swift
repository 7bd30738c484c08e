import BrowserDriving
import Foundation
import Testing

/// The list and the plan stand open twice at once.
@Suite(.serialized) struct TwoTabsTests {
  private func open(_ path: String) throws -> (LoopbackSite, Page, Page) {
    let server = try LoopbackSite(try BuiltSite.cookbook.get().url(""))
    let browser = try Chromium()
    let tabs = (try browser.open(), try browser.open())
    for tab in [tabs.0, tabs.1] { try tab.go(to: server.url(path)) }
    return (server, tabs.0, tabs.1)
  }

  /// Types things to buy, one each ten milliseconds, while other tabs do the same.
  private func typing(_ count: Int, _ name: String) -> String {
    """
    for (let number = 0; number < \(count); number += 1) setTimeout(() => {
      document.querySelector('#shopping form input').value = `\(name) ${number}`;
      document.querySelector('#shopping form').requestSubmit();
    }, 10 * number);
    """
  }

  @Test func loseNothingThatIsTypedInBothAtOnce() throws {
    let (server, first, second) = try open("shopping.html")
    defer { server.cut() }
    for tab in [first, second] { try tab.wait(until: "document.querySelector('#shopping form input')") }
    try first.value(typing(40, "first"))
    try second.value(typing(40, "second"))
    let names = "[...document.querySelectorAll('.buy-name')].map((name) => name.textContent).sort().join()"
    for tab in [first, second] { try tab.wait(until: "document.querySelectorAll('.buy').length === 80") }
    #expect(try first.text(names) == second.text(names))

    let row = { (name: String) in
      "[...document.querySelectorAll('.buy')].find((row) => row.querySelector('.buy-name').textContent === '\(name)').querySelector('.tick')"
    }
    try first.value("\(row("first 1")).click()")
    try second.value("\(row("second 1")).click()")
    for tab in [first, second] {
      try tab.wait(until: "\(row("first 1")).checked && \(row("second 1")).checked")
    }
    for tab in [first, second] { #expect(tab.problems == []) }
  }

  @Test func takeBackOnlyTheirOwnChange() throws {
    let (server, first, second) = try open("planner.html?day=2026-11-24")
    defer { server.cut() }
    let dishes = "[...document.querySelectorAll('.dish-title')].map((title) => title.textContent).sort().join()"
    for (tab, dish) in [(first, "Hummus"), (second, "Shakshuka")] {
      try tab.wait(until: "document.querySelector('.plan-day-shown .slot-add')")
      try tab.click(".plan-day-shown .slot:nth-of-type(3) .slot-add")
      // What is typed before the field is there goes nowhere.
      try tab.wait(until: "document.activeElement?.matches('dialog[open] input')")
      try tab.type(dish)
      try tab.wait(until: "document.querySelector('.pick')?.textContent.includes('\(dish)')")
      try tab.click(".pick")
    }
    for tab in [first, second] { try tab.wait(until: "\(dishes) === 'Hummus,Shakshuka with feta'") }
    let open = "[...document.querySelectorAll('.dish-open')]"
    try first.value("\(open).find((dish) => dish.textContent.includes('Hummus')).click()")
    try first.wait(until: "document.querySelector('dialog[open] #dish-day')")
    let buttons = "[...document.querySelectorAll('dialog[open] button')]"
    let remove = "\(buttons).find(({ textContent }) => textContent === 'Remove')"
    try first.value("\(remove).click()")
    for tab in [first, second] { try tab.wait(until: "\(dishes) === 'Shakshuka with feta'") }
    try second.value("\(open)[0].click()")
    try second.wait(until: "document.querySelector('dialog[open] #dish-day')")
    try second.value("\(remove).click()")
    for tab in [first, second] { try tab.wait(until: "\(dishes) === ''") }
    try first.click(".toast-action")
    for tab in [first, second] { try tab.wait(until: "\(dishes) === 'Hummus'") }
    for tab in [first, second] { #expect(tab.problems == []) }
  }
}
