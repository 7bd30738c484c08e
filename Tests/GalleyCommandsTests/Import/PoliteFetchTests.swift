import Synchronization
import Testing

@testable import GalleyCommands

/// What batches ask of servers, over HTTP.
@Suite struct PoliteFetchTests {
  /// A clock that moves when somebody rests.
  private final class TestClock: Sendable {
    let time = Mutex(100.0)
    let rests = Mutex<[Double]>([])

    var clock: PoliteFetch.Clock {
      PoliteFetch.Clock(
        seconds: { self.time.withLock { $0 } },
        pause: { rest in
          self.time.withLock { $0 += rest }
          self.rests.withLock { $0.append(rest) }
        })
    }
  }

  private final class Log: Sendable {
    let paths = Mutex<[String]>([])
  }

  private func server(robots: String, asked: Log) throws -> LoopbackServer {
    try LoopbackServer { path in
      asked.paths.withLock { $0.append(path) }
      return path == "/robots.txt" ? robots : "HTTP/1.1 200 OK\r\n\r\n<p>\(path)"
    }
  }

  private static let rules =
    "HTTP/1.1 200 OK\r\n\r\nUser-agent: *\nDisallow: /private\nCrawl-delay: 5\n"

  @Test func batchesKeepToRobotsAndRest() throws {
    let asked = Log()
    let server = try server(robots: Self.rules, asked: asked)
    let clock = TestClock()
    let fetch = PoliteFetch(WebFetch(allowsPrivate: true), isBatch: true, clock: clock.clock)
    let host = "http://127.0.0.1:\(server.port)"
    #expect(try fetch.page(host + "/a").bytes == Array("<p>/a".utf8))
    #expect(throws: WebFetch.Failure.self) { try fetch.page(host + "/private/b") }
    #expect(try fetch.page(host + "/c").bytes == Array("<p>/c".utf8))
    #expect(try fetch.picture(host + "/private/c.jpg").bytes == Array("<p>/private/c.jpg".utf8))
    #expect(asked.paths.withLock { $0 } == ["/robots.txt", "/a", "/c", "/private/c.jpg"])
    #expect(clock.rests.withLock { $0 } == [5, 5, 1])
  }

  @Test func onePageAloneIsFetchedAsABrowserWould() throws {
    let asked = Log()
    let server = try server(robots: Self.rules, asked: asked)
    let fetch = PoliteFetch(WebFetch(allowsPrivate: true), isBatch: false, clock: TestClock().clock)
    #expect(try fetch.page("http://127.0.0.1:\(server.port)/private/a").bytes == Array("<p>/private/a".utf8))
    #expect(asked.paths.withLock { $0 } == ["/private/a"])
  }

  @Test(arguments: [("HTTP/1.1 404 Not Found\r\n\r\n", true), ("HTTP/1.1 503 Busy\r\n\r\n", false)])
  func aServerWithoutRulesAllowsAllAndOneThatFailsNothing(robots: String, isAllowed: Bool) throws {
    let server = try server(robots: robots, asked: Log())
    let fetch = PoliteFetch(WebFetch(allowsPrivate: true), isBatch: true, clock: TestClock().clock)
    #expect(((try? fetch.page("http://127.0.0.1:\(server.port)/a")) != nil) == isAllowed)
  }

  @Test func importsAPostByWhatItsSiteSaysOfIt() throws {
    let server = try LoopbackServer { path in
      let head = "HTTP/1.1 200 OK\r\n\r\n"
      if path == "/o" {
        return head
          + #"{"title": "Lentil soup\n\nIngredients:\n200 g lentils\n1 onion\n\nMethod:\nBoil the lentils well."}"#
      }
      return head + "<html><link rel=alternate type='application/json+oembed' href='/o'><p>Log in to see more.</html>"
    }
    let address = "http://127.0.0.1:\(server.port)/p/1"
    let site = TemporaryFolder(["galley.yaml": "title: x\n"])
    #expect(site.galley("import", "--allow-private", address) == .clean)
    #expect(site.text("content/lentil-soup.md")?.contains("- *200 g* lentils\n") == true)
    #expect(site.text("content/lentil-soup.md")?.contains("Source: \(address)") == true)
  }
}
