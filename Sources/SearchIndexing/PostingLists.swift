/// Which recipes have a key in a place, and where, of all keys and places: in the order of recipes, and of positions in each.
struct PostingLists {
  private static let places = SearchPlace.allCases.count

  /// Of each key in each place; 0 where no recipe has it there, else its number plus one.
  private var numbers: [UInt32] = []
  private var lists = GrowingLists()
  /// The recipe that was added last to each list.
  private var last: [UInt32] = []
  private var counts: [UInt32] = []

  /// - Parameters:
  ///   - document: none below the one before.
  ///   - position: of all entries of a key or of none; taken by 65,536.
  mutating func append(_ document: UInt32, _ key: Int, _ place: SearchPlace, position: Int? = nil) {
    let list = list(key, place)
    append(number: Int(document - last[list]), to: list)
    if let position { append(number: Int(UInt16(truncatingIfNeeded: position)), to: list) }
    last[list] = document
    counts[list] += 1
  }

  /// How many entries a key has in a place; a recipe may have several.
  func count(_ key: Int, _ place: SearchPlace) -> Int { number(key, place).map { Int(counts[$0]) } ?? 0 }

  /// Recipes with a key that has no positions, or of one that has: ascending and each once.
  func documents(_ key: Int, _ place: SearchPlace, hasPositions: Bool) -> [UInt32] {
    var found: [UInt32] = []
    visit(key, place, hasPositions: hasPositions) { document, _ in
      if document != found.last { found.append(document) }
    }
    return found
  }

  /// Calls with each entry of a key in a place; the position is 0 where it has none.
  func visit(
    _ key: Int, _ place: SearchPlace, hasPositions: Bool, _ body: (_ document: UInt32, _ position: UInt16) -> Void
  ) {
    guard let list = number(key, place) else { return }
    let bytes = lists.bytes(of: list)
    var next = bytes.startIndex
    var document: UInt32 = 0
    while next < bytes.endIndex {
      document += UInt32(NumberList.number(at: &next, in: bytes))
      body(document, hasPositions ? UInt16(NumberList.number(at: &next, in: bytes)) : 0)
    }
  }

  private func number(_ key: Int, _ place: SearchPlace) -> Int? {
    let slot = key * Self.places + place.rawValue
    return slot < numbers.count && numbers[slot] > 0 ? Int(numbers[slot]) - 1 : nil
  }

  private mutating func list(_ key: Int, _ place: SearchPlace) -> Int {
    if let known = number(key, place) { return known }
    let missing = (key + 1) * Self.places - numbers.count
    if missing > 0 { numbers.append(contentsOf: repeatElement(0, count: missing)) }
    let list = lists.add()
    numbers[key * Self.places + place.rawValue] = UInt32(list + 1)
    last.append(0)
    counts.append(0)
    return list
  }

  private mutating func append(number: Int, to list: Int) {
    NumberList.encode(number) { lists.append($0, to: list) }
  }
}
