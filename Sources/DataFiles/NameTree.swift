/// Names of foods by the numbers of their folded words, one after the other, so that all runs of words that are names are
/// found in one go.
///
/// The last word of a name may be in another number; of names that then fit, the site's own come first.
struct NameTree {
  /// For each word itself and its other numbers: `NameVocabulary.forms`.
  private let forms: [[Int32]]
  /// By the node above and the word.
  private var branches: [UInt64: Int32] = [:]
  /// The places of the foods that are meant where a name ends, -1 where none does.
  private var own: [Int32] = [-1]
  private var all: [Int32] = [-1]

  init(forms: [[Int32]]) { self.forms = forms }

  /// Of equal names the first stays.
  ///
  /// - Parameter isOwn: whether the name is of the site's own language.
  mutating func add(_ name: [Int32], _ place: Int, isOwn: Bool) {
    var node: Int32 = 0
    for word in name {
      let branch = Self.branch(node, word)
      if let next = branches[branch] {
        node = next
        continue
      }
      node = Int32(truncatingIfNeeded: own.count)
      branches[branch] = node
      own.append(-1)
      all.append(-1)
    }
    if isOwn, own[Int(node)] < 0 { own[Int(node)] = Int32(truncatingIfNeeded: place) }
    if all[Int(node)] < 0 { all[Int(node)] = Int32(truncatingIfNeeded: place) }
  }

  /// Whether words are a name of the site's own language, as they stand.
  func isOwn(_ name: [Int32]) -> Bool { end(of: name[...]).map { own[Int($0)] >= 0 } ?? false }

  /// The food that all of some words mean.
  func place(of name: [Int32]) -> Int? {
    guard let last = name.last, let node = end(of: name.dropLast()) else { return nil }
    return place(behind: node, last)
  }

  /// The food that the longest run of words means; of two as long the one further behind.
  func longestPlace(in name: [Int32]) -> Int? {
    var best: (length: Int, place: Int)?
    for start in name.indices.reversed() {
      var node: Int32 = 0
      for end in start..<name.count {
        if end - start >= best?.length ?? 0, let place = place(behind: node, name[end]) {
          best = (end - start + 1, place)
        }
        guard let next = branches[Self.branch(node, name[end])] else { break }
        node = next
      }
    }
    return best?.place
  }

  private func place(behind node: Int32, _ word: Int32) -> Int? {
    var strange: Int32?
    for form in forms[Int(word)] {
      guard let end = branches[Self.branch(node, form)] else { continue }
      if own[Int(end)] >= 0 { return Int(own[Int(end)]) }
      if strange == nil, all[Int(end)] >= 0 { strange = all[Int(end)] }
    }
    return strange.map(Int.init)
  }

  private func end(of name: ArraySlice<Int32>) -> Int32? {
    var node: Int32 = 0
    for word in name {
      guard let next = branches[Self.branch(node, word)] else { return nil }
      node = next
    }
    return node
  }

  private static func branch(_ node: Int32, _ word: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: node)) << 32 | UInt64(UInt32(bitPattern: word))
  }
}
