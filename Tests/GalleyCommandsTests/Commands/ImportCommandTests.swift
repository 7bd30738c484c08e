import CommandLineParsing
import Testing

@testable import GalleyCommands

@Suite struct ImportCommandTests {
  private let page = """
    <script type="application/ld+json">{"@type": "Recipe", "name": "Pea soup", "recipeIngredient": ["500 g peas"],
    "recipeInstructions": "Boil them."}</script>
    """
  private let recipe = "# Pea soup\n\n---\n\n- *500 g* peas\n\n---\n\n1. Boil them.\n"

  private func site() -> TemporaryFolder { TemporaryFolder(["content/a.md": "# A\n\n---\n", "soup.html": page]) }

  @Test func writesARecipeIntoTheContentFolder() {
    let site = site()
    #expect(site.galley("import", "\(site.path)/soup.html", "--to", "soups") == .clean)
    #expect(site.text("content/soups/pea-soup.md") == recipe)
  }

  @Test func leavesRenamesOrReplacesWhatIsThere() {
    let site = site()
    site.write(["content/pea-soup.md": "# Mine\n\n---\n"])
    #expect(site.galley("import", "\(site.path)/soup.html") == .clean)
    #expect(site.text("content/pea-soup.md") == "# Mine\n\n---\n")
    #expect(site.galley("import", "\(site.path)/soup.html", "--on-conflict", "rename") == .clean)
    #expect(site.text("content/pea-soup-2.md") == recipe)
    #expect(site.galley("import", "\(site.path)/soup.html", "--on-conflict", "replace") == .clean)
    #expect(site.text("content/pea-soup.md") == recipe)
  }

  /// Whatever comes again is left, and nothing is doubled.
  @Test func twoRecipesOfOneNameInAnExportAreBothTakenOver() {
    let site = site()
    func recipe(_ name: String, _ food: String) -> String {
      #"{"name": "\#(name)", "ingredients": "\#(food)", "directions": "Cook it."}"#
    }
    let recipes = [
      recipe("Dough", "2 eggs"), recipe("Dough", "500 g flour"), recipe("Dough", "2 eggs"), recipe("???", "1 l milk"),
      recipe("---", "1 l stock"),
    ]
    site.write(["all.json": "[\(recipes.joined(separator: ", "))]"])
    for _ in 1...2 {
      #expect(site.galley("import", "\(site.path)/all.json", "--format", "json") == .clean)
      #expect(site.text("content/dough.json")?.contains("eggs") == true)
      #expect(site.text("content/dough-2.json")?.contains("flour") == true)
      #expect(!site.exists("content/dough-3.json"))
      #expect(site.exists("content/untitled.json") && site.exists("content/untitled-2.json"))
      #expect(!site.exists("content/untitled-3.json"))
    }
  }

