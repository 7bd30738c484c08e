public import Cookbook
public import Foods
internal import IngredientLines
internal import KitchenUnits
internal import Quantities
internal import RecipeMarkdown

/// Finds the foods of recipes, and what they weigh and provide.
///
/// It remembers ingredients it has seen, since recipes share most of theirs. Each thread has a copy with a memory of its
/// own, behind which stands one that all copies share, so that a build looks up each ingredient once. What it finds
/// depends on the ingredient, the language and the foods alone; and on ``slipLimit``.
public struct RecipeAnalyst: Sendable {
  private let matcher: FoodMatcher
  /// The language of recipes that state none.
  private let language: String
  /// What was found out, in the order of seeing it; by language and ingredient the place in it.
  private var seen: [AnalysedLine] = []
  private var places: [String: [Ingredient: Int]] = [:]
  private let shared = AnalysisMemory()
  /// What was answered last: the files of a recipe are made one after the other.
  private var latest: (recipe: Recipe, language: String, lines: [AnalysedLine])?

  /// What is remembered is forgotten all at once when it is so much.
  static let memoLimit = 50_000

  /// The most ingredients a recipe may have for slips of spelling to be looked for: a name that is none takes as long as
  /// ten others, and nobody writes, or reads, a list as long as that.
  static let slipLimit = 500

  /// - Parameter language: a BCP 47 tag.
  public init(foods: FoodBook, language: String) {
    matcher = FoodMatcher(foods)
    self.language = language
  }

  /// All that is found out about a recipe without looking at others.
  public mutating func analysis(of entry: RecipeEntry) -> OwnAnalysis {
    OwnAnalysis(of: lines(of: entry), in: entry)
  }

  /// The ingredients in reading order.
  public mutating func lines(of entry: RecipeEntry) -> [AnalysedLine] {
    let language = entry.facts.language ?? self.language
    if let latest, latest.language == language, latest.recipe == entry.recipe { return latest.lines }
    let lines = found(in: entry.recipe, language)
    // What a reference leads to stands elsewhere in the file, and recipes do not differ by it.
    let refers = entry.recipe.allIngredients.contains { entry.recipe.texts.mayRefer($0.name) }
    latest = refers ? nil : (entry.recipe, language, lines)
    return lines
  }

  private mutating func found(in recipe: Recipe, _ language: String) -> [AnalysedLine] {
    if seen.count > Self.memoLimit {
      seen.removeAll(keepingCapacity: true)
      places.removeAll(keepingCapacity: true)
    }
    let (texts, ingredients) = (recipe.texts, recipe.allIngredients)
    guard ingredients.count <= Self.slipLimit else { return longList(recipe, language) }
    var known = places.removeValue(forKey: language) ?? [:]
    let lines = ingredients.map { ingredient in
      if texts.mayRefer(ingredient.name) { return analysed(ingredient, texts, language: language) }
      if let place = known[ingredient] { return seen[place] }
      let line = shared.line(ingredient, language: language) { analysed(ingredient, texts, language: language) }
      known[ingredient] = seen.count
      seen.append(line)
      return line
    }
    places[language] = known
    return inRecipe(lines, recipe, language)
  }

  /// Nothing of it is remembered for other recipes, in which slips are looked for.
  private func longList(_ recipe: Recipe, _ language: String) -> [AnalysedLine] {
    var known: [Ingredient: AnalysedLine] = [:]
    let lines = recipe.allIngredients.map { ingredient in
      if let line = known[ingredient] { return line }
      let line = analysed(ingredient, recipe.texts, language: language, findsSlips: false)
      known[ingredient] = line
      return line
    }
    return inRecipe(lines, recipe, language)
  }

  /// With what only the other lines and the headings tell.
  private func inRecipe(_ lines: [AnalysedLine], _ recipe: Recipe, _ language: String) -> [AnalysedLine] {
    let marked = MadeHere.marked(OptionalGroups.marked(lines, in: recipe), in: recipe, language: language)
    return FryingFat.leftOut(of: PouredOff.marked(marked, in: recipe))
  }

