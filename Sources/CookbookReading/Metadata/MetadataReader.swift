public import Cookbook
internal import Quantities
internal import RecipeMarkdown
public import SourceText

/// Finds out what a recipe says about itself beyond RecipeMD: from its tags, then its fact lines, then its first
/// picture, then YAML front matter. What comes first wins; a later source that contradicts it gives one warning.
public enum MetadataReader {
  public static func read(_ document: RecipeDocument) -> Checked<RecipeEntry> {
    var gatherer = FactGatherer(file: document.file)
    gatherer.readTags(document.recipe.tags)
    gatherer.readYields(document.recipe.yields)
    let lines = FactLines(of: document.descriptionRange, in: document.file.bytes)
    for line in lines.lines { gatherer.read(line.key, line.value, at: line.range) }
    let image = document.images.first { document.descriptionRange.contains($0.range.lowerBound) }
    let prose = gatherer.readPicture(image?.destination, text: image?.text, in: lines.prose)
    if let prose, prose == lines.prose { DescriptionText.remember(prose, of: document, without: lines.factRanges) }
    gatherer.takeNutrition(by: document.recipe.yields)
    gatherer.readFrontMatter(of: document)
    gatherer.takeNutrition(by: document.recipe.yields, isLast: true)
    let entry = RecipeEntry(
      path: document.file.path, recipe: document.recipe, facts: gatherer.facts, prose: prose,
      extraTags: gatherer.extraTags)
    return Checked(entry, gatherer.diagnostics)
  }

  /// The picture that becomes the page's own is not repeated in the text, where it is a paragraph by itself.
  fileprivate static func withoutLeadingPicture(_ prose: String) -> String? {
    var removed = false
    let paragraphs = prose.split(separator: "\n\n").filter { paragraph in
      let isPicture =
        !removed && paragraph.hasPrefix("![") && paragraph.hasSuffix(")") && !paragraph.contains("\n")
        && paragraph.dropFirst(2).firstRange(of: "![") == nil
      if isPicture { removed = true }
      return !isPicture
    }
    return paragraphs.isEmpty ? nil : paragraphs.joined(separator: "\n\n")
  }
}

/// Figures as a fact line states them, of more or less than a serving.
private struct WaitingNutrition {
  let nutrition: StatedNutrition
  let basis: NutritionBasis
  let text: String
  let range: Range<Int>
}

/// Puts facts together and notices contradictions and values that cannot be read.
struct FactGatherer {
  let file: SourceFile
  var facts = RecipeFacts()
  /// Tags that stand outside the recipe.
  var extraTags: [String] = []
  private(set) var diagnostics: [Diagnostic] = []
  /// The yield between two asterisks that counts people; nobody is fed by a line that says otherwise.
  private var servings: Amount?
  /// Figures of more than one serving, until it is known how many there are.
  private var waitingNutrition: [WaitingNutrition] = []

  init(file: SourceFile) { self.file = file }

  // MARK: Tags

  mutating func readTags(_ tags: [String]) {
    for tag in tags {
      if FactWords.isFavourite(tag) { facts.isFavourite = true }
      if FactWords.isArchived(tag) { facts.isArchived = true }
      if facts.category == nil, let category = FactWords.category(tag) { facts.category = category }
      if facts.difficulty == nil, let difficulty = FactWords.difficulty(tag) { facts.difficulty = difficulty }
      if let (field, minutes) = TagTime.read(tag), facts[keyPath: field] == nil { facts[keyPath: field] = minutes }
    }
  }

  // MARK: Yields

  /// `**serves 6**` has no number where RecipeMD looks for one, and is a yield all the same.
  mutating func readYields(_ yields: [Amount]) {
    servings = yields.first { $0.factor != nil && ServingsText.counts($0) }
    guard yields.allSatisfy({ $0.factor == nil }) else { return }
    facts.statedYield = yields.lazy.compactMap { $0.unit.flatMap { ServingsText.read($0) } }.first
  }

  private mutating func yield(_ value: String, at range: Range<Int>) -> Amount? {
    let yield = ServingsText.read(value, language: facts.language)
    if yield == nil {
      diagnostics.append(file.unreadableFact("a yield", found: value, at: range, example: "4 servings"))
    }
    if let yield, let servings, ServingsText.counts(yield), case .exact(let said) = yield.measure,
      case .exact(let counted) = servings.measure, said != counted
    {
      diagnostics.append(file.yieldContradiction(value, at: range))
    }
    return yield
  }

