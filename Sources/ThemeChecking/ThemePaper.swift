internal import Glibc
internal import SourceText

/// The ground that pages of a theme stand on.
public enum ThemePaper {
  /// `--paper` in the light scheme, as style sheets write a colour; `nil` where no style sheet says it.
  ///
  /// - Parameter files: of the theme, in the order of their names.
  public static func light(of files: [ThemeCheck.File]) -> String? {
    // Nine in ten bytes of a theme's styles are of sheets that say nothing of the root.
    let styles = files.filter { file in
      file.name.hasPrefix("styles/") && file.name.hasSuffix(".css") && holds(":root", file.source.bytes)
    }
    return ColourTokens(styles.map(StyleSheet.init), scheme: .light).text("--paper")
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
