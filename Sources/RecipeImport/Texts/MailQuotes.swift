internal import SourceText

/// What mails quote of others, `> 2 eggs`, and who has written what.
enum MailQuotes {
  /// Where the recipe is quoted its marks go; where a mail quotes what it answers, below words that say who wrote it, that goes.
  static func plain(_ all: [String]) -> [String] {
    let lines = all.map(withoutSender)
    let bare = lines.map(unquoted)
    guard bare.contains(where: { $0 != nil }) else { return lines }
    let own = lines.indices.filter { bare[$0] == nil }
    guard hasList(own.map { lines[$0] }), !hasList(bare.compactMap(\.self)) else {
      return zip(lines, bare).map { $1 ?? $0 }
    }
    var kept: [String] = []
    var isAnswered = false
    for index in lines.indices {
      if let quoted = bare[index] {
        if !isAnswered { kept.append(quoted) }
        continue
      }
      // `On Sat, 2 Nov 2024, Ben wrote:` and `Am 2.11.2024 schrieb Ben:` stand right above.
      isAnswered =
        index + 1 < lines.count && bare[index + 1] != nil && lines[index].trimmed.hasSuffix(":")
        && lines[index].contains(where: \.isNumber)
      if !isAnswered { kept.append(lines[index]) }
    }
    return kept
  }

  /// `[12.03.24, 18:04] Ann: 2 eggs`, as messengers export it.
  private static func withoutSender(_ line: String) -> String {
    guard line.hasPrefix("["), line.dropFirst().first?.isNumber == true,
      let close = line.prefix(40).firstRange(of: "] "),
      line[..<close.lowerBound].dropFirst().allSatisfy({ $0.isNumber || " ./:,-APMapm\u{202F}".contains($0) }),
      let colon = line[close.upperBound...].prefix(60).firstRange(of: ": ")
    else { return line }
    return String(line[colon.upperBound...])
  }

  private static func hasList(_ lines: [String]) -> Bool {
    lines.lazy.filter { LineJudge.beginsWithAmount(ImportedText.withoutBullet($0.trimmed)) }.prefix(2).count > 1
  }

  /// Behind the marks, of which there is one for each answer; `nil` for a line without.
  private static func unquoted(_ line: String) -> String? {
    guard line.hasPrefix(">") else { return nil }
    var rest = line[...]
    while rest.hasPrefix(">") { rest = rest.dropFirst(rest.dropFirst().hasPrefix(" ") ? 2 : 1) }
    return String(rest)
  }
}
