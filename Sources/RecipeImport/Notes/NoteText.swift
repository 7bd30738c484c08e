internal import SourceText

/// The body of a note as plain text, line by line, and what was found in it.
///
/// The marks of Markdown and of Obsidian that have no place in a recipe go: boxes to tick, comments, callouts, blocks that
/// run something, marks of emphasis. Headings and lists stay, since they tell the parts.
struct NoteText {
  /// Its lines, joined.
  private(set) var text = ""
  /// The first heading of the highest level, where it opens no part of the recipe.
  private(set) var title: String?
  private(set) var pictures: [String] = []
  /// Links to other notes, each with the line it stands in, without the mark of a list.
  private(set) var links: [(line: String, link: RecipeDraft.Link)] = []
  /// What headings open, of ingredients and steps.
  private(set) var parts: Set<SectionWords.Part> = []
  private(set) var source: String?
  private(set) var otherAddresses: [String] = []
  /// Properties of Logseq and Dataview in lines of their own, `servings:: 4`.
  private(set) var fields: [(key: String, value: String)] = []
  /// What is struck out, and what footnotes say.
  private(set) var losses: [ImportLoss] = []

  /// - Parameters:
  ///   - all: as `NoteBlocks` has them.
  ///   - isTitled: whether something else says the title: of several headings at the top none does then.
  init(_ all: some Sequence<String>, isTitled: Bool = false) {
    var lines: [String] = []
    for line in all {
      let found = NoteLine.fields(line)
      if found.isEmpty { lines.append(plain(line)) }
      fields += found.map { ($0.key, NoteLinks.plain($0.value)) }
    }
    takeTitle(from: &lines, isTitled: isTitled)
    let headings = lines.compactMap(NoteLine.heading).compactMap { SectionWords.part(of: $0.text) }
    parts = Set(headings).subtracting([.other])
    text = lines.joined(separator: "\n")
  }

  private mutating func takeTitle(from lines: inout [String], isTitled: Bool) {
    let headings = lines.indices.compactMap { index in NoteLine.heading(lines[index]).map { (index, $0) } }
    guard let top = headings.map(\.1.level).min(),
      let first = headings.first(where: { $0.1.level == top }), SectionWords.part(of: first.1.text) == nil,
      // Of several at the top, some that open a part, none is the title.
      !headings.contains(where: { $0.1.level == top && SectionWords.part(of: $0.1.text) != nil }),
      !isTitled || headings.count(where: { $0.1.level == top }) == 1,
      !lines[..<first.0].contains(where: { LineJudge.beginsWithAmount(ImportedText.withoutBullet($0)) })
    else { return }
    title = first.1.text.filter { !CaptionLines.isDecoration($0) }.trimmed.nonEmpty
    lines.remove(at: first.0)
  }

  // MARK: Lines

  private mutating func plain(_ line: String) -> String {
    let (kept, struck) = NoteLine.struck(NoteLine.withoutQuoting(line))
    losses += struck.map { ImportLoss(.dropped, "text", "“\($0)”, which is struck out") }
    let text = withoutSource(kept)
    guard text.contains("[") else { return NoteLine.plain(text) }
    if text.hasPrefix("[^"), let close = text.firstRange(of: "]:") {
      losses.append(ImportLoss(.dropped, "footnote", String(text[close.upperBound...]).trimmed))
      return ""
    }
    let found = NoteLinks(text)
    let plain = NoteLine.plain(found.text)
    pictures += found.pictures
    take(found.addresses, of: plain)
    let item = ImportedText.withoutBullet(CaptionLines.cleaned(plain))
    links += found.notes.map { (item, RecipeDraft.Link(shown: $0.shown, name: $0.name)) }
    return plain
  }

  /// An address behind `Source:`, or in a line that says where something is from, is the source; others are named.
  private mutating func take(_ addresses: [String], of line: String) {
    guard let first = addresses.first else { return }
    let label = line.prefix(40).prefix { $0 != ":" }.filter { $0.isLetter || $0 == " " }
    let isSource = TextFactLines.isSource(String(label).trimmed) || line.utf8.count < 60 && Self.namesOrigin(line)
    if source == nil, isSource { source = first }
    otherAddresses += source == first ? addresses.dropFirst() : addresses[...]
  }

  /// The line without what is a source and nothing else: `From <https://a.example>`.
  private mutating func withoutSource(_ line: String) -> String {
    guard line.utf8.count < 1000, line.contains("://") else { return line }
    let words = line.split(separator: " ").map { $0.drop { $0 == "<" } }
    let addresses = words.filter { $0.hasPrefix("https://") || $0.hasPrefix("http://") }
    let others = words.filter { !addresses.contains($0) }
    guard addresses.count == 1, others.count <= 3, Self.namesOrigin(others.joined(separator: " ")), source == nil else {
      return line
    }
    source = String(addresses[0].prefix { $0 != ">" && $0 != ")" })
    return ""
  }

  /// `Adapted from Serious Eats`
  private static func namesOrigin(_ line: String) -> Bool {
    let words = Set(line.lowercased().split { !$0.isLetter }.map(String.init))
    return !words.isDisjoint(with: [
      "from", "via", "adapted", "inspired", "original", "source", "von", "nach", "quelle",
    ])
  }
}
