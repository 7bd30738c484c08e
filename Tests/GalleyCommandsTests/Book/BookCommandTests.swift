import SiteStorage
import SourceText
import Testing

@testable import GalleyCommands
@testable import SiteBuilding

@Suite struct BookCommandTests {
  private static let titles = [
    "Pasta with sauce": "Boil.", "Tomato sauce": "Simmer.", "Overnight oats": "Wait.", "Nothing to do": "bananas",
  ]

  // MARK: The printed book

  @Test func everyRecipeStandsInTheBookOnce() throws {
    let book = try PrintedBook.sample.get()
    for marker in ["marker-pasta", "marker-sauce", "marker-oats", "marker-long", "marker-rtl"] {
      #expect(book.pages.joined().ranges(of: marker).count == 1, "\(marker)")
    }
  }

  @Test func theContentsNameTheRealPages() throws {
    let book = try PrintedBook.sample.get()
    let contents = try #require(book.pages.first { $0.hasPrefix("Contents") })
    for (title, mark) in Self.titles {
      let page = try #require(
        book.pages.indices.first { book.pages[$0].contains(title) && book.pages[$0].contains(mark) })
      let entry = try #require(contents.firstRange(of: title), "\(title) in \(contents)")
      let number = contents[entry.upperBound...].firstMatch(of: /\d+/).map { String($0.output) }
      #expect(number == String(page + 1), "\(title)")
    }
  }

  @Test func ingredientsSayOnWhichPageTheirRecipeStands() throws {
    let book = try PrintedBook.sample.get()
    let sauce = try #require(book.pages(with: "Simmer.").first)
    let pasta = try #require(book.pages.first { $0.contains("Boil.") }).replacing("\n", with: " ")
    #expect(pasta.contains("tomato sauce, page \(sauce)"), "\(pasta)")
  }

  @Test(
    "the index leads to pages that hold the ingredient",
    arguments: [("onion", "onions"), ("tomato", "tomatoes"), ("rolled oats", "rolled oats"), ("banana", "bananas")])
  func theIndexLeadsToTheIngredient(entry: String, written: String) throws {
    let book = try PrintedBook.sample.get()
    let index = try #require(book.pages.last { $0.contains("Index of ingredients") })
    let line = try #require(index.split(separator: "\n").first { $0.hasPrefix(entry + " ") }, "\(index)")
    let numbers = line.matches(of: /\d+/).compactMap { Int($0.output) }
    #expect(!numbers.isEmpty)
    for number in numbers { #expect(book.pages[number - 1].contains(written), "\(entry), \(number)") }
    #expect(!index.split(separator: "\n").contains { $0.hasPrefix("salt ") })
  }

  @Test func blankPagesStandOnlyBeforeRightHandOnes() throws {
    let pages = try PrintedBook.sample.get().pages
    for index in pages.indices where pages[index].allSatisfy(\.isWhitespace) {
      #expect(index % 2 == 1, "page \(index + 1)")
      #expect(index + 1 < pages.count && !pages[index + 1].allSatisfy(\.isWhitespace), "page \(index + 1)")
    }
  }

  @Test func chaptersOpenOnTheRightAndStepsAreNotSplit() throws {
    let book = try PrintedBook.sample.get()
    for title in ["Breakfast", "Dinner", "Snack"] {
      let opener = try #require(
        book.pages.indices.first { book.pages[$0].matches(of: /^\d\s+(\w+)/).first?.output.1 ?? "" == title })
      #expect(opener % 2 == 0, "\(title) on page \(opener + 1)")
    }
    for step in 1...24 {
      #expect(book.pages.count { $0.contains("begin\(step)x") && $0.contains("end\(step)x") } == 1, "step \(step)")
    }
  }

  @Test func thePDFIsWholeTaggedAndCarriesItsFonts() throws {
    let book = try PrintedBook.sample.get()
    #expect(try book.output(of: ["qpdf", "--check"]).contains("No syntax or stream encoding errors"))
    let information = try book.output(of: ["pdfinfo"])
    #expect(information.contains(/Tagged: +yes/) && information.contains(/Title: +Our kitchen/))
    let fonts = try book.output(of: ["pdffonts"]).split(separator: "\n").dropFirst(2)
    #expect(!fonts.isEmpty && fonts.allSatisfy { $0.contains(#/ yes (yes|no) +(yes|no) /#) }, "\(fonts)")
    let outlines = try book.output(of: ["qpdf", "--json", "--json-key=outlines"])
    for title in ["Contents", "Dinner", "Pasta with sauce", "Index of ingredients"] {
      #expect(outlines.contains("\"title\": \"\(title)\""), "\(title)")
    }
  }

  // MARK: Choices

  private func html(_ arguments: String..., files: [String: String] = PrintedBook.files) throws -> String {
    let folder = TemporaryFolder(files)
    let file = folder.path + "/book.html"
    let code = Program.run(
      ["book", "-f", "html", "--quiet", "--root", folder.path, "--output", file] + arguments, console: Console())
    try #require(code == .clean)
    return try #require(folder.text("book.html"))
  }

  @Test func setsTheBookThatTheFileDescribes() throws {
    let files = PrintedBook.files.merging([
      "content/book.md":
        "# Quick things\n\nSubtitle: In no time\n\n- [Read me](books/me.md)\n\n## One\n\n- Overnight oats\n",
      "content/books/me.md": "# Before\n\nSee [the oats](../oats.md) and [the web](https://example.org/).\n",
    ]) { $1 }
    let html = try html(files: files)
    #expect(html.contains("<title>Quick things</title>") && html.contains("In no time"))
    #expect(html.contains("<h1 dir=\"auto\">Before</h1>") && html.contains("<a href=\"#recipe-1\">the oats</a>"))
    #expect(html.contains("Overnight oats") && !html.contains("Pasta with sauce"))
  }

  @Test func takesABookFileFromAnywhere() throws {
    let list = TemporaryFolder(["party.md": "# Party\n\n## All\n\n- [Pasta](content/pasta.md)\n- [Sauce](sauce.md)\n"])
    let html = try html("--list", list.path + "/party.md")
    #expect(html.contains("<title>Party</title>") && html.contains("Pasta with sauce"))
  }

  @Test func setsTheRecipesOfATagWithWhatTheyNeed() throws {
    let html = try html("--tag", "quick", "--title", "In a hurry", "--size", "6x9")
    #expect(html.contains("<title>In a hurry</title>") && html.contains("@page { size: 6in 9in; }"))
    #expect(html.contains("Tomato sauce") && !html.contains("takes an age"))
    #expect(html.contains(">Basics</h1>"))
  }

  @Test(
    "speaks the language of the book",
    arguments: [("de", "Seite", "Inhalt"), ("fr", "page", "Sommaire"), ("es", "página", "Índice")])
  func speaksTheLanguageOfTheBook(language: String, page: String, contents: String) throws {
    let files = PrintedBook.files.merging([
      "content/book.md": "# X\n\nLanguage: \(language)\n\n## A\n\n- pasta\n- sauce\n"
    ]) { $1 }
    let html = try html(files: files)
    #expect(html.contains("<html lang=\"\(language)\">"))
    #expect(html.contains("data-page=\"\(page)\">tomato sauce</a>") && html.contains("<h1>\(contents)</h1>"))
    #expect(html.contains("id=\"recipe-1\" lang=\"en\""))
  }

  @Test(arguments: [["--tag", "a", "--category", "b"], ["--list", "a", "--tag", "b"], ["--size", "a9"]])
  func wantsOneChoice(arguments: [String]) {
    let folder = TemporaryFolder(PrintedBook.files)
    #expect(Program.run(["book", "--root", folder.path] + arguments, console: Console()) == .usage)
  }

  @Test func aMistakeInTheBookFileLeavesNoBook() {
    let folder = TemporaryFolder(PrintedBook.files)
    folder.write(["content/book.md": "# X\n\n## A\n\n- [Pasta](psta.md)\n"])
    #expect(folder.galley("book", "-f", "html", "--output", folder.path + "/book.html") == .problems)
    #expect(!folder.exists("book.html"))
  }

  @Test func aDamagedPictureIsSaidAndTheBookIsSetWithoutIt() throws {
    let folder = TemporaryFolder(PrintedBook.files)
    folder.write(["content/oats.jpg": "no picture"])
    let arguments = ["-f", "html", "--output", folder.path + "/book.html"]
    #expect(folder.galley("book", arguments[0], arguments[1], arguments[2], arguments[3]) == .problems)
    #expect(try #require(folder.text("book.html")).contains("Overnight oats"))
    #expect(
      folder.galley("book", "--pictures", "none", "-f", "html", "--output", folder.path + "/other.html") == .clean)
  }

  @Test(
    "a recipe without a photo shows its drawn cover where the book file or the command asks for it",
    arguments: [
      (fact: "", arguments: [], isDrawn: false), ("Pictures: covers", [], true), ("", ["--pictures", "covers"], true),
      ("Pictures: covers", ["--pictures", "photos"], false),
    ])
  func showsDrawnCovers(fact: String, arguments: [String], isDrawn: Bool) throws {
    let folder = TemporaryFolder(PrintedBook.files)
    folder.write(["content/book.md": "# X\n\n\(fact)\n\n## A\n\n- everything else\n"])
    let file = folder.path + "/book.html"
    let words = ["book", "--quiet", "--root", folder.path, "-f", "html", "--output", file] + arguments
    #expect(Program.run(words, console: Console()) == .clean)
    let html = try #require(folder.text("book.html"))
    #expect(html.ranges(of: "class=\"dish-photo dish-cover\"").count == (isDrawn ? 6 : 0))
  }

  @Test func setsRecipesThatAreWrittenFromRightToLeftFromTheRight() throws {
    let folder = TemporaryFolder(PrintedBook.files)
    folder.write(["content/soup-ar.md": "# شوربة\n\nLanguage: ar\n\n---\n\n- *200 g* عدس\n"])
    #expect(folder.galley("book", "-f", "html", "--output", folder.path + "/book.html") == .clean)
    let html = try #require(folder.text("book.html"))
    #expect(html.ranges(of: "class=\"dish dish-rtl\"").count == 1)
    #expect(html.ranges(of: "class=\"dish dish-ltr\"").count == 6)
    #expect(html.contains(".dish-rtl .dish-ingredients .amount { display: block; }"))
  }

  @Test func theSameRecipesGiveTheSameBytes() throws {
    let books = try (0..<2).map { _ in try PrintedBook(PrintedBook.files, ["--category", "breakfast"]) }
    let bytes = try books.map { try ChildProcess.output(of: ["cat", $0.folder.path + "/book.pdf"]).get() }
    #expect(bytes[0] == bytes[1] && !bytes[0].isEmpty)
  }
}
