/// Foods with everything needed to find them: the built-in table, and with it what a site says of its own.
public struct FoodBook: Sendable {
  /// The order decides nothing; a match names a food by its place here.
  public let foods: [Food]
  let names: FoodNameIndex
  let traits: [FoodTraits]
  private let indices: [String: Int]

  public init(_ foods: [Food] = []) {
    self.init(foods, names: FoodNameIndex(foods))
  }

  init(_ foods: [Food], names: FoodNameIndex) {
    var indices: [String: Int] = [:]
    indices.reserveCapacity(foods.count)
    for index in foods.indices { indices[foods[index].name] = index }
    self.foods = foods
    self.names = names
    self.indices = indices
    traits = FoodTraits.all(of: foods, indices: indices)
  }

  /// The place of the food with exactly this English name.
  public func index(named name: String) -> Int? { indices[name] }

  /// The food with exactly this English name.
  public func food(named name: String) -> Food? { indices[name].map { foods[$0] } }

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
    return FoodBook(all, names: names)
  }
}
