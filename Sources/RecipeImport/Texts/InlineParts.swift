internal import SourceText
internal import Words

/// What stands one after another in a single line of a text.
enum InlineParts {
  /// A long line at its headings: `Tacos! Ingredients: 1 kg beef. Instructions: Sear it.` → three.
  static func of(_ text: String) -> [String] {
    guard text.utf8.count > 60 else { return [text] }
    var starts = [text.startIndex]
    var hasSteps = false
    for index in text.indices where text[index] == ":" {
      guard let start = headingStart(before: index, in: text), start >= starts[starts.count - 1] else { continue }
      let opensSteps = SectionWords.part(of: String(text[start..<index])) == .instructions
      if start == starts[starts.count - 1] {
        hasSteps = hasSteps || opensSteps
        continue
      }
      // `alle Zutaten vorbereiten:` within a step.
      if hasSteps, !opensSteps, text[..<start].last(where: { $0 != " " }).map({ !".!?…".contains($0) }) ?? false {
        continue
      }
      hasSteps = hasSteps || opensSteps
      starts.append(start)
    }
    let ends = starts.dropFirst() + [text.endIndex]
    return zip(starts, ends).map { String(text[$0..<$1]).trimmed }.filter { !$0.isEmpty }
  }

  /// Where one to three words before a colon begin that open a part, with a capital.
  private static func headingStart(before colon: String.Index, in text: String) -> String.Index? {
    let words = text[..<colon].suffix(40).split(separator: " ").suffix(3)
    // `Nudeln 😍 Zutaten`
    let mark = words.lastIndex { $0.allSatisfy { CaptionLines.isDecoration($0) || "-–—|•·".contains($0) } }
    return words[(mark.map { $0 + 1 } ?? words.startIndex)...].first { word in
      let label = text[word.startIndex..<colon]
      guard word.first?.isUppercase == true, !label.contains(where: { ".!?:".contains($0) }) else { return false }
      // `am besten alle Zutaten gut vorbereiten:` goes on with a sentence.
      let before = text[..<word.startIndex].split(separator: " ").last
      let isWithin = before.map { $0.first?.isLowercase == true && $0.last?.isLetter == true } ?? false
      if isWithin, label.contains(" ") { return false }
      let part = SectionWords.part(of: String(label))
      return part == .ingredients || part == .instructions
    }?.startIndex
  }

  /// `50 g oats, 150 ml milk, 1 tsp honey` and `1 cup cream • 2 eggs • salt`: three or more, most with an amount. Behind a
  /// comma what has none goes on with the one before it: `spinach, thawed`.
  static func ingredients(in text: String) -> [String] {
    if NutrientLine.isOne(text) { return [text] }
    if markPhrases.isFound(in: text) {
      for mark in marks {
        let parts = text.split(separator: mark).map(String.init)
        if parts.count > 2, LineJudge.share(parts) >= 0.6 { return parts.contains(where: statesFact) ? [text] : parts }
      }
    }
    var parts = joined(betweenCommas(text)) { _ in false }
    guard parts.count > 2, LineJudge.share(parts) > 0.9, !parts.dropLast().contains(where: endsSentence),
      !areFigures(parts)
    else { return [text] }
    if parts[parts.count - 1].hasSuffix(".") { parts[parts.count - 1].removeLast() }
    return parts.dropLast().flatMap { joined(betweenCommas($0), isNew: isFood) }
      + withoutAmounts(parts[parts.count - 1])
  }

  /// Whether a part of a line says for how many it is or how much energy is in it: then none of them is an ingredient.
  private static func statesFact(_ part: String) -> Bool { LabelledFacts.statesYield(part) || NutrientLine.isOne(part) }

  /// Whether one part states an energy and another one a nutrient: `450 kcal, 25 g protein, 4 servings`.
  private static func areFigures(_ parts: [String]) -> Bool {
    guard parts.contains(where: NutrientLine.isOne) else { return false }
    return parts.contains { part in
      !NutrientLine.isOne(part)
        && NutrientPiece.pieces(of: TextFolding.folded(part)).contains { !$0.labels.isEmpty && !$0.amounts.isEmpty }
    }
  }

  private static let marks = [" • ", " · ", " | ", " / ", " + ", "; "]
  private static let markPhrases = PhraseList(marks)

