import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct PictureTests {
  @Test func theFirstPictureOfTheDescriptionIsThePagesOwn() throws {
    let entry = try entry(description: "Warm.\n\n![Soup](pics/pea%20soup.jpg)\n\n![Bowl](bowl.jpg)")
    #expect(entry.facts.image == "pics/pea soup.jpg")
    #expect(entry.facts.imageText == "Soup")
    #expect(entry.prose == "Warm.\n\n![Bowl](bowl.jpg)")
  }

  @Test func aPictureInsideAParagraphStaysThere() throws {
    let entry = try entry(description: "Warm ![Soup](soup.jpg) soup.")
    #expect(entry.facts.image == "soup.jpg")
    #expect(entry.prose == "Warm ![Soup](soup.jpg) soup.")
  }

  @Test func wordsOfAPictureArePlainAndMayBeMissing() throws {
    #expect(try entry(description: "![A *golden* bowl \\[1\\]](a.jpg)").facts.imageText == "A golden bowl [1]")
    #expect(try entry(description: "![ ](a.jpg)").facts.imageText == nil)
    #expect(try entry(description: "![Soup](https://a.b/c.jpg)").facts.imageText == nil)
  }

  @Test func aFactLineGoesFirst() throws {
    let entry = try entry(description: "![Soup](soup.jpg)\n\nImage: bowl.jpg")
    #expect(entry.facts.image == "bowl.jpg")
    #expect(entry.prose == "![Soup](soup.jpg)")
  }

  @Test(
    "pictures elsewhere are not taken",
    arguments: ["https://pictures.example/a.jpg", "//pictures.example/a.jpg", "data:image/png;base64,AAAA", "#a"])
  func leavesForeignPictures(destination: String) throws {
    let entry = try entry(description: "![Soup](\(destination))")
    #expect(entry.facts.image == nil)
    #expect(entry.prose == "![Soup](\(destination))")
  }

  @Test func picturesOfTheInstructionsAreNotTaken() throws {
    let document = try #require(readRecipe("# A\n\n---\n\n---\n\n![Soup](soup.jpg)\n").value)
    #expect(document.images.map(\.destination) == ["soup.jpg"])
    #expect(try facts().image == nil)
  }
}
