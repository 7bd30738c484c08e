internal import SourceText

/// The lines of a note without what is hidden in it or runs, and with one way to write headings.
enum NoteBlocks {
  /// Without comments and blocks that a program runs; a line below a heading that underlines it is part of it.
  static func lines(of body: String) -> [String] {
    let all = withoutComments(body).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(
      String.init)
    return headed(withGroups(withoutPrograms(all)))
  }

  /// Without `<!-- … -->` and `%% … %%`.
  private static func withoutComments(_ text: String) -> String {
    var result = text
    for (open, close) in [("<!--", "-->"), ("%%", "%%")] where result.contains(open) {
      let parts = result.split(separator: open, omittingEmptySubsequences: false)
      if open == close {
        // Those that are opened and never closed are text.
        let last = parts.count.isMultiple(of: 2) ? parts.count - 1 : parts.count
        let outside = parts[..<last].enumerated().filter { $0.offset.isMultiple(of: 2) }.map { String($0.element) }
        result = outside.joined() + (last < parts.count ? parts[last] : "")
      } else {
        result =
          String(parts[0])
          + parts.dropFirst().map { part in
            part.firstRange(of: close).map { String(part[$0.upperBound...]) } ?? String(part)
          }.joined()
      }
    }
    return result
  }

  // MARK: Blocks of code

  /// What a fence begins with: its sign, how many of them, and the word behind.
  private struct Fence {
    let sign: Character
    let count: Int
    let word: String

    /// Source: CommonMark 0.31, §4.5.
    init?(_ line: String) {
      let text = line.trimmed
      guard let sign = text.first, sign == "`" || sign == "~" else { return nil }
      count = text.prefix { $0 == sign }.count
      word = String(text.dropFirst(count)).trimmed
      guard count >= 3, sign != "`" || !word.contains("`") else { return nil }
      self.sign = sign
    }

    func isClosed(by other: Fence) -> Bool { other.sign == sign && other.count >= count && other.word.isEmpty }

    var isProgram: Bool { Self.programs.contains(word.split(separator: " ").first?.lowercased() ?? "") }

    private static let programs: Set<String> = [
      "dataview", "dataviewjs", "mermaid", "button", "query", "tasks", "js", "javascript", "css", "html", "bash", "sh",
      "python",
      "yaml", "json", "timer", "meta-bind", "templater",
    ]
  }

  /// Blocks of text stay without their fences, a word behind one that opens a part of a recipe as its heading; one that is
  /// never closed is text.
  private static func withoutPrograms(_ lines: [String]) -> [String] {
    var result: [String] = []
    var open: Fence?
    var start = 0
    for line in lines {
      guard let fence = Fence(line) else {
        result.append(line)
        continue
      }
      if let begun = open {
        guard begun.isClosed(by: fence) else {
          result.append(line)
          continue
        }
        if begun.isProgram { result.removeSubrange(start...) }
        open = nil
      } else {
        open = fence
        start = result.count
        if SectionWords.part(of: fence.word) != nil { result.append("## \(fence.word)") }
      }
    }
    return result
  }

  // MARK: Headings

  /// `Broth` above items that are set in is the title of a group.
  private static func withGroups(_ lines: [String]) -> [String] {
    lines.indices.map { index in
      let line = lines[index]
      guard index + 1 < lines.count, let depth = depth(of: line), let next = self.depth(of: lines[index + 1]),
        next > depth
      else { return line }
      let text = ImportedText.withoutBullet(line.trimmed)
      guard LineJudge.wordCount(text) <= 4, !text.hasSuffix(":"), !text.hasPrefix("#"), !text.endsSentence,
        !text.contains(where: \.isNumber)
      else { return line }
      return line + ":"
    }
  }

  /// How far an item of a list without numbers is set in.
  private static func depth(of line: String) -> Int? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    guard text.hasPrefix("- ") || text.hasPrefix("* ") || text.hasPrefix("+ ") else { return nil }
    return line.utf8.count - text.utf8.count
  }

  private static func headed(_ lines: [String]) -> [String] {
    var result: [String] = []
    for line in lines {
      if let level = underline(line), let last = result.last, mayBeHeading(last, level) {
        result[result.count - 1] = String(repeating: "#", count: level) + " " + last.trimmed
      } else {
        result.append(line)
      }
    }
    return result
  }

  /// The level of the heading that a line underlines.
  private static func underline(_ line: String) -> Int? {
    let mark = line.trimmed
    guard mark.utf8.count >= 3 else { return nil }
    if mark.utf8.allSatisfy({ $0 == UInt8(ascii: "=") }) { return 1 }
    return mark.utf8.allSatisfy { $0 == UInt8(ascii: "-") } ? 2 : nil
  }

  /// A rule right below a step, an ingredient or a sentence is no underline, whatever Markdown makes of it.
  private static func mayBeHeading(_ line: String, _ level: Int) -> Bool {
    let text = line.trimmed
    guard !text.isEmpty, text.utf8.count < 100, text.first.map({ !"#-*+>|".contains($0) }) == true else { return false }
    return level == 1
      || !text.endsSentence && ImportedText.withoutStepNumber(text) == text && !LineJudge.beginsWithAmount(text)
  }
}
