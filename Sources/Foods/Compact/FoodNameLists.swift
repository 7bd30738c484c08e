/// The names of a food in each language, as given or still in the table, where reading them all would take most of the
/// time the table takes.
enum FoodNameLists: Sendable {
  case given([String: [String]])
  case compact(CompactFoodNames)

  var lists: [String: [String]] {
    switch self {
    case .given(let lists): lists
    case .compact(let names): names.lists
    }
  }

  var count: Int {
    switch self {
    case .given(let lists): lists.values.reduce(0) { $0 + $1.count }
    case .compact(let names): names.count
    }
  }

  func names(in language: FoodLanguage) -> [String] {
    switch self {
    case .given(let lists): lists[language.code] ?? []
    case .compact(let names): names.names(in: language)
    }
  }
}

extension FoodNameLists: Hashable {
  static func == (left: FoodNameLists, right: FoodNameLists) -> Bool { left.lists == right.lists }

  func hash(into hasher: inout Hasher) { hasher.combine(lists) }
}

/// Where the names of a food stand in the table: for each language their number, then each.
struct CompactFoodNames: Sendable {
  let table: StaticString
  let start: Int

  var lists: [String: [String]] {
    table.withUTF8Buffer { bytes in
      var reader = CompactReader(bytes, at: start)
      var lists: [String: [String]] = [:]
      for language in FoodLanguage.allCases {
        let count = reader.number()
        if count > 0 { lists[language.code] = (0..<count).map { _ in reader.text() } }
      }
      return lists
    }
  }

  var count: Int {
    table.withUTF8Buffer { bytes in
      var reader = CompactReader(bytes, at: start)
      return FoodLanguage.allCases.reduce(0) { sum, _ in
        let count = reader.number()
        for _ in 0..<count { _ = reader.range() }
        return sum + count
      }
    }
  }

  /// Those of one language alone.
  func names(in wanted: FoodLanguage) -> [String] {
    table.withUTF8Buffer { bytes in
      var reader = CompactReader(bytes, at: start)
      for language in FoodLanguage.allCases {
        let count = reader.number()
        if language == wanted { return (0..<count).map { _ in reader.text() } }
        for _ in 0..<count { _ = reader.range() }
      }
      return []
    }
  }

  static func bytes(of lists: [String: [String]]) -> [UInt8] {
    var writer = CompactWriter()
    for language in FoodLanguage.allCases {
      let names = lists[language.code] ?? []
      writer.append(names.count)
      for name in names { writer.append(name) }
    }
    return writer.bytes
  }
}
