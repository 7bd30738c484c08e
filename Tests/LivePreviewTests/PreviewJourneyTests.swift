import BrowserDriving
import Foundation
import Testing

/// Somebody writes a recipe with its page beside the editor.
@Suite(.serialized) struct PreviewJourneyTests {
  @Test func savingShowsTheNewPageWhereItWasScrolledTo() throws {
    let site = try ServedSite()
    let page = try Chromium().open()
    try page.go(to: site.url("recipes/stew.html"))
    try page.value("scrollTo({ top: 700, behavior: 'instant' })")
    try page.wait(until: "scrollY === 700")
    let stew = try String(contentsOf: site.folder.appending(path: "content/recipes/stew.md"), encoding: .utf8)
    try site.write("content/recipes/stew.md", stew.replacing("40. Stir", with: "40. Shake"))
    try page.wait(until: "document.body?.textContent.includes('Shake the stew')")
    try page.wait(until: "scrollY === 700")
    #expect(page.problems == [])
  }

  @Test func aStyleSheetIsTakenOverWithoutLoadingThePageAgain() throws {
    let site = try ServedSite()
    let page = try Chromium().open()
    try page.go(to: site.url("index.html"))
    try page.value("globalThis.isStillHere = true")
    try site.write("templates/styles/99-own.css", "h1 { letter-spacing: 7px }\n")
    try page.wait(until: "getComputedStyle(document.querySelector('h1')).letterSpacing === '7px'")
    #expect(try page.isTrue("globalThis.isStillHere"))
    try page.wait(until: "document.querySelectorAll('link[href*=\"assets/style.css\"]').length === 1")
    #expect(page.problems == [])
  }

  @Test func aBrokenRecipeIsToldOverItsPageUntilItIsMended() throws {
    let site = try ServedSite()
    let page = try Chromium().open()
    try page.go(to: site.url("recipes/soup.html"))
    try site.write("content/soup.md", "<img src=x onerror=\"document.title='hacked'\">\n")
    try page.wait(until: "document.querySelector('.galley-preview')?.open")
    let told = try page.text("document.querySelector('.galley-preview pre').textContent")
    #expect(told.contains("content/soup.md:1:1: error"))
    #expect(told.contains("<img src=x onerror="))
    #expect(try page.number("document.querySelectorAll('.galley-preview img').length") == 0)
    #expect(try page.text("document.title").contains("Soup"))
    #expect(try page.text("document.body.textContent").contains("Boil everything."))
    try site.write("content/soup.md", ServedSite.soup.replacing("Boil", with: "Simmer"))
    try page.wait(until: "document.body?.textContent.includes('Simmer everything.')")
    try page.wait(until: "document.body && !document.querySelector('.galley-preview')")
    #expect(page.problems == [])
  }

  @Test func aPageThatComesIsShownByTheOneThatSaidItIsMissing() throws {
    let site = try ServedSite()
    let page = try Chromium().open()
    try page.go(to: site.url("recipes/pie.html"))
    try site.write("content/pie.md", "# Pie\n\n---\n\n- *1* apple\n\n---\n\nBake it.\n")
    try page.wait(until: "document.querySelector('h1')?.textContent.includes('Pie')")
  }
}