  // MARK: Picture

  /// Takes the first picture of the description for the page's own, unless there is one; gives the prose without it.
  mutating func readPicture(_ destination: String?, text: String?, in prose: String?) -> String? {
    guard let destination, facts.image == nil, LinkForm.isOfCollection(destination) else { return prose }
    facts.image = PercentEncoding.decoded(destination)
    facts.imageText = text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
    return prose.flatMap(MetadataReader.withoutLeadingPicture)
  }

  // MARK: Fact lines

  mutating func read(_ key: FactKey, _ value: String, at range: Range<Int>) {
    switch key {
    case .preparationTime: set(\.preparationMinutes, minutes(value, at: range), at: range, found: value)
    case .cookingTime: set(\.cookingMinutes, minutes(value, at: range), at: range, found: value)
    case .totalTime: set(\.statedTotalMinutes, minutes(value, at: range), at: range, found: value)
    case .category: set(\.category, FactWords.category(value) ?? .named(value), at: range, found: value)
    case .difficulty: set(\.difficulty, difficulty(value, at: range), at: range, found: value)
    case .source: set(\.source, text(value, at: range), at: range, found: value)
    case .author: set(\.author, text(value, at: range), at: range, found: value)
    case .image where !LinkForm.isOfCollection(value): set(\.imageLink, text(value, at: range), at: range, found: value)
    case .image: set(\.image, text(value, at: range).map(PercentEncoding.decoded), at: range, found: value)
    case .nutrition: set(\.nutrition, nutrition(value, at: range), at: range, found: value)
    case .tip: set(\.tip, text(value, at: range), at: range, found: value)
    case .language: set(\.language, language(value, at: range), at: range, found: value)
    case .date: set(\.date, date(value, at: range), at: range, found: value)
    case .yield: set(\.statedYield, yield(value, at: range), at: range, found: value)
    }
  }

  mutating func set<Value: Equatable>(
    _ field: WritableKeyPath<RecipeFacts, Value?>, _ value: Value?, at range: Range<Int>, found: String
  ) {
    guard let value else { return }
    if let earlier = facts[keyPath: field] {
      if earlier != value { diagnostics.append(file.contradiction(found, at: range)) }
    } else {
      facts[keyPath: field] = value
    }
  }

  mutating func add(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  // MARK: Values

  private mutating func text(_ value: String, at range: Range<Int>) -> String? {
    if value.isEmpty {
      diagnostics.append(file.unreadableFact("text", found: value, at: range, example: "Prep time: 15 min"))
    }
    return value.isEmpty ? nil : value
  }

  private mutating func minutes(_ value: String, at range: Range<Int>) -> Int? {
    let minutes = DurationReader.minutes(value)
    if minutes == nil {
      diagnostics.append(file.unreadableFact("a time", found: value, at: range, example: "1 h 30 min"))
    }
    return minutes
  }

  private mutating func difficulty(_ value: String, at range: Range<Int>) -> Difficulty? {
    let difficulty = FactWords.difficulty(value)
    if difficulty == nil {
      diagnostics.append(file.unreadableFact("a difficulty", found: value, at: range, example: "easy, medium or hard"))
    }
    return difficulty
  }

  /// What is stated of the whole recipe, or of 100 g, is that of a serving as soon as it is known how many there are.
  mutating func takeNutrition(by yields: [Amount], isLast: Bool = false) {
    var left: [WaitingNutrition] = []
    for waiting in waitingNutrition {
      let factor = waiting.basis.factor(of: yields + [facts.statedYield].compactMap(\.self))
      if let serving = factor.flatMap(waiting.nutrition.multiplied) {
        set(\.nutrition, serving, at: waiting.range, found: waiting.text)
      } else if isLast {
        diagnostics.append(file.nutritionOfUnknownServings(waiting.text, at: waiting.range))
      } else {
        left.append(waiting)
      }
    }
    waitingNutrition = left
  }

  private mutating func nutrition(_ value: String, at range: Range<Int>) -> StatedNutrition? {
    let reading = NutritionReader.read(value)
    defer {
      if let nutrition = reading.nutrition, reading.basis != .serving {
        waitingNutrition.append(
          WaitingNutrition(nutrition: nutrition, basis: reading.basis, text: value, range: range))
      }
    }
    if reading.nutrition == nil {
      diagnostics.append(
        file.unreadableFact(
          "nutrition", found: value, at: range, example: "412 kcal, 18 g protein, 58 g carbs, 11 g fat"))
    } else if !reading.unread.isEmpty {
      diagnostics.append(file.unreadNutrients(reading.unread, at: range))
    }
    return reading.basis == .serving ? reading.nutrition : nil
  }

  private mutating func language(_ value: String, at range: Range<Int>) -> String? {
    let language = LanguageTag.read(value)
    if language == nil {
      diagnostics.append(file.unreadableFact("a language", found: value, at: range, example: "de or German"))
    }
    return language
  }

  private mutating func date(_ value: String, at range: Range<Int>) -> CalendarDate? {
    let date = CalendarDate(value)
    if date == nil { diagnostics.append(file.unreadableFact("a date", found: value, at: range, example: "2026-03-14")) }
    return date
  }
}

/// Times among tags: `45 min` is the total, `prep 10 min` and `cook 1 h` what they say.
public enum TagTime {
  static func read(_ tag: String) -> (WritableKeyPath<RecipeFacts, Int?>, Int)? {
    if let first = tag.unicodeScalars.first, first.properties.numericType != nil {
      return DurationReader.minutes(tag).map { (\.statedTotalMinutes, $0) }
    }
    guard let space = tag.firstIndex(of: " "), let minutes = DurationReader.minutes(tag[space...]) else { return nil }
    switch FactKey(tag[..<space]) {
    case .preparationTime: return (\.preparationMinutes, minutes)
    case .cookingTime: return (\.cookingMinutes, minutes)
    case .totalTime: return (\.statedTotalMinutes, minutes)
    default: return nil
    }
  }

