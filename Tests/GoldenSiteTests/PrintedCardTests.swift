import Foundation
import Testing

/// What is on the paper of cook cards, as poppler and qpdf see it.
@Suite struct PrintedCardTests {
  private static let cards = PrintedCards.shared

  /// WeasyPrint 57 writes no text for letters that run from right to left; their pictures are right.
  private static let unreadable: Set<String> = ["hebrew"]

  private func forEachCard(_ body: (PrintedCards, _ name: String, _ size: String) throws -> Void) throws {
    let cards = try Self.cards.get()
    #expect(cards.names.count >= 14)
    for size in PrintedCards.sizes {
      for name in cards.names { try body(cards, name, size) }
    }
  }

  @Test func everyFileIsSoundAndHasItsFontsInside() throws {
    try forEachCard { cards, name, size in
      _ = try PrintedCards.run(["qpdf", "--check", cards.path(name, size)])
      let fonts = String(decoding: try PrintedCards.run(["pdffonts", cards.path(name, size)]), as: UTF8.self)
      let embedded = fonts.matches(of: #/(yes|no) +(yes|no) +(yes|no) +\d+ +\d+/#).map(\.output.1)
      #expect(!embedded.isEmpty && embedded.allSatisfy { $0 == "yes" }, "\(name) \(size): \(fonts)")
    }
  }

  @Test func everyIngredientAndStepIsThereOnceAndInOrder() throws {
    try forEachCard { cards, name, size in
      guard !Self.unreadable.contains(name) else { return }
      let text = PrintedCards.compact(try cards.pages(name, size).map(Self.withoutMargins).joined())
      let contents = try cards.contents(name)
      for list in [contents.ingredients, contents.steps] {
        var rest = text[...]
        for part in list {
          let range = rest.firstRange(of: part)
          #expect(range != nil, "\(name) \(size): “\(part)” in “\(rest)”")
          if let range { rest = rest[range.upperBound...] }
        }
        // What stands there once in the recipe stands there once on the card.
        for part in list where part.count > 20 {
          #expect(text.ranges(of: part).count == list.count { $0.contains(part) }, "\(name) \(size): \(part)")
        }
      }
    }
  }

  @Test func noStepIsSplit() throws {
    try forEachCard { cards, name, size in
      guard !Self.unreadable.contains(name) else { return }
      let pages = try cards.pages(name, size).map(PrintedCards.compact)
      for step in try cards.contents(name).steps {
        #expect(pages.contains { $0.contains(step) }, "\(name) \(size): \(step)")
      }
    }
  }

  @Test func theFirstPageIsMadeUseOf() throws {
    try forEachCard { cards, name, size in
      guard !Self.unreadable.contains(name) else { return }
      let page = PrintedCards.compact(try #require(try cards.pages(name, size).first))
      let contents = try cards.contents(name)
      for part in [contents.ingredients.first, contents.steps.first].compactMap(\.self) {
        #expect(page.contains(part), "\(name) \(size): \(part)")
      }
    }
  }

  @Test func nothingIsPrintedInTheMarginsAndNoPageIsEmpty() throws {
    try forEachCard { cards, name, size in
      let pictures = try cards.pictures(name, size, dotsPerInch: 40)
      #expect(try PrintedCards.run(["pdfinfo", cards.path(name, size)]).count > 0)
      for (number, picture) in pictures.enumerated() {
        // 5 mm at 40 dots an inch.
        let margin = 7
        var dark = 0
        for y in 0..<picture.height {
          for x in 0..<picture.width where picture[x, y] < 200 {
            dark += 1
            let isInside =
              (margin..<picture.width - margin).contains(x) && (margin..<picture.height - margin).contains(y)
            #expect(isInside, "\(name) \(size), page \(number + 1): ink at \(x), \(y)")
          }
        }
        #expect(dark > 60, "\(name) \(size): page \(number + 1) is empty")
      }
    }
  }

  @Test(
    "cards have as many pages as they need, and each says what it goes on with",
    arguments: [
      ("eighty", "a5", 5...8), ("two-pages", "a5", 2...2), ("no-steps", "3x5", 1...1), ("emoji", "3x5", 1...1),
    ])
  func countsPages(name: String, size: String, count: ClosedRange<Int>) throws {
    let pages = try Self.cards.get().pages(name, size)
    #expect(count.contains(pages.count), "\(pages.count)")
    #expect(pages.dropFirst().allSatisfy { $0.contains("Continued –") })
  }

  @Test("long words are broken by the rules of the recipe's language", arguments: ["gulasch", "ratatouille"])
  func hyphenates(name: String) throws {
    #expect(try Self.cards.get().pages(name, "3x5").joined().contains("‐\n"))
  }

  @Test(
    "cards say what they said", arguments: [("two-pages", "a5"), ("gulasch", "3x5"), ("english-lentil-soup", "a5")])
  func readsAsRecorded(name: String, size: String) throws {
    let text = try Self.cards.get().pages(Self.file(name), size).joined(separator: "\u{C}\n")
    let expected = try PrintedCards.expected("\(name)-\(size).txt", recording: Array(text.utf8))
    #expect(text == String(decoding: expected, as: UTF8.self))
  }

  /// Equal to the eye: shades differ by less than 2 % on average, and clearly in less than 2 % of all points; versions
  /// of poppler and FreeType draw letters a little differently.
  @Test(
    "cards look as they looked", arguments: [("two-pages", "a5", 20), ("gulasch", "3x5", 30), ("emoji", "3x5", 30)])
  func looksAsRecorded(name: String, size: String, dotsPerInch: Int) throws {
    let found = try #require(try Self.cards.get().pictures(name, size, dotsPerInch: dotsPerInch).first)
    let recorded = try PrintedCards.expected("\(name)-\(size).pgm", recording: found.bytes)
    let expected = try #require(try GrayPicture.read(recorded).first)
    try #require(found.width == expected.width && found.height == expected.height)
    let differences = zip(found.pixels, expected.pixels).map { abs(Int($0) - Int($1)) }
    #expect(differences.reduce(0, +) * 50 < 255 * differences.count)
    #expect(differences.count { $0 > 64 } * 50 < differences.count)
  }

  // MARK: Names

  /// Recipes of golden sites are in folders of their own.
  private static func file(_ name: String) -> String { name.replacing("english-", with: "") }

  /// Without the head of further pages and their numbers.
  private static func withoutMargins(_ page: String) -> String {
    page.split(separator: "\n").filter { !$0.hasPrefix("Continued –") && $0.firstMatch(of: #/^\d+ \/ \d+$/#) == nil }
      .joined(separator: "\n")
  }
}
