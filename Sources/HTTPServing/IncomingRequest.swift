internal import CMicroHTTPD

/// A request as the library tells it, before it is checked.
struct IncomingRequest {
  struct Refusal: Error {
    let response: HTTPResponse

    init(_ status: HTTPResponse.Status, _ text: String) {
      response = HTTPResponse(status, text)
    }
  }

  let connection: OpaquePointer
  let method: String
  /// As it was sent, without the query.
  let target: String
  let core: ServerCore

  /// The request, or why it is refused.
  var checked: Result<HTTPRequest, Refusal> {
    var fields: [String: String] = [:]
    for name in HTTPRequest.fieldNames { fields[name] = value(galley_header, name) }
    return Self.check(
      method: method, target: target, fields: fields, page: value(galley_query, "page"), port: core.port,
      posts: core.posts)
  }

  static func check(
    method: String, target: String, fields: [String: String], page: String?, port: UInt16,
    posts: PostPolicy? = nil
  ) -> Result<HTTPRequest, Refusal> {
    guard let host = fields["host"], LoopbackHost.accepts(host, port: port) else {
      return .failure(Refusal(.misdirectedRequest, "This server answers to http://127.0.0.1:\(port)/ only."))
    }
    if method == HTTPRequest.Method.post.rawValue, let posts, let path = RequestPath(target), posts.concerns(path) {
      return posts.refusal(fields: fields).map { .failure(Refusal($0)) }
        ?? .success(HTTPRequest(.post, path, fields: fields))
    }
    guard let method = HTTPRequest.Method(rawValue: method), method != .post else {
      var refusal = HTTPResponse(.methodNotAllowed, "Only GET and HEAD are answered.")
      refusal.fields.append(("Allow", "GET, HEAD"))
      return .failure(Refusal(refusal))
    }
    guard fields["transfer-encoding"] == nil, (fields["content-length"] ?? "0") == "0" else {
      return .failure(Refusal(.badRequest, "A request has no body here."))
    }
    guard let path = RequestPath(target) else {
      return .failure(Refusal(.badRequest, "This is no path of a site."))
    }
    let asking = page.flatMap { RequestPath.decode($0.utf8[...]) }.flatMap(RequestPath.init)
    return .success(HTTPRequest(method, path, fields: fields, page: asking))
  }

  private func value(_ kind: MHD_ValueKind, _ name: String) -> String? {
    core.library.lookUp(connection, kind, name).map { String(cString: $0) }
  }
}

extension IncomingRequest.Refusal {
  fileprivate init(_ response: HTTPResponse) {
    self.response = response
  }
}
