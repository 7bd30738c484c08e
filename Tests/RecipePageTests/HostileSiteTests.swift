import BrowserDriving
import Foundation
import TestSupport
import Testing

/// A hostile cookbook, looked at in a browser: nothing of it runs, nothing is fetched from elsewhere, and the policy of the pages has
/// nothing to refuse.
@Suite(.serialized) struct HostileSiteTests {
  private static let watch = """
    window.hits = [];
    window.hit = (number) => window.hits.push(String(number));
    for (const name of ['alert', 'confirm', 'prompt']) window[name] = () => window.hits.push(name);
    document.addEventListener('securitypolicyviolation', (event) =>
      window.hits.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI + ' ' + event.sample));
    """

  /// What came out of the text it stood in. Of styles the policy would tell; scripts of the planner set the length of their bars.
  private static let strangers = """
    [...window.hits,
     ...[...document.querySelectorAll('*')].flatMap((element) => [...element.attributes]
       .filter((attribute) => attribute.name.startsWith('on') || attribute.name === 'srcdoc')
       .map((attribute) => element.localName + ' ' + attribute.name)),
     ...[...document.querySelectorAll('iframe, object, embed, base, meta[http-equiv=refresh]')].map((element) => element.localName),
     ...[...document.querySelectorAll('script:not([src])')]
       .filter((script) => !/json/.test(script.type)).map((script) => script.textContent.slice(0, 60)),
     ...[...document.querySelectorAll('a[href], form[action], [src]')]
       .map((element) => element.getAttribute('href') || element.getAttribute('action') || element.getAttribute('src'))
       .filter((address) => /^\\s*(javascript:|data:|vbscript:|\\/\\/)/i.test(address) && !/^data:image\\//.test(address))].join('\\n')
    """

  private func look(_ pages: [String], _ then: (Page) throws -> Void = { _ in }) throws {
    let site = try HostileSite.built.get()
    let page = try Chromium().open(.desk)
    try page.before(Self.watch)
    for name in pages {
      try page.go(to: try #require(URL(string: site.url("").absoluteString + name)))
      try then(page)
      let found = try page.text(Self.strangers)
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
}
