internal import KitchenUnits
internal import SourceText
internal import WebPages
internal import Words

/// Yields and times that a page shows beside a label, `Serves 4`, `Total time: 45 min`.
///
/// Steps are full of times that are none of the recipe's, `Bake for 30 minutes`: of those only what bears a label counts,
/// and the sentence at their end that says for how many they are.
struct LabelledFacts {
  private(set) var yieldText: String?
  private(set) var preparationMinutes: Int?
  private(set) var cookingMinutes: Int?
  /// What a word calls the total, else a time that no word calls otherwise.
  var totalMinutes: Int? { statedTotal ?? plainTime }
  /// A time alone right below the name of the dish.
  private(set) var headMinutes: Int?
  private var statedTotal: Int?
  private var plainTime: Int?
  /// Whether a word such as `Zubereitungszeit` calls it, which beside a time to prepare is that to cook.
  private var isPlainTimeToMake = false
  /// Whether a sign adds another time to that one.
  private var isPlainTimeApart = false
  /// Times without a word, by their place, and the place of the yield: `4 persons | 45 min` states a total.
  private var bareMinutes: [(place: Int, minutes: Int)] = []
  private var yieldPlace: Int?

  /// - Parameter steps: the instructions found so far.
  init(_ blocks: [PageBlock], besides steps: [String]) {
    let steps = Set(steps)
    let name = blocks.firstIndex { $0.kind == .heading(level: 1) }
    // Pages say `Reply` and `5 stars` by the thousand: what said nothing says nothing again before the same line.
    var silent: Set<String> = []
    for index in blocks.indices {
      let next = Self.value(behind: index, blocks)
      let number = Self.number(before: index, blocks)
      let line = "\(number ?? "")\n\(blocks[index].text)\n\(next)"
      guard !silent.contains(line) else { continue }
      let known = facts
      read(blocks[index].text, at: index, below: number, next: next, besides: steps)
      if facts == known { silent.insert(line) }
    }
    takeBareTotal()
    if let name {
      headMinutes = bareMinutes.first { (name + 1..<name + 12).contains($0.place) }?.minutes
    }
    // `Vorbereitungszeit 15 Min.`, `Zubereitungszeit 25 Min.`
    if isPlainTimeToMake, cookingMinutes == nil, let preparation = preparationMinutes, let time = plainTime,
      statedTotal.map({ $0 >= preparation + time }) ?? true
    {
      (cookingMinutes, plainTime) = (time, nil)
    }
    // `Gesamtzeit 50 min`, `Zubereitungszeit 20 min`
    if preparationMinutes == nil, let total = statedTotal, let time = plainTime, time < total {
      preparationMinutes = time
    }
    // `Zubereitungszeit: 20 Minuten | Backzeit: 25 Minuten`, `Zubereitungszeit: 40 Min. + Backzeit 35 Min.`
    if preparationMinutes == nil, statedTotal == nil, let time = plainTime, let cooking = cookingMinutes,
      time < cooking || isPlainTimeApart
    {
      (preparationMinutes, plainTime) = (time, nil)
    }
  }

  /// What is known so far: none of it is ever taken back.
  private var facts: [Int?] {
    [yieldText.map { _ in 0 }, preparationMinutes, cookingMinutes, statedTotal, plainTime, bareMinutes.count]
  }

  /// Bytes of a line that may state a fact anywhere; of longer ones only the end is looked at.
  private static let longest = 120

  private mutating func read(
    _ text: String, at index: Int, below number: String?, next: String, besides steps: Set<String>
  ) {
    // `Ingredients for 4: 2 eggs, 100 g flour, 1 pinch salt`
    if let label = SectionWords.labelled(text).label, label.contains(where: \.isNumber),
      SectionWords.part(of: label) == .ingredients
    {
      read(label, next: "", at: index)
    }
    let isStep = steps.contains(ImportedText.withoutStepNumber(ImportedText.withoutBullet(text)))
    guard text.utf8.count < Self.longest, !isStep || text.contains(":") || Self.isTime(text) else {
      return readEnd(of: text)
    }
    let parts = FactParts.of(text)
    let hadPlainTime = plainTime != nil
    defer { if !hadPlainTime, plainTime != nil, text.contains(" + "), parts.count > 1 { isPlainTimeApart = true } }
    for (place, part) in parts.enumerated() { read(part, next: place == parts.count - 1 ? next : "", at: index) }
    if yieldText == nil, let number, Self.isYieldAlone("\(number) \(text)") {
      (yieldText, yieldPlace) = ("\(number) \(text)", index)
    }
  }

