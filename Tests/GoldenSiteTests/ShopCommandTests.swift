import Foundation
import SourceText
import Testing

/// Shopping as people do it: a plan, recipes inside recipes, a pantry, and a list kept by hand.
@Suite struct ShopCommandTests {
  private func site(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let site = TemporaryFolder()
    try site.write("galley.yaml", "title: Table\n")
    try site.write(
      "content/pasta.md",
      "# Pasta\n\n**4 servings**\n\n---\n\n- *400 g* spaghetti\n- *100 g* [Pesto](pesto.md)\n- *1 cup* flour\n")
    try site.write("content/pesto.md", "# Pesto\n\n**200 g**\n\n---\n\n- *80 g* basil\n- *2* eggs\n")
    try site.write(
      "content/plans/2026-W47.md", "# 2026-W47\n\n## Monday\n\n- Dinner: [Pasta](../pasta.md) *8 servings*\n")
    for (name, text) in files { try site.write(name, text) }
    return site
  }

  private let list = """
    🥬 Vegetables and Fruits
    • basil (3 bunches, needed: 80 g)

    🏺 Pantry
    • flour (1 × 500 g bag, needed: 2 cups)
    • spaghetti (2 × 500 g packets, needed: 800 g)

    🥚 Eggs
    • eggs (6, needed: 2)

    """

  @Test func planAndRecipeGiveTheSameList() throws {
    let site = try site()
    #expect(try Galley.run("shop", "--plan", "2026-W47", in: site).output == list)
    #expect(try Galley.run("shop", "list", "--today", "2026-11-20", in: site).output == list)
    #expect(try Galley.run("shop", "pasta=8", in: site).output == list)
    #expect(try Galley.run("shop", "--from", "2026-11-17", "--to", "2026-11-30", in: site).output.isEmpty)
  }

