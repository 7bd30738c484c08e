import Testing

@testable import CoverDrawing

@Suite struct FoldedTextTests {
  private func words(_ text: String) -> [String] {
    let folded = FoldedText(text)
    return folded.words.map { String(decoding: folded.bytes[$0], as: UTF8.self) }
  }

  @Test(
    arguments: [
      ("Käsespätzle", ["kasespatzle"]), ("Soße & Größe", ["sosse", "grosse"]),
      ("Œufs à l’oignon", ["oeufs", "a", "l", "oignon"]),
      ("piñón", ["pinon"]), ("e\u{301}te\u{301}", ["ete"]), ("70 % cocoa", ["cocoa"]), ("", []), ("🍲 ½", []),
      ("борщ", []),
      ("tomate🍅suppe", ["tomate", "suppe"]), ("x×y÷z", ["x", "y", "z"]),
    ] as [(String, [String])])
  func foldsToLowercaseWords(text: String, expected: [String]) {
    #expect(words(text) == expected)
  }

  @Test func keepsOnlyTheBeginningOfAnEndlessName() {
    #expect(FoldedText(String(repeating: "soup ", count: 100_000)).bytes.count <= 257)
  }
}