  /// Whether a tag is a time, which has its own place on the page.
  public static func isTime(_ tag: String) -> Bool { read(tag) != nil }
}

/// Whether a tag marks a recipe as a favourite or as archived; such tags get no page of their own.
public enum MarkTag {
  public static func isMark(_ tag: String) -> Bool { FactWords.isFavourite(tag) || FactWords.isArchived(tag) }
}

extension RecipeEntry {
  /// The tags that pages show, as plain text and each once: not times, and not the marks for favourites and archived recipes.
  public var shownTags: [String] {
    var seen: Set<String> = []
    return tags.compactMap { source in
      guard !source.isEmpty, !TagTime.isTime(source), !MarkTag.isMark(source) else { return nil }
      let tag = recipe.texts.plainText(source)
      return seen.insert(tag.lowercased()).inserted ? tag : nil
    }
  }
}

/// The meal a tag names, in any of the languages fact lines are read in.
public enum CategoryTag {
  public static func category(_ tag: String) -> RecipeCategory? { FactWords.category(tag) }

  /// All that a category is called: a meal in each language, in lower case, everything else by its own name.
  public static func names(of category: RecipeCategory) -> [String] { FactWords.words(for: category) }
}

extension SourceFile {
  func unreadableFact(_ what: String, found: String, at range: Range<Int>, example: String) -> Diagnostic {
    diagnostic(
      .warning, "fact-value", at: range, message: "expected \(what), found “\(found)”",
      hint: "write it like “\(example)”")
  }

  func nutritionOfUnknownServings(_ text: String, at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "fact-value", at: range,
      message: "“\(text)” is not said of a serving, and the yields do not say what a serving is of it",
      hint: "write the figures of a serving, or a yield such as “4 servings, 800 g”")
  }

  func unreadNutrients(_ parts: [String], at range: Range<Int>) -> Diagnostic {
    let shown = parts.prefix(3).map { "“\($0)”" }.joined(separator: ", ")
    let more = parts.count > 3 ? " and \(parts.count - 3) more" : ""
    return diagnostic(
      .warning, "fact-value", at: range,
      message: "expected energy, protein, carbohydrates and fat in grams, found \(shown)\(more), which was left out",
      hint: "remove it, or write it like “18 g protein”")
  }

  func yieldContradiction(_ found: String, at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "fact-contradiction", at: range,
      message: "“\(found)” contradicts the yield between two asterisks, which counts", hint: "remove one of the two")
  }

  func contradiction(_ found: String, at range: Range<Int>) -> Diagnostic {
    diagnostic(
      .warning, "fact-contradiction", at: range,
      message: "“\(found)” contradicts what the tags or an earlier line say, which counts",
      hint: "remove one of the two")
  }
}
