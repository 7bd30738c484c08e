/// A request that asks for something; others are refused before anybody sees them.
public struct HTTPRequest: Sendable {
  public enum Method: String, Sendable {
    case get = "GET"
    case head = "HEAD"
    /// Something is to be done; taken where a `PostPolicy` says so.
    case post = "POST"
  }

  public let method: Method
  public let path: RequestPath
  /// The fields that decide about the answer, by their names in lower case.
  let fields: [String: String]
  /// The address of a page that asks for events.
  public let page: RequestPath?
  /// What was sent along; nothing but for `post`.
  public internal(set) var body: [UInt8] = []

  /// - Parameters:
  ///   - fields: by their names in lower case.
  ///   - page: the value of `page` in the query.
  public init(_ method: Method, _ path: RequestPath, fields: [String: String] = [:], page: RequestPath? = nil) {
    self.method = method
    self.path = path
    self.fields = fields
    self.page = page
  }

  /// The names of fields that are looked at.
  static let fieldNames = [
    "host", "if-none-match", "range", "if-range", "sec-fetch-site", "content-length", "transfer-encoding", "origin",
    "content-type", tokenField,
  ]

  /// The field by which a page proves that it was handed out by this server.
  static let tokenField = "x-galley-token"
  public var token: String? { fields[Self.tokenField] }

  /// Whether a page of another site made the browser send it, and not somebody who followed a link.
  public var isCrossSite: Bool { fields["sec-fetch-site"] == "cross-site" }

  /// Whether the client has the bytes with this entity tag already (RFC 9110, 13.1.2: the weak comparison).
  public func matches(entityTag: String) -> Bool {
    guard let wanted = fields["if-none-match"] else { return false }
    if wanted == "*" { return true }
    return wanted.split(separator: ",").contains { candidate in
      var candidate = candidate.drop { $0 == " " }
      while candidate.last == " " { candidate.removeLast() }
      if candidate.hasPrefix("W/") { candidate = candidate.dropFirst(2) }
      return candidate == entityTag
    }
  }
}
