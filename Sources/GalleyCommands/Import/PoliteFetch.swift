internal import Glibc
internal import SitePlanning
internal import Synchronization
internal import WebPages

/// Fetches pages as their servers want it, where several are fetched in a row.
///
/// One page that somebody asks for is fetched as a browser would. Of a batch, what `robots.txt` forbids is not fetched, and
/// a server is left alone for a second between two requests, or as long as it says, at most half a minute.
final class PoliteFetch: Sendable {
  /// What a clock and a rest are, so that tests need not wait.
  struct Clock: Sendable {
    let seconds: @Sendable () -> Double
    let pause: @Sendable (Double) -> Void

    static let system = Clock(
      seconds: {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
      },
      pause: { usleep(UInt32($0 * 1e6)) })
  }

  /// What is known of a server.
  private struct Host {
    var robots: RobotsFile?
    var lastRequest: Double?
  }

  private static let shortestDelay = 1
  private static let longestDelay = 30

  private let fetch: WebFetch
  private let isBatch: Bool
  private let clock: Clock
  private let hosts = Mutex<[String: Host]>([:])

  init(_ fetch: WebFetch, isBatch: Bool, clock: Clock = .system) {
    (self.fetch, self.isBatch, self.clock) = (fetch, isBatch, clock)
  }

  func page(_ text: String) throws(WebFetch.Failure) -> WebFetch.Page {
    guard isBatch, let address = WebAddress(text) else { return try fetch.page(text) }
    let robots = robots(of: address)
    guard robots.allows(address.target) else {
      throw WebFetch.Failure(
        message: "“\(address.host)” does not want programs to fetch this page in a row with others",
        hint: "import it alone, or save the page in your browser and name the file")
    }
    wait(for: address, robots.delay)
    return try fetch.page(text)
  }

  /// A picture of a page that was fetched: whoever asked for the page asked for it, too.
  func picture(_ text: String) throws(WebFetch.Failure) -> WebFetch.Page {
    if isBatch, let address = WebAddress(text) { wait(for: address, nil) }
    return try fetch.page(text)
  }

  /// Asked for once. RFC 9309 §2.3.1: without such a file everything is allowed, and nothing where the server fails.
  private func robots(of address: WebAddress) -> RobotsFile {
    if let known = hosts.withLock({ $0[address.origin]?.robots }) { return known }
    let found: RobotsFile
    wait(for: address, nil)
    do throws(WebFetch.Failure) {
      found = RobotsFile(try fetch.page(address.origin + "/robots.txt").bytes, program: "galley")
    } catch {
      // A server that cannot be reached says so once more when the page is fetched.
      found = (error.status ?? 0) >= 500 ? .closed : .open
    }
    hosts.withLock { $0[address.origin, default: Host()].robots = found }
    return found
  }

  private func wait(for address: WebAddress, _ delay: Int?) {
    let delay = Double(min(max(delay ?? Self.shortestDelay, Self.shortestDelay), Self.longestDelay))
    let now = clock.seconds()
    if let last = hosts.withLock({ $0[address.origin]?.lastRequest }), last + delay > now {
      clock.pause(last + delay - now)
    }
    hosts.withLock { $0[address.origin, default: Host()].lastRequest = clock.seconds() }
  }
}
