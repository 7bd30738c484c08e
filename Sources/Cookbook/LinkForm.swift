/// What the form of a link says by itself, before anybody looks for what it leads to (RFC 3986, section 4).
public enum LinkForm {
  /// What stands before the first colon, where that comes before any slash, question mark or number sign: `https`; `nil` for a
  /// link without one.
  public static func scheme(of link: some StringProtocol) -> String? {
    let bytes = link.utf8
    let end = bytes.firstIndex { $0 == 0x2F || $0 == 0x3F || $0 == 0x23 || $0 == 0x3A }
    guard let end, bytes[end] == 0x3A else { return nil }
    return String(link[..<end])
  }

  /// Whether a link leads to another file of the collection: it has no scheme and no host, and says more than a query or a
  /// fragment.
  public static func isOfCollection(_ link: some StringProtocol) -> Bool {
    guard let first = link.utf8.first, first != 0x23, first != 0x3F, !link.utf8.starts(with: "//".utf8) else {
      return false
    }
    return scheme(of: link) == nil
  }
}
