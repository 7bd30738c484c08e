internal import Foods
internal import Words

extension MentionReader {
  // MARK: Groups

  /// `all the dressing ingredients`, `die Zutaten für den Teig`.
  ///
  /// - Parameters:
  ///   - start: the first word behind which something of the list was named.
  ///   - found: what is named in other words.
  func groupPhrases(nothingNamedBefore start: Int, besides found: [Phrase]) -> [Phrase] {
    guard !collectives.isEmpty else { return [] }
    let all = collectives.lazy.filter(isEverything).flatMap { everything($0, isFirst: $0 <= start) }
    var ordered = found.sorted { $0.words.lowerBound < $1.words.lowerBound }[...]
    var named: Set<Int> = []
    return Array(all)
      + collectives.filter(isIngredientWord).flatMap { index -> [Phrase] in
        var first = index
        while first > index - 4, isJoined(first) { first -= 1 }
        var end = index + 1
        while end < index + 5, isJoined(end) { end += 1 }
        // Those named before the word: words come in their order, so none is looked at twice.
        while let next = ordered.first, next.words.lowerBound < index {
          named.formUnion(next.ingredients)
          ordered.removeFirst()
        }
        let lines =
          counted(index) ?? members(index, first..<end)
          ?? dryIngredients(beside: index, besides: list.creamed(of: named).union(creamed))
        guard let members = lines.map({ limited($0, behind: index, named: named) }) else { return [] }
        let isRest = (first..<index).contains(where: isRest)
        let left = leftOut(behind: index)
        return members.filter { (!isRest || !seen.contains($0)) && !left.contains($0) }.map { ingredient in
          Phrase(words: index..<index + 1, ingredients: [ingredient], use: .all)
        }
      }
  }

  /// `Put everything except the parsley in a blender`, `alles außer dem Salz`; “everything” alone is what was named before,
  /// and the whole list where nothing was: `Whisk everything together.`
  private func everything(_ index: Int, isFirst: Bool) -> [Phrase] {
    let left = leftOut(behind: index)
    guard isFirst && !isLimited(index) || !left.isEmpty, let all = wholeList else { return [] }
    return all.filter { !left.contains($0) }.map {
      Phrase(words: index..<index + 1, ingredients: [$0], use: .all)
    }
  }

  /// `everything that needs chopping`, `alles, was du brauchst`
  private func isLimited(_ index: Int) -> Bool {
    index + 1 < words.count && MentionWords.relatives.role(phrases.words.bytes, words[index + 1].range) != nil
  }

  func isEverything(_ index: Int) -> Bool {
    let word = phrases.language == .de ? "alles" : "everything"
    let source = words[index].source
    return source.count == word.utf8.count && text[source].lazy.map { $0 | 0x20 }.elementsEqual(word.utf8)
  }

  /// The lines of the group that the heading names; without groups and headings all of them.
  var wholeList: [Int]? {
    if let headed { return list.groups.indices.filter { list.groups[$0] == headed } }
    return list.groupTitles.isEmpty && !isUnderOneOfSeveralHeadings ? Array(list.groups.indices) : nil
  }

  func isIngredientWord(_ index: Int) -> Bool {
    let word = phrases.words.bytes[list.range(phrases.words, index)]
    return word.elementsEqual("ingredient".utf8) || word.elementsEqual("zutat".utf8)
      || word.elementsEqual("ingredi".utf8)
  }

  /// The group whose title stands beside the word; all of a list without groups, where that is said.
  private func members(_ index: Int, _ window: Range<Int>) -> [Int]? {
    let keys = window.map { list.key(phrases.words, $0) }
    let found = list.groupTitles.indices.filter { group in
      !list.groupTitles[group].isEmpty && list.groupTitles[group].allSatisfy(keys.contains)
    }
    let previous = isJoined(index) ? index - 1 : index
    if found.count == 1 {
      let isQualified =
        previous < index && role(previous) == nil
        && !list.groupTitles[found[0]].contains(list.key(phrases.words, previous))
      return isQualified ? nil : list.groups.indices.filter { list.groups[$0] == found[0] }
    }
    let counting = (window.lowerBound..<index).filter { role($0) == .all || isRest($0) }
    guard found.isEmpty, previous < index, counting.contains(previous) || role(previous) == .definite,
      !counting.isEmpty, !isTold(index + 1) || exception(behind: index) != nil, !isPreparing(around: index)
    else { return nil }
    return wholeList
  }