  @Test(
    "all that a line of a plan asks for is bought",
    arguments: [
      ("1 banana and 2 apples", ["banana (1)", "apples (2)"]),
      (
        "30 g walnuts and 20 g almonds",
        ["walnuts (1 × 100 g bag, needed: 30 g)", "almonds (1 × 100 g bag, needed: 20 g)"]
      ),
      ("500 g flour, plus 50 g for dusting", ["flour (1 × 1.5 kg bag, needed: 550 g)"]),
    ])
  func everyFoodOfAPlanIsBought(line: String, items: [String]) throws {
    let site = try site(["content/plans/2026-W47.md": "# 2026-W47\n\n## Monday\n\n- Snack: \(line)\n"])
    let output = try Galley.run("shop", "--plan", "2026-W47", in: site).output
    for item in items { #expect(output.contains("• \(item)\n"), "\(output)") }
  }

  @Test func whatIsAtHomeIsNotBoughtUnlessItIsOutOfDate() throws {
    let site = try site([
      "content/pantry.md": "- 1 kg spaghetti\n- 125 g flour\n- eggs, best before 2026-11-01\n"
    ])
    let outcome = try Galley.run("shop", "pasta=8", "--today", "2026-11-16", in: site)
    #expect(
      outcome.output.contains("• eggs (6, needed: 2)") && !outcome.output.contains("spaghetti"), "\(outcome.output)")
    #expect(
      outcome.output.contains("• flour – check you have it (150 g)") && outcome.error.contains("[shop-expired]"),
      "\(outcome.output)")
    #expect(try Galley.run("shop", "pasta=8", "--no-pantry", in: site).output == list)
  }

  @Test func itemsAreAddedTickedAndCleared() throws {
    let site = try site()
    #expect(try Galley.run("shop", "add", "2 l milk", "candles", in: site).status == 0)
    #expect(try Galley.run("shop", "add", "milk", in: site).error.contains("on the list already"))
    let empty = try Galley.run("shop", "add", " ", in: site)
    #expect(empty.status == 2 && empty.error.contains("an item is empty"))
    #expect(try Galley.run("shop", "tick", "milk", "eggs", "--today", "2026-11-16", in: site).status == 0)
    #expect(try site.text("content/shopping.md") == "- [x] 2 l milk\n- [ ] candles\n- [x] eggs\n")
    let again = try Galley.run("shop", "tick", "milk", "candles", "--today", "2026-11-16", in: site)
    #expect(again.status == 0 && again.error == "ticked already: 2 l milk\nticked: candles\n")
    let untick = try Galley.run("shop", "untick", "candles", in: site)
    #expect(untick.status == 0 && untick.error == "back on the list: candles\n")
    #expect(
      try Galley.run("shop", "untick", "candles", in: site).error == "not ticked: candles\nnothing was changed\n")
    let shown = try Galley.run("shop", "--plan", "2026-W47", in: site).output
    #expect(shown.contains("✓ milk (completed)") && shown.contains("✓ eggs (completed)"), "\(shown)")
    #expect(try Galley.run("shop", "clear-ticked", in: site).status == 0)
    #expect(try site.text("content/shopping.md") == "- [ ] candles\n")
    let unknown = try Galley.run("shop", "remove", "candels", in: site)
    #expect(unknown.status == 1 && unknown.error.contains("[shop-unknown-item]") && unknown.error.contains("“candles”"))
  }

  @Test func exactAmountsAndOtherLanguagesAreThereForTheAsking() throws {
    let site = try site()
    let exact = try Galley.run("shop", "pasta=8", "--exact", in: site).output
    #expect(exact.contains("• basil (80 g)") && exact.contains("• flour (2 cups)") && exact.contains("• eggs (2)"))
    let german = try Galley.run("shop", "pasta=8", "--language", "de", in: site).output
    #expect(german.contains("🥬 Gemüse und Obst\n• Basilikum · basil (3 Bund, gebraucht: 80 g)"), "\(german)")
    let page = try Galley.run("shop", "pasta=8", "--language", "de", "--format", "html", in: site).output
    #expect(page.contains("Gemüse und Obst") && page.contains("gebraucht: 80\u{A0}g"))
    #expect(try Galley.run("shop", "pasta", "--language", "xx", in: site).error.contains("[theme-language]"))
  }

  @Test func aHouseholdHasItsOwnPacksAndStaples() throws {
    let site = try site(["galley.yaml": "shopping: {packs: {spaghetti: 1 kg bag}}\nstaples: [flour]\n"])
    let outcome = try Galley.run("shop", "pasta=8", in: site)
    #expect(outcome.output.contains("• spaghetti (1 × 1 kg bag, needed: 800 g)"), "\(outcome.output)")
    #expect(!outcome.output.contains("flour"))
  }

  @Test func aMoveIsRemembered() throws {
    let site = try site()
    #expect(try Galley.run("shop", "move", "basil", "pantry", in: site).status == 0)
    #expect(try Galley.run("shop", "pasta", in: site).output.hasPrefix("🏺 Pantry\n• basil"))
    #expect(try Galley.run("shop", "move", "basil", "Pantri", in: site).error.contains("[shop-category]"))
    #expect(try Galley.run("shop", "move", "a|b", "Pantry", in: site).error.contains("[shop-move]"))
  }

  @Test func listsAreImportedAfterAPreview() throws {
    let site = try site(["list.txt": "olive oil{100%ml}\nrice{500%g}\nsalt\n"])
    let path = site.path + "/list.txt"
    #expect(
      try Galley.run("shop", "import", path, in: site).output
        == "  1. olive oil (100 ml)\n  2. rice (500 g)\n  3. salt\n")
    let tooFar = try Galley.run("shop", "import", path, "--select", "1,4", in: site)
    #expect(tooFar.status == 1 && tooFar.error.contains("there is no item 4 among 3 [shop-import-number]"))
    #expect(!site.exists("content/shopping.md"))
    #expect(try Galley.run("shop", "import", path, "--select", "1,3", in: site).status == 0)
    #expect(try Galley.run("shop", "import", path, "--all", in: site).status == 0)
    #expect(try site.text("content/shopping.md") == "- [ ] 100 ml olive oil\n- [ ] salt\n- [ ] 500 g rice\n")
  }

  @Test func codesAreDrawnAndWhatDoesNotFitIsSaid() throws {
    let site = try site()
    #expect(try Galley.run("shop", "pasta", "--format", "qr", in: site).output.hasPrefix("█████"))
    #expect(try Galley.run(["shop", "--format", "qr"] + tooMuch, at: site.path).error.contains("[shop-code]"))
  }

  private let tooMuch = {
    let letters = "abcdefghij"
    return letters.flatMap { first in letters.flatMap { ["--add", "flimflammery quuxwidget \(first)\($0)zz"] } }
  }()

  @Test func noMoreIsAddedThanAListMayHave() throws {
    let site = try site()
    let outcome = try Galley.run(["shop", "list"] + (0...5000).flatMap { ["--add", "\($0)"] }, at: site.path)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.error.contains("found 5001 things to add, and a shopping list can have 5000"))
  }

  @Test func listsTooLongForACodeLeadToTheirPage() throws {
    let site = try site(["galley.yaml": "title: Table\nbase-url: https://table.example/\n"])
    let week = try Galley.run(["shop", "--plan", "2026-W47", "--format", "qr"] + tooMuch, at: site.path)
    #expect(week.status == 0 && week.output.hasPrefix("█████"), "\(week.error)")
    #expect(week.error.contains("leads to “https://table.example/plans/2026-W47.html#shopping” [shop-code-page]"))
    let recipe = try Galley.run(["shop", "pasta", "--format", "qr"] + tooMuch, at: site.path)
    #expect(recipe.status == 1 && recipe.error.contains("[shop-code]"), "a list of recipes has no page")
  }

  @Test func paperSaysWhyItHasNoCode() throws {
    let site = try site()
    let outcome = try Galley.run(["shop", "pasta", "--format", "html"] + tooMuch, at: site.path)
    #expect(outcome.status == 0 && !outcome.output.contains("list-code\""), "\(outcome.error)")
    #expect(outcome.error.contains("note: there is no QR code on the list:") && outcome.error.contains("[shop-code]"))
    #expect(try Galley.run("shop", "pasta", "--format", "html", in: site).output.contains("class=\"list-code\""))
  }

  @Test(arguments: ["a4", "letter", "a5"]) func paperHasTheSizeThatIsAskedFor(size: String) throws {
    let site = try site()
    let page = try Galley.run("shop", "pasta", "--format", "html", "--size", size, in: site).output
    #expect(page.contains("<body class=\"list list-\(size)\">"))
    #expect(try Galley.run("shop", "pasta", "--size", size, in: site).status == 2, "text has none")
  }

  @Test func withoutAnEngineThePageIsWritten() throws {
    let site = try site()
    let outcome = try Galley.run(
      "shop", "pasta", "--format", "pdf", "--output", "list.pdf", in: site, environment: ["PATH": "/nonexistent"])
    #expect(outcome.status == 1 && outcome.error.contains("[pdf-engine]"), "\(outcome.error)")
    #expect(try site.text("list.html").contains("spaghetti") && !site.exists("list.pdf"))
  }

  @Test func filesAreReplacedAndFoldersMade() throws {
    let site = try site()
    #expect(try Galley.run("shop", "pasta", "--output", "made/list.txt", in: site).status == 0)
    #expect(try Galley.run("shop", "pasta=8", "--output", "made/list.txt", in: site).status == 0)
    #expect(try site.text("made/list.txt") == list)
    #expect(try Galley.run("shop", "pasta", "--output", "made/", in: site).status == 2)
  }
}
