/// Addresses of pages inside the site.
package enum PageURL {
  /// A path with everything encoded that a URL cannot hold (RFC 3986 §3.3).
  package static func encoded(_ path: String) -> String {
    if path.utf8.allSatisfy(isKept) { return path }
    var result = ""
    for byte in path.utf8 {
      if isKept(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let hex = String(byte, radix: 16, uppercase: true)
        result += byte < 16 ? "%0\(hex)" : "%\(hex)"
      }
    }
    return result
  }

  /// The way from a page to the site's root: empty, or `../` for each folder.
  package static func root(from page: String) -> String {
    String(repeating: "../", count: page.utf8.count { $0 == 0x2F })
  }

  private static func isKept(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E: true
    default: false
    }
  }
}
