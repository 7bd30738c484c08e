import PDFEngine
import SourceText
import Testing

@testable import GalleyCommands
@testable import SiteBuilding

@Suite struct CardCommandTests {
  private static let soup = """
    # Lentil soup

    Good on grey days.

    *soup, vegan*

    **4 servings**

    ---

    - *250 g* red lentils
    - *1 1/2 tsp* cumin
    - *1/3 cup* olive oil

    ---

    1. Warm the oil for 8 minutes.
    2. Add everything else.
    """

  private static let site = [
    "galley.yaml": "base-url: https://table.example/\ntitle: The Harbour Kitchen\n",
    "content/lentil-soup.md": soup,
    "content/drei-zeilen.md": "# Brühe {x} 🍲\n\n*Suppe*\n\n---\n\n- *2 l* Wasser\n",
    "content/more/lentil-soup.md": soup.replacing("# Lentil soup", with: "# Other lentils"),
  ]

  /// What poppler reads from a PDF, in the layout of the page.
  private static func text(_ folder: TemporaryFolder, _ name: String) throws -> String {
    let bytes = try ChildProcess.output(of: ["pdftotext", "-layout", "\(folder.path)/\(name)", "-"]).get()
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func count(_ part: String, in text: String) -> Int { text.ranges(of: part).count }

  @Test func setsARecipeAsHTMLWithEverythingInside() throws {
    let folder = TemporaryFolder(Self.site)
    let file = folder.path + "/soup.html"
    #expect(folder.galley("card", "lentil-soup", "--format", "html", "--size", "a6", "--output", file) == .clean)
    let html = try #require(folder.text("soup.html"))
    #expect(html.contains("@page { size: 148mm 105mm; }"))
    #expect(html.contains("data-running=\"Lentil soup\">Lentil soup</h1>"))
    #expect(html.contains("<span class=\"amount\">1½\u{A0}tsp</span>"))
    #expect(html.contains("alt=\"https://table.example/recipes/lentil-soup.html\""))
    #expect(html.contains("src=\"data:image/svg+xml,%3Csvg"))
  }

  @Test func scalesWhatItPrints() throws {
    let folder = TemporaryFolder(Self.site)
    let file = folder.path + "/soup.html"
    #expect(folder.galley("card", "lentil-soup", "-f", "html", "--servings", "8", "--output", file) == .clean)
    let html = try #require(folder.text("soup.html"))
    #expect(html.contains("500\u{A0}g") && html.contains("⅔\u{A0}cup"))
  }

  @Test func putsCardsOfOneNameIntoFilesOfTheirOwn() {
    let folder = TemporaryFolder(Self.site)
    #expect(folder.galley("card", "--all", "-f", "html", "--output", folder.path + "/cards") == .clean)
    #expect(folder.exists("cards/lentil-soup.html") && folder.exists("cards/recipes-more-lentil-soup.html"))
    #expect(folder.exists("cards/drei-zeilen.html"))
    // An earlier card is replaced.
    #expect(folder.galley("card", "--all", "-f", "html", "--output", folder.path + "/cards") == .clean)
  }

  @Test func printsTheRecipesOfATag() {
    let folder = TemporaryFolder(Self.site)
    #expect(folder.galley("card", "--tag", "Suppe", "-f", "html", "--output", folder.path + "/cards") == .clean)
    #expect(folder.exists("cards/drei-zeilen.html") && !folder.exists("cards/lentil-soup.html"))
    #expect(folder.galley("card", "--tag", "Supe", "-f", "html", "--output", folder.path + "/cards") == .problems)
  }

  @Test(
    "which recipes are meant must be clear",
    arguments: [[], ["soup", "--all"], ["--all", "--tag", "soup"]])
  func wantsOneChoice(arguments: [String]) {
    let folder = TemporaryFolder(Self.site)
    #expect(Program.run(["card", "--root", folder.path] + arguments, console: Console()) == .usage)
  }

  @Test("every size is a PDF that holds the recipe", arguments: ["a4", "letter", "a5", "a6", "4x6", "3x5"])
  func printsEverySize(size: String) throws {
    let folder = TemporaryFolder(Self.site)
    #expect(
      folder.galley("card", "lentil-soup", "--size", size, "--output", folder.path + "/soup.pdf") == .clean)
    let text = try Self.text(folder, "soup.pdf")
    for part in ["Lentil soup", "250 g", "red lentils", "⅓ cup", "Warm the oil for 8 minutes.", "The Harbour Kitchen"] {
      // Large cards have the amounts of a step below it, too.
      let count = part == "⅓ cup" && ["a4", "letter"].contains(size) ? 2 : 1
      #expect(Self.count(part, in: text.replacing("\u{A0}", with: " ")) == count, "\(part) in \(text)")
    }
    #expect((try? ChildProcess.output(of: ["qpdf", "--check", folder.path + "/soup.pdf"]).get()) != nil)
  }

  @Test func aLongRecipeGoesOnWithoutLosingOrSplittingAnything() throws {
    let ingredients = (100..<180).map { "- *\($0) g* item\($0)" }.joined(separator: "\n")
    let steps = (1...20).map { "\($0). begin\($0)x " + String(repeating: "stir well ", count: 20) + "end\($0)x" }
    let recipe = "# Long\n\n---\n\n\(ingredients)\n\n---\n\n\(steps.joined(separator: "\n"))\n"
    let folder = TemporaryFolder(["galley.yaml": "title: Kitchen\n", "content/long.md": recipe])
    #expect(folder.galley("card", "long", "--size", "4x6", "--output", folder.path + "/long.pdf") == .clean)
    let pages = try Self.text(folder, "long.pdf").split(separator: "\u{C}").map(String.init)
    #expect(pages.count > 2)
    #expect(pages.dropFirst().allSatisfy { $0.contains("Continued – Long") })
    #expect(pages.joined().matches(of: /item(\d+)/).map { $0.output.1 } == (100..<180).map { "\($0)" })
    for step in 1...20 {
      #expect(pages.count { $0.contains("begin\(step)x") && $0.contains("end\(step)x") } == 1, "step \(step)")
    }
  }

  @Test(
    "words are hyphenated by the rules of the recipe's language",
    arguments: [
      ("de", "Sonnenblumenkernmischungen"), ("fr", "hexakosioihexekontahexaphobie"),
    ])
  func hyphenates(language: String, word: String) throws {
    let recipe = "---\nlanguage: \(language)\n---\n# X\n\n---\n\n- *1 kg* \(word)\n\n---\n\nX.\n"
    let folder = TemporaryFolder(["galley.yaml": "title: Kitchen\n", "content/x.md": recipe])
    #expect(folder.galley("card", "x", "--size", "3x5", "--output", folder.path + "/x.pdf") == .clean)
    let text = try Self.text(folder, "x.pdf")
    #expect(text.contains("‐"), "\(text)")
  }

  @Test func theSameRecipeGivesTheSameBytes() throws {
    let folder = TemporaryFolder(Self.site)
    for name in ["a", "b"] {
      #expect(folder.galley("card", "drei-zeilen", "--output", "\(folder.path)/\(name).pdf") == .clean)
    }
    let both = try ["a", "b"].map { try ChildProcess.output(of: ["cat", "\(folder.path)/\($0).pdf"]).get() }
    #expect(both[0] == both[1] && !both[0].isEmpty)
  }
}
