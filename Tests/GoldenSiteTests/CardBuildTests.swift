import Foundation
import Testing

/// Sites that offer their cook cards as PDFs.
@Suite struct CardBuildTests {
  private static let soup =
    "# Soup\n\nWarm.\n\n*warm*\n\n---\n\n- *1* onion\n- [bread](bread.md)\n\n---\n\n1. Stir.\n"

  private func site(_ configuration: String = "cards: {pdf: true, size: a6}\n") throws -> TemporaryFolder {
    let site = TemporaryFolder()
    try site.write("galley.yaml", "title: Table\n" + configuration)
    try site.write("content/soup.md", Self.soup)
    try site.write("content/bread.md", "# Bread\n\n*baking*\n\n---\n\n- flour\n\n---\n\nBake.\n")
    return site
  }

  private func build(
    _ site: TemporaryFolder, _ options: String..., status: Int32 = 0, environment: [String: String] = [:]
  ) throws -> Galley.Outcome {
    let outcome = try Galley.run(["build"] + options, at: site.path, environment: environment)
    #expect(outcome.status == status, "\(outcome.output)\(outcome.error)")
    return outcome
  }

  private func written(_ site: TemporaryFolder, by change: () throws -> Void) throws -> [String] {
    let before = FileTree.stamps(site.path + "/output")
    try change()
    _ = try build(site)
    let after = FileTree.stamps(site.path + "/output")
    return after.keys.filter { before[$0] != after[$0] && $0.hasSuffix(".pdf") }.sorted()
  }

  @Test func offerACardOnEachRecipePage() throws {
    let site = try site()
    _ = try build(site)
    let card = try Data(contentsOf: URL(fileURLWithPath: site.path + "/output/recipes/soup.pdf"))
    #expect(card.starts(with: "%PDF-1.7".utf8))
    #expect(
      try site.text("output/recipes/soup.html").contains(
        "<a href=\"../recipes/soup.pdf\" type=\"application/pdf\" download>Cook card (PDF, A6)</a>"))
    // It is the card that the command prints.
    let command = try Galley.run(["card", "soup", "--size", "a6", "--output", "soup.pdf"], at: site.path)
    #expect(command.status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: site.path + "/soup.pdf")) == card)
  }

  @Test func anOptionAsksForThemToo() throws {
    let site = try site("")
    _ = try build(site)
    #expect(!site.exists("output/recipes/soup.pdf"))
    #expect(try !site.text("output/recipes/soup.html").contains(".pdf"))
    _ = try build(site, "--pdf")
    #expect(site.exists("output/recipes/soup.pdf"))
    #expect(try site.text("output/recipes/soup.html").contains("Cook card (PDF, A5)"))
    _ = try build(site)
    #expect(!site.exists("output/recipes/soup.pdf"))
  }

  @Test func onlyCardsThatChangeAreMadeAgain() throws {
    let site = try site()
    _ = try build(site)
    #expect(try written(site) {} == [])
    #expect(
      try written(site) { try site.write("content/soup.md", Self.soup.replacing("Stir.", with: "Wait.")) }
        == ["recipes/soup.pdf"])
    // The page of the bread names the soup that uses it; its card does not.
    #expect(
      try written(site) { try site.write("content/soup.md", Self.soup.replacing("# Soup", with: "# Stew")) }
        == ["recipes/soup.pdf"])
  }

  @Test func withoutAnEngineNothingIsPublished() throws {
    let site = try site()
    _ = try build(site)
    let before = FileTree.stamps(site.path + "/output")
    try site.write("content/soup.md", Self.soup.replacing("Stir.", with: "Wait."))
    let outcome = try build(site, status: 1, environment: ["PATH": site.path])
    #expect(outcome.error.contains("[pdf-engine]") && outcome.error.contains("apt install weasyprint"))
    #expect(outcome.error.contains("nothing was published: 1 error"))
    #expect(FileTree.stamps(site.path + "/output") == before)
  }

  /// Phones make photos of 5 to 15 MB.
  @Test func aPhotoOfManyMegabytesIsPrinted() throws {
    let site = try site("cards: {pdf: true, size: a6, picture: photo}\n")
    try Self.largePicture.write(to: URL(fileURLWithPath: site.path + "/content/soup.gif"))
    _ = try build(site)
    #expect(site.exists("output/recipes/soup.pdf"))
  }

  @Test func aPhotoThatIsTooLargeIsReported() throws {
    let site = try site("cards: {pdf: true, size: a6, picture: photo}\n")
    try Data().write(to: URL(fileURLWithPath: site.path + "/content/soup.gif"))
    #expect(truncate(site.path + "/content/soup.gif", (64 << 20) + 1) == 0)
    let outcome = try build(site, status: 1)
    #expect(outcome.error.contains("content/soup.gif: error: the file has 67108865 bytes"))
    #expect(outcome.error.contains("hint: save it smaller, as JPEG or WebP"))
    // Each has its card, that of the soup with the drawn cover.
    #expect(site.exists("output/recipes/bread.pdf") && site.exists("output/recipes/soup.pdf"))
  }

  /// A GIF with more than 8 MB of picture data (GIF89a, 18 to 22).
  private static var largePicture: Data {
    let head: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2]
    let block = [255] + [UInt8](repeating: 0, count: 255)
    let blocks = (0..<34_000).reduce(into: [UInt8]()) { bytes, _ in bytes += block }
    return Data(head + blocks + [0, 0x3B])
  }
}
