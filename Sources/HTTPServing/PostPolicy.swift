/// Which requests are taken that have a body.
///
/// A page of another site can make a browser send any body, but neither with the server's own `Origin`, nor as JSON without
/// asking first, which is never granted.
public struct PostPolicy: Sendable, Equatable {
  /// The first parts of the paths that may be posted to.
  public let folder: [String]
  /// The most bytes of a body.
  public let limit: Int

  public init(folder: [String], limit: Int) {
    self.folder = folder
    self.limit = limit
  }

  func concerns(_ path: RequestPath) -> Bool { path.parts.starts(with: folder) && !path.isFolder }

  /// Why a request to one of the paths is refused; `nil` where it is taken.
  func refusal(fields: [String: String]) -> HTTPResponse? {
    guard let host = fields["host"], let origin = fields["origin"],
      origin.lowercased() == "http://\(host.lowercased())",
      (fields["sec-fetch-site"] ?? "same-origin") == "same-origin"
    else { return HTTPResponse(.forbidden, "Only pages of this server may ask for this.") }
    let type = fields["content-type"]?.prefix { $0 != ";" && $0 != " " }.lowercased()
    guard type == "application/json" else {
      return HTTPResponse(.unsupportedMediaType, "The body must be application/json.")
    }
    guard fields["transfer-encoding"] == nil, let length = fields["content-length"].flatMap({ Int($0) }), length >= 0
    else { return HTTPResponse(.lengthRequired, "The length of the body must be stated.") }
    return length <= limit ? nil : HTTPResponse(.contentTooLarge, "The body has more than \(limit) bytes.")
  }
}

/// The bytes of a request that have arrived.
final class RequestBody {
  private(set) var bytes: [UInt8] = []
  private let limit: Int

  init(limit: Int) { self.limit = limit }

  /// `false` where there are more than may be.
  func take(_ part: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count + part.count <= limit else { return false }
    bytes += part
    return true
  }
}
