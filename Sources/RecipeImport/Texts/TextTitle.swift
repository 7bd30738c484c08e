internal import SourceText
internal import WebPages
internal import Words

/// The line of a text that names the dish.
enum TextTitle {
  /// The first line before the ingredients that is neither a heading nor a fact, unless it only greets or lures and a
  /// later one could be a name, or one stands twice, as above a page and above its recipe.
  static func place(in blocks: [PageBlock]) -> Int? {
    let isNameFirst = beginsWithName(blocks)
    let end =
      blocks.indices.first { index in
        index > 0 || !isNameFirst ? beginsWithAmount(blocks[index].text) && blocks[index].text.utf8.count < 120 : false
      } ?? blocks.count
    let candidates = blocks[..<end].indices.filter { index in
      isCandidate(blocks[index].text, isNamed: index == 0 && isNameFirst) && !opensList(index, in: blocks)
    }
    let texts = candidates.prefix(mostAsked).map { blocks[$0].text }
    if let card = zip(candidates, texts).first(where: { _, text in
      isName(text) && texts.count { TextFolding.folded($0) == TextFolding.folded(text) } > 1
    }) {
      return card.0
    }
    if let said = candidates.prefix(mostAbove).first(where: { named(blocks[$0].text) != nil }) { return said }
    guard let first = candidates.first else { return end == 0 ? lastLine(of: blocks) : nil }
    guard isHook(blocks[first].text), named(blocks[first].text) == nil else { return first }
    return candidates.first { $0 != first && isName(blocks[$0].text) } ?? first
  }

  /// Lines that are compared with each other.
  private static let mostAsked = 40
  /// Lines above one that says it names the recipe: where it is from, whose it is.
  private static let mostAbove = 5

  /// Whether the first line begins with a letter, and a heading below it opens the ingredients: then it is none of them,
  /// whatever number it ends with.
  private static func beginsWithName(_ blocks: [PageBlock]) -> Bool {
    guard let first = blocks.first?.text.first(where: { $0.isLetter || $0.isNumber }), first.isLetter else {
      return false
    }
    return blocks.dropFirst().contains { block in
      if case .heading = block.kind { SectionWords.part(of: block.text) == .ingredients } else { false }
    }
  }

  /// Whether a line could be an ingredient, were it not for what it says of how many it makes: `Muffins (ca. 12 Stück)`.
  private static func beginsWithAmount(_ text: String) -> Bool {
    guard LineJudge.beginsWithAmount(text) else { return false }
    return text.first?.isLetter != true || LineJudge.beginsWithAmount(withoutYield(text))
  }

  /// `DRESSING` right above the first ingredient, behind other lines.
  private static func opensList(_ index: Int, in blocks: [PageBlock]) -> Bool {
    guard case .heading = blocks[index].kind, index > 0, index + 1 < blocks.count else { return false }
    let next = blocks[index + 1].text
    return LineJudge.beginsWithAmount(next) && !LabelledFacts.statesYield(next)
  }

  /// Some write the name below everything else, in a paragraph of its own.
  private static func lastLine(of blocks: [PageBlock]) -> Int? {
    guard blocks.count > 3, let last = blocks.last, case .text = last.kind, isCandidate(last.text), isName(last.text),
      LineJudge.wordCount(last.text) <= 6, last.list != blocks[blocks.count - 2].list
    else { return nil }
    return blocks.count - 1
  }

  /// Without emoji, and without the facts some write behind a bar: `Salmon bowl | 15 min`.
  static func bare(_ title: String) -> String {
    let parts = title.split(separator: " | ").map(String.init)
    let whole = parts.dropFirst().contains { $0.contains(where: \.isNumber) } ? apart(parts[0]).name : title
    let name = announced(named(whole) ?? TitleParts.best(of: whole))
    let words = name.split(separator: " ").map { word in word.filter { !CaptionLines.isDecoration($0) } }
    return withoutYield(words.filter { !$0.isEmpty }.joined(separator: " ").withoutColon)
  }

  /// What such a title says behind its bars that is neither a time nor a yield.
  static func losses(_ title: String) -> [ImportLoss] {
    let parts = title.split(separator: " | ").map(String.init)
    guard parts.dropFirst().contains(where: { $0.contains(where: \.isNumber) }) else { return [] }
    guard ShownNutrition([PageBlock(.text, title)]).nutrients.isEmpty else { return [] }
    let lost = parts.dropFirst().filter { !TimeText.isBare($0) && !countsYield($0) }
    return ([apart(parts[0]).energy].compactMap(\.self) + lost).map { ImportLoss(.dropped, "title", $0) }
  }

  /// `Brownies 🍫 420kcal` before such bars: the name, and the energy behind it.
  private static func apart(_ text: String) -> (name: String, energy: String?) {
    guard let found = energy.firstMatch(in: text), found.range.lowerBound > text.startIndex else { return (text, nil) }
    return (String(text[..<found.range.lowerBound]).trimmed, String(text[found.range]).trimmed)
  }

  private static let energy = TextPattern(/\ [0-9]{2,4} ?[kK]?[cC]al(?:s|ories)?$/)

  /// `Quiche (pour 6 personnes)`, `Soup Serves 6`
  static func withoutYield(_ title: String) -> String {
    if let yield = yieldAtEnd(of: title) { return String(title[..<yield]).trimmed }
    return countAtEnd(of: title)?.name ?? title
  }

