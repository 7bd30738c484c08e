import BrowserDriving
import Foundation
import Testing

/// What somebody takes back, or goes on with, after something else has come in between.
@Suite(.serialized) struct EditorUndoJourneyTests {
  private func file(_ name: String, of site: ServedSite) throws -> String {
    String(decoding: try Data(contentsOf: site.folder.appending(path: name)), as: UTF8.self)
  }

  private static func plan(_ week: Int, _ meals: String) -> String {
    "# Week 2026-W\(week)\n\n## Monday\n\n- Dinner: \(meals)\n"
  }

  private func opened(_ site: ServedSite, _ address: String, _ selector: String) throws -> Page {
    let page = try Chromium().open()
    try page.go(to: site.url(address))
    try page.wait(until: "document.querySelector('\(selector)')")
    return page
  }

  private func enter(_ selector: String, _ text: String, on page: Page) throws {
    try page.value("(() => { const f = document.querySelector('\(selector)'); f.focus(); f.select(); })()")
    try page.type(text)
  }

  // MARK: Weeks

  /// Adds yoghurt to the first meal of the week of rice.
  private func planned(_ site: ServedSite) throws -> Page {
    try site.write("content/plans/2026-W20.md", Self.plan(20, "200 g rice"))
    try site.write("content/plans/2026-W21.md", Self.plan(21, "300 g potatoes"))
    let page = try opened(site, "edit?week=2026-W20", ".week-add")
    try page.click(".week-add")
    try enter("dialog input", "150 g yoghurt", on: page)
    try page.press("Enter")
    try page.wait(until: "document.querySelector('.toast-action')")
    return page
  }

  @Test func takesBackWhatWasDoneToTheWeekBefore() throws {
    let site = try ServedSite()
    let page = try planned(site)
    try page.click("#week-after")
    try page.wait(until: "document.querySelector('.week-grid').textContent.includes('potatoes')")
    try page.click(".toast-action")
    try page.wait(until: "document.querySelector('.toast')?.textContent.startsWith('As it was before')")
    #expect(try file("content/plans/2026-W20.md", of: site) == Self.plan(20, "200 g rice"))
    #expect(try file("content/plans/2026-W21.md", of: site) == Self.plan(21, "300 g potatoes"))
    #expect(try page.text("document.querySelector('.week-grid').textContent").contains("potatoes"))
    #expect(page.problems == [])
  }

  @Test func takesNothingBackThatSomebodyElseHasWritten() throws {
    let site = try ServedSite()
    let page = try planned(site)
    let theirs = Self.plan(20, "200 g rice; 2 eggs")
    try site.write("content/plans/2026-W20.md", theirs)
    try page.wait(until: "document.querySelector('.week-grid').textContent.includes('2 eggs')")
    try page.click(".toast-action")
    try page.wait(until: "document.querySelector('.toast')?.textContent.includes('something else')")
    #expect(try file("content/plans/2026-W20.md", of: site) == theirs)
    #expect(page.problems.allSatisfy { $0.contains("409") })
  }

  @Test func showsWhatSomebodyElseWritesIntoTheWeekThatIsShown() throws {
    let site = try ServedSite()
    let page = try planned(site)
    try site.write("content/plans/2026-W20.md", Self.plan(20, "200 g rice; 2 eggs"))
    try page.wait(until: "document.querySelector('.week-grid').textContent.includes('2 eggs')")
    try page.click("#week-after")
    try page.wait(until: "document.querySelector('.week-grid').textContent.includes('potatoes')")
    try site.write("content/plans/2026-W21.md", Self.plan(21, "100 g peas"))
    try page.wait(until: "document.querySelector('.week-grid').textContent.includes('peas')")
    #expect(page.problems == [])
  }
}
