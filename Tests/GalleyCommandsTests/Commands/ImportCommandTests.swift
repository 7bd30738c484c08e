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

  @Test func goesOnAfterASourceThatFails() {
    let site = site()
    #expect(
      site.galley("import", "\(site.path)/none.html", "http://127.0.0.1:1/", "\(site.path)/soup.html") == .problems)
    #expect(site.text("content/pea-soup.md") == recipe)
  }

  @Test func takesOnlyWhatIsSelectedAndWritesNothingInADryRun() {
    let site = site()
    #expect(site.galley("import", "\(site.path)/soup.html", "--select", "2") == .clean)
    #expect(site.galley("import", "\(site.path)/soup.html", "--dry-run") == .clean)
    #expect(!site.exists("content/pea-soup.md"))
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

  @Test func writesNoRecipeOfAnExportOverAnother() {
    let site = site()
    site.write(["one.cook": ">> title: Soup\n\nBoil @peas{}.", "two.cook": ">> title: Soup\n\nBoil @leeks{}."])
    #expect(
      site.galley("import", "\(site.path)/one.cook", "\(site.path)/two.cook", "--on-conflict", "replace") == .clean)
    #expect(site.text("content/soup.md")?.contains("- peas") == true)
    #expect(site.text("content/soup-2.md")?.contains("- leeks") == true)
  }
}
