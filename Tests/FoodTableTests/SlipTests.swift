import FoodTable
import Foods
import Testing
import Words

/// Spellings one slip away from a word, of which only those that may be names are looked up.
@Suite struct SlipTests {
  private let keys = FoodTable.builtIn.nameKeys
  private let edges = PhraseEdges(of: [FoodTable.builtIn.nameKeys])

  @Test("no slip that makes a name of a word is left out")
  func findsAll() {
    var random = Steps()
    var found = 0
    for number in stride(from: 0, to: keys.count, by: 71) {
      let words = keys.word(number).split(separator: 0x20, omittingEmptySubsequences: false).map(Array.init)
      let place = random.next(words.count)
      let before = words[..<place].reduce(into: ArraySlice<UInt8>()) { $0 += $1 + [0x20] }
      let after = words[(place + 1)...].reduce(into: ArraySlice<UInt8>()) { $0 += [0x20] + $1 }
      let word = mutated(words[place], &random)
      guard word.count >= 5 else { continue }
      for isSingular in [false, true] {
        let isName = { (slip: [UInt8]) -> Bool in
          let key: ArraySlice<UInt8> = before + (isSingular ? NameWords.singular(slip) : slip) + after
          return keys.number(of: Array(key), in: 0..<key.count) != nil
        }
        let frame = SlipFrame(of: word, between: before, and: after, in: edges, isSingular: isSingular)
        let names = Set(Slips(of: word, bySound: true, in: [frame]).all.map(\.word).filter(isName))
        #expect(names == plain(word).filter(isName), "\(String(decoding: word, as: UTF8.self))")
        found += names.count
      }
    }
    #expect(found > 200)
  }

  @Test("of a word near no name, hardly any spelling is looked up")
  func looksUpFew() {
    var random = Steps()
    var count = 0
    let consonants = Array("bcdfghjklmnpqrstvwz".utf8)
    let vowels = Array("aeiou".utf8)
    for _ in 0..<1_000 {
      let word = (0..<4).flatMap { _ in [consonants[random.next(19)], vowels[random.next(5)]] }
      let frame = SlipFrame(of: word, in: edges, isSingular: true)
      count += Slips(of: word, bySound: true, in: [frame]).all.count
      let beside = SlipFrame(of: word, between: Array("zofuhi ".utf8)[...], in: edges, isSingular: true)
      count += Slips(of: word, bySound: true, in: [beside]).all.count
    }
    #expect(count < 10_000)
  }

  @Test("a name written as one word is parted where its space was lost, and hardly anywhere else")
  func partsNames() {
    var (names, others) = (0, 0)
    for number in 0..<keys.count {
      let words = keys.word(number).split(separator: 0x20)
      guard words.count == 2, words.allSatisfy({ $0.count >= 3 }), words[0].count + words[1].count >= 7 else {
        continue
      }
      let word = Array(words.joined())
      let parted = Slips.parted(word, in: [SlipFrame(of: word, in: edges)])
      #expect(parted.contains { $0.word == keys.word(number) && $0.cost == 0 })
      names += 1
      others += parted.count - 1
    }
    #expect(names > 1_000)
    #expect(others < names)
  }

  @Test("the likeliest slip costs least")
  func costs() {
    let cost = { (written: String, meant: String) in
      let frame = SlipFrame(of: Array(written.utf8), in: edges, isSingular: true)
      return Slips(of: Array(written.utf8), bySound: true, in: [frame]).all
        .filter { $0.word == Array(meant.utf8) }.map(\.cost).min()
    }
    #expect(cost("bananna", "banana") == 1)
    #expect(cost("brocolli", "broccoli") == 2)
    #expect(cost("pasrley", "parsley") == 2)
    #expect(cost("vanana", "banana") == 3)
    #expect(cost("bqnana", "banana") == 4)
  }

  @Test("a word with letters of another script has none")
  func leavesOtherScripts() {
    let word = Array("tomatoж".utf8)
    #expect(Slips(of: word, in: [SlipFrame(of: word, in: edges)]).all.isEmpty)
  }

  // MARK: The same without leaving any out

  private func plain(_ word: [UInt8]) -> Set<[UInt8]> {
    var all: Set<[UInt8]> = []
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    func add(_ head: Int, _ letters: [UInt8], _ tail: Int, of word: [UInt8]) {
      all.insert(Array(word[..<head]) + letters + Array(word[tail...]))
    }
    for index in 1...word.count {
      for letter in letters { add(index, [letter], index, of: word) }
      guard index < word.count else { continue }
      add(index, [], index + 1, of: word)
      for letter in letters where letter != word[index] { add(index, [letter], index + 1, of: word) }
      if index + 1 < word.count, word[index] != word[index + 1] {
        add(index, [word[index + 1], word[index]], index + 2, of: word)
      }
      guard word[index] == word[index - 1] else { continue }
      var single = word
      single.remove(at: index)
      for other in 1..<single.count where single[other] != word[index] {
        add(other, [single[other]], other, of: single)
      }
    }
    for sound in ["bv", "csz", "ck", "gj", "kq"].map({ Array($0.utf8) }) where sound.contains(word[0]) {
      for letter in sound where letter != word[0] { add(0, [letter], 1, of: word) }
    }
    add(0, Array("h".utf8), 0, of: word)
    if word[0] == UInt8(ascii: "h") { add(0, [], 1, of: word) }
    return all
  }

  /// Letters taken out, added, changed and turned round, the same each time.
  private func mutated(_ word: [UInt8], _ random: inout Steps) -> [UInt8] {
    var word = word
    guard word.count > 2 else { return word }
    let index = 1 + random.next(word.count - 2)
    switch random.next(6) {
    case 0: word.remove(at: index)
    case 1: word.insert(UInt8(ascii: "a") + UInt8(random.next(26)), at: index)
    case 2: word[index] = UInt8(ascii: "a") + UInt8(random.next(26))
    case 3: word.swapAt(index, index + 1)
    case 4: word.insert(word[index], at: index)
    default: word[0] = Array("bvcszkqgjh".utf8)[random.next(10)]
    }
    return word
  }

  /// Numbers that are the same in every run: the generator of Numerical Recipes, `x · 1664525 + 1013904223` modulo 2³².
  private struct Steps {
    private var state: UInt32 = 7

    mutating func next(_ limit: Int) -> Int {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Int(state >> 8) % limit
    }
  }
}
