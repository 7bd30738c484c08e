import Cookbook
import PlanReading
import SourceText
import Testing

@Suite struct CooklangPantryTests {
  private func read(_ text: String) -> CooklangPantry? { CooklangPantry(SourceFile(path: "pantry.conf", text: text)) }

  private func lines(_ text: String) -> [String]? {
    read(text).map {
      String(decoding: $0.markdown.bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
    }
  }

  @Test func writesEachItemIntoTheLineItStandsIn() {
    #expect(
      lines(
        """
        # at home
        [fridge]
        milk = { quantity = "500%ml", low = "200%ml", expire = "2026-12-20" } # open
        eggs = {quantity="12", bought = "2026-11-10",}
        butter = "250%g"

        ['ice box']
        "ice cream" = {}
        pizza = true
        """)
        == [
          "", "", "- 500 ml milk (best before 2026-12-20)", "- 12 eggs", "- 250 g butter", "", "", "- ice cream",
          "- pizza", "",
        ])
    #expect(read("[a]\nmilk = {low = \"1%l\"}\neggs = \"6\"\nsalt = {bought = \"2026-11-10\"}\n")?.cutItems == 2)
  }

  @Test func readsItemsThatAreTablesOfTheirOwn() {
    #expect(
      lines("[fridge.milk]\nquantity = \"1%l\"\nexpire = \"10.05.2027\"\n[fridge]\nham.quantity = \"2%slices\"\n")
        == ["", "- 1 l milk (best before 10.05.2027)", "", "", "- 2 slices ham", "", ""])
  }

  @Test func numbersAndDatesNeedNoQuotes() {
    #expect(
      lines("ham = { quantity = 3, expire = 2027-09-20 }\neggs = 6\nflour = 0.5\nsalt = true\n")
        == ["- 3 ham (best before 2027-09-20)", "- 6 eggs", "- 0.5 flour", "- salt", "", ""])
  }

  @Test func dayIsReadAndMarksMeanNothing() throws {
    let pantry = try #require(read("[x]\n\"*fine* salt\" = {expire = \"2026-12-01\"}\n"))
    let items = PantryReader.read(pantry.markdown)
    #expect(items.value.items.map(\.text) == ["*fine* salt"])
    #expect(items.value.items.first?.bestBefore?.text == "2026-12-01")
  }

  @Test(
    "other files are none",
    arguments: [
      "", "# Pantry\n", "- milk\n", "# Pantry\n\n- 1 kg flour = much\n", "[fridge\nmilk = \"1\"\n", "milk\n",
      "milk = \n", "milk = \"1\n", "milk = {quantity = \"1\"\n", "milk = \"1\" bread\n", "[a]\nmilk = [\"1\"]\n",
      "milk = {quantity = {of = \"1\"}}\n", "[a.b.c.d.e.f.g.h.i]\nmilk = \"1\"\n",
    ])
  func others(text: String) { #expect(read(text) == nil) }
}
