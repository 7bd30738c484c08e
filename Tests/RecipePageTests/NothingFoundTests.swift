import BrowserDriving
import Foundation
import Testing

/// A search that finds nothing says why, and leads on.
@Suite(.serialized) struct NothingFoundTests {
  private func search(_ query: String, _ look: Page.Look = .desk) throws -> Page {
    let page = try Chromium().open(look)
    let address = try #require(query.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
    let url = try BuiltSite.cookbook.get().url("search.html").absoluteString + "?q=" + address
    try page.go(to: try #require(URL(string: url)))
    try page.wait(until: "document.querySelector('#search').dataset.state === 'none'")
    return page
  }

  private let title = "document.querySelector('#search-count').textContent"
  private let ways = "[...document.querySelectorAll('.none-ways .chip')].map((chip) => chip.textContent).join('|')"
  private let found = "document.querySelector('#search').dataset.state === 'found'"

  @Test func namesTheWordThatNoRecipeHasAndOffersTheNearest() throws {
    let page = try search("chiggkenn")
    #expect(try page.text(title) == "No recipe has “chiggkenn”")
    #expect(try page.text(ways).hasPrefix("chicken "))
    try page.click(".none-ways .chip")
    try page.wait(until: found)
    #expect(try page.text("document.querySelector('#q').value") == "chicken")
    #expect(try page.text("new URLSearchParams(location.search).get('q')") == "chicken")
    #expect(try page.isTrue("document.activeElement.id === 'search-count'"), "the focus is where the answer is said")
    #expect(page.problems == [])
  }

  @Test func leavesOutWhatFindsNothingAndKeepsTheRest() throws {
    let page = try search("pizza xqzwv")
    #expect(try page.text(title) == "No recipe has “xqzwv”")
    #expect(try page.text(ways).hasPrefix("xqzwv "))
    try page.click(".none-ways .chip")
    try page.wait(until: found)
    #expect(try page.text("document.querySelector('#q').value") == "pizza")
  }

  @Test func saysThatNoRecipeHasAllOfIt() throws {
    let page = try search("chocolate salmon")
    #expect(try page.text(title) == "No recipe has all of this")
    let counts = try page.text(ways).split(separator: "|").compactMap { Int($0.split(separator: " ").last ?? "") }
    #expect(counts.count == 2 && counts == counts.sorted(by: >), "what leaves most stands first")
    try page.click(".none-ways .chip")
    try page.wait(until: found)
    #expect(try page.text(title).hasPrefix("\(counts[0]) recipe"))
  }

  @Test func keepsThePlaceOfAWordAndItsSigns() throws {
    let page = try search("-cream tag:\"vegxyarian\"")
    #expect(try page.text(title) == "No recipe has “tag:\"vegxyarian\"”")
    try page.click(".none-ways .chip")
    try page.wait(until: found)
    #expect(try page.text("document.querySelector('#q').value") == "-cream tag:\"vegetarian\"")
  }

  @Test func leadsToAllRecipes() throws {
    let page = try search("xqzwv", .phone)
    try page.click(".search-none .button")
    try page.wait(until: found)
    #expect(try page.text("document.querySelector('#q').value") == "")
    #expect(try page.number("document.querySelectorAll('#search-cards .card').length") > 40)
  }

  @Test(arguments: [320, 390, 1280]) func fitsItsScreen(width: Int) throws {
    let page = try search(
      "rindfleischetikettierungsueberwachungsaufgabenuebertragungsgesetz",
      Page.Look(width: width, height: 700, isPhone: width < 600))
    #expect(try page.number("document.scrollingElement.scrollWidth - document.documentElement.clientWidth") <= 0)
  }
}
