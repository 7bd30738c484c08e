internal import CookbookReading

/// The address of a site, which everything else is appended to.
enum SiteAddress {
  /// As it may stand in sitemaps and feeds (RFC 3986): with a slash at the end, letters of other scripts encoded.
  ///
  /// `nil` for what is none of `http` or `https`, has a query, a fragment, a name, a password, no host in ASCII or no port
  /// that there is, steps (`..`) through folders, or holds a space, a quote or half an escape.
  static func normalized(_ text: String) -> String? {
    let isWritable = text.unicodeScalars.allSatisfy { scalar in
      scalar.value > 0x20 && !ConfigurationReader.isControl(scalar) && !"\"<>?#\\".unicodeScalars.contains(scalar)
    }
    let url = encodingPath(of: text)
    // An escape that was half one has become whole.
    guard isWritable, text.utf8.count(where: { $0 == 0x25 }) == escapes(in: text), let address = WebAddress(url),
      !address.target.split(separator: "/").contains(where: { $0 == "." || $0 == ".." })
    else { return nil }
    return url.hasSuffix("/") ? url : url + "/"
  }

  /// Hosts stand as they are: brackets belong to those of numbers, and letters of other scripts have a form of their own there.
  private static func encodingPath(of text: String) -> String {
    guard let scheme = text.firstRange(of: "://"), let slash = text[scheme.upperBound...].firstIndex(of: "/") else {
      return text
    }
    return text[..<slash] + PercentEncoding.normalized(String(text[slash...]))
  }

  private static func escapes(in text: String) -> Int {
    let bytes = Array(text.utf8)
    let isHexadecimal: (UInt8) -> Bool = { (0x30...0x39).contains($0) || (0x61...0x66).contains($0 | 0x20) }
    return bytes.indices.count { place in
      bytes[place] == 0x25 && place + 2 < bytes.count && isHexadecimal(bytes[place + 1])
        && isHexadecimal(bytes[place + 2])
    }
  }
}
