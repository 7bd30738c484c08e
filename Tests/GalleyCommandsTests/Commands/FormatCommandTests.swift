import Testing

@testable import GalleyCommands

@Suite struct FormatCommandTests {
  private let untidy = "# Soup\n***\n* salt\n"
  private let tidy = "# Soup\n\n---\n\n- salt\n"

  @Test func rewritesTheContentFolder() {
    let site = TemporaryFolder(["content/soup.md": untidy, "content/in/tea.md": tidy, "content/README.md": untidy])
    #expect(site.galley("fmt", "--check") == .problems)
    #expect(site.text("content/soup.md") == untidy)
    #expect(site.galley("fmt") == .clean)
    #expect(site.text("content/soup.md") == tidy)
    #expect(site.text("content/README.md") == untidy)
    #expect(site.galley("fmt", "--check") == .clean)
  }

  @Test func rewritesNamedFilesAlone() {
    let site = TemporaryFolder(["content/soup.md": untidy, "content/tea.md": untidy, "content/x.json": "{}"])
    #expect(site.galley("fmt", site.path + "/content/soup.md", site.path + "/content/x.json") == .clean)
    #expect(site.text("content/soup.md") == tidy)
    #expect(site.text("content/tea.md") == untidy)
    #expect(site.text("content/x.json") == "{}")
  }

  @Test func goesOnAfterErrors() {
    let site = TemporaryFolder(["content/broken.md": "# A\n\n- x\n", "content/soup.md": untidy])
    #expect(site.galley("fmt") == .problems)
    #expect(site.text("content/broken.md") == "# A\n\n- x\n")
    #expect(site.text("content/soup.md") == tidy)
    #expect(site.galley("fmt", site.path + "/missing.md") == .problems)
  }

  @Test func movesFactsInTheLanguageOfTheSite() {
    let site = TemporaryFolder([
      "galley.yaml": "language: de\n", "content/soup.md": "---\nauthor: Jo\n---\n\n# Soup\n\n---\n\n- salt\n",
    ])
    #expect(site.galley("fmt", "--facts") == .clean)
    #expect(site.text("content/soup.md") == "# Soup\n\nAutor: Jo\n\n---\n\n- salt\n")
  }
}
