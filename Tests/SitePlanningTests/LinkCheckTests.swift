import CookbookReading
import SitePlanning
import SourceText
import Testing

@Suite struct LinkCheckTests {
  private func hints(_ line: String) throws -> [String] {
    let file = SourceFile(path: "a.md", text: "# A\n\n---\n\n- *1 l* stock\n\n---\n\n\(line)\n")
    let document = try #require(RecipeReader.read(file).value)
    let found = LinkCheck.diagnostics(document)
    #expect(found.allSatisfy { $0.identifier == "link-wiki" && $0.position?.line == 9 })
    return found.compactMap(\.hint)
  }

  @Test(
    "says how a link of a wiki is written in Markdown",
    arguments: [
      ("Use [[vegetable-stock|the stock]].", ["[the stock](vegetable-stock.md)"]),
      (
        "[[Vegetable stock]] and [[soups/Pea#Garnish]]",
        ["[Vegetable stock](Vegetable%20stock.md)", "[soups/Pea#Garnish](soups/Pea.md)"]
      ),
      ("![[beans.JPG]] [[stock.md|stock]]", ["[beans.JPG](beans.JPG)", "[stock](stock.md)"]),
      ("![[Crème brûlée]]", ["[Crème brûlée](Cr%C3%A8me%20br%C3%BBl%C3%A9e.md)"]),
    ])
  func tellsLinksOfWikis(line: String, links: [String]) throws {
    #expect(try hints(line) == links.map { "write “\($0)”, with the path of the file" })
  }

  @Test(
    "takes nothing else for one",
    arguments: [
      "[[1]](https://example.org)", "`[[stock]]`", "\\[[stock]]", "[[stock", "[[]]", "[[a\nb]]", "[stock](stock.md)",
      "[[a]][b]\n\n[b]: https://example.org", "[a]]", "[[a]",
    ])
  func leavesOthersAlone(line: String) throws {
    #expect(try hints(line) == [])
  }
}
