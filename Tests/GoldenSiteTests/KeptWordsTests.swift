import Foundation
import Testing

/// What a build keeps of the words of recipes, so that the next one need not read them again.
@Suite struct KeptWordsTests {
  private static func recipe(_ number: Int, _ step: String) -> String {
    "# Dish \(number)\n\n---\n\n- *1* onion\n\n---\n\n\(step)\n"
  }

  private func site() throws -> TemporaryFolder {
    let site = TemporaryFolder()
    try site.write("galley.yaml", "title: Table\nbase-url: https://table.example/\n")
    for number in 1...20 { try site.write("content/\(number).md", Self.recipe(number, "Chop and stir.")) }
    return site
  }

  private func build(_ site: TemporaryFolder) throws -> [String: Data] {
    let outcome = try Galley.run(["build"], at: site.path)
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    return site.tree()
  }

  private func kept(_ site: TemporaryFolder, _ name: String) -> Data? {
    FileTree.read(site.path + "/.galley")[name]
  }

  @Test func additionsGiveTheSiteThatIsMadeFromNothing() throws {
    let site = try site()
    _ = try build(site)
    let all = try #require(kept(site, "words"))
    #expect(kept(site, "words.new") == nil)
    for (number, step) in [(3, "Braise gently."), (4, "Braise quickly."), (3, "Simmer."), (5, "Braise.")] {
      try site.write("content/\(number).md", Self.recipe(number, step))
      let made = try build(site)
      let fresh = try self.site()
      for (name, bytes) in FileTree.read(site.path + "/content") {
        try fresh.write("content/\(name)", String(decoding: bytes, as: UTF8.self))
      }
      expectSame(made, try build(fresh))
    }
    #expect(kept(site, "words.new") == nil, "three recipes of twenty are kept with all others")
    #expect(kept(site, "words") != all)
  }

  @Test func aFewAreKeptBesideAllOthers() throws {
    let site = try site()
    _ = try build(site)
    let all = try #require(kept(site, "words"))
    try site.write("content/3.md", Self.recipe(3, "Braise gently."))
    _ = try build(site)
    #expect(kept(site, "words") == all)
    #expect(try #require(kept(site, "words.new")).range(of: Data("braise".utf8)) != nil)
    try site.write("content/4.md", Self.recipe(4, "Grill."))
    #expect(String(decoding: try build(site)["search/text.js"] ?? Data(), as: UTF8.self).contains("braise"))
  }
}