  /// What stands behind `Ingredients:` in one line, `4 potatoes, 6 eggs, oil and salt.`; `nil` where few have an amount.
  static func listed(_ text: String) -> [String]? {
    var parts = joined(betweenCommas(text)) { LineJudge.wordCount($0) <= mostWords || isFood($0) }
    guard parts.count > 2, LineJudge.share(parts) >= 0.4,
      parts.allSatisfy({ LineJudge.wordCount($0) <= (LineJudge.beginsWithAmount($0) ? 24 : 8) }),
      parts.allSatisfy({ $0.count(where: \.isLetter) > 2 }),
      !parts.dropLast().contains(where: { endsSentence($0) && !LineJudge.beginsWithAmount($0) })
    else { return nil }
    if parts[parts.count - 1].hasSuffix(".") { parts[parts.count - 1].removeLast() }
    // `oil and salt`: the last two of an enumeration.
    let last = parts.removeLast()
    for word in ands {
      guard let found = last.firstRange(of: word), !LineJudge.beginsWithAmount(last) else { continue }
      let two = [String(last[..<found.lowerBound]), String(last[found.upperBound...])]
      // `salt and pepper` is how everybody writes it.
      return parts + (two.allSatisfy(namesSalt) ? [last] : two)
    }
    return parts + [last]
  }

  private static let ands = [" and ", " und ", " et ", " y ", " e ", " en ", " och ", " og "]

  /// Of a part without an amount that is an ingredient.
  private static let mostWords = 5

  /// `3 cloves garlic (minced)` ends with a bracket and no sentence.
  private static func endsSentence(_ part: String) -> Bool { part.endsSentence && part.last != ")" }

  /// `1 onion, olive oil, salt`: several short ones behind the last with an amount are ingredients, and so is salt alone.
  private static func withoutAmounts(_ last: String) -> [String] {
    let parts = joined(betweenCommas(last)) { _ in true }
    let rest = parts.dropFirst()
    if rest.allSatisfy({ !endsSentence($0) && isFood($0) }) { return parts }
    let areShort = rest.allSatisfy { LineJudge.wordCount($0) <= 3 && !endsSentence($0) }
    return areShort && (rest.count > 1 || rest.contains(where: namesSalt)) ? parts : [last]
  }

  /// `Oregano`, `jus de citron`, salt and pepper, but not `thawed`: what begins with a capital or a word that only foods
  /// begin with.
  private static func isFood(_ text: String) -> Bool {
    guard LineJudge.wordCount(text) <= 8, let first = text.first else { return false }
    return first.isUppercase || namesSalt(text) || beginnings.contains { text.lowercased().hasPrefix($0) }
  }

  private static let beginnings = [
    "jus d", "huile d", "feuilles de", "zumo de", "jugo de", "aceite de", "hojas de", "olive oil", "juice of",
    "olivenöl",
  ]

  /// Whether salt or pepper is among the words of a line.
  static func namesSalt(_ text: String) -> Bool {
    TextFolding.folded(text).split { !$0.isLetter }.contains { salts.contains($0) }
  }

  static let salts: Set<Substring> = [
    "salt", "pepper", "salz", "pfeffer", "sel", "poivre", "sal", "sale", "pepe",
  ]

  /// `Toppings: salsa, guac, cheese`, none of which needs an amount.
  static func sideDishes(_ text: String) -> (head: String, items: [String])? {
    guard text.utf8.contains(UInt8(ascii: ":")), let colon = text.firstRange(of: ": ") else { return nil }
    let head = String(text[..<colon.lowerBound])
    let items = text[colon.upperBound...].split(separator: ", ").map(String.init)
    guard namesSides(head), items.count > 1,
      items.allSatisfy({ LineJudge.wordCount($0) <= 4 && !endsSentence($0) })
    else { return nil }
    return (head, items)
  }

  static func namesSides(_ head: String) -> Bool { sides.contains(TextFolding.folded(head)) }

  private static let sides: Set<String> = [
    "topping", "toppings", "to serve", "for serving", "serve with", "garnish", "to garnish", "dazu", "zum servieren",
    "zum garnieren", "deko", "pour servir", "pour la garniture", "garniture", "para servir", "para acompanar",
    "para decorar",
  ]

  /// `Pasta for 2: 250 g pasta, 1 onion, 1 lemon. Boil the pasta.`: what stands before a list, the list, and what follows;
  /// `nil` where there is no list.
  static func listWithin(_ text: String) -> (head: String?, items: [String], rest: String?)? {
    let colon = text.utf8.contains(UInt8(ascii: ":")) ? text.firstRange(of: ": ") : nil
    let behind = colon.map { text[$0.upperBound...] } ?? text[...]
    let end = LineMarks.sentenceEnd(in: behind, with: ".!")
    let list = end.map { behind[..<$0.lowerBound] } ?? behind
    guard colon != nil || end != nil else { return nil }
    let items = ingredients(in: String(list))
    guard items.count > 2 else { return nil }
    return (colon.map { String(text[..<$0.lowerBound]) }, items, end.map { String(behind[$0.upperBound...]) })
  }
}
