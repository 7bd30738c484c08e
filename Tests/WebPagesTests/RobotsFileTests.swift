import Testing
import WebPages

/// Cases of RFC 9309 §2.2 and §5.
@Suite struct RobotsFileTests {
  private func file(_ text: String) -> RobotsFile { RobotsFile(Array(text.utf8), program: "galley") }

  @Test(arguments: [
    ("", "/soup", true),
    ("User-agent: *\nDisallow: /", "/soup", false),
    ("User-agent: *\nDisallow:", "/soup", true),
    ("user-agent : *\nDISALLOW: /private # not this\n", "/private/a", false),
    ("User-agent: *\nDisallow: /private", "/public", true),
    ("User-agent: *\nDisallow: /\nAllow: /recipes", "/recipes/soup", true),
    ("User-agent: *\nAllow: /a\nDisallow: /a", "/a", true),
    ("User-agent: *\nDisallow: /*.pdf$", "/a/b.pdf", false),
    ("User-agent: *\nDisallow: /*.pdf$", "/a/b.pdf?x", true),
    ("User-agent: *\nDisallow: /*?print=", "/soup?print=1", false),
    ("User-agent: *\nDisallow: /\n\nUser-agent: Galley/2\nDisallow: /a", "/soup", true),
    ("User-agent: other\nUser-agent: galley\nDisallow: /a", "/a", false),
    ("User-agent: other\nDisallow: /", "/soup", true),
    ("User-agent: galleybot\nDisallow: /", "/soup", true),
    ("Disallow: /", "/soup", true),
    ("User-agent: *\nDisallow: /", "/robots.txt", true),
  ])
  func says(text: String, target: String, isAllowed: Bool) { #expect(file(text).allows(target) == isAllowed) }

  @Test func saysHowLongToWait() {
    #expect(file("User-agent: *\nCrawl-delay: 2.5").delay == 3)
    #expect(file("User-agent: *\nCrawl-delay: never").delay == nil)
    #expect(file("User-agent: other\nCrawl-delay: 9").delay == nil)
  }

  @Test func manyStarsTakeNoLongTime() {
    let pattern = "/" + String(repeating: "*a", count: 2000) + "b$"
    #expect(file("User-agent: *\nDisallow: \(pattern)").allows("/" + String(repeating: "a", count: 2000)))
  }

  @Test func aServerThatFailsAllowsNothingAndOneWithoutTheFileEverything() {
    #expect(!RobotsFile.closed.allows("/soup"))
    #expect(RobotsFile.open.allows("/soup"))
  }
}
