internal import Words

/// Names of foods by their folded words, one after the other, so that all runs of words that are names are found in one go.
///
/// The last word of a name may be in another number, as `singulars` of `kitchen.js` has it; of names that then fit, the
/// site's own come first.
struct NameTree {
  private var words = WordTable(minimumCapacity: 1 << 12)
  private var branches: [Branch: Int32] = [:]
  /// The places of the foods that are meant where a name ends, -1 where none does.
  private var own: [Int32] = [-1]
  private var all: [Int32] = [-1]

  private struct Branch: Hashable {
    let node: Int
    let word: Int
  }

  /// Of equal names the first stays.
  ///
  /// - Parameter isOwn: whether the name is of the site's own language.
  mutating func add(_ name: [String], _ place: Int, isOwn: Bool) {
    var node = 0
    for word in name {
      let branch = Branch(node: node, word: words.insert(Array(word.utf8)))
      node = branches[branch].map(Int.init) ?? own.count
      guard node == own.count else { continue }
      branches[branch] = Int32(truncatingIfNeeded: node)
      own.append(-1)
      all.append(-1)
    }
    if isOwn, own[node] < 0 { own[node] = Int32(truncatingIfNeeded: place) }
    if all[node] < 0 { all[node] = Int32(truncatingIfNeeded: place) }
  }

  /// Whether words are a name of the site's own language, as they stand.
  func isOwn(_ name: [String]) -> Bool {
    end(of: name[...].map { words.number(of: $0) }).map { own[$0] >= 0 } ?? false
  }

  /// The food that all of some words mean.
  func place(of name: [String]) -> Int? {
    guard let last = name.last, let node = end(of: name.dropLast().map { words.number(of: $0) }) else { return nil }
    return place(behind: node, numbers(of: last))
  }

  /// The food that the longest run of words means; of two as long the one further behind.
  func longestPlace(in name: [String]) -> Int? {
    let numbers = name.map(numbers)
    let exact = name.map { words.number(of: $0) }
    var best: (length: Int, place: Int)?
    for start in name.indices.reversed() {
      var node = 0
      for end in start..<name.count {
        if end - start >= best?.length ?? 0, let place = place(behind: node, numbers[end]) {
          best = (end - start + 1, place)
        }
        guard let next = child(of: node, exact[end]) else { break }
        node = next
      }
    }
    return best?.place
  }

  /// Those of a word and of its other numbers that are in some name.
  private func numbers(of word: String) -> [Int] {
    ([word] + PluralEndings.otherNumbers(of: word)).compactMap { words.number(of: $0) }
  }

  private func place(behind node: Int, _ words: [Int]) -> Int? {
    let ends = words.compactMap { child(of: node, $0) }
    return (ends.first { own[$0] >= 0 }.map { own[$0] } ?? ends.first { all[$0] >= 0 }.map { all[$0] }).map(Int.init)
  }

  private func end(of name: [Int?]) -> Int? {
    var node = 0
    for word in name {
      guard let next = child(of: node, word) else { return nil }
      node = next
    }
    return node
  }

  private func child(of node: Int, _ word: Int?) -> Int? {
    word.flatMap { branches[Branch(node: node, word: $0)] }.map(Int.init)
  }
}
