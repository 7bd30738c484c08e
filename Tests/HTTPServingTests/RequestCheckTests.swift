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

struct PostPolicyTests {
  private func status(
    _ target: String = "/edit/api/save", _ changed: [String: String?] = [:]
  ) -> HTTPResponse.Status {
    var fields = [
      "host": "localhost:8000", "origin": "http://localhost:8000", "content-type": "application/json",
      "content-length": "10",
    ]
    for (name, value) in changed { fields[name] = value }
    let posts = PostPolicy(folder: ["edit", "api"], limit: 100)
    let checked = IncomingRequest.check(
      method: "POST", target: target, fields: fields, page: nil, port: 8000, posts: posts)
    switch checked {
    case .success(let request): return request.method == .post ? .ok : .notFound
    case .failure(let refusal): return refusal.response.status
    }
  }

  @Test func takesWhatItsOwnPagesSend() {
    #expect(status() == .ok)
    #expect(status("/edit/api/save", ["content-type": "application/json; charset=utf-8"]) == .ok)
    #expect(status("/edit/api/save", ["sec-fetch-site": "same-origin"]) == .ok)
  }

  @Test(arguments: ["/", "/edit", "/edit/api/", "/editor/api/x", "/recipes/soup.html"])
  func isPostedToNowhereElse(target: String) {
    #expect(status(target) == .methodNotAllowed)
  }

  @Test(arguments: [
    nil, "null", "http://evil.example", "https://localhost:8000", "http://127.0.0.1:8000",
    "http://localhost:8000.evil.example",
  ])
  func refusesOtherOrigins(origin: String?) {
    #expect(status("/edit/api/save", ["origin": origin]) == .forbidden)
  }

  @Test func refusesWhatFormsOfOtherSitesCanSend() {
    #expect(status("/edit/api/save", ["sec-fetch-site": "cross-site"]) == .forbidden)
    #expect(status("/edit/api/save", ["sec-fetch-site": "same-site"]) == .forbidden)
    #expect(status("/edit/api/save", ["content-type": "text/plain"]) == .unsupportedMediaType)
    #expect(status("/edit/api/save", ["content-type": nil]) == .unsupportedMediaType)
  }

  @Test func refusesBodiesWithoutEnd() {
    #expect(status("/edit/api/save", ["content-length": nil]) == .lengthRequired)
    #expect(status("/edit/api/save", ["content-length": "-1"]) == .lengthRequired)
    #expect(status("/edit/api/save", ["transfer-encoding": "chunked"]) == .lengthRequired)
    #expect(status("/edit/api/save", ["content-length": "101"]) == .contentTooLarge)
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