  /// The line above, where it is a number and nothing else.
  private static func number(before index: Int, _ blocks: [PageBlock]) -> String? {
    guard index > 0, case let text = blocks[index - 1].text, text.allSatisfy(\.isNumber) else { return nil }
    return text
  }

  /// What stands behind a label on lines of its own: `15 min`, or `15` and then `min`.
  private static func value(behind index: Int, _ blocks: [PageBlock]) -> String {
    let lines = blocks[(index + 1)...].prefix(2).map(\.text)
    guard let first = lines.first, first.utf8.count < 40 else { return "" }
    if lines.count == 2, first.allSatisfy(\.isNumber), TimeText.isUnit(lines[1]) { return "\(first) \(lines[1])" }
    // `Préparation` above `Temps total : 55 min`: that time has a label of its own.
    if isFact(first) || isTime(first), first.first?.isNumber != true { return "" }
    return first
  }

  /// `Für 12 Stücke`, `pour 6 crêpes`, `for 4`; but not `for 45 minutes`, `für 2 cm dicke Scheiben`.
  static func isForSoMany(_ folded: String) -> Bool {
    guard folded.utf8.count < 40, let first = folded.firstIndex(of: " "), forWords.contains(folded[..<first]),
      let match = soMany.prefixMatch(in: folded[first...]),
      TimeText.minutes(folded) == nil
    else { return false }
    let words = folded[match.range.upperBound...].split { !$0.isLetter }
    return words.count <= 3 && words.first.flatMap { UnitLexicon.word(String($0))?.unit?.size } == nil
  }

  private static let soMany = TextPattern(
    /\ (?:ca\.? |about |around |approx\. |circa |environ |etwa |rund |unas |unos |cerca de |ongeveer |około )?[0-9]+/
  )

  /// `für 1 Blech` of `Zutaten für 1 Blech`
  private static func openedYield(_ text: String) -> String? {
    guard text.contains(where: \.isNumber), SectionWords.part(of: text) == .ingredients else { return nil }
    let words = text.split(separator: " ")
    return words.indices.dropFirst().lazy.filter { forWords.contains(Substring(TextFolding.folded(String(words[$0])))) }
      .map { words[$0...].joined(separator: " ").withoutColon }.first { isForSoMany(TextFolding.folded($0)) }
  }

  private mutating func read(_ text: String, next: String, at place: Int) {
    let folded = TextFolding.folded(text)
    let words = folded.split { !$0.isLetter }
    guard !words.isEmpty, words.count <= 12 else { return }
    let hasNumber = folded.contains(where: \.isNumber)
    if !hasNumber, Self.areSeveralLabels(text, words) { return }
    let value = hasNumber ? text : "\(text) \(next)"
    // `Ingredients for servings` is not told by the first ingredient, and `Per serving` not by an energy.
    let isTold =
      hasNumber
      || SectionWords.part(of: text) == nil
        && !TextFolding.folded(next).split { !$0.isLetter }.contains { Self.energies.contains($0) }
    // `15 min 45 min` are two, of which nothing says what they are.
    if Set(words).count == words.count, TimeText.isBare(text), let minutes = TimeText.minutes(text) {
      bareMinutes.append((place, minutes))
    }
    let opened = Self.openedYield(text)
    let isYield =
      words.contains { Self.yields.contains($0) } || Self.isForSoMany(folded) || Self.inBrackets(text) != nil
      || Self.countsPieces(text) || Self.asksHowMany(words) || opened != nil
    let isNutrition = words.contains { Self.energies.contains($0) }
    if !isNutrition, isTold, yieldText == nil, isYield, words.count <= 8, value.contains(where: \.isNumber),
      TimeText.minutes(value) == nil
    {
      yieldText = opened ?? (Self.isSentence(text) ? ProseFacts(text).yieldText : nil) ?? Self.bareYield(value)
      yieldPlace = place
    }
    readTime(folded, words, value)
  }

  /// `Preparation Cooking Serves`: the head of a table, whose values nothing in the next line tells apart.
  private static func areSeveralLabels(_ text: String, _ words: [Substring]) -> Bool {
    let kinds = [preparing, cooking, totals].count { !$0.isDisjoint(with: words) }
    return kinds > 1 && words.count <= 4 && !text.contains { "&+/-".contains($0) }
      && words.allSatisfy {
        workTimes.contains($0) || yields.contains($0) || forWords.contains($0) || times.isFound(in: String($0))
      }
  }

