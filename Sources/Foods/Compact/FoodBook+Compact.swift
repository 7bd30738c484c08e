extension FoodBook {
  /// The book as UTF-8 text that only `init(compact:)` reads: the foods, then the index of their names.
  ///
  /// Numbers of enumerations are those of this build; the form is made anew with each and never kept.
  public var compact: [UInt8] {
    var writer = CompactWriter()
    writer.append(foods.count)
    for food in foods { writer.append(food, base: food.base.flatMap(index(named:))) }
    writer.append(names)
    return writer.bytes
  }

  /// Reads what `compact` gives; other bytes stop the program.
  public init(compact: UnsafeBufferPointer<UInt8>) {
    var reader = CompactReader(compact)
    let count = reader.number()
    var foods: [Food] = []
    var bases: [Int?] = []
    foods.reserveCapacity(count)
    bases.reserveCapacity(count)
    for _ in 0..<count {
      let (food, base) = reader.food()
      foods.append(food)
      bases.append(base)
    }
    for (index, base) in bases.enumerated() { foods[index].base = base.map { foods[$0].name } }
    self.init(foods, names: reader.names())
  }

  public init(compact: StaticString) {
    self = compact.withUTF8Buffer { FoodBook(compact: $0) }
  }
}

extension CompactWriter {
  fileprivate mutating func append(_ index: FoodNameIndex) {
    append(index.keys.count)
    for number in 0..<index.keys.count {
      append(index.keys.key(number))
      let meanings = FoodLanguage.allCases.map { language in index.meaning(number, language) }
      append(meanings.enumerated().reduce(0) { $1.element == nil ? $0 : $0 | 1 << $1.offset })
      for case .food(let food) in meanings { append(food) }
    }
  }
}

extension CompactReader {
  fileprivate mutating func names() -> FoodNameIndex {
    let count = number()
    var index = FoodNameIndex(minimumCapacity: count)
    for _ in 0..<count {
      let key = slice()
      let languages = number()
      for language in FoodLanguage.allCases where languages & 1 << Int(language.rawValue) != 0 {
        index.set(key, language, .food(number()))
      }
    }
    return index
  }
}
