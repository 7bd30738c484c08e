internal import Words

/// Which food a name means in each language.
struct FoodNameIndex: Sendable {
  /// What a name means in one language.
  enum Meaning: Equatable {
    case food(Int)
    /// Somebody said that it means no food.
    case nothing
  }

  private(set) var keys: WordTable
  /// Of all keys.
  private(set) var ends = NameEnds()
  /// Four for each key, in the order of `FoodLanguage`.
  private var meanings: [UInt16] = []

  private static let unknown = UInt16.max
  private static let nothing = UInt16.max - 1
  /// More foods than this cannot be told apart.
  static let maximumFoods = Int(UInt16.max) - 2

  init(minimumCapacity: Int = 16) {
    keys = WordTable(minimumCapacity: minimumCapacity)
    meanings.reserveCapacity(4 * minimumCapacity)
  }

  /// A later food takes a name that an earlier one has.
  init(_ foods: [Food]) {
    self.init(minimumCapacity: foods.reduce(0) { $0 + 1 + $1.storedNames.count })
    for (index, food) in foods.enumerated().prefix(Self.maximumFoods) {
      for language in FoodLanguage.allCases {
        for name in food.names(in: language) { set(NameWords(name).bytes, language, .food(index)) }
      }
    }
  }

  mutating func set(_ key: [UInt8], _ language: FoodLanguage, _ meaning: Meaning) {
    guard !key.isEmpty else { return }
    let number = keys.insert(key)
    key.withUnsafeBufferPointer { ends.insert($0) }
    while meanings.count < 4 * keys.count { meanings.append(Self.unknown) }
    switch meaning {
    case .food(let index): meanings[4 * number + Int(language.rawValue)] = UInt16(truncatingIfNeeded: index)
    case .nothing: meanings[4 * number + Int(language.rawValue)] = Self.nothing
    }
  }

  func meaning(_ number: Int, _ language: FoodLanguage) -> Meaning? {
    switch meanings[4 * number + Int(language.rawValue)] {
    case Self.unknown: nil
    case Self.nothing: .nothing
    case let index: .food(Int(index))
    }
  }

  func meaning(of key: [UInt8], _ range: Range<Int>, _ language: FoodLanguage) -> Meaning? {
    guard !range.isEmpty, let number = keys.number(of: key, in: range) else { return nil }
    return meaning(number, language)
  }

  /// What two words mean that are written as one.
  func meaning(
    of key: [UInt8], _ first: Range<Int>, joinedWith second: Range<Int>, _ language: FoodLanguage
  ) -> Meaning? {
    keys.number(of: key, in: first, joinedWith: second).flatMap { meaning($0, language) }
  }

  /// The food that a whole name means.
  func food(of key: [UInt8], _ language: FoodLanguage) -> Int? {
    if case .food(let index) = meaning(of: key, 0..<key.count, language) { index } else { nil }
  }
}

// MARK: Compact form

extension CompactWriter {
  mutating func append(_ index: FoodNameIndex) {
    append(index.keys.count)
    for number in 0..<index.keys.count {
      append(index.keys.word(number))
      let meanings = FoodLanguage.allCases.map { index.meaning(number, $0) }
      append(meanings.enumerated().reduce(0) { $1.element == nil ? $0 : $0 | 1 << $1.offset })
      for case .food(let food) in meanings { append(food) }
    }
  }
}

extension FoodNameIndex {
  /// Reads what `CompactWriter` wrote.
  init(_ reader: inout CompactReader, in table: StaticString) {
    let count = reader.number()
    keys = WordTable(minimumCapacity: count, adopting: table)
    meanings = [UInt16](repeating: Self.unknown, count: 4 * count)
    for number in 0..<count {
      let range = reader.range()
      keys.adopt(range)
      table.withUTF8Buffer { ends.insert(UnsafeBufferPointer(rebasing: $0[range])) }
      let languages = reader.number()
      for language in 0..<4 where languages & 1 << language != 0 {
        meanings[4 * number + language] = UInt16(truncatingIfNeeded: reader.number())
      }
    }
  }
}

extension FoodNameIndex: Equatable {
  static func == (left: FoodNameIndex, right: FoodNameIndex) -> Bool {
    left.keys.count == right.keys.count
      && (0..<left.keys.count).allSatisfy { number in
        let key = left.keys.word(number)
        return FoodLanguage.allCases.allSatisfy { language in
          left.meaning(number, language) == right.meaning(of: key, 0..<key.count, language)
        }
      }
  }
}