  /// How many ingredients this analyst and its copies have looked up, those that were forgotten left aside.
  var lookedUp: Int { shared.count }

  // MARK: One ingredient

  private func analysed(
    _ ingredient: Ingredient, _ texts: MarkdownTexts, language: String, findsSlips: Bool = true
  ) -> AnalysedLine {
    var analysed = analysedFirstLine(ingredient, texts, language: language, findsSlips: findsSlips)
    if Self.hasListBelow(ingredient.name) {
      analysed.massBelow = massBelow(ingredient.plainLowerLines(texts), analysed, language)
    }
    return analysed
  }

  private func analysedFirstLine(
    _ ingredient: Ingredient, _ texts: MarkdownTexts, language: String, findsSlips: Bool
  ) -> AnalysedLine {
    let name = ingredient.plainFirstLine(texts)
    let line = IngredientLineReader.read(name: name, amount: ingredient.amount, language: language)
    if let link = ingredient.link, LinkForm.isOfCollection(link) { return subRecipe(ingredient, link, line) }
    if ingredient.hasTextBesideRecipe { return recipeBesideText(line) }
    let beside = FoodsBeside(
      line, text: name, lower: ingredient.plainLowerLines(texts), isLowerList: Self.hasListBelow(ingredient.name),
      matcher: matcher, language: language)
    guard let match = match(line, language, findsSlips: findsSlips) else {
      let mass = unread(GramPathFinder.mass(of: line, food: nil), name, language)
      var unknown = AnalysedLine(
        line: line, subject: .unmatched, mass: mass, beside: beside.foods, mentioned: beside.mentioned,
        unmatched: beside.unmatched)
      for other in line.alternatives + line.additions { mention(other, in: &unknown, language) }
      unknown.dropUnmatchedOfName()
      return unknown
    }
    let found = matcher.book.foods[match.index]
    let part = TakenPart(of: found, in: line, book: matcher.book)
    let eaten = line.asEaten
    let mass = unread(part?.mass(of: eaten) ?? GramPathFinder.mass(of: eaten, food: found), name, language)
    let others = line.alternatives.map { self.match($0, language) }
    let guessed = zip(line.alternatives, others).filter { $1?.confidence == .guess }
    var analysed = AnalysedLine(
      line: line, subject: .food(part?.food ?? found), mass: mass, isMatchGuess: match.confidence == .guess,
      alternatives: others.map { $0.map { matcher.book.foods[$0.index] } }, beside: beside.foods,
      mentioned: beside.mentioned, unmatched: beside.unmatched + guessed.map(\.0.name))
    analysed.isSlip = match.isSlip
    analysed.isOfOtherForm = match.form == .missing(.cooked) || match.form == .missing(.light)
    // `gorblax or butter` is found by its second half; `kosher or sea salt` is one noun.
    let isSecond = zip(line.alternatives, others).contains { $1?.index == match.index && !$0.name.contains(" ") }
    if isSecond, isUnknown(line, language) { analysed.unmatched.append(line.name) }
    if line.isOfEach {
      for food in beside.joined { analysed.add(food, GramPathFinder.mass(of: line, food: food)) }
    }
    for addition in line.additions { add(addition, to: &analysed, language) }
    if analysed.isMatchGuess { analysed.dropUnmatchedOfName() }
    return analysed
  }

  /// What a line asks for on top weighs and provides with its first food, which it is shown as.
  private func add(_ addition: IngredientLine, to line: inout AnalysedLine, _ language: String) {
    guard let match = match(addition, language), match.confidence >= .fair else {
      line.unmatched.append(addition.name)
      return
    }
    guard !line.isOptional else { return mention(addition, in: &line, language) }
    let found = matcher.book.foods[match.index]
    let part = TakenPart(of: found, in: addition, book: matcher.book)
    line.add(part?.food ?? found, part?.mass(of: addition) ?? GramPathFinder.mass(of: addition, food: found))
  }

