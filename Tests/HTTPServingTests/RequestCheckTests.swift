import Testing

@testable import HTTPServing

struct RequestCheckTests {
  private func status(
    _ method: String = "GET", _ target: String = "/", _ fields: [String: String] = [:], host: String? = "localhost:8000"
  ) -> HTTPResponse.Status {
    var fields = fields
    fields["host"] = host
    switch IncomingRequest.check(method: method, target: target, fields: fields, page: nil, port: 8000) {
    case .success: return .ok
    case .failure(let refusal): return refusal.response.status
    }
  }

  @Test(arguments: ["localhost:8000", "127.0.0.1:8000", "[::1]:8000", "LOCALHOST:8000"])
  func answersToNamesOfThisMachine(host: String) {
    #expect(status(host: host) == .ok)
  }

  @Test(arguments: [
    nil, "", "localhost", "localhost:8001", "evil.example", "evil.example:8000", "localhost.evil.example:8000",
    "127.0.0.1:8000.evil.example", "localhost:8000@evil.example", "0.0.0.0:8000",
  ])
  func refusesOtherNames(host: String?) {
    #expect(status(host: host) == .misdirectedRequest)
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "PATCH", "TRACE", "CONNECT", "OPTIONS", "get", "X"])
  func refusesWhatIsNoQuestion(method: String) {
    #expect(status(method) == .methodNotAllowed)
  }

  @Test func refusesBodies() {
    #expect(status("GET", "/", ["content-length": "5"]) == .badRequest)
    #expect(status("GET", "/", ["transfer-encoding": "chunked"]) == .badRequest)
    #expect(status("GET", "/", ["content-length": "0"]) == .ok)
  }
}

struct ContentTests {
  private func answer(_ fields: [String: String], _ method: HTTPRequest.Method = .get) throws -> HTTPResponse {
    let request = HTTPRequest(method, try #require(RequestPath("/")), fields: fields)
    return try #require(
      HTTPResponse.content(for: request, entityTag: "\"v1\"", type: "text/plain") { Array("0123456789".utf8) })
  }

  private func text(_ response: HTTPResponse) -> String? {
    guard case .bytes(let bytes) = response.body else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: ["\"v1\"", "W/\"v1\"", "\"v0\", \"v1\"", "*", "\"v0\" ,W/\"v1\" "])
  func saysThatNothingChanged(tags: String) throws {
    let response = try answer(["if-none-match": tags])
    #expect(response.status == .notModified)
    #expect(text(response) == "")
    #expect(response.fields.contains { $0.name == "ETag" && $0.value == "\"v1\"" })
  }

  @Test func sendsWhatIsAnother() throws {
    let response = try answer(["if-none-match": "\"v0\""])
    #expect(response.status == .ok)
    #expect(text(response) == "0123456789")
  }

  @Test func sendsAPart() throws {
    let response = try answer(["range": "bytes=2-4"])
    #expect(response.status == .partialContent)
    #expect(text(response) == "234")
    #expect(response.fields.contains { $0.name == "Content-Range" && $0.value == "bytes 2-4/10" })
  }

  @Test func sendsNoPartOfOtherBytes() throws {
    #expect(try answer(["range": "bytes=2-4", "if-range": "\"v0\""]).status == .ok)
    #expect(try answer(["range": "bytes=2-4", "if-range": "\"v1\""]).status == .partialContent)
    #expect(try answer(["range": "bytes=20-"]).status == .rangeNotSatisfiable)
    #expect(try answer(["range": "bytes=2-4"], .head).status == .ok)
  }
}
