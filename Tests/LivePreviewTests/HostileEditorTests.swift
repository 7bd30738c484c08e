import BrowserDriving
import Foundation
import TestSupport
import Testing

/// A hostile cookbook in the editor and in the preview: nothing of it runs, and nothing is fetched from elsewhere.
@Suite(.serialized) struct HostileEditorTests {
  private func hostile() throws -> ServedSite {
    let site = try ServedSite()
    for (number, text) in HostileTexts.all.enumerated() {
      try site.write(
        "content/h\(number).md", HostileTexts.recipe(text, HostileTexts.links[number % HostileTexts.links.count]))
    }
    let dinners = HostileTexts.all.map { "- Dinner: note \($0) ~ 500 kcal\n- \($0): 100 g \($0)\n" }.joined()
    try site.write("content/plans/2026-W48.md", "# Week \(HostileTexts.all[0])\n\n## Monday\n\n\(dinners)")
    return site
  }

  private func expectNothing(on page: Page, of site: ServedSite, _ name: String) throws {
    #expect(try page.text(Strangers.found) == "", "\(name)")
    let own = site.url("").absoluteString
    #expect(
      page.requests.filter { !$0.hasPrefix(own) && !$0.hasPrefix("data:image/") && !$0.hasPrefix("blob:") } == [],
      "\(name)")
  }

  private func opened() throws -> Page {
    let page = try Chromium().open(.desk)
    try page.before(Strangers.watch)
    return page
  }

  @Test func runsNothingInTheListTheFormAndTheWeek() throws {
    let site = try hostile()
    let page = try opened()
    try page.go(to: site.url("edit"))
    try page.wait(until: "document.querySelectorAll('.edit-item').length > \(HostileTexts.all.count)")
    try expectNothing(on: page, of: site, "the list")
    for number in HostileTexts.all.indices {
      try page.go(to: site.url("edit?recipe=h\(number).md"))
      try page.wait(until: "document.querySelector('.edit-title')?.value")
      try expectNothing(on: page, of: site, "h\(number).md")
    }
    try page.go(to: site.url("edit?week=2026-W48"))
    try page.wait(until: "document.querySelector('.week-grid .week-item')")
    try expectNothing(on: page, of: site, "the week")
  }

  @Test func runsNothingThatIsTyped() throws {
    let site = try hostile()
    let page = try opened()
    try page.go(to: site.url("edit?recipe=soup.md"))
    try page.wait(until: "document.querySelector('.edit-title')?.value")
    for text in HostileTexts.all {
      try page.value(
        "(() => { const f = document.querySelector('.edit-title'); f.focus(); f.select(); })()")
      try page.type(text)
      try expectNothing(on: page, of: site, text)
    }
  }

  @Test func runsNothingInThePreviewAndWhatItSaysOfMistakes() throws {
    let site = try hostile()
    let page = try opened()
    for number in HostileTexts.all.indices.prefix(6) {
      try page.go(to: site.url("edit?recipe=h\(number).md"))
      try page.wait(until: "document.querySelector('.edit-page-link')?.hidden === false")
      let address = try page.text("document.querySelector('.edit-page-link').href")
      try page.go(to: try #require(URL(string: address)))
      try expectNothing(on: page, of: site, address)
      let text = HostileTexts.all[number]
      try site.write("content/h\(number).md", "# \(text)\n\n**1/0 \(text)**\n\n---\n\n- *1/0 \(text)* a\n")
      try page.wait(until: "document.querySelector('.galley-preview')?.open")
      try expectNothing(on: page, of: site, "what is said of \(number)")
    }
  }
}
