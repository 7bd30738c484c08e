/// What is answered to a request.
public struct HTTPResponse: Sendable {
  /// Status codes of RFC 9110, 15.
  public enum Status: UInt32, Sendable {
    case ok = 200
    case partialContent = 206
    case notModified = 304
    case temporaryRedirect = 307
    case badRequest = 400
    case forbidden = 403
    case notFound = 404
    case methodNotAllowed = 405
    case conflict = 409
    case lengthRequired = 411
    case contentTooLarge = 413
    case unsupportedMediaType = 415
    case rangeNotSatisfiable = 416
    case misdirectedRequest = 421
    case unprocessableContent = 422
    case serviceUnavailable = 503
  }

  public enum Body: Sendable {
    case bytes([UInt8])
    case events(EventStream)
  }

  public var status: Status
  public var fields: [(name: String, value: String)]
  public var body: Body

  /// - Parameter type: a media type.
  public init(_ status: Status = .ok, _ bytes: [UInt8], type: String) {
    self.status = status
    fields = [("Content-Type", type)]
    body = .bytes(bytes)
  }

  /// A stream of events (HTML Standard, 9.2), open until one side closes it.
  public init(_ events: EventStream) {
    status = .ok
    fields = [("Content-Type", "text/event-stream; charset=utf-8"), ("Cache-Control", "no-store")]
    body = .events(events)
  }

  /// A line of text.
  public init(_ status: Status, _ text: String) {
    self.init(status, Array((text + "\n").utf8), type: "text/plain; charset=utf-8")
  }

  /// What every answer carries: nothing is guessed, framed, handed to other sites or kept without asking again.
  static let commonFields: [(name: String, value: String)] = [
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Referrer-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
  ]
}

extension HTTPResponse {
  /// The answer to a request for bytes that have an entity tag: all of them, one range of them, or that nothing changed.
  ///
  /// - Parameters:
  ///   - entityTag: with its quotes; strong, so that equal tags mean equal bytes.
  ///   - bytes: made only when the client does not have them.
  public static func content(
    for request: HTTPRequest, entityTag: String, type: String, bytes: () -> [UInt8]?
  ) -> HTTPResponse? {
    let caching = [(name: "ETag", value: entityTag), (name: "Cache-Control", value: "no-cache")]
    if request.matches(entityTag: entityTag) {
      var response = HTTPResponse(.notModified, [], type: type)
      response.fields = caching
      return response
    }
    guard let bytes = bytes() else { return nil }
    var response = HTTPResponse(.ok, bytes, type: type)
    response.fields += caching + [("Accept-Ranges", "bytes")]
    guard let wanted = request.fields["range"], request.isFresh(entityTag) else { return response }
    switch ByteRange(wanted, count: bytes.count) {
    case .all: break
    case .part(let range):
      response.status = .partialContent
      response.body = .bytes(Array(bytes[range]))
      response.fields.append(
        ("Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(bytes.count)"))
    case .unsatisfiable:
      response.status = .rangeNotSatisfiable
      response.body = .bytes([])
      response.fields.append(("Content-Range", "bytes */\(bytes.count)"))
    }
    return response
  }
}

extension HTTPRequest {
  /// Whether a range may be sent: a part of other bytes would not fit what the client has (RFC 9110, 13.1.5).
  fileprivate func isFresh(_ entityTag: String) -> Bool {
    method == .get && (fields["if-range"] ?? entityTag) == entityTag
  }
}
