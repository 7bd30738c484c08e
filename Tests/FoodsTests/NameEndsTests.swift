import Testing

@testable import Foods

@Suite struct NameEndsTests {
  @Test func knowsHowEachNameEnds() {
    let names = (0..<2000).map { "part\($0) of\($0 % 7) name\($0 * 7919)" } + ["egg", "a b"]
    var ends = NameEnds()
    for name in names { Array(name.utf8).withUnsafeBufferPointer { ends.insert($0) } }
    for name in names {
      let text = Array(name.utf8)
      let last = (text.lastIndex(of: 0x20).map { $0 + 1 } ?? 0)..<text.count
      #expect(ends.mayEndApart(text, last) || last.lowerBound == 0)
      for start in last { #expect(ends.mayEndJoined(text, start..<text.count)) }
    }
  }

  @Test func saysNoToWhatEndsNone() {
    var ends = NameEnds()
    for name in ["chickpea", "red onion"] { Array(name.utf8).withUnsafeBufferPointer { ends.insert($0) } }
    let text = Array("chickpea warm".utf8)
    #expect(!ends.mayEndApart(text, 0..<8) && !ends.mayEndApart(text, 9..<13) && !ends.mayEndJoined(text, 9..<13))
  }
}
