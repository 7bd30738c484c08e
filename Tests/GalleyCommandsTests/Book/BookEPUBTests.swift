import CommandLineParsing
import Concurrency
import PageRendering
import SiteStorage
import SourceText
import TestSupport
import Testing

@testable import GalleyCommands
@testable import Printing
@testable import SiteBuilding

@Suite struct BookEPUBTests {
  // MARK: The file

  @Test func theMediaTypeComesFirst() throws {
    let book = try ReadingBook.sample.get()
    #expect(book.names.first == "mimetype")
    #expect(String(decoding: book.bytes[30..<58], as: UTF8.self) == "mimetypeapplication/epub+zip")
  }

  @Test func theCheckerOfTheStandardFindsNothing() throws {
    #expect(try EPUBCheck.messages(on: ReadingBook.sample.get().bytes) == [])
  }

  @Test func theSameRecipesGiveTheSameBytes() throws {
    let other = try ReadingBook(PrintedBook.files, ["--title", "Our kitchen"])
    #expect(try ReadingBook.sample.get().bytes == other.bytes)
  }

  @Test func saysWhatItIsMadeOf() throws {
    let package = try ReadingBook.sample.get().text("package.opf")
    for line in [
      ">Our kitchen</dc:title>", "<dc:language>en</dc:language>", ">Mara</dc:creator>", "schema:accessModeSufficient",
      "properties=\"cover-image\"", "<meta property=\"dcterms:modified\">1980-01-01T00:00:00Z</meta>",
    ] {
      #expect(package.contains(line), "\(line)")
    }
    #expect(!package.contains("pageBreakSource"))
  }

  // MARK: Reading

  @Test func everyRecipeIsADocumentAndReadOnce() throws {
    let book = try ReadingBook.sample.get()
    let spine = try book.spine()
    #expect(spine.count == Set(spine).count)
    let texts = try spine.map(book.text)
    for marker in ["marker-pasta", "marker-sauce", "marker-oats", "marker-long", "marker-rtl"] {
      #expect(texts.count { $0.contains(marker) } == 1, "\(marker)")
    }
    #expect(spine.count { $0.hasPrefix("recipe-") } == 6)
  }

