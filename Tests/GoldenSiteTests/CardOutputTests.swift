import Foundation
import Testing

/// What `galley card` makes of several cards, and of pages as pictures.
@Suite struct CardOutputTests {
  private func card(_ site: TemporaryFolder, _ options: String..., status: Int32 = 0) throws -> Galley.Outcome {
    let outcome = try Galley.run(["card"] + options, at: site.path)
    #expect(outcome.status == status, "\(outcome.error)")
    return outcome
  }

  private func information(_ path: String) throws -> [String: String] {
    let lines = String(decoding: try PrintedCards.run(["pdfinfo", path]), as: UTF8.self).split(separator: "\n")
    return lines.reduce(into: [:]) { result, line in
      let parts = line.split(separator: ":", maxSplits: 1)
      result[String(parts[0])] = parts.last.map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  private func pages(_ path: String) throws -> [String] {
    let text = String(decoding: try PrintedCards.run(["pdftotext", "-raw", path, "-"]), as: UTF8.self)
    return text.split(separator: "\u{C}", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  @Test func severalCardsBecomeOneTaggedPDFWithABookmarkEach() throws {
    let site = try PrintedCards.site()
    _ = try card(site, "no-steps", "two-pages", "--output", "a.pdf")
    let path = site.path + "/a.pdf"
    let information = try information(path)
    #expect(information["Tagged"] == "yes" && information["Pages"] == "3")
    #expect(information["Title"] == "The Harbour Kitchen")
    let pages = try pages(path)
    #expect(pages[0].contains("Salt and pepper") && pages[1].contains("Sunday lasagne"))
    // Pages are counted for each card.
    #expect(pages[2].contains("2 / 2"))
    let outlines = String(decoding: try PrintedCards.run(["qpdf", "--json", path]), as: UTF8.self)
    #expect(outlines.contains("\"title\": \"Salt and pepper\"") && outlines.contains("\"title\": \"Sunday lasagne\""))
  }

  /// A cell is as wide as its longest word, however much another one holds.
  @Test(arguments: ["a5", "3x5"]) func tablesKeepTheirNumbersAndWordsWhole(size: String) throws {
    let site = try PrintedCards.site()
    try site.write(
      "content/jam.md",
      """
      # Jam by the table

      ---

      - *1 kg* fruit

      ---

      As much sugar as the table says:

      | Fruit | Sugar | Lemons | What matters |
      |---|---:|---:|---|
      | Raspberries | 400 g | 1 | Rub them through a fine sieve if the seeds are in the way, and weigh them then |
      | Quinces | 1250 g | 3 | Rub off the down, boil them for a long time, and let the juice run through a cloth |

      1. Boil.

      """)
    _ = try card(site, "jam", "--size", size, "--output", "a.pdf")
    let words = Set(try pages(site.path + "/a.pdf").joined(separator: " ").split(whereSeparator: \.isWhitespace))
    for word in ["Raspberries", "Quinces", "Sugar", "Lemons", "400", "1250"] {
      #expect(words.contains(Substring(word)), "\(word)")
    }
  }

  @Test func onTwoSidesEachCardBeginsOnAFront() throws {
    let site = try PrintedCards.site()
    _ = try card(site, "no-steps", "two-pages", "emoji", "--sides", "2", "--output", "a.pdf")
    let pages = try pages(site.path + "/a.pdf")
    #expect(pages.count == 6)
    #expect(pages[0].contains("Salt and pepper") && pages[1].isEmpty)
    #expect(pages[2].contains("Sunday lasagne") && pages[3].contains("Continued – Sunday lasagne"))
    #expect(pages[4].contains("Pizza night") && pages[5].isEmpty)
  }

  @Test func sheetsHoldEveryPageOnce() throws {
    let site = try PrintedCards.site()
    _ = try card(site, "--all", "--size", "a6", "--sides", "2", "--cut-marks", "--output", "a.pdf")
    let path = site.path + "/a.pdf"
    _ = try PrintedCards.run(["qpdf", "--check", path])
    let information = try information(path)
    #expect(information["Page size"] == "595.276 x 841.89 pts (A4)" && information["Tagged"] == "no")
    let text = try pages(path)
    #expect(text.count.isMultiple(of: 2))
    for number in 100..<180 { #expect(text.joined().ranges(of: "no\(number)").count == 1) }
    // Fronts have the titles, backs what goes on.
    #expect(text.enumerated().allSatisfy { $0 % 2 == 0 || !$1.contains("Difficulty") })
  }

  @Test func eachPageBecomesAPicture() throws {
    let site = try PrintedCards.site()
    _ = try card(site, "two-pages", "emoji", "--format", "png", "--dpi", "72", "--size", "a5", "--output", "cards")
    for name in ["two-pages-1", "two-pages-2", "emoji-1"] {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: "\(site.path)/cards/\(name).png"))
      #expect(bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]))
      // Width and height in IHDR: 148 × 210 mm at 72 dots an inch.
      let size = [16..<20, 20..<24].map { bytes[$0].reduce(0) { $0 << 8 | Int($1) } }
      #expect((419...420).contains(size[0]) && (595...596).contains(size[1]), "\(size)")
    }
    _ = try card(site, "emoji", "--format", "svg", "--output", "emoji.svg")
    #expect(try site.text("emoji.svg").contains("<svg"))
    _ = try card(site, "--tag", "party", "--format", "png", "--n-up", "2", "--size", "a6", "--output", "sheet.png")
    #expect(site.exists("sheet.png") && !site.exists("sheet-1.png"))
  }

  @Test func standardOutputTakesOnePicture() throws {
    let site = try PrintedCards.site()
    #expect(try card(site, "emoji", "--format", "svg").output.contains("<svg"))
    let outcome = try card(site, "two-pages", "--format", "svg", status: 1)
    #expect(outcome.error.contains("the card has 2 pages, and standard output takes one picture [card-pages]"))
  }

  @Test func saysWhatToInstallToDrawPictures() throws {
    let site = try PrintedCards.site()
    let outcome = try Galley.run(
      ["card", "emoji", "--format", "svg", "--output", "a.svg"], at: site.path, environment: ["PATH": site.path])
    #expect(outcome.status == 1)
    #expect(outcome.error.contains("SVG needs “pdftocairo”, which is not on the PATH [pdf-pictures]"))
    #expect(outcome.error.contains("apt install poppler-utils"))
  }

  @Test("the picture is the photo where there is one, else the drawn cover", arguments: ["photo", "cover", "none"])
  func showsPictures(wish: String) throws {
    let site = try PrintedCards.site()
    let photo = try #require(FileManager.default.contents(atPath: Self.photo))
    try photo.write(to: URL(fileURLWithPath: site.path + "/content/emoji.jpg"))
    _ = try card(site, "emoji", "--format", "html", "--picture", wish, "--output", "emoji.html")
    let html = try site.text("emoji.html")
    #expect(html.contains("class=\"card-picture\" src=\"data:image/jpeg;base64,") == (wish == "photo"))
    #expect(html.contains("class=\"card-picture\" src=\"data:image/svg+xml,") == (wish == "cover"))
    _ = try card(site, "no-steps", "--format", "html", "--picture", wish, "--output", "salt.html")
    #expect(try site.text("salt.html").contains("card-picture\" src=\"data:image/svg+xml,") == (wish != "none"))
  }

  /// A photo of the cookbook that comes with the program.
  private static let photo =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path + "/content/recipes/shakshuka.jpg"
}
