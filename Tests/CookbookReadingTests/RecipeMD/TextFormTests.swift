import Cookbook
import CookbookReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct TextFormTests {
  private let plain = "# Soup\n\nWarm.\nGreen.\n\n*a, b*\n\n---\n\n- *1 g* salt\n\n  More.\n\n---\n\nStir.\n\nEat.\n"

  @Test("line ends and a byte order mark change nothing", arguments: ["\r\n", "\r"])
  func readsOtherLineEnds(lineEnd: String) throws {
    let other = plain.replacing("\n", with: lineEnd)
    #expect(try recipe(other) == recipe(plain))
    #expect(try recipe("\u{FEFF}" + other) == recipe(plain))
    #expect(report("\u{FEFF}" + other) == [])
  }

  @Test func bothSidesOfAMergeAreNoRecipe() {
    let text = "# Soup\n\n---\n\n1️⃣<<<<<<< HEAD\n- *200 g* beans\n=======\n- *300 g* beans\n>>>>>>> anna\n"
    #expect(report(text) == ["1️⃣ error text-merge: both sides of a merge stand here; nothing of the file is read"])
    #expect(readRecipe(text.filter { $0 != "1️⃣" }).value == nil)
    let file = SourceFile(path: "a.md", text: text.filter { $0 != "1️⃣" })
    #expect(RecipeFormatter.format(file).hasErrors)
  }

  @Test func frontMatterIsPassedOver() throws {
    let matter = "---\nauthor: Ines\n---\n"
    #expect(try recipe(matter + plain) == recipe(plain))
    #expect(try recipe("\u{FEFF}---\r\na: b\r\n...\r\n" + plain) == recipe(plain))
    let document = try #require(readRecipe(matter + plain).value)
    #expect(document.frontMatter.map { String(decoding: document.file.bytes[$0], as: UTF8.self) } == "author: Ines\n")
    #expect(document.bodyStart == matter.utf8.count)
  }

  @Test func frontMatterIsWarnedAboutWhereThatIsAskedFor() {
    let text = "1️⃣---\na: b\n---\n\n# Soup\n\n---\n"
    #expect(report(text) == [])
    #expect(
      report(text, options: .init(isStrict: true))
        == ["1️⃣ warning recipemd-front-matter: YAML front matter is not part of RecipeMD"])
  }

  @Test(
    "a fence that never closes or is indented is no front matter",
    arguments: ["1️⃣---\na: b\n\n# Soup\n\n- x\n", "1️⃣ ---\na: b\n---\n\n# Soup\n\n---\n"])
  func needsBothFences(text: String) {
    #expect(report(text) == ["1️⃣ error recipemd-title: expected the title, found a divider"])
  }

  @Test func placesBehindFrontMatterCountFromTheStartOfTheFile() {
    #expect(
      report("---\na: b\n---\n# A\n\n---\n\n- *1️⃣1/0* x\n")
        == ["1️⃣ error recipemd-amount: amount “1/0” divides by zero"])
  }

  @Test(
    "bytes that are not UTF-8 are an error",
    arguments: [
      ([0xFF], "FF"), ([0xC3], "C3"), ([0xC0, 0x80], "C0"), ([0xED, 0xA0, 0x80], "ED"), ([0xE4, 0x20], "E4"),
      ([0xF5, 0x80, 0x80, 0x80], "F5"),
    ] as [([UInt8], String)])
  func refusesOtherEncodings(bytes: [UInt8], shown: String) {
    let file = SourceFile(path: "a.md", bytes: Array("# A\n\nä".utf8) + bytes + Array("\n\n---\n".utf8))
    let problems = RecipeReader.read(file).diagnostics
    #expect(problems.map(inWords) == ["3:2 error text-encoding: byte 0x\(shown) is not valid UTF-8"])
  }

  @Test func refusesNUL() {
    let file = SourceFile(path: "a.md", bytes: Array("# A\n\n-\0--\n".utf8))
    #expect(
      RecipeReader.read(file).diagnostics.map(inWords)
        == ["3:2 error text-encoding: found a NUL byte; this is not a text file"])
  }

  @Test func refusesUTF16() {
    let file = SourceFile(path: "a.md", bytes: [0xFE, 0xFF, 0x00, 0x23])
    #expect(RecipeReader.read(file).diagnostics.map(\.identifier) == ["text-encoding"])
  }
}
