import SitePlanning
import SourceText
import TestSupport
import Testing

/// Whatever the bytes, `galley.yaml` is read or says why not, and so is a page of text.
@Suite struct ConfigurationReaderFuzzTests {
  @Test func readsConfigurationAndPages() throws {
    let sample = """
      title: Mine
      base-url: https://a.example/
      language: de
      interface-languages: [fr, es]
      languages: {deutsch: de}
      diagnostics: {link-broken: off}
      page-size: 24
      people:
        anna: {calories: 1900, protein: 120}
      staples: [salt, "olive oil"]
      shopping:
        packs:
          flour: 2.5 kg bag
          eggs: [box of 6, box of 10]
      nutrition: {coverage: 0.8}
      cards: {pdf: true}
      """
    let pieces = [
      ": ", "\n", "  ", "- ", "[", "]", "{", "}", "\"", "'", "&a ", "*a", "!!", "|", ">", "#", "people:\n", "title: ",
      "box of ", "0", "-1", "~", "null",
      "off", "# ", "## a\n", "[a](#a)", "---\n",
    ]
    try Damage.each(of: [sample, "# How we knead\n\n## Time\n\n[a](#time) [b](../recipes/a.md)\n"], pieces: pieces) {
      bytes, seed in
      let read = ConfigurationReader.read(SourceFile(path: "galley.yaml", bytes: bytes))
      try #require(read.diagnostics.areTold, "seed \(seed)")
      let page = FreePage.read(SourceFile(path: "content/pages/a.md", bytes: bytes), path: "pages/a.md")
      try #require(page.diagnostics.areTold, "seed \(seed)")
    }
  }
}
