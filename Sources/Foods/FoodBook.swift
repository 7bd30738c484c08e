internal import Words

/// Foods with everything needed to find them: the built-in table, and with it what a site says of its own.
///
/// A class, because every look-up of a phrase holds one: a struct's dozen arrays would be counted anew for each.
public final class FoodBook: Sendable {
  /// The order decides nothing; a match names a food by its place here.
  public let foods: [Food]
  /// What names a site has given another meaning, or none.
  public let matches: [FoodFile.Match]
  let names: FoodNameIndex
  let traits: [FoodTraits]
  let near: NearPhrases

  public convenience init(_ foods: [Food] = []) {
    self.init(foods, names: FoodNameIndex(foods))
  }

  convenience init(_ foods: [Food], names: FoodNameIndex, matches: [FoodFile.Match] = []) {
    let indices = Dictionary(foods.enumerated().map { ($1.name, $0) }) { first, _ in first }
    self.init(foods, names: names, bases: foods.map { food in food.base.flatMap { indices[$0] } }, matches: matches)
  }

  /// - Parameter bases: for each food the place of the one it is a form of.
  init(_ foods: [Food], names: FoodNameIndex, bases: [Int?], matches: [FoodFile.Match] = []) {
    self.foods = foods
    self.matches = matches
    self.names = names
    near = NearPhrases([names.keys])
    traits = FoodTraits.all(of: foods, bases: bases)
  }

  /// The place of the food with exactly this English name.
  public func index(named name: String) -> Int? {
    let key = NameWords(name).bytes
    switch names.meaning(of: key, 0..<key.count, .en) {
    case .food(let index) where foods[index].name == name: return index
    case nil where !key.isEmpty: return nil
    // Somebody gave the name to another food, or to none.
    case .food, .nothing, nil: return foods.firstIndex { $0.name == name }
    }
  }

  /// The food with exactly this English name.
  public func food(named name: String) -> Food? { index(named: name).map { foods[$0] } }

  /// The place of the food that a whole name means in a language, in the plural or the singular.
  public func index(named name: String, in language: FoodLanguage) -> Int? {
    names.food(of: NameWords(name).bytes, language)
  }

  /// The book with the foods and matches of a file: its foods replace those of the same name, and its names mean its
  /// foods, whatever they meant before.
  public func adding(_ file: FoodFile) -> FoodBook {
    guard !file.foods.isEmpty || !file.matches.isEmpty else { return self }
    let own = Set(file.foods.map(\.name))
    let all = foods.filter { !own.contains($0.name) } + file.foods
    let plain = FoodBook(all)
    guard !file.matches.isEmpty else { return plain }
    var names = plain.names
    for match in file.matches {
      let meaning = match.food.flatMap(plain.index(named:)).map(FoodNameIndex.Meaning.food)
      for language in FoodLanguage.allCases { names.set(NameWords(match.name).bytes, language, meaning ?? .nothing) }
    }
    return FoodBook(all, names: names, matches: matches + file.matches)
  }
}
