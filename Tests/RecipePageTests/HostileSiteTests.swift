import BrowserDriving
import Foundation
import TestSupport
import Testing

/// A hostile cookbook, looked at in a browser: nothing of it runs, nothing is fetched from elsewhere, and the policy of the pages has
/// nothing to refuse.
@Suite(.serialized) struct HostileSiteTests {
  private func look(_ pages: [String], _ then: (Page) throws -> Void = { _ in }) throws {
    let site = try HostileSite.built.get()
    let page = try Chromium().open(.desk)
    try page.before(Strangers.watch)
    for name in pages {
      try page.go(to: try #require(URL(string: site.url("").absoluteString + name)))
      try then(page)
      let found = try page.text(Strangers.found)
      #expect(found == "", "\(name)")
    }
    #expect(
      page.requests.filter { !$0.hasPrefix("file:") && !$0.hasPrefix("data:image/") && !$0.hasPrefix("blob:") } == [])
    #expect(page.problems == [])
  }

  @Test func runsNothingOnAnyPage() throws {
    // The page for wrong addresses names its files from the root of a host, which a folder has not.
    let pages = try HostileSite.built.get().pages(below: "").filter {
      !$0.hasSuffix("404.html") && $0 != "not-found.html"
    }
    #expect(pages.count { $0.hasPrefix("recipes/") } > 50, "most are published")
    try look(pages)
  }

  @Test func runsNothingWhileSomebodyCooks() throws {
    let pages = try HostileSite.built.get().pages(below: "recipes/markdown-")
    try look(Array(pages.prefix(6))) { page in
      try page.startCooking()
      for _ in 0..<3 { try page.press("ArrowRight") }
      try page.press("Escape")
      try page.scaleUp()
    }
  }

  @Test func runsNothingThatIsSearchedFor() throws {
    let queries = HostileSite.texts.compactMap { $0.addingPercentEncoding(withAllowedCharacters: .alphanumerics) }
    try look(queries.map { "search.html?q=" + $0 }) { page in
      try page.wait(until: "['found', 'none'].includes(document.querySelector('#search').dataset.state)")
    }
  }

  @Test func makesAValidBookWithoutScripts() throws {
    let site = try HostileSite.built.get()
    let book = site.folder.appending(path: "book.epub")
    _ = try site.run(["book", "--format", "epub", "--output", book.path()], allowsErrors: true)
    let messages = try EPUBCheck.messages(on: Array(try Data(contentsOf: book)))
    #expect(messages == [])
  }

  @Test(arguments: [["card", "--all"], ["book"]])
  func makesPDFsThatLeadNowhereElseAndDoNothing(command: [String]) throws {
    let site = try HostileSite.built.get()
    let file = site.folder.appending(path: "\(command[0]).pdf")
    _ = try site.run(command + ["--output", file.path()], allowsErrors: true)
    let objects = try PDFObjects.of(file.path())
    #expect(objects.links.count > 10)
    #expect(objects.links.filter { $0.wholeMatch(of: /(?:https?:\/\/|mailto:|tel:).*/) == nil } == [])
    // What a reader runs, opens or sends by itself, or takes out of the file (ISO 32000-2, 12.6.4).
    let active = [
      "/JavaScript", "/JS", "/Launch", "/SubmitForm", "/ImportData", "/GoToR", "/GoToE", "/Rendition", "/RichMedia",
      "/EmbeddedFiles", "/OpenAction", "/AA", "/XFA",
    ]
    #expect(objects.names.intersection(active) == [])
  }
}