  @Test func goesOnAfterASourceThatFails() {
    let site = site()
    #expect(
      site.galley("import", "\(site.path)/none.html", "http://127.0.0.1:1/", "\(site.path)/soup.html") == .problems)
    #expect(site.text("content/pea-soup.md") == recipe)
  }

  @Test func takesOnlyWhatIsSelectedAndWritesNothingInADryRun() {
    let site = site()
    #expect(site.galley("import", "\(site.path)/soup.html", "--select", "2") == .problems)
    #expect(site.galley("import", "\(site.path)/soup.html", "--select", "2", "--dry-run") == .problems)
    #expect(site.galley("import", "\(site.path)/soup.html", "--dry-run") == .clean)
    #expect(!site.exists("content/pea-soup.md"))
    #expect(site.galley("import", "\(site.path)/soup.html", "--select", "1-9") == .clean)
    #expect(site.exists("content/pea-soup.md"))
  }

  /// They are counted over all sources.
  @Test func aNumberThatNoRecipeHasIsTold() throws {
    guard case .command(let command) = try GalleyTable.table.parse(["import", "a", "--select", "2,4-9"]) else {
      Issue.record("no command")
      return
    }
    let options = try ImportOptions(command)
    #expect(options.selectedNumber(beyond: 3) == 4)
    #expect(options.selectedNumber(beyond: 1) == 2)
    #expect(options.selectedNumber(beyond: 4) == nil)
    #expect(options.selectedNumber(beyond: 0) == nil)
  }

  @Test(arguments: ["HTTP://a.example", "ftp://a.example/x", "https://a.example", "git+ssh://a"])
  func whatHasASchemeIsAnAddress(name: String) { #expect(ImportedSource.isAddress(name)) }

  @Test(arguments: ["soup.html", "a/b://c", "://x", "soups: a.txt"])
  func whatHasNoneIsAFile(name: String) { #expect(!ImportedSource.isAddress(name)) }

  @Test func afterARedirectionThePageIsWhereItCameFrom() throws {
    let server = try LoopbackServer { path in
      let page = """
        <script type="application/ld+json">{"@type": "Recipe", "name": "Pea soup", "image": "soup.jpg",
        "recipeIngredient": ["500 g peas"]}</script>
        """
      return path == "/old/a" ? "HTTP/1.1 302 Found\r\nLocation: /new/b\r\n\r\n" : "HTTP/1.1 200 OK\r\n\r\n\(page)"
    }
    let site = TemporaryFolder(["galley.yaml": "title: x\n"])
    let host = "http://127.0.0.1:\(server.port)"
    #expect(site.galley("import", "--allow-private", "\(host)/old/a") == .clean)
    #expect(site.text("content/pea-soup.md")?.contains("Source: \(host)/new/b\n") == true)
    #expect(site.text("content/pea-soup.md")?.contains("\(host)/new/soup.jpg") == true)
  }

  @Test func makesABlankRecipeThatKeepsTheLink() {
    let site = site()
    #expect(site.galley("import", "https://a.example/p", "--manual", "Pea soup") == .clean)
    #expect(site.text("content/pea-soup.md") == "# Pea soup\n\nSource: https://a.example/p\n\n---\n")
  }

  @Test func writesTheExchangeFormat() {
    let site = site()
    #expect(site.galley("import", "\(site.path)/soup.html", "--format", "json") == .clean)
    #expect(site.text("content/pea-soup.json")?.contains(#""title": "Pea soup""#) == true)
  }

  @Test func refusesFoldersOutsideAndNothingNamed() {
    let site = site()
    #expect(site.galley("import", "\(site.path)/soup.html", "--to", "../x") == .usage)
    #expect(site.galley("import") == .usage)
  }

  @Test func takesOverAFolderWithPicturesAndLinks() {
    let site = site()
    site.write([
      "cook/Eggs.cook": "Warm @./sauces/Hollandaise{150%g} and poach @eggs{4}.",
      "cook/sauces/Hollandaise.cook": "Whisk @egg yolks{3}.", "cook/config/aisle.conf": "[Eggs]\neggs\n",
    ])
    #expect(site.galley("import", "\(site.path)/cook", "--to", "taken") == .clean)
    #expect(site.text("content/taken/eggs.md")?.contains("- *150 g* [Hollandaise](hollandaise.md)\n") == true)
    #expect(site.exists("content/taken/hollandaise.md") && !site.exists("content/taken/aisle.md"))
    // What comes a second time is linked to what came with it.
    #expect(site.galley("import", "\(site.path)/cook", "--to", "taken", "--on-conflict", "rename") == .clean)
    #expect(site.text("content/taken/eggs-2.md")?.contains("[Hollandaise](hollandaise-2.md)") == true)
  }

  @Test func recipesThatAreKeptLeadWhereTheyLed() {
    let site = site()
    // A GIF of one pixel, all of whose bytes are ASCII.
    let screen: [UInt8] = [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
    let picture = "GIF89a" + String(decoding: screen, as: UTF8.self)
    site.write([
      "kept/my soup.md":
        "# Pea soup\n\n![soup](img/Soup%201.gif)\n\n---\n\n- [stock](<base/my stock.md>)\n- [bread](bread.md)\n\n---\n\nSee [x][].\n\n[x]: base/my%20stock.md#top\n",
      "kept/base/my stock.md": "# Vegetable stock\n\n---\n\n- leeks, for the [soup](../my%20soup.md)\n",
      "kept/img/Soup 1.gif": picture,
    ])
    #expect(site.galley("import", "\(site.path)/kept", "--to", "taken") == .clean)
    #expect(
      site.text("content/taken/pea-soup.md")
        == "# Pea soup\n\n![soup](pea-soup.gif)\n\n---\n\n- [stock](<vegetable-stock.md>)\n- [bread](bread.md)\n\n---\n\nSee [x][].\n\n[x]: vegetable-stock.md#top\n"
    )
    #expect(site.exists("content/taken/pea-soup.gif"))
    #expect(site.text("content/taken/vegetable-stock.md")?.contains("[soup](pea-soup.md)") == true)
  }

  @Test func writesNoRecipeOfAnExportOverAnother() {
    let site = site()
    site.write(["one.cook": ">> title: Soup\n\nBoil @peas{}.", "two.cook": ">> title: Soup\n\nBoil @leeks{}."])
    #expect(
      site.galley("import", "\(site.path)/one.cook", "\(site.path)/two.cook", "--on-conflict", "replace") == .clean)
    #expect(site.text("content/soup.md")?.contains("- peas") == true)
    #expect(site.text("content/soup-2.md")?.contains("- leeks") == true)
  }
}