  /// `Gather all the ingredients`, `alle Zutaten abwiegen`: nothing is done with them yet.
  private func isPreparing(around index: Int) -> Bool {
    (max(0, index - 5)..<min(words.count, index + 4)).contains {
      MentionWords.preparing.role(phrases.words.bytes, words[$0].range) != nil
    }
  }

  /// Whether a word begins what says which ingredients are meant, `for the dough`, or how they are.
  private func isTold(_ index: Int) -> Bool {
    isJoined(index)
      && (MentionWords.telling.role(phrases.words.bytes, words[index].range) != nil
        || MentionWords.states.role(phrases.words.bytes, words[index].range) != nil)
  }

  // MARK: Choosing

  /// One use for each ingredient; what several could be is the one whose group the step is about. Of several lines of
  /// one food it is the first that no step has named yet, since lists follow the order of the method; how much of it is
  /// left open then. What is said to be in some state was named already: `once the butter is melted`.
  func chosen(_ found: [Phrase]) -> [FoundMention] {
    let clear = Set(found.filter { $0.ingredients.count == 1 }.compactMap { list.groups[$0.ingredients[0]] })
    let group = headed ?? (clear.count == 1 ? clear.first : nil)
    var mentions: [FoundMention] = []
    var previous: Phrase?
    for phrase in found {
      defer { previous = phrase }
      let decided = choice(phrase.ingredients, group)
      guard let ingredient = decided ?? next(of: phrase) else { continue }
      let said = phrase.use == .one ? list.several.contains(ingredient) ? .stated : .all : phrase.use
      if let place = mentions.firstIndex(where: { $0.ingredient == ingredient }) {
        switch (mentions[place].use, said) {
        case (_, .stated): mentions[place].use = .stated
        case (.share, .rest), (.stated, .rest): mentions[place].use = .shareAndRest
        default: break
        }
      } else {
        let phraseUse = sharesRest(phrase, behind: previous) && seen.contains(ingredient) ? .rest : said
        let use: MentionUse = decided == nil && phraseUse != .stated ? .some : phraseUse
        mentions.append(FoundMention(ingredient: ingredient, use: use))
      }
    }
    return mentions
  }

  /// `the remaining butter and sugar`: the word may belong to both.
  private func sharesRest(_ phrase: Phrase, behind previous: Phrase?) -> Bool {
    guard let previous, previous.use == .rest, phrase.use == .all else { return false }
    let between = previous.words.upperBound
    return phrase.words.lowerBound == between + 1 && isOne(between, of: Self.ands)
  }

  private static let ands = WordTable(names: "and und et y")

  /// The line of a food that is due; of lines in several groups, which a heading would have to tell apart, none.
  private func next(of phrase: Phrase) -> Int? {
    let ingredients = phrase.ingredients
    guard ingredients.count > 1, Set(ingredients.map { list.groups[$0] }).count == 1 else { return nil }
    if isInState(phrase.words), let last = ingredients.filter(seen.contains).max() { return last }
    return ingredients.sorted().first { !seen.contains($0) } ?? ingredients.max()
  }

  private func isInState(_ range: Range<Int>) -> Bool {
    isJoined(range.upperBound) && MentionWords.states.role(phrases.words.bytes, words[range.upperBound].range) != nil
  }

  private func choice(_ ingredients: [Int], _ group: Int?) -> Int? {
    guard ingredients.count > 1 else { return ingredients.first }
    let inGroup = ingredients.filter { group != nil && list.groups[$0] == group }
    return inGroup.count == 1 ? inGroup[0] : nil
  }
}
