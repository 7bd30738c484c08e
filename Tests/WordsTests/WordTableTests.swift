import Testing
import Words

@Suite struct WordTableTests {
  @Test func findsWhatWasAdded() {
    var table = WordTable()
    let keys = (0..<5000).map { Array("key \($0 * 7919 % 5000)".utf8) }
    for (number, key) in keys.enumerated() { #expect(table.insert(key) == number) }
    for (number, key) in keys.enumerated() {
      #expect(table.number(of: key, in: 0..<key.count) == number)
      #expect(table.word(number) == key)
    }
    #expect(table.insert(keys[17]) == 17)
    #expect(table.number(of: Array("key".utf8), in: 0..<3) == nil)
    #expect(table.number(of: Array("key 17 and".utf8), in: 0..<10) == nil)
    #expect(table.count == 5000)
  }

  @Test func takesOverTheWordsOfAnotherTableOnce() {
    var table = WordTable(["salt", "oil"])
    #expect(table.insert(wordsOf: WordTable(["oil", "rice", "salt", "miso"])) == [1, 2, 0, 3])
    #expect(table.strings == ["salt", "oil", "rice", "miso"])
    let text = Array("rice, leek".utf8)
    #expect([0..<4, 6..<10].map { table.insert(text, in: $0) } == [2, 4])
  }

  @Test func numbersWordsOfAListByTheirPlaces() {
    let table = WordTable(["cup", "cups", "cup", "fl oz"])
    #expect(table.number(of: "cup") == 0)
    #expect(table.number(of: "fl oz") == 3)
    #expect(table.number(of: "cu") == nil)
    #expect(WordTable([]).number(of: "") == nil)
  }

  @Test func findsTwoPartsOfATextAsOneWord() {
    let table = WordTable(["chickpea", "pea"])
    let text = Array("chick pea".utf8)
    #expect(table.number(of: text, in: 0..<5, joinedWith: 6..<9) == 0)
    #expect(table.number(of: text, in: 0..<0, joinedWith: 6..<9) == 1)
    #expect(table.number(of: text, in: 6..<9, joinedWith: 0..<5) == nil)
    #expect(table.number(of: text, in: 0..<6, joinedWith: 6..<9) == nil)
  }

  @Test func takesOverWordsThatStandInATextAlready() {
    var adopted = WordTable(minimumCapacity: 3, adopting: "eggmilkrye")
    for place in [0..<3, 3..<7, 7..<10] { adopted.adopt(place) }
    for (number, word) in ["egg", "milk", "rye"].enumerated() {
      #expect(adopted.number(of: word) == number)
      #expect(adopted.word(number) == Array(word.utf8))
    }
    let new = adopted.insert(Array("oat".utf8))
    #expect(adopted.word(new) == Array("oat".utf8))
  }
}
