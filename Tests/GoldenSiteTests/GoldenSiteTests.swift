import Foundation
import Testing

@Suite struct GoldenSiteTests {
  @Test(arguments: GoldenSite.all) func isBuiltByteByByte(name: String) throws {
    let golden = GoldenSite(name: name)
    let site = try golden.copy()
    let outcome = try Galley.run("build", "--quiet", in: site)
    #expect(outcome.status == 0, "\(outcome.error)")
    var output = site.tree()
    let list = try #require(output[".galley-files"])
    output[".galley-files"] = nil
    let scripts = golden.publishedScripts.union(GoldenSite.unrecorded)
    let recorded = output.filter { !scripts.contains($0.key) }
    if GoldenSite.isRecording { try golden.record(recorded) }
    expectSame(recorded, try golden.expected())
    #expect(scripts.isSubset(of: output.keys), "the scripts of the theme are published")
    // Between a heading and a checksum.
    let listed = String(decoding: list, as: UTF8.self).split(separator: "\n").dropFirst().dropLast()
      .compactMap { $0.split(separator: " ", maxSplits: 1).last.map { $0.drop { $0 == " " } } }
    #expect(listed.filter { !$0.hasSuffix("/") }.map(String.init) == output.keys.sorted(), "it lists the files it made")
  }

  @Test func saysWhatItFoundOnTheWay() throws {
    let site = try GoldenSite(name: "english").copy()
    let outcome = try Galley.run("build", in: site)
    #expect(
      outcome.error.split(separator: "\n").filter { $0.contains(": note: ") }.map(String.init) == [
        "content/bread.md:9:3: note: “1 to 2 loaves” is a range, which RecipeMD does not have; read as 1 to 2 loaves "
          + "[recipemd-amount]",
        "content/bread.md:13:4: note: “450-500 g” is a range, which RecipeMD does not have; read as 450 to 500 g "
          + "[recipemd-amount]",
        "content/bread.md:14:4: note: “1½ tsp” was read as 1 1/2 tsp [recipemd-amount]",
        "content/bread.md:15:4: note: “ca. 330 ml” is approximate, which RecipeMD does not have; read as 330 ml "
          + "[recipemd-amount]",
      ])
    #expect(outcome.output.hasPrefix("6 recipes: ") && outcome.output.hasSuffix("no problems, 4 notes\n"))
  }
}
