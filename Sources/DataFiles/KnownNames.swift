internal import Foods
internal import Words

/// The names of foods that pages need to find what the program finds, beside those that they show.
///
/// A page looks for the longest run of words that is a name, names of the site's own language first, and takes an ending of
/// a plural off the last word; a name that leads it to its food so is left out. Shorter names come first, so that longer
/// ones can rely on them.
struct KnownNames {
  /// For each food, as folded words.
  private(set) var names: [[String]]
  private var tree: NameTree
  /// By number of the word.
  private let areNumbers: [Bool]

  /// - Parameter shown: for each food the names that pages have anyway, the one to show first; none for what is no food.
  init(_ book: FoodBook, _ language: FoodLanguage, shown: [[String]]) {
    var vocabulary = NameVocabulary()
    let shownWords = shown.map { $0.map { vocabulary.numbers(of: $0) } }
    let candidates = Self.candidates(book, language, shown: shown, &vocabulary)
    names = shown.map { _ in [] }
    tree = NameTree(forms: vocabulary.forms)
    areNumbers = vocabulary.areNumbers
    for (place, names) in shownWords.enumerated() {
      for (number, words) in names.enumerated() { tree.add(words, place, isOwn: number == 0) }
    }
    for name in candidates where !name.words.isEmpty {
      guard !tree.isOwn(name.words), found(by: name.words) != name.place else { continue }
      tree.add(name.words, name.place, isOwn: true)
      names[name.place].append(name.text)
    }
  }

  /// A name as folded words, their numbers, and the place of its food.
  private struct Name {
    let text: String
    let words: [Int32]
    let place: Int

    init(_ name: String, _ place: Int, _ vocabulary: inout NameVocabulary) {
      let words = SearchWords.words(of: name)
      self.words = vocabulary.numbers(of: words)
      self.place = place
      text = words.joined(separator: " ")
    }
  }

  /// The names by which a food is found, shorter ones first.
  private static func candidates(
    _ book: FoodBook, _ language: FoodLanguage, shown: [[String]], _ vocabulary: inout NameVocabulary
  ) -> [Name] {
    var names: [Name] = []
    for (place, food) in book.foods.enumerated() where !shown[place].isEmpty {
      for name in food.names(in: language) where book.index(named: name, in: language) == place {
        names.append(Name(name, place, &vocabulary))
      }
    }
    names += otherPlurals(names, book, language, &vocabulary).filter { !shown[$0.place].isEmpty }
    let ranks = names.map { (words: $0.words.count, length: $0.text.utf8.count) }
    let order = names.indices.sorted { left, right in
      (ranks[left].words, ranks[left].length, left) < (ranks[right].words, ranks[right].length, right)
    }
    return order.map { names[$0] }
  }

  /// Plurals that mean another food than their singular: `peppers`.
  private static func otherPlurals(
    _ names: [Name], _ book: FoodBook, _ language: FoodLanguage, _ vocabulary: inout NameVocabulary
  ) -> [Name] {
    guard language == .en else { return [] }
    let matcher = FoodMatcher(book)
    return names.compactMap { name in
      guard name.words.count == 1, case let plural = name.text + "s",
        let match = matcher.match(plural, language: language.code), match.index != name.place,
        match.confidence == .exact
      else { return nil }
      return Name(plural, match.index, &vocabulary)
    }
  }

  /// What a page does with folded words that are no name of the site's own language.
  private func found(by words: [Int32]) -> Int? {
    tree.place(of: words) ?? tree.longestPlace(in: words.filter { !areNumbers[Int($0)] })
  }
}
