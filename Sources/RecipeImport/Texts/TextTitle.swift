internal import SourceText
internal import WebPages
internal import Words

/// The line of a text that names the dish.
enum TextTitle {
  /// The first line before the ingredients that is neither a heading nor a fact, unless it only greets or lures and a
  /// later one could be a name.
  static func place(in blocks: [PageBlock]) -> Int? {
    let end = blocks.firstIndex { LineJudge.beginsWithAmount($0.text) && $0.text.utf8.count < 120 } ?? blocks.count
    let candidates = blocks[..<end].indices.filter { isCandidate(blocks[$0].text) }
    guard let first = candidates.first else { return nil }
    guard isHook(blocks[first].text), named(blocks[first].text) == nil else { return first }
    return candidates.first { $0 != first && isName(blocks[$0].text) } ?? first
  }

  /// Without emoji, and without the facts some write behind a bar: `Salmon bowl | 15 min`.
  static func bare(_ title: String) -> String {
    let parts = title.split(separator: " | ").map(String.init)
    let whole = parts.dropFirst().contains { $0.contains(where: \.isNumber) } ? parts[0] : title
    let name = named(whole) ?? whole
    let words = name.split(separator: " ").map { word in word.filter { !CaptionLines.isDecoration($0) } }
    return withoutYield(words.filter { !$0.isEmpty }.joined(separator: " ").withoutColon)
  }

  /// `Quiche (pour 6 personnes)`
  private static func withoutYield(_ title: String) -> String {
    guard title.hasSuffix(")"), let open = title.lastIndex(of: "("), open > title.startIndex,
      LabelledFacts.namesYield(String(title[open...].dropFirst().dropLast()))
    else { return title }
    return String(title[..<open]).trimmed
  }

  /// `Recipe: Chili con carne`
  private static func named(_ title: String) -> String? {
    guard let colon = title.firstIndex(of: ":"), TextParts.isRecipeWord(String(title[..<colon])) else { return nil }
    return String(title[title.index(after: colon)...]).trimmed.nonEmpty
  }

  /// The time behind such a bar.
  static func minutes(_ title: String) -> Int? {
    title.split(separator: " | ").dropFirst().map(String.init).filter { TimeText.isBare($0) }
      .lazy.compactMap(TimeText.minutes).first
  }

  private static func isCandidate(_ text: String) -> Bool {
    text.utf8.count <= 160 && text.contains(where: \.isLetter) && !SectionWords.isHeadingLine(text)
      && !LabelledFacts.statesYield(text) && !LabelledFacts.isFact(text) && !LineJudge.beginsWithAmount(text)
  }

  private static func isName(_ text: String) -> Bool {
    text.utf8.count <= 80 && !".!?,:".contains(text.last ?? ".") && !text.hasPrefix("(") && !isHook(text)
      && !TimeText.isBare(text)
  }

  /// `Hi Anna,`, `POV: you found dinner`, `Here’s the recipe for you`.
  private static func isHook(_ text: String) -> Bool {
    let folded = TextFolding.folded(text)
    let first = folded.split { !$0.isLetter }.first.map(String.init) ?? ""
    return text.hasSuffix(",") || hooks.contains(first)
  }

  private static let hooks: Set<String> = [
    "pov", "here", "hi", "hello", "hey", "dear", "hallo", "liebe", "lieber", "bonjour", "salut", "coucou", "hola",
    "ciao",
    "querida", "querido", "when", "recipe", "rezept", "voici", "aqui", "hier", "what", "stop", "imagine", "trust",
  ]
}
