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
  public convenience init(compact: StaticString) {
    let (foods, names, bases) = compact.withUTF8Buffer { Self.read(CompactReader($0), compact) }
    self.init(foods, names: names, bases: bases)
  }

  private static func read(
    _ reader: CompactReader, _ compact: StaticString
  ) -> (foods: [Food], names: FoodNameIndex, bases: [Int?]) {
    var reader = reader
    let count = reader.number()
    var foods: [Food] = []
    var bases: [Int?] = []
    foods.reserveCapacity(count)
    bases.reserveCapacity(count)
    for _ in 0..<count {
      let (food, base) = reader.food(in: compact)
      foods.append(food)
      bases.append(base)
    }
    for (index, base) in bases.enumerated() {
      if let base { foods[index].base = foods[base].name }
    }
    return (foods, FoodNameIndex(&reader, in: compact), bases)
  }
}
