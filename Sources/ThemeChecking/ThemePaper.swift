internal import Glibc
internal import SourceText

/// The ground that pages of a theme stand on.
public enum ThemePaper {
  /// `--paper` as style sheets write a colour, in the light scheme, or in the dark one where pages begin with that;
  /// `nil` where no style sheet says it.
  ///
  /// - Parameter files: of the theme, in the order of their names.
  public static func colour(of files: [ThemeCheck.File]) -> String? {
    ColourTokens(rootStyles(files), scheme: beginsDark(files) ? .dark : .light).text("--paper")
  }

  /// Nine in ten bytes of a theme's styles are of sheets that say nothing of the root.
  static func rootStyles(_ files: [ThemeCheck.File]) -> [StyleSheet] {
    files.filter { file in
      file.name.hasPrefix("styles/") && file.name.hasSuffix(".css") && holds(":root", file.source.bytes)
    }.map(StyleSheet.init)
  }

  /// Whether the attribute stands in the partial for it, outside of comments.
  private static func beginsDark(_ files: [ThemeCheck.File]) -> Bool {
    guard let file = files.first(where: { $0.name == "partials/scheme.mustache" }) else { return false }
    var text = String(decoding: file.source.bytes, as: UTF8.self)
    while let start = text.firstRange(of: "{{!") {
      let end = text[start.upperBound...].firstRange(of: "}}")?.upperBound ?? text.endIndex
      text.removeSubrange(start.lowerBound..<end)
    }
    return text.contains("data-scheme=\"dark\"")
  }

  /// - Parameter needle: begins with a byte that is not too common.
  private static func holds(_ needle: StaticString, _ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var place = 0
      while place + needle.utf8CodeUnitCount <= bytes.count, let start = bytes.baseAddress?.advanced(by: place),
        let found = memchr(start, Int32(needle.utf8Start[0]), bytes.count - place)
      {
        place += UnsafeRawPointer(found) - start
        guard place + needle.utf8CodeUnitCount <= bytes.count else { return false }
        if memcmp(found, needle.utf8Start, needle.utf8CodeUnitCount) == 0 { return true }
        place += 1
      }
      return false
    }
  }
}
