/// Addresses on saved pages.
enum PageAddress {
  /// A link as a whole address where the page says its own; else as it stands.
  ///
  /// Source: RFC 3986 §5.2.
  static func resolve(_ link: String, on page: String?) -> String {
    guard !link.contains("://"), let page, let scheme = page.firstRange(of: "://") else { return link }
    if link.hasPrefix("//") { return page[..<scheme.lowerBound] + ":" + link }
    let host = page[scheme.upperBound...].prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    let root = page[..<host.endIndex]
    if link.hasPrefix("/") { return root + withoutDots(link) }
    let path = page[host.endIndex...].prefix { $0 != "?" && $0 != "#" }
    let folder = path.lastIndex(of: "/").map { path[...$0] } ?? "/"
    return root + withoutDots(folder + link)
  }

  /// Without the segments `.` and `..` of the path.
  private static func withoutDots(_ link: String) -> String {
    let path = link.prefix { $0 != "?" && $0 != "#" }
    var segments: [Substring] = []
    for segment in path.split(separator: "/", omittingEmptySubsequences: false).dropFirst() {
      if segment == ".." { _ = segments.popLast() } else if segment != "." { segments.append(segment) }
    }
    return "/" + segments.joined(separator: "/") + link[path.endIndex...]
  }
}
