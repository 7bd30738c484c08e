extension PageEncoding {
  /// Bytes of a code page of Windows, DOS or the Macintosh (10000) in UTF-8; what it does not have becomes U+FFFD.
  ///
  /// - Returns: `nil` when the C library does not know the page.
  public static func utf8(_ bytes: [UInt8], codePage page: Int) -> [UInt8]? {
    guard (1...65_535).contains(page) else { return nil }
    return converted(bytes, from: names[page] ?? "CP\(page)")
  }

  /// Those that the C library has under other names.
  private static let names = [949: "UHC", 950: "BIG5", 1361: "JOHAB", 10_000: "MACINTOSH", 65_001: "UTF-8"]
}
