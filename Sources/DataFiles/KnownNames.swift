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
    let ordered = candidates.enumerated().sorted { left, right in
      let (first, second) = (left.element.words, right.element.words)
      if first.count != second.count { return first.count < second.count }
      let (short, long) = (Self.text(first[...]).utf8.count, Self.text(second[...]).utf8.count)
      return short == long ? left.offset < right.offset : short < long
    }
    for (words, place) in ordered.map(\.element) where !words.isEmpty && found(by: words) != place {
      let name = Self.text(words[...])
      guard own[name] == nil else { continue }
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

  private func found(by words: [String]) -> Int? {
    if let place = meaning(words[...]) { return place }
    let words = words.filter { !($0.utf8.first.map { (0x30...0x39).contains($0) } ?? true) }
    for length in stride(from: words.count, to: 0, by: -1) {
      for start in stride(from: words.count - length, through: 0, by: -1) {
        if let place = meaning(words[start..<start + length]) { return place }
      }
    }
    return nil
  }

  private func meaning(_ words: ArraySlice<String>) -> Int? {
    guard let last = words.last else { return nil }
    let texts = Self.singulars(last).map { Self.text(words.dropLast() + [$0]) }
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
