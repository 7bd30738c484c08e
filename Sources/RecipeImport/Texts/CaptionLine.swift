internal import SourceText
internal import Words

/// One line of a caption without what only decorates it.
struct CaptionLine {
  let text: String
  /// Counted from 1; lines of one have no empty line between them.
  let paragraph: Int
  /// Whether it stands further right than the line above it.
  let isIndented: Bool

  init(_ text: String, paragraph: Int, isIndented: Bool = false) {
    self.text = text
    self.paragraph = paragraph
    self.isIndented = isIndented
  }
}

/// The lines of a text: captions, mails, what was copied out of programs.
enum CaptionLines {
  /// Without emoji at their ends, hashtags, addresses, times of a film before them (`01:30 Fry`), the stars and dashes
  /// messengers write for bold and slanting letters, and lines that say nothing of a dish; lines that only ended because
  /// there was no more room are whole. None is empty.
  static func of(_ text: String) -> [CaptionLine] {
    let raw = MarkdownTable.itemized(
      text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).flatMap(CaptionBreaks.lines))
    // `-2 eggs` is no temperature where most lines begin so.
    let hasTightDashes =
      raw.count { $0.trimmed.utf8.first == UInt8(ascii: "-") && tightDash.wholeMatch(in: $0) != nil } > 2
    var result: [CaptionLine] = []
    var paragraph = 1
    let nearEnd = raw.indices.reversed().lazy.filter { !raw[$0].allSatisfy(\.isWhitespace) }.prefix(2).last ?? 0
    for (index, line) in raw.enumerated() {
      let text = CaptionBreaks.cleared(
        cleaned(hasTightDashes && line.trimmed.hasPrefix("-") ? String(line.trimmed.dropFirst()) : line))
      if !text.contains(where: { $0.isLetter || $0.isNumber }) {
        paragraph += 1
      } else if CaptionCourtesy.isFarewell(text, isNearEnd: index >= nearEnd), !result.isEmpty {
        break
      } else if let text = withoutMailHead(text, at: index).flatMap(CaptionCourtesy.removed), !leadsAway(line, text) {
        let isIndented = index > 0 && indent(of: line) > indent(of: raw[index - 1]) + 1
        result.append(CaptionLine(text, paragraph: paragraph, isIndented: isIndented))
      }
    }
    return WrappedLines.joined(BareNumbers.marked(AmountLines.paired(result)))
  }

  private static func indent(of line: some StringProtocol) -> Int {
    line.utf8.prefix { $0 == 0x20 || $0 == 0x09 }.reduce(0) { $0 + ($1 == 0x09 ? 4 : 1) }
  }

  static func cleaned(_ line: String) -> String {
    let words = line.split(whereSeparator: \.isWhitespace).filter { word in
      let isTag = word.first == "#" && word.dropFirst().first.map { $0.isLetter || $0.isNumber } == true
      return !isTag && !word.hasPrefix("http://") && !word.hasPrefix("https://")
    }
    var text = Substring(words.joined(separator: " "))
    var wasBullet = false
    while let first = text.first, isDecoration(first) || wasBullet && first == " " {
      wasBullet = true
      text = text.dropFirst()
    }
    while let last = text.last, isDecoration(last) || last == " " { text.removeLast() }
    return SplitFractions.closed((wasBullet ? "• " : "") + withoutEmphasis(withoutFilmTime(text)))
  }

  private static func withoutFilmTime(_ text: Substring) -> Substring {
    guard text.utf8.prefix(3).contains(UInt8(ascii: ":")),
      let time = filmTime.prefixMatch(in: text)
    else { return text }
    return text[time.range.upperBound...]
  }

  private static let tightDash = TextPattern(/\s*-[0-9½¼¾⅓⅔].*/)
  private static let filmTime = TextPattern(/(?:[0-9]{1,2}:)?[0-9]{1,2}:[0-9]{2}\s*[-–]?\s+/)
  private static let chapter = TextPattern(/[0-9]{1,2}:[0-9]{2}\s/)

  /// `*Soup*` and `_What you need_`.
  private static func withoutEmphasis(_ text: Substring) -> String {
    for mark in ["**", "*", "_"] where text.count > 2 * mark.count + 1 && text.hasPrefix(mark) && text.hasSuffix(mark) {
      let inner = text.dropFirst(mark.count).dropLast(mark.count)
      if !inner.contains(mark), inner.first?.isWhitespace == false { return String(inner) }
    }
    return String(text)
  }

  /// `Subject: Soup` is `Soup`; who wrote to whom and when is nothing.
  private static func withoutMailHead(_ text: String, at index: Int) -> String? {
    guard index < 8, let colon = text.firstIndex(of: ":") else { return text }
    switch text[..<colon].lowercased() {
    case "subject", "betreff", "objet", "asunto":
      return withoutReply(String(text[text.index(after: colon)...]).trimmed).nonEmpty
    case "from", "to", "cc", "date", "sent", "von", "an", "gesendet", "datum", "de", "à", "para", "fecha", "enviado":
      return nil
    default: return text
    }
  }

  /// `Fwd: Re: Soup` is `Soup`.
  private static func withoutReply(_ subject: String) -> String {
    var rest = subject[...]
    while let colon = rest.firstIndex(of: ":"), replies.contains(String(rest[..<colon]).trimmed.lowercased()) {
      rest = rest[rest.index(after: colon)...]
    }
    return String(rest).trimmed
  }

  private static let replies: Set<String> = ["re", "fwd", "fw", "aw", "wg", "tr", "rv", "rif"]

  /// `Mixer: https://…`, and a chapter of a film in one word, `00:00 Intro`.
  private static func leadsAway(_ line: String, _ text: String) -> Bool {
    text.hasSuffix(":") && line.contains("://")
      || line.utf8.contains(UInt8(ascii: ":")) && !text.contains(" ")
        && chapter.prefixMatch(in: line.trimmed) != nil
  }

  /// Emoji, but no digit or keycap of one.
  static func isDecoration(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first, !character.isNumber else { return false }
    let isKeycap = character.unicodeScalars.contains { $0.value == 0x20E3 }
    // Signs that are letters in other respects, such as ™, stay; ✔ and 🌶 decorate without saying so.
    return !isKeycap && scalar.properties.isEmoji && scalar.value >= 0x2190
  }
}
