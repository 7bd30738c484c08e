internal import CookbookReading
internal import SourceText

/// Links and pictures in one line of a note, as Markdown writes them (`[a](b)`, `![a](b)`) and as Obsidian and wikis do
/// (`[[b|a]]`, `![[b]]`).
struct NoteLinks {
  /// The line with the words of its links, and without its pictures.
  private(set) var text = ""
  /// What links to other notes show, and what the notes are called.
  private(set) var notes: [(shown: String, name: String)] = []
  /// Addresses on the web, in their order.
  private(set) var addresses: [String] = []
  /// Paths and addresses of pictures.
  private(set) var pictures: [String] = []

  /// The words of a line.
  static func plain(_ line: String) -> String { line.contains("[") ? NoteLinks(line).text : line }

  init(_ line: String) {
    var rest = line[...]
    while let open = rest.firstIndex(of: "[") {
      let before = rest[..<open]
      let isPicture = before.hasSuffix("!")
      guard let mark = Mark(rest[open...]) else {
        text += rest[...open]
        rest = rest[rest.index(after: open)...]
        continue
      }
      text += isPicture ? before.dropLast() : before
      take(mark, isPicture: isPicture)
      rest = rest[mark.end...]
    }
    text += rest
  }

  private mutating func take(_ mark: Mark, isPicture: Bool) {
    if isPicture, mark.isWeb || NotePicture.isOne(mark.target) {
      pictures.append(NotePicture.path(mark.target))
    } else if mark.isWeb {
      text += mark.shown
      addresses.append(mark.target)
    } else if mark.isFootnote {
      return
    } else {
      text += mark.shown
      let name = mark.noteName
      if !name.isEmpty { notes.append((mark.shown, name)) }
    }
  }

  /// One link.
  private struct Mark {
    var shown: String
    /// Without what follows a `#`.
    var target: String
    var end: String.Index
    var isFootnote = false

    var isWeb: Bool { target.hasPrefix("https://") || target.hasPrefix("http://") }

    /// The name of the note, `Stock` of `../sauces/Stock.md`.
    var noteName: String {
      let last = target.split(separator: "/").last.map(String.init) ?? ""
      let ending = MarkdownNote.endings.first { last.lowercased().hasSuffix($0) }
      return String(last.dropLast(ending?.utf8.count ?? 0))
    }

    /// The one that a text begins with.
    init?(_ text: Substring) {
      if text.hasPrefix("[[") {
        guard let (inner, end) = Mark.inner(text.dropFirst(2), to: "]]") else { return nil }
        let parts = inner.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
        let target = parts[0].trimmed(of: "\\")
        self.target = String(target.prefix { $0 != "#" && $0 != "^" })
        shown = parts.count > 1 ? String(parts[1]) : target.split(separator: "/").last.map(String.init) ?? ""
        if parts.count == 1 { shown = shown.split(separator: "#").first.map(String.init) ?? shown }
        self.end = end
        return
      }
      guard let (inner, close) = Mark.inner(text.dropFirst(), to: "]"), !inner.contains("[") else { return nil }
      if inner.hasPrefix("^") {
        (shown, target, end, isFootnote) = ("", "", close, true)
        return
      }
      guard text[close...].hasPrefix("("), let (address, end) = Mark.inner(text[close...].dropFirst(), to: ")") else {
        return nil
      }
      // `<a b.md>`, and a title behind the address.
      let bare =
        address.hasPrefix("<")
        ? address.dropFirst().prefix { $0 != ">" } : address.prefix { $0 != " " }
      shown = String(inner)
      let decoded = PercentEncoding.decoded(String(bare))
      target = decoded.hasPrefix("http") ? String(bare) : String(decoded.prefix { $0 != "#" })
      self.end = end
    }

    /// What stands before a mark, and where it ends. A link is no longer than some lines of a page.
    private static func inner(_ text: Substring, to mark: String) -> (Substring, String.Index)? {
      var rest = text.utf8.prefix(longest)
      while let first = mark.utf8.first, let place = rest.firstIndex(of: first) {
        rest = rest[place...]
        if rest.starts(with: mark.utf8) { return (text[..<place], rest.index(place, offsetBy: mark.utf8.count)) }
        rest = rest.dropFirst()
      }
      return nil
    }

    /// In bytes.
    private static let longest = 1_000
  }
}

/// What notes call their pictures.
enum NotePicture {
  static func isOne(_ target: String) -> Bool {
    let lower = target.lowercased()
    return endings.contains { lower.hasSuffix($0) }
  }

  /// In lowercase.
  static let endings = [".jpg", ".jpeg", ".png", ".webp", ".gif"]

  /// Without what a site puts before it.
  static func path(_ target: String) -> String {
    guard !target.contains("://") else { return target }
    let path = PercentEncoding.decoded(target.trimmed)
    return String(path.hasPrefix("./") ? path.dropFirst(2) : path.drop { $0 == "/" })
  }
}

extension Substring {
  /// Without one sign at the end, which escapes what follows: `[[a\|b]]` in a table.
  fileprivate func trimmed(of sign: Character) -> Substring { last == sign ? dropLast() : self }
}