  @Test func partsFollowOneAnotherAsInAPrintedBook() throws {
    let spine = try ReadingBook.sample.get().spine().map { $0.prefix { $0 != "-" && $0 != "." } }
    var parts: [Substring] = []
    for part in spine where !["recipe", "chapter"].contains(part) { parts.append(part) }
    #expect(
      parts == [
        "cover", "title", "nav", "substitutions", "measures", "nutrition", "ingredients", "tags", "colophon",
      ])
  }

  @Test func theContentsLeadToDocumentsThatAreThere() throws {
    let book = try ReadingBook.sample.get()
    let contents = try book.text("nav.xhtml")
    let targets = contents.matches(of: /href="([^"#]+\.xhtml)/).map { String($0.output.1) }
    for target in targets { #expect(book.names.contains("EPUB/\(target)"), "\(target)") }
    let spine = try book.spine().filter { $0.hasPrefix("recipe-") || $0.hasPrefix("chapter-") }
    #expect(targets.filter(spine.contains).prefix(spine.count).elementsEqual(spine))
  }

  @Test func readsInOrderWithoutStyles() throws {
    let words = ReadingBook.words(try ReadingBook.sample.get().recipe("Pasta with sauce"))
    let order = ["Pasta with sauce", "Ingredients", "400 g spaghetti", "Method", "Boil.", "Allergens", "Tags", "quick"]
    var rest = words[...]
    for text in order {
      let found = rest.firstRange(of: text)
      #expect(found != nil, "\(text) in \(words)")
      if let found { rest = rest[found.upperBound...] }
    }
  }

  @Test func aRecipeWithoutStepsSaysSo() throws {
    let recipe = try ReadingBook.sample.get().recipe("Nothing to do")
    #expect(recipe.contains("No method is written down."))
  }

  // MARK: Links

  @Test func subRecipesAndTagsAreLinks() throws {
    let book = try ReadingBook.sample.get()
    let pasta = try book.recipe("Pasta with sauce")
    let link = try #require(pasta.firstMatch(of: /<a href="(recipe-\d+\.xhtml)">tomato sauce<\/a>/))
    #expect(try book.text(String(link.output.1)).contains("<title>Tomato sauce</title>"))
    let tag = try #require(pasta.firstMatch(of: /<a href="tags.xhtml#(tag-\d+)">quick<\/a>/))
    #expect(try book.text("tags.xhtml").contains("<li id=\"\(tag.output.1)\" epub:type=\"index-entry\">"))
  }

  @Test func theIndexLeadsToEveryRecipeWithAnIngredient() throws {
    let book = try ReadingBook.sample.get()
    let index = try book.text("ingredients.xhtml")
    let onion = try #require(index.firstMatch(of: /dir="auto">onion<\/span>(?s:.*?)<\/ul>/))
    let targets = onion.output.matches(of: /href="([^"]+)"/).map { String($0.output.1) }
    #expect(targets.count == 2)
    for target in targets { #expect(try book.text(target).contains("onions")) }
  }

  // MARK: What people write

  @Test func whateverIsWrittenIsWellFormed() throws {
    let nasty = """
      # Tom & Jerry's <soup> "hot" \u{1}\u{C}\u{B}

      First line  
      second line ~~old~~ & &nbsp; &lt;b&gt; <br> <i>raw</i> \u{FFFE}

      | a | b |
      |---|--:|
      | 1 | 2 |

      - [x] done

      *soup, "q" & a*

      **2 bowls**

      ---

      - *1 cup* <b>water</b> & salt

      ---

      3. Boil `a < b`  
         and wait 5–10 minutes.

         > Slowly.
      4. ![](x.jpg) Serve at 80 °C.
      """
    let sauce =
      "# Sauce\n\nAs in [oats](oats.md) and [there](#x), at <https://example.org/?a=1&b=2>.\n\n---\n\n- salt\n"
    let made = try ReadingBook(
      [
        "galley.yaml": "title: \"A & B <c>\"\n", "content/a.md": nasty, "content/sauce.md": sauce,
        "content/oats.md": "# Oats\n\n*x*\n\n---\n\n- oats\n", "content/book.md": "# X\n\n## A\n\n- a\n- sauce\n",
      ], expecting: .problems)
    #expect(try EPUBCheck.messages(on: made.bytes) == [])
    let recipe = try #require(made.folder.text("open/EPUB/recipe-1.xhtml"))
    #expect(recipe.contains("First line<br/>") || recipe.contains("<br/>\nsecond line"))
    // Links out of the book lead to the web, or nowhere.
    #expect(
      try made.recipe("Sauce").contains("As in oats and there, at <a href=\"https://example.org/?a=1&amp;b=2\""))
  }

  @Test func titlesFromRightToLeftFindTheirDirection() throws {
    let recipe = try ReadingBook.sample.get().recipe("חומוס 🥙 hummus")
    #expect(recipe.contains("<h1 id=\"title\" dir=\"auto\""))
  }

  /// Of its name: an amount has a direction of its own, and is passed over where that of the line is looked for.
  @Test func linesOfIngredientsHaveTheDirectionOfTheirNames() throws {
    let recipe = try ReadingBook.sample.get().recipe("Pasta with sauce")
    let line = /<li id="ingredient-\d+" dir="auto"><b class="amount" dir="auto">/
    #expect(!recipe.matches(of: line).isEmpty)
    #expect(!recipe.contains("<b class=\"amount\">"))
  }

  @Test(arguments: ["de", "fr", "es"])
  func speaksTheLanguageOfTheBook(language: String) throws {
    let files = PrintedBook.files.merging([
      "content/book.md": "# X\n\nLanguage: \(language)\n\n## A\n\n- pasta\n- sauce\n"
    ]) { $1 }
    let book = try ReadingBook(files)
    #expect(try book.text("package.opf").contains("<dc:language>\(language)</dc:language>"))
    #expect(try book.text("recipe-1.xhtml").contains("lang=\"\(language)\" xml:lang=\"\(language)\">\n<head>"))
    #expect(try book.text("recipe-1.xhtml").contains("lang=\"en\" xml:lang=\"en\">Pasta with sauce</h1>"))
    // A check takes seconds, and the languages differ in words alone.
    if language == "de" { #expect(try EPUBCheck.messages(on: book.bytes) == []) }
  }

  @Test func proseStandsWhereTheBookFilePutsIt() throws {
    let files = PrintedBook.files.merging([
      "content/book.md":
        "# Quick\n\nSubtitle: In no time\n\nBefore all.\n\n- [Read me](books/me.md)\n\n## One\n\nFirst words.\n\n- oats\n\nBetween.\n\n- [Read me](books/me.md)\n",
      "content/books/me.md": "# Before\n\nSee [the oats](../oats.md).\n",
    ]) { $1 }
    let book = try ReadingBook(files)
    let spine = try book.spine()
    let front = ["cover.xhtml", "title.xhtml", "nav.xhtml", "opening-1.xhtml", "opening-2.xhtml", "chapter-1.xhtml"]
    #expect(spine.starts(with: front), "\(spine)")
    #expect(try book.text("opening-2.xhtml").contains("<a href=\"recipe-1.xhtml\">the oats</a>"))
    #expect(try book.text("chapter-1.xhtml").contains("First words."))
    let between = spine.filter { $0.hasPrefix("chapter-1-prose-") }
    #expect(try between.contains { try book.text($0).contains("Between.") })
    #expect(try EPUBCheck.messages(on: book.bytes) == [])
  }

  // MARK: Pictures

  /// A GIF of one pixel.
  private static let pixel = "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

  @Test func photographsAreInTheBookOnceAndDamagedOnesAreSaidAndLeftOut() throws {
    let folder = TemporaryFolder(PrintedBook.files.merging(["content/pasta.jpg": "no picture"]) { $1 })
    let command = "mkdir -p $0/content && echo \(Self.pixel) | base64 -d > $0/content/oats.gif"
    _ = try ChildProcess.output(of: ["sh", "-c", command, folder.path]).get()
    let file = folder.path + "/book.epub"
    #expect(folder.galley("book", "-f", "epub", "--output", file) == .problems)
    let bytes = try ChildProcess.output(of: ["cat", file]).get()
    #expect(try EPUBCheck.messages(on: bytes) == [])
    let list = try ChildProcess.output(of: ["python3", "-m", "zipfile", "-l", file]).get()
    let names = String(decoding: list, as: UTF8.self)
    #expect(names.contains("EPUB/pictures/photo-1.gif") && names.contains("EPUB/pictures/drawn-4.svg"))
    #expect(!names.contains("drawn-5.svg") && !names.contains("photo-2"))
  }

  @Test func picturesCanBeLeftOut() throws {
    let plain = try ReadingBook(PrintedBook.files, ["--pictures", "none"])
    #expect(!plain.names.contains { $0.hasPrefix("EPUB/pictures/") })
  }

  // MARK: Printed pages

  @Test func pagesAreThoseOfThePrintedBook() throws {
    let printed = try PrintedBook.sample.get()
    let book = try ReadingBook(PrintedBook.files, ["--title", "Our kitchen", "--page-numbers"])
    let sauce = try #require(printed.pages(with: "Simmer.").first)
    let marker =
      "<span epub:type=\"pagebreak\" role=\"doc-pagebreak\" id=\"page-\(sauce)\" aria-label=\"\(sauce)\"></span>"
    #expect(try book.recipe("Tomato sauce").contains(marker))
    let contents = try book.text("nav.xhtml")
    let labels = contents.matches(of: /#page-(\d+)">(\d+)</).compactMap { Int($0.output.2) }
    #expect(labels == labels.sorted() && labels.count >= 6 && labels.contains(sauce))
    let package = try book.text("package.opf")
    #expect(package.contains("<meta property=\"pageBreakSource\">Our kitchen (PDF, A5)</meta>"))
    #expect(package.contains(">pageBreakMarkers<"))
    #expect(try EPUBCheck.messages(on: book.bytes) == [])
  }

  @Test func withoutAProgramThatPrintsThereAreNoPages() throws {
    let folder = TemporaryFolder(PrintedBook.files)
    guard
      case .command(let command) = try GalleyTable.table.parse(
        ["book", "--root", folder.path], environment: { _ in "" })
    else { fatalError("book is a command") }
    let workspace = try #require(Workspace.open(CommonOptions(command).site).value)
    let planned = PlannedBook.make(.own, title: nil, SiteModel(workspace, workers: .none, console: Console()))
    let job = PrintJob(console: Console(), searchPath: "/nonexistent")
    let pages = BookPages(planned: try #require(planned.value), setup: .init(size: .a5), job: job).pages()
    #expect(pages.diagnostics.map(\.identifier) == ["book-pages"])
    #expect(pages.value.source == nil)
  }
}
