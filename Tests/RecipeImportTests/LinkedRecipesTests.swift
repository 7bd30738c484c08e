import Compression
import SourceText
import Testing

@testable import RecipeImport

/// Recipes that are taken over together, and name each other.
@Suite struct LinkedRecipesTests {
  private func cooklang(_ name: String, _ text: String) throws -> RecipeDraft {
    try #require(ImportReader.read(SourceFile(path: "\(name).cook", text: text)).recipes.first)
  }

  private func lines(_ draft: RecipeDraft, _ others: [(RecipeDraft, String)]) throws -> (
    lines: [String], losses: [ImportLoss]
  ) {
    var addresses = RecipeAddresses()
    for (other, path) in others { addresses.add(other, at: path) }
    let made = try #require(DraftRecipe(draft, addresses: addresses))
    return (made.text.split(separator: "\n").filter { $0.hasPrefix("- ") }.map(String.init), made.losses)
  }

  @Test func linksIngredientsOfCooklangToTheFilesTheyName() throws {
    let eggs = try cooklang(
      "Eggs",
      "Warm the @./sauces/Sauce Hollandaise{150%g}(warm), add @@Stock{1%l} and @salt. Serve with @./Bread.cook{}.")
    let sauce = try cooklang("Sauce Hollandaise", ">> title: Hollandaise\n\nWhisk @eggs{3}.")
    #expect(eggs.instructionLines == ["Warm the Sauce Hollandaise, add Stock and salt. Serve with Bread."])
    let (lines, losses) = try lines(eggs, [(eggs, "eggs.md"), (sauce, "hollandaise.md")])
    #expect(
      lines == ["- *150 g* [Sauce Hollandaise, warm](hollandaise.md)", "- *1 l* Stock", "- salt", "- Bread"])
    #expect(losses == [ImportLoss.notLinked("Stock"), ImportLoss.notLinked("Bread")])
  }

  @Test func linksTheWordsOfStepsThatNameARecipe() throws {
    let eggs = try cooklang(
      "Eggs",
      "See https://a.example/Sauce now. Warm the @./Sauce{150%g}. Serve the Sauces with @./Fish stock{} or @./Tea{}.")
    let sauce = try cooklang("Sauce", "Whisk @eggs{3}.")
    let stock = try cooklang("Fish stock", "Boil @bones{3}.")
    let note = try #require(
      ImportReader.read(
        SourceFile(
          path: "Soup.md",
          text:
            "# Soup\n\n## Ingredients\n- 2 leeks\n\n## Method\n1. Warm the [[Fish stock|stock]].\n2. Add more stock.\n")
      ).recipes.first)
    var addresses = RecipeAddresses()
    for (other, path) in [(sauce, "sauce.md"), (stock, "stock.md")] { addresses.add(other, at: path) }
    let made = try [eggs, note].map { try #require(DraftRecipe($0, addresses: addresses)) }
    #expect(
      made[0].text.contains(
        "1. See https://a.example/Sauce now. Warm the [Sauce](sauce.md). Serve the Sauces with [Fish stock](stock.md) or Tea."
      ))
    #expect(made[0].losses == [ImportLoss.notLinked("Tea")])
    #expect(made[1].text.contains("1. Warm the [stock](stock.md).\n2. Add more [stock](stock.md)."))
  }

  /// Looking for each link among those before it anew would take minutes.
  @Test func notesManyLinksOfOneRecipeInOneGo() throws {
    let soup = try cooklang("Soup", (0..<20_000).map { "@@a\($0){} " }.joined())
    #expect(soup.links.count == 20_000)
  }

  @Test func linksByTheTitlesOfOtherProgramsToo() throws {
    let drafts = try ImportReader.read(SourceFile(path: "database.json", text: WholeCollectionTests.database)).recipes
    let others = zip(drafts, ["dumplings.md", "süßer tee.md", "idea.md"]).map { ($0, $1) }
    let (lines, losses) = try lines(drafts[0], others)
    #expect(lines.last == "- *1* [Tea](s%C3%BC%C3%9Fer%20tee.md)")
    #expect(!losses.contains(.notLinked("Tea")))
  }

  @Test func linksToNoneOfSeveralRecipesWithTheNameAndNotToItself() throws {
    let soup = try cooklang("Soup", "Warm @./Stock{1%l} and more @./Soup{}.")
    let (one, two) = (try cooklang("Stock", "Boil @bones{}."), try cooklang("Stock", "Boil @leeks{}."))
    let (lines, losses) = try lines(soup, [(soup, "soup.md"), (one, "stock.md"), (two, "stock-2.md")])
    #expect(lines == ["- *1 l* Stock", "- Soup"])
    #expect(losses == [ImportLoss.notLinked("Stock"), ImportLoss.notLinked("Soup")])
  }

  @Test func readsAFolderAsAnArchiveOfIt() throws {
    let gif = [UInt8]("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
    func file(_ path: String, _ bytes: [UInt8]) -> FolderFile { FolderFile(path: path) { Checked(bytes) } }
    let gone = FolderFile(path: "gone.cook") { Checked(nil, [Diagnostic(.error, "x", path: "", message: "not there")]) }
    let reading = try ImportReader.read(folder: [
      file("config/aisle.conf", Array("[produce]\npotatoes\n".utf8)),
      file("Pea Soup.cook", Array("Boil @peas{500%g}.".utf8)),
      file("Pea Soup.gif", gif), gone,
    ])
    #expect(reading.recipes.map(\.title) == ["Pea Soup"])
    #expect(reading.recipes.first?.picture == gif)
    #expect(reading.recipes.first?.losses == [ImportLoss(.dropped, "gone.cook", "not there")])
    let nothing = try #require(throws: ImportFailure.self) { try ImportReader.read(folder: []) }
    #expect(nothing.isOfNoRecipe)
  }

  /// Pages show the picture beside a recipe that bears its name; one that is named stands where its path leads.
  @Test func takesAlongThePictureBesideARecipeThatNamesNone() throws {
    let gif = [UInt8]("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
    func file(_ path: String, _ bytes: [UInt8]) -> FolderFile { FolderFile(path: path) { Checked(bytes) } }
    let reading = try ImportReader.read(folder: [
      file("soup.md", Array("# Soup\n\n---\n\n- *1 l* water\n\n---\n\nBoil.\n".utf8)), file("soup.gif", gif),
      file("pie.md", Array("# Pie\n\n![Pie](other.gif)\n\n---\n\n- *1* apple\n\n---\n\nBake.\n".utf8)),
      file("pie.gif", gif),
    ])
    #expect(reading.recipes.map(\.title) == ["Soup", "Pie"])
    #expect(reading.recipes.compactMap { DraftRecipe($0) }.map(\.picture) == [gif, nil])
  }

  @Test func readsArchivesThatAreLargerThanAnyText() throws {
    var zip = ZipWriter()
    try zip.add("soup.cook", Array("Boil @peas{500%g}.".utf8))
    try zip.add("soup.jpg", [UInt8](repeating: 7, count: 17 << 20), method: .stored)
    let bytes = try zip.finish()
    #expect(try ImportReader.read(SourceFile(path: "export.zip", bytes: bytes)).recipes.count == 1)
    let page = SourceFile(path: "page.html", bytes: [UInt8](repeating: 0x20, count: 17 << 20))
    #expect(throws: ImportFailure.self) { try ImportReader.read(page) }
  }
}
