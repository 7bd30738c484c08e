internal import Foods
internal import RecipeQueries

/// The names of foods that pages need to find what the program finds, beside those that they show.
///
/// A page looks for the longest run of words that is a name, names of the site's own language first, and takes an ending of
/// a plural off the last word; a name that leads it to its food so is left out. Shorter names come first, so that longer
/// ones can rely on them.
struct KnownNames {
  private var tree = NameTree()
  /// For each food, as folded words.
  private(set) var names: [[String]]

  /// - Parameter shown: for each food the names that pages have anyway, the one to show first; none for what is no food.
  init(_ book: FoodBook, _ language: FoodLanguage, shown: [[String]]) {
    names = shown.map { _ in [] }
    for (place, names) in shown.enumerated() {
      for (number, name) in names.enumerated() {
        tree.add(FoldedWords.words(of: name), place, isOwn: number == 0)
      }
    }
    for name in Self.candidates(book, language, shown: shown) {
      let words = name.text.split(separator: " ").map(String.init)
      guard !words.isEmpty, !tree.isOwn(words), found(by: words) != name.place else { continue }
      tree.add(words, name.place, isOwn: true)
      names[name.place].append(name.text)
    }
  }

  /// A name as folded words, and the place of its food.
  private struct Name {
    let text: String
    let place: Int

    /// The words are counted, not kept: a cook's own foods may have tens of thousands of names.
    var rank: (words: Int, length: Int) { (text.utf8.count { $0 == UInt8(ascii: " ") }, text.utf8.count) }
  }

  /// The names by which a food is found, shorter ones first.
  private static func candidates(_ book: FoodBook, _ language: FoodLanguage, shown: [[String]]) -> [Name] {
    var names: [Name] = []
    for (place, food) in book.foods.enumerated() where !shown[place].isEmpty {
      for name in food.names(in: language) where book.index(named: name, in: language) == place {
        names.append(Name(text: text(name), place: place))
      }
    }
    names += otherPlurals(names, book, language).filter { !shown[$0.place].isEmpty }
    let ranks = names.map(\.rank)
    let order = names.indices.sorted { left, right in
      (ranks[left].words, ranks[left].length, left) < (ranks[right].words, ranks[right].length, right)
    }
    return order.map { names[$0] }
  }

  /// Plurals that mean another food than their singular: `peppers`.
  private static func otherPlurals(_ names: [Name], _ book: FoodBook, _ language: FoodLanguage) -> [Name] {
    guard language == .en else { return [] }
    let matcher = FoodMatcher(book)
    return names.compactMap { name in
      guard !name.text.isEmpty, !name.text.utf8.contains(UInt8(ascii: " ")), case let plural = name.text + "s",
        let match = matcher.match(plural, language: language.code), match.index != name.place,
        match.confidence == .exact
      else { return nil }
      return Name(text: plural, place: match.index)
    }
  }

  /// What a page does with folded words that are no name of the site's own language.
  private func found(by words: [String]) -> Int? {
    if let place = tree.place(of: words) { return place }
    let named = words.filter { !($0.utf8.first.map { (0x30...0x39).contains($0) } ?? true) }
    return tree.longestPlace(in: named)
  }

  private static func text(_ name: String) -> String { FoldedWords.words(of: name).joined(separator: " ") }
}
