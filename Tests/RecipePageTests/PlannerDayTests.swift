import BrowserDriving
import Foundation
import Testing

/// Days that are typed into a date field or an address, which may be none that can be planned.
@Suite struct PlannerDayTests {
  private func planner(_ day: String) throws -> Page {
    let page = try Chromium().open()
    let site = try BuiltSite.cookbook.get()
    try page.go(to: try #require(URL(string: site.url("planner.html").absoluteString + "?day=\(day)")))
    try page.wait(until: "document.querySelector('.plan-day-shown .slot-add')")
    return page
  }

  private static let shown = "document.querySelector('.plan-day-shown h2').id"

  @Test(arguments: ["2026-02-31", "20266-11-16", "0000-01-01", "9999-12-31", "soon"])
  func showsTodayWhereAnAddressNamesNoDay(day: String) throws {
    let page = try planner(day)
    #expect(try page.text(Self.shown) == page.text("`day-${galley.days.today()}`"))
    #expect(page.problems == [])
  }

  @Test func staysWhereItIsWhileADayIsTyped() throws {
    let page = try planner("2026-11-16")
    for day in ["20266-11-16", "0002-11-16", ""] {
      try page.value(
        """
        (() => {
          const picker = document.querySelector('.plan-head input[type=date]');
          picker.value = '\(day)';
          picker.dispatchEvent(new Event('change'));
        })()
        """)
      #expect(try page.text(Self.shown) == "day-2026-11-16")
    }
    #expect(page.problems == [])
  }

  @Test func keepsADishWhereItsNewDayIsNone() throws {
    let page = try planner("2026-11-16")
    try page.value("galley.storage.set('plan', '2026-11-16/dinner/a', { note: 'pizza' })")
    try page.wait(until: "document.querySelector('.dish-open')")
    try page.click(".dish-open")
    try page.value("document.querySelector('#dish-day').value = '20266-11-16'")
    try page.click(".sheet .button-primary")
    let planned = "galley.storage.entries('plan').map(([id]) => id).join()"
    #expect(try page.text(planned) == "2026-11-16/dinner/a")
    try page.value("document.querySelector('#dish-day').value = '2026-11-18'")
    try page.click(".sheet .button-primary")
    #expect(try page.text(planned) == "2026-11-18/dinner/a")
    #expect(page.problems == [])
  }
}
