/// An address of the web in parts; one that exists is `http` or `https`, has a host, and no name or password.
///
/// Source: RFC 3986 §3, narrowed to what pages have. The host is ASCII; names of other scripts are written in Punycode.
package struct WebAddress: Equatable, Sendable {
  package let scheme: String
  package let host: String
  package let port: Int
  /// Path and query, with the slash they begin with; without a fragment, which servers never see.
  package let target: String

  package init?(_ text: String) {
    guard let mark = text.firstRange(of: "://"), text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && $0 != 0x5C }) else {
      return nil
    }
    scheme = text[..<mark.lowerBound].lowercased()
    guard scheme == "http" || scheme == "https" else { return nil }
    let rest = text[mark.upperBound...].prefix { $0 != "#" }
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    guard !authority.contains("@"), let (host, port) = Self.parts(of: authority) else { return nil }
    self.host = host.lowercased()
    self.port = port ?? (scheme == "https" ? 443 : 80)
    let target = rest[authority.endIndex...]
    self.target = target.hasPrefix("/") ? String(target) : "/\(target)"
  }

  /// The host without brackets, and its port where it has one.
  private static func parts(of authority: Substring) -> (host: String, port: Int?)? {
    var host = authority
    var port: Int?
    if let colon = authority.lastIndex(of: ":"), !authority[colon...].contains("]") {
      guard let number = Int(authority[authority.index(after: colon)...]), (1...65535).contains(number) else {
        return nil
      }
      (host, port) = (authority[..<colon], number)
    }
    if host.hasPrefix("["), host.hasSuffix("]") { return (String(host.dropFirst().dropLast()), port) }
    let isName = host.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "-" || $0 == "_" }
    return isName && !host.isEmpty ? (String(host), port) : nil
  }

  /// Whether the host is the machine the program runs on, whatever names it has beside these.
  package var isOfThisMachine: Bool { ["localhost", "127.0.0.1", "::1"].contains(host) }

  /// `https://host:port`, without the port where it is that of the scheme.
  package var origin: String {
    let isUsual = port == (scheme == "https" ? 443 : 80)
    return "\(scheme)://\(host.contains(":") ? "[\(host)]" : host)\(isUsual ? "" : ":\(port)")"
  }

  /// `https://host:port/target`.
  package var text: String { origin + target }

  /// Where a link on the page leads; `nil` where it leaves the web.
  package func resolving(_ link: String) -> WebAddress? {
    if link.contains("://") { return WebAddress(link) }
    if link.hasPrefix("//") { return WebAddress("\(scheme):\(link)") }
    if link.hasPrefix("/") { return WebAddress(origin + link) }
    let folder = target.prefix { $0 != "?" }
    let parent = folder[...(folder.lastIndex(of: "/") ?? folder.startIndex)]
    return WebAddress(origin + parent + link)
  }
}
