import Cookbook
import PlanReading
import SourceText
import Testing

@Suite struct BookFileReaderTests {
  private func read(_ text: String) -> Checked<BookFile> {
    BookFileReader.read(SourceFile(path: "content/book.md", text: text), path: "book.md")
  }

  private func kinds(_ entries: [BookFile.Entry]?) -> [BookFile.Entry.Kind] { entries?.map(\.kind) ?? [] }

  @Test func readsNothingOfBooksThatNobodyWrites() {
    let book = read("# Book\n\n" + String(repeating: "a\n", count: 100_000))
    #expect(book.value.title == nil && book.value.opening.isEmpty)
    #expect(
      book.diagnostics.map(\.message) == ["found more than 60000 lines and signs, and a book can have so many"])
  }

  @Test func readsAWholeBook() {
    let book = read(
      """
      # Our *good* book

      Subtitle: All of it
      Author: Mara
      Language: German
      Layout: flowing
      Pictures: covers

      First words.

      More of them.

      ## Soups #

      On soups.

      ### A part of the prose

      1. an ordered list is prose

      - [Lentil soup](recipes/lentil-soup.md)
      - Minestrone
      * tag: soup
      + everything else

      After the list.
      """)
    #expect(book.diagnostics == [])
    #expect(book.value.title == "Our good book" && book.value.subtitle == "All of it" && book.value.author == "Mara")
    #expect(book.value.language == "de" && book.value.layout == .flowing && book.value.path == "book.md")
    #expect(book.value.pictures == .covers)
    #expect(kinds(book.value.opening) == [.prose("First words.\n\nMore of them.")])
    #expect(book.value.chapters.map(\.title) == ["Soups"])
    #expect(
      kinds(book.value.chapters.first?.entries) == [
        .prose("On soups.\n\n### A part of the prose\n\n1. an ordered list is prose"),
        .link(title: "Lentil soup", destination: "recipes/lentil-soup.md"), .name("Minestrone"),
        .group(.tag, name: "soup"), .others, .prose("After the list."),
      ])
  }

  @Test(
    "reads lines of lists in four languages",
    arguments: [
      ("tag: soup", BookFile.Entry.Kind.group(.tag, name: "soup")), ("Schlagwort: Suppe", .group(.tag, name: "Suppe")),
      ("étiquette : soupe", .group(.tag, name: "soupe")), ("Etiqueta: sopa", .group(.tag, name: "sopa")),
      ("Kategorie: Frühstück", .group(.category, name: "Breakfast")),
      ("category: Sauces", .group(.category, name: "Sauces")),
      ("auteur : Zoé", .group(.author, name: "Zoé")), ("alle anderen Rezepte", .others), ("Tout le reste", .others),
      ("*todo lo demás*", .others), ("**Lentil soup**", .name("Lentil soup")),
      ("**[Soup](a%20b.md#x)**", .link(title: "Soup", destination: "a b.md#x")),
      ("[Soup](<a b.md>)", .link(title: "Soup", destination: "a b.md")),
      ("Mocha: the drink", .name("Mocha: the drink")),
    ])
  func readsItems(item: String, kind: BookFile.Entry.Kind) {
    let book = read("# A\n\n## B\n\n- \(item)\n")
    #expect(book.diagnostics == [] && kinds(book.value.chapters.first?.entries) == [kind])
  }

  @Test func whatStandsInAFenceIsProse() {
    let book = read("# A\n\n## B\n\n```\n- no recipe\n## no chapter\n```\n")
    #expect(book.value.chapters.map(\.title) == ["B"])
    #expect(kinds(book.value.chapters.first?.entries) == [.prose("```\n- no recipe\n## no chapter\n```")])
  }

  @Test(
    arguments: [
      ("Text.\n", "book-title", 1, 1), ("# A\n\n# B\n", "book-title", 3, 3),
      ("# A\n\nSubtite: x\n", "book-key", 3, 1), ("# A\n\nAuthor: x\nFoo: y\n", "book-key", 4, 1),
      ("# A\n\nLanguage: Klingonisch\n", "book-key", 3, 11), ("# A\n\nLayout: flwing\n", "book-key", 3, 9),
      ("# A\n\nPictures: cover\n", "book-key", 3, 11),
      ("# A\n\n- Soup\n", "book-no-chapter", 3, 3), ("# A\n\n## B\n\n- \n", "book-empty-item", 5, 1),
      ("# A\n\n## B\n\n- [S](s.md) of mine\n", "book-text", 5, 3),
    ])
  func saysWhatIsWrong(text: String, identifier: String, line: Int, column: Int) {
    let book = read(text)
    #expect(book.diagnostics.map(\.identifier) == [identifier])
    #expect(book.diagnostics.first?.position == SourcePosition(line: line, column: column))
  }

  @Test func suggestsTheKeyThatWasMeant() {
    #expect(read("# A\n\nSubtite: x\n").diagnostics.first?.hint == "did you mean “subtitle”?")
    #expect(read("# A\n\nLayout: flwing\n").diagnostics.first?.hint == "did you mean “flowing”?")
    #expect(read("# A\n\nPictures: cover\n").diagnostics.first?.hint == "did you mean “covers”?")
  }

  @Test func proseWithAColonIsProse() {
    let book = read("# A\n\nOne thing: eat well.\n")
    #expect(book.diagnostics == [] && kinds(book.value.opening) == [.prose("One thing: eat well.")])
  }

  @Test func readsWhateverItIsGiven() {
    for text in ["", "-", "#", "##", "\u{FEFF}# A\r\n\r\n## B\r\n- x\r\n", "# A\n- [", "```", "---\na: b\n---\n# A\n"] {
      _ = read(text)
    }
    #expect(read("\u{FEFF}# A\r\n\r\n## B\r\n\r\n- x\r\n").value.chapters.first?.entries.map(\.kind) == [.name("x")])
    #expect(read("---\na: b\n---\n# A\n").value.title == "A")
  }
}
