public import Foods
internal import IngredientLines
internal import KitchenUnits
internal import Nutrition
internal import RecipeQueries
internal import ShoppingCategories
internal import Words

/// What makes two needs one item: they name the same food, or, where no food is known, have the same name.
public enum ItemKey: Sendable, Hashable, Comparable {
  /// The English name of a food of the table.
  case food(String)
  /// One of the things that share the figures of a food (`Food.isFamily`): folded words, and the English name of the food.
  case kind(String, of: String)
  /// Folded as `TextFolding` does it.
  case name(String)

  public static func < (left: ItemKey, right: ItemKey) -> Bool { left.order < right.order }

  private var order: (String, Int) {
    switch self {
    case .food(let name): (name, 0)
    case .kind(let name, let food): ("\(food)/\(name)", 2)
    case .name(let name): (name, 1)
    }
  }

  /// The food, or the one of a family that a name means; the name by which a family is known means no other.
  ///
  /// - Parameter name: asked for only where the food is a family.
  init(_ food: Food, called name: @autoclosure () -> String) {
    guard food.isFamily else {
      self = .food(food.name)
      return
    }
    let words = Self.words(name())
    self = Self.ownNames(of: food).contains(words) ? .food(food.name) : .kind(words, of: food.name)
  }

  /// The names by which a food is known in each language, as folded words.
  public static func ownNames(of food: Food) -> Set<String> {
    Set(FoodLanguage.allCases.compactMap { food.names(in: $0).first.map(words) } + [words(food.name)])
  }

  /// As `galley.words` parts words, because pages make the key of what is typed there.
  private static func words(_ name: String) -> String {
    FoldedWords.words(of: name).joined(separator: " ")
  }

  /// Whether it is one of a family.
  var isKind: Bool { if case .kind = self { true } else { false } }

  /// The English name of the food whose figures it has; `nil` where none is known.
  public var food: String? {
    switch self {
    case .food(let name), .kind(_, let name): name
    case .name: nil
    }
  }

  /// A name that no food is known for.
  init(folding name: String) {
    self = .name(TextFolding.folded(name).split { $0.isWhitespace }.joined(separator: " "))
  }
}

/// Finds the food an item of a shopping list means, and only where nothing was left out that may change what to buy.
public struct ItemNaming: Sendable {
  public let book: FoodBook
  private let matcher: FoodMatcher

  public init(_ book: FoodBook) {
    self.book = book
    matcher = FoodMatcher(book)
  }

  struct Named {
    let key: ItemKey
    let food: Food?
    /// Of the name that matched; `nil` where no food is known.
    let language: FoodLanguage?
    /// What the line calls the food, where reading took that apart: “shredded coconut”.
    var wholeName: String?
    /// Where no food is known, the one whose name it holds beside words nobody knows: it weighs as much, and may be
    /// another.
    var nearest: Food?
  }

  /// Foods are found by their own names, with no more than a size or a preparation left out: “large eggs”, “Eier” and
  /// “eggs, beaten” are eggs, but “frozen eggs” are what they are called.
  ///
  /// What the whole text of a line names is another food: “shredded coconut” is no coconut. What somebody wrote down and
  /// no food is known for is called all that they wrote: “food for cats”, “batteries (AA)”; and cream for the hands is no cream.
  func name(_ need: ShoppingNeed) -> Named {
    let plain = plainName(need)
    if let written = need.remark.map({ need.line.name + $0 }), plain.food == nil || ItemPurpose(of: written) != nil {
      return Named(key: ItemKey(folding: written), food: nil, language: nil, wholeName: written)
    }
    let unit = need.line.foodUnit
    guard let whole = matcher.matchWhole(need.line, unit: unit, language: need.language), isRaw(whole.match) else {
      return plain
    }
    var found = named(whole.match, whole.text)
    if found.key == plain.key { return plain }
    // `ears corn` is found by its unit, too, and is called corn.
    let written = need.line.amounts.first?.unitText.map(TextFolding.folded)
    if let written, TextFolding.folded(whole.text).hasPrefix(written + " ") { return found }
    found.wholeName = whole.text
    return found
  }

