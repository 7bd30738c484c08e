import Testing

@testable import Printing
@testable import SiteBuilding

@Suite struct CardTargetTests {
  @Test(
    "the name of the output says whether it is a file or a folder",
    arguments: [
      ("soup.pdf", CardTarget.whole(.file(folder: ".", name: "soup.pdf"))),
      ("a/b/soup.pdf", .whole(.file(folder: "a/b", name: "soup.pdf"))),
      ("/soup.pdf", .whole(.file(folder: "/", name: "soup.pdf"))), ("cards", .folder("cards")),
      ("soup.PDF", .whole(.file(folder: ".", name: "soup.PDF"))), ("cards.html/", .folder("cards.html/")),
      ("no.3", .folder("no.3")),
    ])
  func readsNames(output: String, target: CardTarget) throws {
    #expect(try CardTarget(output, format: .pdf, count: 1, isTerminal: true) == target)
  }

  @Test("a name that ends like another format is refused", arguments: ["soup.html", "a/soup.PNG", "soup.svg"])
  func refusesOtherEndings(output: String) {
    let error = #expect(throws: InvalidRequest.self) {
      try CardTarget(output, format: .pdf, count: 1, isTerminal: true)
    }
    #expect(error?.hint.hasPrefix("add --format ") == true)
  }

  @Test("without a name cards go to standard output", arguments: CardFormat.allCases)
  func writesToStandardOutput(format: CardFormat) throws {
    #expect(try CardTarget(nil, format: format, count: 1, isTerminal: false) == .whole(.standardOutput))
  }

  @Test func severalCardsGoIntoOnePDF() throws {
    #expect(try CardTarget(nil, format: .pdf, count: 2, isTerminal: false) == .whole(.standardOutput))
    #expect(
      try CardTarget("a.pdf", format: .pdf, count: 2, isTerminal: true) == .whole(.file(folder: ".", name: "a.pdf")))
  }

  @Test("several cards of another format need a folder", arguments: [CardFormat.html, .svg, .png])
  func needsAFolder(format: CardFormat) throws {
    #expect(throws: InvalidRequest.self) { try CardTarget(nil, format: format, count: 2, isTerminal: false) }
    #expect(throws: InvalidRequest.self) {
      try CardTarget("a.\(format.rawValue)", format: format, count: 2, isTerminal: false)
    }
    #expect(try CardTarget("a", format: format, count: 2, isTerminal: false) == .folder("a"))
  }

  @Test func sheetsGoIntoOneFile() throws {
    #expect(throws: InvalidRequest.self) {
      try CardTarget("cards", format: .pdf, hasSheets: true, count: 2, isTerminal: false)
    }
    #expect(
      try CardTarget("a.png", format: .png, hasSheets: true, count: 2, isTerminal: false)
        == .whole(.file(folder: ".", name: "a.png")))
  }

  @Test("nothing that is not text goes to a terminal", arguments: [CardFormat.pdf, .png])
  func refusesTerminals(format: CardFormat) {
    #expect(throws: InvalidRequest.self) { try CardTarget(nil, format: format, count: 1, isTerminal: true) }
  }
}
