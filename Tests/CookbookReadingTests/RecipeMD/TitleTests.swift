import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct TitleTests {
  @Test(
    "is a heading of level one, its mark-up kept",
    arguments: [
      ("# Pea soup", "Pea soup"), ("#   Pea soup   ", "Pea soup"), ("#\tPea soup", "Pea soup"),
      ("   # Pea soup", "Pea soup"), ("# *Quick* [pea](p.md) soup", "*Quick* [pea](p.md) soup"),
      ("# Pea soup #", "Pea soup"), ("# Pea soup ####   ", "Pea soup"), ("# Soup in C#", "Soup in C#"),
      ("# Soup \\#", "Soup \\#"), ("# Soup # of # peas", "Soup # of # peas"), ("#", ""), ("# #", ""),
      ("Pea soup\n===", "Pea soup"), ("Pea soup\n=", "Pea soup"), ("  Pea *soup*\n  =====  ", "Pea *soup*"),
      ("Pea soup\nfor a crowd\n===", "Pea soup\nfor a crowd"), ("Soup #\n===", "Soup #"),
      ("\n\n# Pea soup", "Pea soup"), ("# Pea &amp; soup", "Pea &amp; soup"),
    ])
  func reads(heading: String, title: String) throws {
    #expect(try recipe("\(heading)\n\n---\n").title == title)
  }

  @Test func mayComeRightBeforeTheDivider() throws {
    #expect(try recipe("# Pea soup\n---\n").title == "Pea soup")
  }

  @Test(
    "must come first",
    arguments: [
      ("", "1️⃣", "the file holds no recipe, not even a title"),
      ("1️⃣Peas.\n\n---\n\n# Soup\n", "", "expected the title, found a paragraph"),
      ("1️⃣Peas.\n\n## Soup\n\n---\n", "", "expected the title, found a paragraph"),
      ("1️⃣#soup #quick\n\n---\n", "", "expected the title, found a paragraph"),
      ("1️⃣## Ingredients\n\n- *2* eggs\n", "", "expected the title, found a heading"),
      ("1️⃣***\n\n# Soup\n\n---\n", "", "expected the title, found a divider"),
    ])
  func mustComeFirst(text: String, mark: String, message: String) {
    #expect(report(mark + text) == ["1️⃣ error recipemd-title: \(message)"])
    #expect(readRecipe(text.filter { $0 != "1️⃣" }).value == nil)
  }

  @Test(
    "of a note is the name of its file, which import takes",
    arguments: [
      ("## Zutaten\n\n- 2 eggs\n", true), ("A note.\n\n**Ingredients:**\n\n2 eggs\n", true), ("A note.\n", false),
    ])
  func isToldHowToCome(text: String, isNote: Bool) {
    #expect(readRecipe(text).diagnostics.first?.hint?.contains("galley import") == isNote)
  }

  @Test(
    "what stands above it is passed over, and said",
    arguments: [
      ("Peas.", "a paragraph"), ("- peas", "a list"), ("> peas", "a block quote"), ("<!-- peas -->", "HTML"),
      ("    peas", "a code block"), ("![Peas](peas.jpg)\n\nPeas.", "a paragraph"),
    ])
  func passesOverWhatStandsAbove(text: String, kind: String) throws {
    let whole = "\(text)\n\n# Soup\n\n---\n\n- *2 g* peas\n"
    #expect(
      report("1️⃣\(whole)")
        == ["1️⃣ warning recipemd-title: found \(kind) above the title; it was passed over"])
    #expect(try recipe(whole) == recipe("# Soup\n\n---\n\n- *2 g* peas\n"))
  }

  @Test func whatStandsAboveStaysWhenAFileIsFormatted() {
    let file = SourceFile(path: "a.md", text: "---\nauthor: Ines\n---\n\nPeas.\n\n# Soup\n---\n* *2 g* peas\n")
    let formatted = RecipeFormatter.format(file).value
    #expect(
      String(decoding: formatted, as: UTF8.self)
        == "---\nauthor: Ines\n---\n\nPeas.\n\n# Soup\n\n---\n\n- *2 g* peas\n")
    #expect(RecipeFormatter.format(SourceFile(path: "a.md", bytes: formatted)).value == formatted)
  }

  @Test(
    "a heading of another level or without its space is read, and said",
    arguments: [
      ("## Soup", "the first heading is of level 2, the title must be of level 1; it was read all the same"),
      ("Soup\n---", "the first heading is of level 2, the title must be of level 1; it was read all the same"),
      ("#Soup", "“#Soup” has no space behind “#”; it was read as the title"),
    ])
  func readsOtherHeadings(heading: String, message: String) throws {
    #expect(report("1️⃣\(heading)\n\n---\n") == ["1️⃣ warning recipemd-title: \(message)"])
    #expect(try recipe("\(heading)\n\n---\n").title == "Soup")
  }
}