  /// What may be in a line whose own food is unknown, or may be left out.
  private func mention(_ other: IngredientLine, in line: inout AnalysedLine, _ language: String) {
    if let match = match(other, language), match.confidence > .guess {
      line.mentioned.append(matcher.book.foods[match.index])
    } else {
      line.unmatched.append(other.name)
    }
  }

  /// An amount that was not understood is unknown, which is more than none.
  private func unread(_ mass: LineMass, _ name: String, _ language: String) -> LineMass {
    guard mass == .unquantified(.noAmount) else { return mass }
    return IngredientLineReader.seemsToStateAmount(name, language: language) ? .unweighed : mass
  }

  private func match(_ line: IngredientLine, _ language: String, findsSlips: Bool = true) -> FoodMatch? {
    let unit = line.foodUnit
    return matcher.matchWhole(line, unit: unit, language: language)?.match
      ?? matcher.match(line.foodName, comment: line.comment, unit: unit, language: language)
      ?? (line.phrase == line.name
        ? nil : matcher.match(line.phrase, comment: line.comment, unit: unit, language: language))
      ?? (findsSlips
        ? matcher.matchOfSlip(line.foodName, comment: line.comment, unit: unit, language: language) : nil)
  }

  /// Whether the first food of a line is not known without those that may take its place.
  private func isUnknown(_ line: IngredientLine, _ language: String) -> Bool {
    matcher.matchWhole(line, unit: line.foodUnit, language: language) == nil
      && matcher.match(line.foodName, comment: line.comment, unit: line.foodUnit, language: language) == nil
  }

  /// Milligrams of the items of a list below a line, where these are no more than what the line itself consists of:
  /// `300 g vegetables`, and below it 200 g of carrots and 100 g of peas.
  private func massBelow(_ items: [String], _ line: AnalysedLine, _ language: String) -> Int {
    let sum = items.reduce(0) { sum, item in
      let line = IngredientLineReader.read(
        name: item.filter { $0 != "*" && $0 != "_" }, amount: nil, language: language)
      guard !line.amounts.isEmpty, !line.isOptional else { return sum }
      let food = match(line, language, findsSlips: false).map { matcher.book.foods[$0.index] }
      guard case .weighed(let milligrams, _) = GramPathFinder.mass(of: line, food: food) else {
        return sum + (UnknownMass.readable(in: line) ?? 0)
      }
      return sum + (food?.figures?.energy == 0 ? 0 : milligrams)
    }
    let own = UnknownMass.readable(in: line.line) ?? line.milligrams ?? 0
    return 10 * abs(sum - own) <= own ? 0 : min(sum, GramPathFinder.maximum)
  }

  /// Whether a bullet stands below the first line of a name.
  private static func hasListBelow(_ name: String) -> Bool {
    name.utf8.split(separator: 0x0A).dropFirst().contains { line in
      let text = line.drop { $0 == 0x20 || $0 == 0x09 }
      return text.first.map { [0x2D, 0x2A, 0x2B].contains($0) } ?? false && text.dropFirst().first == 0x20
    }
  }

  /// What the other recipe is made of counts nowhere, and its name may be that of a food it is not.
  private func recipeBesideText(_ line: IngredientLine) -> AnalysedLine {
    AnalysedLine(line: line, subject: .unmatched, mass: GramPathFinder.mass(of: line, food: nil))
  }

  private func subRecipe(_ ingredient: Ingredient, _ link: String, _ line: IngredientLine) -> AnalysedLine {
    let amount = ingredient.amount.flatMap { amount in
      amount.upperBound.map { Amount($0, unit: amount.unit) }
    }
    let mass = GramPathFinder.mass(of: line, food: nil)
    var milligrams: Int?
    if case .weighed(let stated, _) = mass { milligrams = stated }
    let use = SubRecipeUse(
      name: line.name, link: link, amount: amount, milligrams: milligrams, isOptional: line.isOptional)
    return AnalysedLine(line: line, subject: .subRecipe(use), mass: mass)
  }
}
