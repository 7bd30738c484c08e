import CommandLineParsing
import Foods
import JSONReading
import ShoppingCategories
import SourceText
import Testing

@testable import GalleyCommands
@testable import TerminalPresentation

@Suite struct CategorizeCommandTests {
  private let site = TemporaryFolder([
    "galley.yaml": "title: x\n", "aisle.conf": "[Cheese counter]\nfeta\n[produce]\nmilk\n",
  ])

  @Test(
    "sorts items in every format",
    arguments: [
      (["milk"], ExitCode.clean), (["milk", "zorgle", "--format", "tsv"], .clean), (["-f", "json", "feta"], .clean),
      (["--language", "de", "Paprika"], .clean), ([], .usage), (["milk", "--stdin"], .usage),
      (["milk", "--language", "!"], .usage), (["milk", "--format", "xml"], .usage),
    ])
  func answers(words: [String], code: ExitCode) {
    #expect(Program.run(["categorize"] + words + ["--root", site.path], console: Console()) == code)
  }

  @Test func worksWithoutASite() {
    #expect(TemporaryFolder([:]).galley("categorize", "milk") == .clean)
  }

  @Test func reportsMistakesOfTheAisleFile() {
    let site = TemporaryFolder(["galley.yaml": "title: x\n", "aisle.conf": "[Pantry\nrice\n"])
    #expect(site.galley("categorize", "rice") == .problems)
  }

  // MARK: Formats

  @Test func writesARowForAnItem() {
    var output: [UInt8] = []
    CategoryRow.append("a\tb", Categorisation(.pantry, reason: .unknown), to: &output)
    #expect(output == Array("a b\tPantry\n".utf8))
  }

  @Test func writesTheReasonAsJSON() {
    var output: [UInt8] = []
    let found = Categorisation(.other, ownName: "Cheese counter", reason: .aisle("feta"))
    CategoryJSON.append("2 fetas", found, layout: .compact, to: &output)
    let expected = """
      {"item":"2 fetas","category":"Cheese counter","emoji":"🔷","reason":{"kind":"aisle","text":"feta"}}

      """
    #expect(String(decoding: output, as: UTF8.self) == expected)
  }

  @Test func listsTheUsersCategoriesFirst() {
    let aisles = AisleFile(categories: [.init(name: "Cheese counter"), .init(name: "produce")])
    var list = CategoryList(aisles: aisles)
    list.add("xyz", Categorisation(.uncategorised, reason: .unknown))
    list.add("kale", Categorisation(.vegetablesAndFruits, reason: .unknown))
    list.add("feta", Categorisation(.other, ownName: "Cheese counter", reason: .aisle("feta")))
    let expected = """
      🔷 Cheese counter
        feta

      🥬 Vegetables and Fruits
        kale

      ❓ Uncategorised
        xyz

      """
    #expect(list.text(style: .plain) == expected)
  }
}
