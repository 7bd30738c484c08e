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

  // MARK: Recipes

  private static let spices = "# Spices\n\n---\n\n- *1 g* salt\n- *2 g* pepper\n- *3 g* sugar\n"

  private func spices(_ site: ServedSite) throws -> Page {
    try site.write("content/spices.md", Self.spices)
    return try opened(site, "edit?recipe=spices.md", "[data-key=\"ingredients/2/text\"]")
  }

  private func typeMarkdown(_ text: String, on page: Page) throws {
    try page.value(
      """
      (() => { const field = document.querySelector('.edit-source'); field.value = `\(text)`;
        field.dispatchEvent(new Event('input')); })()
      """)
  }

  private static let firstName = "document.querySelector('[data-key=\"ingredients/0/text\"]')?.value"

  @Test func showsTheMarkdownThatWasTypedBack() throws {
    let site = try ServedSite()
    let page = try spices(site)
    let more = Self.spices + "- *4 g* flour\n"
    try typeMarkdown(more, on: page)
    try page.wait(until: "document.querySelector('[data-key=\"ingredients/3/handle\"]')")
    try page.value("document.querySelector('[data-key=\"ingredients/0/handle\"]').focus()")
    try page.press("ArrowDown")
    try page.wait(until: "\(Self.firstName) === 'pepper'")
    try typeMarkdown(more, on: page)
    try page.wait(until: "\(Self.firstName) === 'salt'")
    try enter("[data-key=\"ingredients/0/amount\"]", "9 g", on: page)
    try page.wait(until: "document.querySelector('.edit-source').value.includes('*9 g*')")
    #expect(
      try page.text("document.querySelector('.edit-source').value") == more.replacing("*1 g*", with: "*9 g*"))
    #expect(page.problems == [])
  }

  /// What is typed into a row means the ingredient that stood there when it was typed.
  @Test func changesNoRowThatIsAnotherByNow() throws {
    let site = try ServedSite()
    let page = try spices(site)
    let more = Self.spices.replacing("- *1 g*", with: "- *4 g* flour\n- *1 g*")
    try typeMarkdown(more, on: page)
    try enter("[data-key=\"ingredients/0/amount\"]", "9 g", on: page)
    try page.wait(until: "document.querySelector('.toast')?.textContent.includes('stand elsewhere')")
    #expect(try page.text("document.querySelector('.edit-source').value") == more)
    #expect(try page.text(Self.firstName) == "flour")
    #expect(try page.text("document.querySelector('[data-key=\"ingredients/0/amount\"]').value") == "4 g")
    #expect(page.problems == [])
  }

  @Test func takesBackThatARecipeIsArchivedAndNothingElse() throws {
    let site = try ServedSite()
    let page = try spices(site)
    try page.click(".edit-more summary")
    try page.click("#archive")
    try page.wait(until: "document.querySelector('.edit-source').value.includes('*archived*')")
    try enter(".edit-title", "Mixed spices", on: page)
    try page.wait(until: "document.querySelector('.edit-source').value.startsWith('# Mixed spices')")
    try page.click(".toast-action")
    try page.wait(until: "!document.querySelector('.edit-source').value.includes('*archived*')")
    #expect(
      try page.text("document.querySelector('.edit-source').value")
        == Self.spices.replacing("# Spices", with: "# Mixed spices"))
    #expect(page.problems == [])
  }
}
