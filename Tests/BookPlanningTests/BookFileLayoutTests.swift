import BookPlanning
import Cookbook
import SourceText
import Testing

@Suite struct BookFileLayoutTests {
  @Test func chaptersHoldWhatTheFileSays() throws {
    let made = book(
      """
      # Rain

      Subtitle: Soups and oats
      Author: Mara

      Before anything else.

      ## Bowls

      Warm things.

      - [Lentil soup](recipes/lentil-soup.md)
      - leek soup
      - [About stock](books/stock.md)

      ## Rest

      - everything else
      """, pages: ["books/stock.md": "# On stock\n\nTake your time.\n"])
    let book = try #require(made.value)
    #expect(made.diagnostics == [])
    #expect(
      outline(book) == [
        "Bowls: “Warm things.”, Lentil soup, Leek soup, On stock", "Rest: Overnight oats, Vegetable stock",
      ])
    #expect(book.title == "Rain" && book.subtitle == "Soups and oats" && book.author == "Mara")
    #expect(book.opening == [BookProse(markdown: "Before anything else.", path: "book.md")])
    #expect(
      book.chapters[0].items.last
        == .prose(
          .init(
            title: "On stock", markdown: "Take your time.\n", path: "books/stock.md")))
  }

  @Test func groupsTakeWhatNobodyNamed() {
    let made = book(
      "# A\n\n## Soups\n\n- tag: soup\n\n## Mine\n\n- [L](recipes/lentil-soup.md)\n- Kategorie: Frühstück\n- Vegetable stock\n"
    )
    #expect(made.diagnostics == [])
    #expect(outline(made.value) == ["Soups: Leek soup", "Mine: Lentil soup, Overnight oats, Vegetable stock"])
  }

  @Test(
    "finds recipes however the file names them",
    arguments: [
      ("book.md", "[x](recipes/oats.md)"), ("book.md", "[x](recipes/oats)"),
      ("book.md", "[x](content/recipes/oats.md)"),
      ("book.md", "[x](./recipes/oats.md#top)"), ("books/a.md", "[x](../recipes/oats.md)"),
      ("book.md", "[x](/recipes/oats.md)"), ("book.md", "Overnight oats"), ("book.md", "**overnight OATS**"),
      ("book.md", "recipes/oats.md"), ("book.md", "oats"), ("book.md", "[x](recipes/oats?print)"),
    ])
  func findsRecipes(path: String, item: String) {
    let made = book("# A\n\n## B\n\n- \(item)\n", path: path)
    #expect(made.diagnostics == [])
    #expect(outline(made.value) == ["B: Overnight oats"])
  }

  @Test(
    arguments: [
      (
        "- [Soup](recipes/lentl-soup.md)",
        "5:3 error book-recipe: “recipes/lentl-soup.md” leads neither to a recipe nor to a page of prose (did you mean “recipes/lentil-soup.md”?)"
      ),
      (
        "- [Soup](oats.md)",
        "5:3 error book-recipe: “oats.md” leads neither to a recipe nor to a page of prose (did you mean “recipes/oats.md”?)"
      ),
      ("- Leek sopu", "5:3 error book-recipe: there is no recipe “Leek sopu” (did you mean “Leek soup”?)"),
      ("- tag: sop", "5:3 error book-group: no recipe has the tag “sop” (did you mean “soup”?)"),
      (
        "- oats\n- Overnight oats",
        "6:3 warning book-repeated: “Overnight oats” has a place in the book already and is printed once (remove one of the two lines)"
      ),
      (
        "- oats\n- tag: oats",
        "6:3 warning book-nothing-left: all these recipes have places in the book already (remove the line, or move it before the one that takes them)"
      ),
      (
        "- Lentil soup",
        "1:1 note book-sub-recipe: “Lentil soup” needs “Vegetable stock”, which is not in the book (add “- [Vegetable stock](recipes/stock.md)” to a chapter)"
      ),
      (
        "",
        "error book-empty: the book would hold no recipe (write recipes into its chapters, as “- [Soup](recipes/soup.md)”)"
      ),
    ])
  func saysWhatIsWrong(items: String, message: String) {
    #expect(book("# A\n\n## B\n\n\(items)\n").diagnostics.map(inWords) == [message])
  }

  @Test func anErrorLeavesNoBook() {
    #expect(book("# A\n\n## B\n\n- oats\n- nothing known\n").value == nil)
  }

  @Test func theIndexSpeaksTheLanguageOfTheBook() {
    let names = book("# A\n\nLanguage: de\n\n## B\n\n- leek soup\n- oats\n").value?.ingredients.map(\.name) ?? []
    #expect(names.contains("Lauch") && names.contains("Haferflocken") && !names.contains("leek"), "\(names)")
    #expect(names == names.sorted { $0.lowercased() < $1.lowercased() })
  }

  @Test func chaptersWithoutAnythingAreLeftOut() {
    #expect(outline(book("# A\n\n## B\n\n## C\n\n- oats\n").value) == ["C: Overnight oats"])
  }
}
