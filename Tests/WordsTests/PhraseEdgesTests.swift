import Testing
import Words

@Suite struct PhraseEdgesTests {
  private let edges = PhraseEdges(of: [WordTable(["soy sauce", "salt"]), WordTable(["soy milk"])])

  private func begins(_ text: String) -> Bool {
    edges.mayBegin(text.utf8.reduce(PhraseEdges.none, PhraseEdges.hash))
  }

  private func ends(_ text: String) -> Bool {
    edges.mayEnd(text.utf8.reversed().reduce(PhraseEdges.none, PhraseEdges.hash))
  }

  @Test func knowsEachBeginningAndEachEnd() {
    for phrase in ["soy sauce", "salt", "soy milk"] {
      for count in 0...phrase.count {
        #expect(begins(String(phrase.prefix(count))))
        #expect(ends(String(phrase.suffix(count))))
      }
    }
  }

  @Test func refusesMostOfWhatIsNone() {
    let letters = "abcdefghijklmnopqrstuvwxyz".map(String.init)
    let others = letters.flatMap { first in letters.map { "q" + first + $0 } }
    #expect(others.filter(begins).count < others.count / 5)
    #expect(others.map { $0 + "q" }.filter(ends).count < others.count / 5)
  }

  @Test func findsThemOutOnceAndOnlyWhenAsked() {
    let near = NearPhrases([WordTable(["salt"])])
    #expect(near.edges.mayBegin("sa".utf8.reduce(PhraseEdges.none, PhraseEdges.hash)))
    #expect(near.edges.mayEnd("tl".utf8.reduce(PhraseEdges.none, PhraseEdges.hash)))
  }
}
