internal import Foods
internal import RecipeQueries

/// The names of foods that pages need to find what the program finds, beside those that they show.
///
/// A page looks for the longest run of words that is a name, names of the site's own language first, and takes an ending of
/// a plural off the last word; a name that leads it to its food so is left out. Shorter names come first, so that longer
/// ones can rely on them.
struct KnownNames {
  private var own: [String: Int] = [:]
  private var all: [String: Int] = [:]
  /// For each food, as folded words.
  private(set) var names: [[String]]

  /// - Parameter shown: for each food the names that pages have anyway, the one to show first; none for what is no food.
  init(_ book: FoodBook, _ language: FoodLanguage, shown: [[String]]) {
    names = shown.map { _ in [] }
    let folded = shown.map { $0.map { Self.text(Self.words($0)[...]) } }
    for (place, names) in folded.enumerated() {
      if let first = names.first, own[first] == nil { own[first] = place }
      for name in names where all[name] == nil { all[name] = place }
    }
    var candidates: [(words: [String], place: Int)] = []
    for (place, food) in book.foods.enumerated() where !shown[place].isEmpty {
      for name in food.names(in: language) where book.index(named: name, in: language) == place {
        candidates.append((Self.words(name), place))
      }
    }
    candidates += Self.otherPlurals(candidates, book, language).filter { !shown[$0.place].isEmpty }
    let named = candidates.enumerated().map { order, candidate in
      (words: candidate.words, place: candidate.place, text: Self.text(candidate.words[...]), order: order)
    }
    let ordered = named.sorted { left, right in
      (left.words.count, left.text.utf8.count, left.order) < (right.words.count, right.text.utf8.count, right.order)
    }
    for (words, place, name, _) in ordered
    where !words.isEmpty && own[name] == nil && found(by: words, text: name) != place {
      own[name] = place
      names[place].append(name)
    }
  }

  /// Plurals that mean another food than their singular: `peppers`.
  private static func otherPlurals(
    _ names: [(words: [String], place: Int)], _ book: FoodBook, _ language: FoodLanguage
  ) -> [(words: [String], place: Int)] {
    guard language == .en else { return [] }
    let matcher = FoodMatcher(book)
    return names.compactMap { words, place in
      guard words.count == 1, case let plural = words[0] + "s",
        let match = matcher.match(plural, language: language.code), match.index != place, match.confidence == .exact
      else { return nil }
      return ([plural], match.index)
    }
  }

  // MARK: What a page does

  /// - Parameter text: the words as they are looked for, which are no name of the site's own language.
  private func found(by words: [String], text: String) -> Int? {
    if let place = meaning(words[...], text) { return place }
    let words = words.filter { !($0.utf8.first.map { (0x30...0x39).contains($0) } ?? true) }
    for length in stride(from: words.count, to: 0, by: -1) {
      for start in stride(from: words.count - length, through: 0, by: -1) {
        let part = words[start..<start + length]
        let text = Self.text(part)
        if let place = own[text] ?? meaning(part, text) { return place }
      }
    }
    return nil
  }

  private func meaning(_ words: ArraySlice<String>, _ text: String) -> Int? {
    guard let last = words.last else { return nil }
    let start = String(text.dropLast(last.count))
    let texts = Self.singulars(last).map { start + $0 }
    return texts.lazy.compactMap { own[$0] }.first ?? texts.lazy.compactMap { all[$0] }.first
  }

  /// As `singulars` of `kitchen.js`.
  private static func singulars(_ word: String) -> [String] {
    let count = word.count
    if count == 4, word.hasSuffix("s"), !word.dropLast().contains("s") { return [word, String(word.dropLast())] }
    guard count >= 5 else { return [word] }
    var stems = endings.filter(word.hasSuffix).map { String(word.dropLast($0.count)) }
    if word.hasSuffix("ies") { stems.append(word.dropLast(3) + "y") }
    return [word] + stems.filter { $0.count > 2 }
  }

  private static let endings = ["es", "en", "er", "s", "n", "e", "x"]

  private static func words(_ name: String) -> [String] { FoldedWords.words(of: name) }

  private static func text(_ words: ArraySlice<String>) -> String { words.joined(separator: " ") }
}
