import Testing

@testable import CoverDrawing

@Suite struct PhraseLexiconTests {
  private let table = PhraseLexicon([
    (0, "ice,potato"), (1, "rice"), (2, "sweet potato"), (3, "oil"), (4, "-suppe,pie"), (5, "mehl"),
  ])

  private func meanings(_ text: String) -> [Int] { table.matches(in: FoldedText(text)).map(\.meaning) }

  @Test(
    arguments: [
      ("rice", [1]), ("slice", []), ("ice", [0]), ("iced", []), ("police", []), ("price of rice", [1]),
      ("potatoes", [0]), ("sweet potatoes", [2, 0]), ("sweet, potato", [2, 0]), ("olive oil", [3]), ("boil", []),
      ("magpie", []), ("Kürbissuppe", [4]), ("Suppen", [4]), ("Weizenmehl", []), ("xsuppe", []),
    ] as [(String, [Int])])
  func matchesWholeWordsAndMarkedCompoundEnds(text: String, expected: [Int]) {
    #expect(meanings(text) == expected)
  }
}
