import Dispatch
import Glibc
import SitePlanning
import Testing

@testable import GalleyCommands

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("https://Example.org/a?b#c", "https://example.org/a?b"), ("http://a.example:8080", "http://a.example:8080/"),
    ("http://[::1]/x", "http://[::1]/x"), ("https://a.example?q=1", "https://a.example/?q=1"),
  ])
  func readsAddresses(text: String, whole: String) { #expect(WebAddress(text)?.text == whole) }

  @Test(arguments: [
    "ftp://a.example", "file:///etc/passwd", "https://user@a.example", "https://a.example:0", "https://", "soup",
    "https://a b", "https://a\\b", "https://käse.example", "http://a.example\r\nX: y",
  ])
  func refusesEverythingElse(text: String) { #expect(WebAddress(text) == nil) }

  @Test(arguments: [
    ("/x", "https://a.example/x"), ("x?y", "https://a.example/b/x?y"),
    ("//c.example/x", "https://c.example/x"),
    ("http://c.example", "http://c.example/"), ("http://c.example:443", "http://c.example:443/"),
  ])
  func resolvesLinks(link: String, whole: String) {
    #expect(WebAddress("https://a.example/b/c?d/e")?.resolving(link)?.text == whole)
  }
}

@Suite struct PublicAddressTests {
  @Test(arguments: ["8.8.8.8", "172.32.0.1", "2606:4700::1111", "::ffff:8.8.8.8"])
  func publicAddressesAreFine(text: String) { #expect(PublicAddress.isPublic(text)) }

  @Test(arguments: [
    "127.0.0.1", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1", "255.255.255.255", "::1", "::", "fe80::1", "fd00::1", "::ffff:127.0.0.1", "64:ff9b::7f00:1",
    "2002:7f00:1::", "2001:db8::1", "no address",
  ])
  func privateAndSpecialOnesAreNot(text: String) { #expect(!PublicAddress.isPublic(text)) }
}

@Suite struct WebFetchTests {
  private func page(_ server: LoopbackServer, _ path: String, allowsPrivate: Bool = true, seconds: Int = 7)
    -> Result<String, WebFetch.Failure>
  {
    do throws(WebFetch.Failure) {
      let page = try WebFetch(allowsPrivate: allowsPrivate, seconds: seconds).page(
        "http://127.0.0.1:\(server.port)\(path)")
      return .success(String(decoding: page.bytes, as: UTF8.self))
    } catch {
      return .failure(error)
    }
  }

  private func reason(_ result: Result<String, WebFetch.Failure>) -> String? {
    if case .failure(let failure) = result { failure.message } else { nil }
  }

  @Test func fetchesAPageAndFollowsRedirections() throws {
    let server = try LoopbackServer { path in
      path == "/a" ? "HTTP/1.1 302 Found\r\nLocation: b\r\n\r\n" : "HTTP/1.1 200 OK\r\n\r\n<p>\(path)"
    }
    #expect(try page(server, "/a").get() == "<p>/b")
  }

  @Test func refusesPrivateNetworksAlsoBehindARedirection() throws {
    let server = try LoopbackServer { _ in "HTTP/1.1 302 Found\r\nLocation: file:///etc/passwd\r\n\r\n" }
    #expect(
      reason(page(server, "/", allowsPrivate: false))
        == "“127.0.0.1” is at 127.0.0.1, which is no address of the public internet")
    #expect(reason(page(server, "/")) == "the server redirects to no address of a web page")
  }

  @Test func allRedirectionsTogetherHaveOneDeadline() throws {
    let server = try LoopbackServer { path in
      usleep(600_000)
      return path == "/c"
        ? "HTTP/1.1 200 OK\r\n\r\n<p>" : "HTTP/1.1 302 Found\r\nLocation: \(path == "/a" ? "b" : "c")\r\n\r\n"
    }
    #expect(reason(page(server, "/a", seconds: 1)) == "“127.0.0.1” did not answer within 1 seconds")
  }

  /// A server need not say how much it sends.
  @Test func aPageThatIsTooLargeIsNotReadToItsEnd() throws {
    let server = try LoopbackServer { _ in
      "HTTP/1.1 200 OK\r\n\r\n" + String(repeating: "<p>soup</p>", count: 1_000_000)
    }
    #expect(reason(page(server, "/", seconds: 60)) == "the page has more than 10000000 bytes")
  }

  @Test func hostsThatAreAddressesAreNotResolved() throws {
    for (text, place) in [("http://[::1]:8080/", "::1"), ("http://127.0.0.1/", "127.0.0.1")] {
      let address = try #require(WebAddress(text))
      #expect(!WebFetch.guarded(address, at: place, milliseconds: 7000).contains("--resolve"))
    }
    let address = try #require(WebAddress("https://a.example"))
    #expect(
      WebFetch.guarded(address, at: "2001:db8::1", milliseconds: 6050).suffix(5) == [
        "6.050", "--max-filesize", "10000000", "--resolve", "a.example:443:[2001:db8::1]",
      ])
  }

  @Test func saysWhatTheServerSays() throws {
    let server = try LoopbackServer { path in
      path == "/loop" ? "HTTP/1.1 301 Moved\r\nLocation: /loop\r\n\r\n" : "HTTP/1.1 404 Not Found\r\n\r\n"
    }
    #expect(reason(page(server, "/none")) == "the server answered with status 404")
    #expect(reason(page(server, "/loop")) == "the server redirects more than 5 times")
  }
}

/// A server on this machine that gives an answer for each path, or for each whole request.
final class LoopbackServer: Sendable {
  let port: Int
  private let listener: Int32

  /// - Parameter whole: whether the answer is made from the whole request, not from its path alone.
  init(whole: Bool = false, _ answer: @escaping @Sendable (String) -> String) throws {
    // Programs that other tests start must not keep a connection open: its end is what ends an answer.
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let bound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && listen(listener, 64) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    try #require(bound)
    self.listener = listener
    port = Int(UInt16(bigEndian: address.sin_port))
    DispatchQueue.global().async {
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else {
          // Here alone: closed elsewhere, its number could be that of another server while this loop goes on.
          close(listener)
          return
        }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        let request = Self.request(connection)
        let words = request.split(separator: " ", maxSplits: 2)
        let reply = Array(answer(whole ? request : words.count > 1 ? String(words[1]) : "/").utf8)
        _ = send(connection, reply, reply.count, Int32(MSG_NOSIGNAL))
        close(connection)
      }
    }
  }

  /// Head and body, as long as the head says.
  private static func request(_ connection: Int32) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = recv(connection, &chunk, chunk.count, 0)
      if count > 0 { bytes += chunk[..<count] }
      let text = String(decoding: bytes, as: UTF8.self)
      let parts = text.split(separator: "\r\n\r\n", maxSplits: 1, omittingEmptySubsequences: false)
      let field = text.split(separator: "\r\n").first { $0.lowercased().hasPrefix("content-length:") }
      let length = field.flatMap { Int($0.split(separator: " ")[1]) } ?? 0
      if count <= 0 || parts.count == 2 && parts[1].utf8.count >= length { return text }
    }
  }

  deinit {
    shutdown(listener, Int32(SHUT_RDWR))
  }
}
