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
      ("1️⃣Peas.\n\n# Soup\n\n---\n", "", "expected the title, found a paragraph"),
      ("1️⃣- peas\n\n# Soup\n\n---\n", "", "expected the title, found a list"),
      ("1️⃣> peas\n\n# Soup\n\n---\n", "", "expected the title, found a block quote"),
      ("1️⃣<!-- peas -->\n\n# Soup\n\n---\n", "", "expected the title, found HTML"),
      ("1️⃣    peas\n\n# Soup\n\n---\n", "", "expected the title, found a code block"),
      ("1️⃣***\n\n# Soup\n\n---\n", "", "expected the title, found a divider"),
      ("\n1️⃣## Soup\n\n---\n", "", "the first heading is of level 2, the title must be of level 1"),
      ("1️⃣Soup\n---\n\n---\n", "", "the first heading is of level 2, the title must be of level 1"),
      ("1️⃣#Soup\n\n---\n", "", "expected the title, found a paragraph"),
    ])
  func mustComeFirst(text: String, mark: String, message: String) {
    #expect(report(mark + text) == ["1️⃣ error recipemd-title: \(message)"])
    #expect(readRecipe(text).value == nil)
  }
}
