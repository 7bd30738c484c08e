import Testing

@testable import GalleyCommands

@Suite struct CardTargetTests {
  @Test(
    "the name of the output says whether it is a file or a folder",
    arguments: [
      ("soup.pdf", CardTarget.single(.file(folder: ".", name: "soup.pdf"))),
      ("a/b/soup.pdf", .single(.file(folder: "a/b", name: "soup.pdf"))),
      ("/soup.pdf", .single(.file(folder: "/", name: "soup.pdf"))),
      ("cards", .folder("cards")), ("cards.html", .folder("cards.html")),
    ])
  func readsNames(output: String, target: CardTarget) throws {
    #expect(try CardTarget(output, format: .pdf, count: 1, isTerminal: true) == target)
  }

  @Test func oneCardGoesToStandardOutput() throws {
    #expect(try CardTarget(nil, format: .html, count: 1, isTerminal: true) == .single(.standardOutput))
    #expect(try CardTarget(nil, format: .pdf, count: 1, isTerminal: false) == .single(.standardOutput))
  }

  @Test func severalCardsNeedAFolder() {
    #expect(throws: CommandUsageError.self) { try CardTarget(nil, format: .pdf, count: 2, isTerminal: false) }
    #expect(throws: CommandUsageError.self) { try CardTarget("a.pdf", format: .pdf, count: 2, isTerminal: false) }
  }

  @Test func noPDFGoesToATerminal() {
    #expect(throws: CommandUsageError.self) { try CardTarget(nil, format: .pdf, count: 1, isTerminal: true) }
  }
}
