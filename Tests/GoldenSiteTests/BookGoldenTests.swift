import Foundation
import Testing

/// The book of the site `week`: its text as poppler sets it, and how four of its pages look.
///
/// `GALLEY_RECORD=1 swift test --filter BookGoldenTests` records both anew.
@Suite struct BookGoldenTests {
  private static let book = Result { try printed() }

  private static func printed() throws -> TemporaryFolder {
    let site = try GoldenSite(name: "week").copy()
    let outcome = try Galley.run(["book", "--title", "Our week", "--output", "book.pdf"], at: site.path)
    try #require(outcome.status == 0, "\(outcome.error)")
    return site
  }

  @Test func saysOnEachPageWhatIsRecorded() throws {
    let text = try PDFText.read(Self.book.get().path + "/book.pdf")
    let found = text.replacing(/Galley [0-9.]+\./, with: "Galley.")
    if GoldenSite.isRecording { try GoldenSite(name: "week").record(found, as: "books/week.pdf.txt") }
    #expect(try found == GoldenSite(name: "week").text("books/week.pdf.txt"))
  }

  @Test(arguments: [("cover", 1), ("contents", 5), ("recipe", 10), ("index", 16)])
  func looksAsItIsRecorded(name: String, page: Int) throws {
    let file = try Self.book.get().path + "/book.pdf"
    let words = ["pdftoppm", "-gray", "-r", "18", "-f", "\(page)", "-l", "\(page)", file]
    let found = try #require(try GrayPicture.read(Array(PrintedCards.run(words))).first)
    let url = GoldenSite(name: "week").file("books/\(name).pgm")
    if GoldenSite.isRecording { try Data(found.bytes).write(to: url) }
    let expected = try #require(try GrayPicture.read(Array(Data(contentsOf: url))).first)
    try #require(found.width == expected.width && found.height == expected.height)
    let differences = zip(found.pixels, expected.pixels).map { abs(Int($0) - Int($1)) }
    // Other versions of poppler and of the fonts draw edges differently; lines that moved make more of a difference.
    #expect(differences.reduce(0, +) < 2 * differences.count, "\(name)")
  }
}
