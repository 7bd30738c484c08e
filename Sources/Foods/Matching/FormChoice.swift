internal import KitchenUnits
internal import Words

/// Chooses the form of a food: dried, canned, cooked.
struct FormChoice {
  let book: FoodBook
  let search: PhraseSearch
  let comment: String?
  let unit: KitchenUnit?

  func apply(to hit: PhraseHit) -> FoodMatch {
    let words = search.words.words
    let span = words[hit.words.lowerBound].source.lowerBound..<words[hit.words.upperBound - 1].source.upperBound
    var match = FoodMatch(index: hit.food, confidence: hit.confidence, language: hit.language, span: span)
    // `1 can cooked chickpeas` is a can.
    if book.traits[hit.food].form == .cooked, unit == .can || unit == .jar { choose(.canned, byMeasure: &match) }
    chooseSkinless(&match)
    chooseInShell(&match)
    chooseLight(&match)
    // A form in the name itself is part of what the food is called.
    if search.kinds[hit.words].contains(where: { $0.form != nil }) { return match }
    if let form = statedForm(beside: hit.words) {
      choose(form, for: &match)
    } else {
      chooseByMeasure(&match)
      if isUncooked(match) { choose(.dried, for: &match) }
      if isDrained, statesDrainedWeight || !isRinsedDry(match) { choose(.canned, byMeasure: &match) }
      if isOfCookedSlices { chooseCookedSlice(&match) }
      if isCupOfPieces || isCupOfCooked(match) { chooseCookedMeat(&match) }
    }
    return match
  }

  // MARK: Words

  /// The form a word beside the food's name asks for, else one in the comment.
  private func statedForm(beside matched: Range<Int>) -> Food.Form? {
    if let form = search.kinds[alternative(around: matched)].lazy.compactMap(\.form).first { return form }
    return comment.flatMap(statedForm)
  }

  /// The words around a name that no “or” parts from it.
  func alternative(around matched: Range<Int>) -> Range<Int> {
    let kinds = search.kinds
    let start = kinds[..<matched.lowerBound].lastIndex { $0 == .or || $0 == .and }
    let end = kinds[matched.upperBound...].firstIndex { $0 == .or || $0 == .and }
    return (start ?? kinds.startIndex)..<(end ?? kinds.endIndex)
  }

  /// The form a comment starts with, or a part of it after a comma: further on, “dried” and “can” are verbs.
  ///
  /// “cooked” and “ground” there tell what to do with it.
  private func statedForm(in comment: String) -> Food.Form? {
    let words = NameWords(comment)
    for (index, word) in words.words.enumerated() where index == 0 || word.gap == .comma {
      if let stored = storedForm(in: words, from: index) { return stored }
      if isCan(words, from: index) { return .canned }
      let form = WordLexicon.standard.kind(words.bytes, word.range, search.language).form
      if let form, form != .cooked, form != .ground, form != .raw { return form }
    }
    return nil
  }

  /// `from a can`, `aus dem Glas`, `en conserve`.
  private func storedForm(in words: NameWords, from index: Int) -> Food.Form? {
    let before = ["from", "out", "aus", "en", "de"]
    guard before.contains(where: { words.bytes[words.words[index].range].elementsEqual($0.utf8) }) else { return nil }
    let next = words.words[(index + 1)...].prefix(3)
    let kinds = next.map { WordLexicon.standard.kind(words.bytes, $0.range, search.language) }
    return kinds.first { $0 == .canned }?.form
  }

  private func choose(_ form: Food.Form, for match: inout FoodMatch) {
    let traits = book.traits[match.index]
    guard traits.form != form else { return }
    let base = traits.base ?? match.index
    if form == .fresh || form == .raw {
      guard let stored = traits.form, stored != .fresh, stored != .raw, !stored.isTrimmed else { return }
      if traits.base != nil { take(base, .word(form), &match) }
    } else if let food = book.traits[base].forms.first(where: { $0.form == form })?.food {
      take(food, .word(form), &match)
    } else if let limit = Self.trust(inMissing: form, of: traits, book.foods[match.index]) {
      match.confidence = min(match.confidence, limit)
      match.form = .missing(form)
    }
  }

