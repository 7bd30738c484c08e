import Foundation
import Testing

/// `galley plan sheet` as people call it.
@Suite struct SheetCommandTests {
  private static func pages(of pdf: String) throws -> [String] {
    let text = try PDFText.read(pdf)
    return text.split(separator: "\u{0C}").map(String.init).filter { !$0.allSatisfy(\.isWhitespace) }
  }

  @Test(arguments: ["a4", "letter"]) func putsPlanAndListOnOnePageEach(size: String) throws {
    let site = try GoldenSite(name: "week").copy()
    let outcome = try Galley.run("plan", "sheet", "2026-W47", "--size", size, "--output", "week.pdf", in: site)
    #expect(outcome.status == 0, "\(outcome.error)")
    let pages = try Self.pages(of: site.path + "/week.pdf")
    #expect(pages.count == 2)
    #expect(pages[0].contains("Week 47 · 16–22 November 2026") && pages[0].contains("Roast roots with"))
    #expect(pages[0].contains("feta") && pages[0].contains("3 servings"))
    #expect(!pages[0].contains("Afternoo "), "the name of a meal is parted by the rules of its language")
    #expect(pages[0].contains("1 of 5 days on target") && pages[0].contains("0 of 4 days on target"))
    #expect(pages[1].contains("Shopping list") && pages[1].contains("red lentils"))
  }

  @Test func saysWhoEatsHowMuchAndWhatIsMade() throws {
    let site = try GoldenSite(name: "week").copy()
    let outcome = try Galley.run("plan", "sheet", "2026-W47", "--format", "html", in: site)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(outcome.output.contains("Lentil soup</a> <span>4\u{A0}servings</span>"))
    #expect(outcome.output.contains("Roast roots with feta</a> <span>3\u{A0}servings\u{A0}· Anna 1, Ben 2</span>"))
    #expect(outcome.output.contains("<span>left over from Monday, Dinner</span>"))
    #expect(!outcome.output.contains("<script") && !outcome.output.contains("<link "))
  }

  @Test func showsOnePersonAlone() throws {
    let site = try GoldenSite(name: "week").copy()
    let outcome = try Galley.run("plan", "sheet", "2026-W47", "--person", "ben", "--format", "html", in: site)
    #expect(outcome.output.contains("0 of 4 days on target") && !outcome.output.contains("1 of 5 days on target"))
    #expect(outcome.output.contains("canteen") && !outcome.output.contains("200 g yoghurt"))
  }

  @Test func setsALongListSmallerUntilItFits() throws {
    let site = try GoldenSite(name: "week").copy()
    let items = (1...110).map { "- *\($0) g* thing \($0)" }.joined(separator: "\n")
    try site.write("content/many.md", "# Many things\n\n**2 servings**\n\n---\n\n\(items)\n")
    try site.write("content/plans/2026-W48.md", "## Monday\n- Dinner: [Many](../many.md) *2 servings*\n")
    let outcome = try Galley.run("plan", "sheet", "2026-W48", "--output", "week.pdf", in: site)
    #expect(outcome.status == 0 && !outcome.error.contains("sheet-pages"), "\(outcome.error)")
    #expect(try Self.pages(of: site.path + "/week.pdf").count == 2)
  }

  @Test func warnsWhereEvenTheSmallestTypeIsNotEnough() throws {
    let site = try GoldenSite(name: "week").copy()
    let items = (1...230).map { "- *\($0) g* thing \($0)" }.joined(separator: "\n")
    try site.write("content/many.md", "# Many things\n\n**2 servings**\n\n---\n\n\(items)\n")
    try site.write("content/plans/2026-W48.md", "## Monday\n- Dinner: [Many](../many.md) *2 servings*\n")
    let outcome = try Galley.run("plan", "sheet", "2026-W48", "--output", "week.pdf", in: site)
    let count = try Self.pages(of: site.path + "/week.pdf").count
    #expect(count > 2 && outcome.status == 0)
    #expect(
      outcome.error.contains(
        "week.pdf: warning: the sheet has \(count) pages even in the smallest type, not 2 [sheet-pages]"),
      "\(outcome.error)")
  }

  @Test(arguments: [["2026-W50"], ["monday"], ["2026-W47", "--person", "carl"], ["2026-W47", "--size", "a6"]])
  func refusesWeeksPeopleAndPaperThereAreNot(arguments: [String]) throws {
    let site = try GoldenSite(name: "week").copy()
    let outcome = try Galley.run(["plan", "sheet", "--format", "html"] + arguments, at: site.path)
    #expect(outcome.status == 2 && outcome.error.contains("hint: "), "\(outcome.error)")
  }
}
