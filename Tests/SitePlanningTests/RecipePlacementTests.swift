import Cookbook
import CookbookReading
import Fingerprints
import Quantities
import SitePlanning
import SourceText
import Testing

@Suite struct RecipePlacementTests {
  @Test(
    "a recipe stands where its file does, below recipes",
    arguments: [
      ("soup.md", "recipes/soup"), ("recipes/soup.md", "recipes/soup"),
      ("recipes/deutsch/Käsespätzle.md", "recipes/deutsch/kaesespaetzle"),
      ("Main Dishes/Pea Soup.md", "recipes/main-dishes/pea-soup"), ("a.b.md", "recipes/a-b"),
      ("soup.json", "recipes/soup"),
      ("recipes.md", "recipes/recipes"), ("recipes/recipes/a.md", "recipes/recipes/a"),
      ("many.json#second", "recipes/many-second"), ("Chili #2.md", "recipes/chili-2"),
    ])
  func findsAnAddress(path: String, stem: String) {
    #expect(plan([simple(path)]).value.recipes.map(\.stem) == [stem])
  }

  @Test func twoFilesOfOneAddressAreToldApartInTheOrderOfPaths() {
    let planned = plan([simple("b/Soup.md"), simple("b/soup.md"), simple("a.md"), simple("b/sOUP.md")])
    #expect(planned.value.recipe("b/Soup.md").stem == "recipes/b/soup")
    #expect(planned.value.recipe("b/sOUP.md").stem == "recipes/b/soup-2")
    #expect(planned.value.recipe("b/soup.md").stem == "recipes/b/soup-3")
    #expect(
      planned.diagnostics.map(inWords) == [
        "b/sOUP.md warning site-same-address: the address “recipes/b/soup.html” is already taken by “b/Soup.md” "
          + "(rename one of the two files)",
        "b/soup.md warning site-same-address: the address “recipes/b/soup.html” is already taken by “b/Soup.md” "
          + "(rename one of the two files)",
      ])
  }

  @Test func addressesThatWouldMeetAfterCountingStayApart() {
    let stems = plan([simple("soup.md"), simple("Soup.md"), simple("soup-2.md")]).value.recipes.map(\.stem)
    #expect(Set(stems).count == 3)
  }

  @Test func sortsByFoldedTitleThenPath() {
    let site = plan([
      simple("1.md", title: "zebra"), simple("2.md", title: "Äpfel"), simple("3.md", title: "apple"),
      simple("b.md", title: "Banana"),
      simple("a.md", title: "banana"),
    ]).value
    #expect(site.recipes.map(\.summary.path) == ["2.md", "3.md", "a.md", "b.md", "1.md"])
  }

  @Test func theNamedPictureCountsElseOneBesideTheFile() {
    let files = ["pics/pea.jpg", "soup.png", "stew.webp", "stew.jpg", "tea.svg", "a/pie.JPG", "a/pie.webp"]
    let planned = plan(
      [
        simple("soup.md", facts: "Image: pics/pea.jpg"), simple("stew.md"), simple("tea.md"), simple("a/pie.md"),
        simple("a/far.md", facts: "Image: ../pics/pea.jpg"), simple("lost.md", facts: "Image: lost.jpg"),
      ], files: files)
    let pictures = ["soup.md", "stew.md", "tea.md", "a/pie.md", "a/far.md", "lost.md"].map {
      planned.value.recipe($0).picture
    }
    #expect(pictures == ["files/pics/pea.jpg", "files/stew.webp", nil, "files/a/pie.webp", "files/pics/pea.jpg", nil])
    #expect(planned.diagnostics.map(\.identifier) == ["link-broken"])
  }

  /// Cameras write `.JPG`, and some programs `.Jpeg`.
  @Test func endingsOfPicturesMayHaveCapitals() {
    let files = ["soup.JPG", "stew.Jpeg", "tea.png", "tea.PNG", "pie.PNG", "pie.jpg", "cake.SVG", "a.b.GIF"]
    let planned = plan(
      ["soup.md", "stew.md", "tea.md", "pie.md", "cake.md", "a.b.md"].map { simple($0) }, files: files)
    let pictures = ["soup.md", "stew.md", "tea.md", "pie.md", "cake.md", "a.b.md"].map {
      planned.value.recipe($0).picture
    }
    #expect(
      pictures == ["files/soup.JPG", "files/stew.Jpeg", "files/tea.png", "files/pie.jpg", nil, "files/a.b.GIF"])
  }

  @Test func onlyUsedPicturesArePublished() {
    let site = plan(
      [simple("soup.md", instructions: "![x](b.jpg)")], files: ["soup.png", "b.jpg", "c.jpg", "notes.txt"]
    ).value
    #expect(site.publishedContentFiles == ["b.jpg", "soup.png"])
  }
}
