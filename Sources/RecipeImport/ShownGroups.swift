internal import KitchenUnits
internal import WebPages
internal import Words

/// The titles that a page shows within a list of ingredients which its mark-up states without any.
///
/// Most mark-up is one list, `recipeIngredient`; the page has `For the sauce` between two of its lines.
enum ShownGroups {
  /// How many lines may stand between two of the list: a title, a control, what nobody marked.
  private static let reach = 6
  /// A page that shows its first ingredient more often lists something else.
  private static let most = 8

  /// The lines below the titles that stand between them; `nil` where the page does not show nine of ten in this order, or
  /// no title among them.
  static func of(_ lines: [String], in all: [PageBlock]) -> [RecipeDraft.Group]? {
    guard lines.count > 2 else { return nil }
    let blocks = all.filter { $0.hint != .noise && $0.text.utf8.count < 250 && !PageControls.isOne($0.text) }
    let wanted = lines.map(words)
    let counted = lines.map { $0.first?.isNumber == true }
    let shown = blocks.map { Shown($0.text) }
    let starts = shown.indices.filter { shown[$0].says(wanted[0]) }.prefix(most)
    // Of six to nine lines one may be shown in other words.
    let missing = max(lines.count / 10, lines.count > 5 ? 1 : 0)
    let walks = starts.map { walk(from: $0, wanted, counted, shown, blocks) }.filter {
      $0.found >= lines.count - missing && $0.titles.contains { $0.key > 0 }
    }
    guard let best = walks.max(by: { ($0.found, $0.titles.count) < ($1.found, $1.titles.count) }) else { return nil }
    var groups: [RecipeDraft.Group] = []
    for (index, line) in lines.enumerated() {
      if let opened = best.titles[index] {
        groups.append(opened)
      } else if index == 0 {
        groups.append(RecipeDraft.Group())
      }
      groups[groups.count - 1].lines.append(line)
    }
    return groups
  }

  /// How many lines stand one after another, and the titles by the line they stand above.
  private static func walk(
    from start: Int, _ wanted: [Set<String>], _ counted: [Bool], _ shown: [Shown], _ blocks: [PageBlock]
  ) -> (found: Int, titles: [Int: RecipeDraft.Group]) {
    var titles: [Int: RecipeDraft.Group] = [:]
    // A heading of the first level names the dish.
    if start > 0, blocks[start - 1].kind != .heading(level: 1), let title = title(blocks[start - 1], isAlone: false) {
      titles[0] = title
    }
    var found = 1
    var place = start
    var isComplete = true
    for line in wanted.indices.dropFirst() {
      let next = next(of: wanted[line], counted: counted[line], in: shown[(place + 1)...].prefix(reach))
      guard let next else {
        isComplete = false
        continue
      }
      let isAlone = isComplete && next == place + 2
      if let title = blocks[(place + 1)..<next].reversed().lazy.compactMap({ title($0, isAlone: isAlone) }).first {
        titles[line] = title
        if isAlone, titles[0] == nil, start > 0, looksAlike(blocks[start - 1], blocks[place + 1]) {
          titles[0] = Self.title(blocks[start - 1], isAlone: true)
        }
      }
      (found, place, isComplete) = (found + 1, next, true)
    }
    return (found, titles)
  }

  /// Where a line stands among the next ones: `Cream cheese icing` above `8 oz cream cheese` says the same words, but only
  /// the ingredient has a number.
  private static func next(of wanted: Set<String>, counted: Bool, in shown: ArraySlice<Shown>) -> Int? {
    let found = shown.indices.lazy.filter { shown[$0].says(wanted) }
    return counted ? found.first { shown[$0].text.contains(where: \.isNumber) } ?? found.first : found.first
  }

  /// Whether the line above the list looks as the title of one of its groups does, so that it is one, too.
  private static func looksAlike(_ block: PageBlock, _ title: PageBlock) -> Bool {
    block.kind == title.kind && block.hint == title.hint && block.emphasis == title.emphasis
      && (block.list == 0) == (title.list == 0)
  }

  /// - Parameter isAlone: whether a line is the only one between two ingredients that stand next to each other.
  private static func title(_ block: PageBlock, isAlone: Bool) -> RecipeDraft.Group? {
    let text = ImportedText.withoutBullet(block.text)
    guard text.utf8.count < 80, !text.endsSentence, LineJudge.wordCount(text) <= 8, text.contains(where: \.isLetter),
      !LineJudge.beginsWithAmount(text), !LabelledFacts.namesYield(text)
    else { return nil }
    if let part = SectionWords.part(of: text) {
      return part == .ingredients ? GroupHeading.title(text).map { RecipeDraft.Group(heading: text, naming: $0) } : nil
    }
    let looksSo = block.emphasis == .whole || BlockGroups.isTitle(block, hasItems: true)
    return looksSo || isAlone ? RecipeDraft.Group(heading: text) : nil
  }

  /// Runs of letters, folded: pages write amounts in other ways than their mark-up does, and in other places.
  static func words(_ line: String) -> Set<String> {
    Set(TextFolding.folded(line).split { !$0.isLetter }.map(String.init))
  }

  /// Whether two lines have four of five words in common, besides the measures, which one may spell out: `6 tbsp ketchup`
  /// and `6 tablespoons ketchup`.
  static func isSame(_ line: Set<String>, _ other: Set<String>) -> Bool {
    if line == other { return true }
    let common = line.intersection(other)
    if common.isEmpty { return false }
    if common.count * 10 >= (line.count + other.count) * 4 { return true }
    let (food, otherFood) = (line.filter { !isMeasure($0) }, other.filter { !isMeasure($0) })
    let foods = food.intersection(otherFood)
    return !foods.isEmpty && foods.count * 10 >= (food.count + otherFood.count) * 4
  }

  private static func isMeasure(_ word: String) -> Bool { UnitLexicon.word(word)?.role == .measure }

  /// A line that a page shows, whose remarks in brackets the mark-up may leave out.
  private struct Shown {
    let text: String
    let words: Set<String>

    init(_ text: String) {
      self.text = text
      words = ShownGroups.words(text)
    }

    func says(_ wanted: Set<String>) -> Bool {
      if isSame(words, wanted) { return true }
      guard !words.isDisjoint(with: wanted), let open = text.firstIndex(of: "("),
        let close = text[open...].firstIndex(of: ")")
      else { return false }
      return isSame(ShownGroups.words(String(text[..<open] + text[close...])), wanted)
    }
  }
}