  private mutating func readTime(_ folded: String, _ words: [Substring], _ value: String) {
    let isTime = Self.times.isFound(in: folded)
    // `Total 40 min`, `55 min total`, without a word for time.
    let isTotal = words.contains { Self.totals.contains($0) }
    let isReady = words.contains { Self.readies.contains($0) }
    let isPart = words.contains { Self.preparing.contains($0) || Self.cooking.contains($0) }
    guard isTime || isPart || (isTotal || isReady) && words.count <= 4, words.count <= 8, !value.allSatisfy(\.isNumber),
      let minutes = TimeText.minutes(value) ?? (isTime ? Self.minutesAlone(value) : nil)
    else { return }
    if isTotal {
      statedTotal = statedTotal ?? minutes
    } else if words.contains(where: { Self.cooking.contains($0) }) {
      cookingMinutes = cookingMinutes ?? minutes
    } else if words.contains(where: { Self.preparing.contains($0) }) {
      preparationMinutes = preparationMinutes ?? minutes
    } else if !Self.isResting(folded) {
      isPlainTimeToMake = plainTime == nil ? words.contains("zubereitungszeit") : isPlainTimeToMake
      plainTime = plainTime ?? minutes
    }
  }

  /// `Chilling time: 2 h`, but not `Time: 60 minutes and cooling`.
  private static func isResting(_ folded: String) -> Bool {
    folded.prefix { !$0.isNumber }.split { !$0.isLetter }.contains { resting.contains($0) }
  }

  /// `Prep time: 15`: behind a word for time a number alone is one of minutes.
  private static func minutesAlone(_ value: String) -> Int? {
    let numbers = value.split { !$0.isNumber }
    guard numbers.count == 1, let minutes = Int(numbers[0]), (1...600).contains(minutes), value.last?.isNumber == true
    else { return nil }
    return minutes
  }

  /// `Préparation 5 min`, among the steps of some pages: a word for a time and one time, and nothing else.
  static func isTime(_ text: String) -> Bool {
    let text = text.trimmed
    guard text.utf8.count < 40, let digit = text.firstIndex(where: \.isNumber), !isSentence(text) else { return false }
    // `5 min prep`
    if digit == text.startIndex, let space = text.lastIndex(of: " "), TimeText.isBare(String(text[..<space])) {
      return allTimes.contains(Substring(TextFolding.folded(String(text[space...].dropFirst()))))
    }
    guard TimeText.isBare(String(text[digit...])) else { return false }
    // `Koch-/Backzeit ca. 15 Minuten` is one word.
    let label = TextFolding.folded(String(text[..<digit])).split(separator: " ")
      .map { $0.split(separator: "-/").last ?? $0 }.joined(separator: " ")
    let words = label.split { !$0.isLetter }.filter { !abouts.contains($0) }
    return (1...2).contains(words.count) && words.allSatisfy { allTimes.contains($0) || times.isFound(in: String($0)) }
  }

  /// `Bake 25 minutes.`: the unit of a fact may be cut short by a point, but its words are no sentence.
  private static func isSentence(_ text: String) -> Bool {
    text.hasSuffix(".") && !text.contains(":") && text.dropLast().reversed().prefix(while: \.isLetter).count > 4
  }

  /// `… and serve with the dip. Serves 4`
  private mutating func readEnd(of text: String) {
    guard yieldText == nil, let end = FactParts.of(text).last, end.utf8.count < 40, Self.statesYield(end) else {
      return
    }
    yieldText = Self.bareYield(end)
  }

  /// Without the heading or title it stands behind in brackets, `Ingredientes (6 raciones):`.
  private static func bareYield(_ text: String) -> String? {
    let isOutside = text.firstIndex(of: "(").map { namesYield(String(text[..<$0])) } ?? false
    if !isOutside, let yield = inBrackets(text) { return ImportedText.line(yield) }
    var text = Substring(text).trimmingPrefix { !$0.isLetter && !$0.isNumber }
    if !text.contains("(") { while let last = text.last, " ):,;!".contains(last) { text.removeLast() } }
    // `4 Pers.` is cut short, `6 hungry people.` ends a sentence.
    if isSentence(String(text)) { text.removeLast() }
    return ImportedText.line(String(text))
  }

  /// `für 4` of `Du brauchst (für 4):`
  private static func inBrackets(_ text: String) -> String? {
    text.split(separator: "(", omittingEmptySubsequences: false).dropFirst()
      .compactMap { $0.split(separator: ")").first.map(String.init) }.first(where: namesYield)
  }

  private mutating func takeBareTotal() {
    guard let yieldPlace, totalMinutes == nil, preparationMinutes == nil, cookingMinutes == nil else { return }
    plainTime = bareMinutes.first { abs($0.place - yieldPlace) <= 1 }?.minutes
  }
}