  /// How far to trust the figures of a food in another form than the one asked for; `nil` where it changes nothing.
  ///
  /// Meat and fish lose water in the pan, but stay what they are.
  private static func trust(inMissing form: Food.Form, of traits: FoodTraits, _ food: Food) -> FoodMatch.Confidence? {
    switch form {
    case .dried, .ground: traits.isProduce && traits.form == nil ? .guess : nil
    case .cooked where food.origin == .meat || food.origin == .fish:
      [.dried, .canned, .smoked, .cooked].contains(traits.form) ? nil : .fair
    case .cooked: traits.form == .dried || traits.isPantry && traits.form == nil ? .guess : nil
    case .canned, .smoked: .fair
    default: nil
    }
  }

  func take(_ food: Int, _ reason: FoodMatch.FormReason, _ match: inout FoodMatch) {
    match.index = food
    match.confidence = min(match.confidence, .good)
    match.form = reason
  }

  // MARK: Measures

  private func chooseByMeasure(_ match: inout FoodMatch) {
    let traits = book.traits[match.index]
    switch unit {
    case .piece: chooseGrown(&match)
    case .can: choose(.canned, byMeasure: &match)
    // `1 cube de levure`: dry yeast comes in no cubes.
    case .cube: choose(.fresh, byMeasure: &match)
    case .cup where isCookedInCups(match): choose(.canned, byMeasure: &match)
    case .jar, .glass:
      if traits.isProduce || traits.form == .dried { choose(.canned, byMeasure: &match) }
    case .tablespoon, .metricTablespoon: chooseSpooned(&match)
    case .teaspoon, .metricTeaspoon, .pinch, .dash, .smidgen, .knifeTip:
      chooseSpooned(&match)
      if traits.isLeafy, !isPrepared { choose(.dried, byMeasure: &match) }
    case .sprig, .bunch, .handful, .leaf, .stalk:
      guard traits.form == .dried, let base = traits.base, book.traits[base].isLeafy else { return }
      take(base, .measure, &match)
    default: break
    }
  }

  /// The soda of `1 tsp soda` is for baking; nobody measures the drink so.
  private func chooseSpooned(_ match: inout FoodMatch) {
    guard search.words.words.count == 1, book.foods[match.index].name == "soda water",
      let powder = book.index(named: "baking soda")
    else { return }
    take(powder, .measure, &match)
  }

  /// Four green chiles are no tins of them, though green chiles alone are tinned ones to Americans.
  private func chooseGrown(_ match: inout FoodMatch) {
    let traits = book.traits[match.index]
    guard traits.form == .canned, let base = traits.base,
      !book.foods[match.index].weights.contains(where: { $0.unit == .piece }),
      book.foods[base].weights.contains(where: { $0.unit == .piece })
    else { return }
    take(base, .measure, &match)
  }

  private func choose(_ form: Food.Form, byMeasure match: inout FoodMatch) {
    // A dried pulse is what its name means; in a can it cannot be. One that is a kind of another is sold as that.
    let traits = book.traits[match.index]
    guard traits.form ?? .dried == .dried || traits.form == .cooked && form == .canned else { return }
    let base = form == .canned && traits.form != nil ? traits.base : nil
    let forms = traits.forms + (base.map { book.traits[$0].forms } ?? [])
    guard let food = forms.first(where: { $0.form == form })?.food else { return }
    take(food, .measure, &match)
  }

  /// Dried herbs are not chopped, and have no leaves to pick.
  private var isPrepared: Bool {
    if search.kinds.contains(where: { $0 == .leaf }) || Self.saysChopped(search.words) { return true }
    return comment.map { Self.saysChopped(NameWords($0)) } ?? false
  }

  private static func saysChopped(_ words: NameWords) -> Bool {
    words.words.contains { preparations.number(of: words.bytes, in: $0.range) != nil }
  }

  private static let preparations = WordTable(
    names: """
      chopped minced sliced snipped torn shredded picked leaves gehackt gehackte gehackter gehackten Blätter gezupft haché
      hachée ciselé ciselée émincé feuilles picado picada hojas
      """)
}
