/// Breaks prose into lines.
public enum TextWrapping {
  /// Lines of at most `width` columns, broken at spaces; a word that is wider stands alone on its line.
  public static func lines(_ text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(whereSeparator: { $0 == " " || $0 == "\n" }) {
      let columns = DisplayWidth.columns(String(word))
      if used > 0, used + 1 + columns > width {
        lines.append(line)
        (line, used) = ("", 0)
      }
      if used > 0 {
        line += " "
        used += 1
      }
      line += word
      used += columns
    }
    return used > 0 ? lines + [line] : lines
  }

  static func indented(_ text: String, by indent: Int, width: Int) -> [String] {
    let margin = String(repeating: " ", count: indent)
    return lines(text, width: width - indent).map { margin + $0 }
  }
}