  private func plainName(_ need: ShoppingNeed) -> Named {
    let line = need.line
    if line.foodName != line.name, let found = stated(line, language: need.language) { return found }
    for name in [line.name, line.phrase] {
      if let match = match(name, line, language: need.language), isSure(match, of: name) { return named(match, name) }
    }
    // Foods of a plan may be in another language than the site: there only a whole name counts.
    for language in FoodLanguage.allCases where language != FoodLanguage(tag: need.language) {
      if let match = match(line.name, line, language: language.code), match.confidence == .exact,
        isSure(match, of: line.name)
      {
        return named(match, line.name)
      }
    }
    let nearest =
      match(line.phrase, line, language: need.language).flatMap { $0.confidence >= .fair ? $0 : nil }
      ?? matcher.matchOfSlip(line.phrase, comment: line.comment, language: need.language)
    return Named(
      key: ItemKey(folding: line.name), food: nil, language: nil, nearest: nearest.map { book.foods[$0.index] })
  }

  /// What the line says to be cooked, which weighs more than what it is made of: where no food is known for it, a thing of
  /// its own.
  private func stated(_ line: IngredientLine, language: String) -> Named? {
    guard let match = match(line.foodName, line, language: language) else { return nil }
    if case .missing(.cooked) = match.form {
      return Named(key: ItemKey(folding: line.foodName), food: nil, language: nil, wholeName: line.foodName)
    }
    guard isSure(match, of: line.foodName), isRaw(match) else { return nil }
    var found = named(match, line.foodName)
    if found.food?.form == .cooked { found.wholeName = line.foodName }
    return found
  }

  /// Dishes are bought as what they are made of; cooked rice weighs more than rice.
  private func isRaw(_ match: FoodMatch) -> Bool {
    let food = book.foods[match.index]
    return food.category != .refrigeratedItems || food.form == .cooked
  }

  /// Eggs are boiled at home, too, but stand on a shelf of their own.
  private func raw(of food: Food) -> Food? {
    guard food.form == .cooked, food.category == .eggs, let base = food.base else { return nil }
    return book.food(named: base)
  }

  private func match(_ name: String, _ line: IngredientLine, language: String) -> FoodMatch? {
    matcher.match(name, comment: line.comment, unit: line.foodUnit, language: language)
  }

  private func named(_ match: FoodMatch, _ name: String) -> Named {
    let food = book.foods[match.index]
    if let raw = raw(of: food) {
      return Named(key: ItemKey(raw, called: raw.name), food: raw, language: match.language)
    }
    let written = match.matchedText(in: name)
    let key = ItemKey(food, called: match.ownName(written, in: book) ?? written)
    return Named(key: key, food: food, language: match.language)
  }

  /// Whether a food is called exactly so, every word of it: `macaroni and cheese`.
  func isName(_ name: String, language: String) -> Bool {
    matcher.matchWhole(name, language: language)?.confidence == .exact
  }

  func sharingNoun(_ name: String, with first: String, language: String) -> String? {
    matcher.sharingNoun(name, with: first, language: language)
  }

  /// The key of a food that all words of a name belong to; `nil` for any other name.
  func wholeKey(of name: String, language: String) -> ItemKey? {
    guard let match = matcher.match(name, language: language), isSure(match, of: name),
      match.ignoredWords(in: name).isEmpty
    else { return nil }
    return named(match, name).key
  }

  /// Needs of one key are one item.
  public func key(of need: ShoppingNeed) -> ItemKey { name(need).key }

  private func isSure(_ match: FoodMatch, of name: String) -> Bool {
    if case .missing = match.form { return false }
    return match.confidence >= .good || match.confidence == .fair && match.ignoredWords(in: name).isEmpty
  }
}