  /// What a title says at its end of for how many it is.
  static func yieldText(_ title: String) -> String? {
    yieldAtEnd(of: title).map { String(title[$0...].drop { !$0.isLetter }) } ?? countAtEnd(of: title)?.yield
  }

  /// What stands before a number of servings or pieces at the end of a title, and that number: `Muffins (ca. 12 Stück)`;
  /// without brackets only `Muffins, ca. 12 Stück`, since `Chicken, 2 pieces` may be an ingredient.
  private static func countAtEnd(of title: String) -> (name: String, yield: String)? {
    guard title.utf8.count < 120 else { return nil }
    if title.hasSuffix(")"), let open = title.lastIndex(of: "("), open > title.startIndex {
      let parts = title[open...].dropFirst().dropLast().split(separator: ", ").map { String($0).trimmed }
      guard let yield = parts.first(where: countsYield) else { return nil }
      let others = parts.filter { !countsYield($0) }.joined(separator: ", ")
      let name = String(title[..<open]).trimmed
      return (others.isEmpty ? name : "\(name) (\(others))", yield)
    }
    guard let comma = title.lastIndex(of: ","), case let count = String(title[comma...].dropFirst()).trimmed,
      count.first?.isLetter == true, LabelledFacts.countsPieces(count) || LabelledFacts.countsRoughly(count)
    else { return nil }
    return (String(title[..<comma]).trimmed, count)
  }

  /// Whether what stands in brackets behind a title says how many it makes: `für 4 Personen`, `12 slices`, `about 24`.
  static func countsYield(_ text: String) -> Bool {
    LabelledFacts.namesYield(text) || LabelledFacts.countsPieces(text) || LabelledFacts.countsRoughly(text)
  }

  /// `for 4`, `für 4 Personen`, but not `for 2 nights`.
  private static func countsNothingElse(_ text: String) -> Bool {
    let behind = TextFolding.folded(text).reversed().prefix { !$0.isNumber }.reversed()
    let words = String(behind).split { !$0.isLetter }
    return words.allSatisfy { LabelledFacts.countsPeople($0) || LabelledFacts.isPiece($0) }
  }

  /// Where it begins that a title says for how many it is, with what parts it from the name.
  private static func yieldAtEnd(of title: String) -> String.Index? {
    guard title.utf8.count < 120, title.contains(where: \.isNumber) else { return nil }
    for place in title.indices.dropFirst() where title[place] == " " && title[..<place].contains(where: \.isLetter) {
      let rest = String(title[place...]).trimmed
      guard rest.first?.isLetter == true, LineJudge.wordCount(rest) <= 4, LabelledFacts.statesYield(rest),
        LabelledFacts.statesYieldFirst(rest) || countsNothingElse(rest)
      else { continue }
      let name = title[..<place].reversed().drop { " -–—,;:|·".contains($0) }
      return title.index(title.startIndex, offsetBy: name.count)
    }
    return nil
  }

  /// `Recipe: Chili con carne`
  private static func named(_ title: String) -> String? {
    guard let colon = title.firstIndex(of: ":"), TextParts.isRecipeWord(String(title[..<colon])) else { return nil }
    return String(title[title.index(after: colon)...]).trimmed.nonEmpty
  }

  /// `Day 12 of cooking something new, today: miso salmon`: what stands behind the colon of a sentence that announces it.
  private static func announced(_ title: String) -> String {
    guard let colon = title.lastIndex(of: ":") else { return title }
    let head = title[..<colon]
    let name = String(title[title.index(after: colon)...]).trimmed
    let last = TextFolding.folded(String(head)).split { !$0.isLetter }.last.map(String.init) ?? ""
    guard (1...7).contains(LineJudge.wordCount(name)), !name.endsSentence, name.contains(where: \.isLetter) else {
      return title
    }
    let isLong = LineJudge.wordCount(String(head)) >= 4
    let announces = announcing.contains(last) || head.contains { "?!.".contains($0) }
    // `Dinner in 15 minutes: beef wok`
    guard isLong && announces || TimeText.minutes(String(head)) != nil else { return title }
    return name
  }

  private static let announcing: Set<String> = [
    "today", "tonight", "way", "one", "heute", "hier", "hoy", "hui", "version", "favourite", "favorite",
  ]

  /// The time behind such a bar, or the one a dish is made in.
  static func minutes(_ title: String) -> Int? {
    let behind = title.split(separator: " | ").dropFirst().map(String.init).filter { TimeText.isBare($0) }
      .lazy.compactMap(TimeText.minutes).first
    return behind
      ?? madeIn.firstMatch(in: TextFolding.folded(title)).flatMap { TimeText.minutes(String($0.output.1)) }
  }

  private static let madeIn = TextPattern(/\b(?:in|en) ([0-9]{1,3} ?(?:min|h|std|stunde|hora|heure)[a-z]*)/)

  private static func isCandidate(_ text: String, isNamed: Bool = false) -> Bool {
    // `Cookies (about 24)` is no heading of a page about something.
    text.utf8.count <= 160 && text.contains(where: \.isLetter)
      && !SectionWords.isHeadingLine(text.hasSuffix(")") ? withoutYield(text) : text)
      && !LabelledFacts.statesYield(text) && !LabelledFacts.isFact(text) && (isNamed || !beginsWithAmount(text))
  }

  static func isName(_ text: String) -> Bool {
    text.utf8.count <= 80 && !".!?,:".contains(text.last ?? ".") && !text.hasPrefix("(") && !isHook(text)
      && !TimeText.isBare(text)
  }
}
