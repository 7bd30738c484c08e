import SourceText
import Testing

@testable import SiteStorage

@Suite struct SiteFoldersTests {
  let site = TemporarySite()

  private func problem(output: String, cache: String = ".galley", home: String? = nil, sources: [String] = ["content"])
    -> (identifier: String, message: String)?
  {
    let folders = SiteFolders(
      root: site.root, output: output, cache: cache, sources: sources, home: home.map { site.path($0) })
    return folders.safetyProblems().first.map { ($0.identifier, $0.message) }
  }

  @Test(
    "outputs that would put the user's files at risk",
    arguments: [
      ("/", "is /"), (".", "is or holds the site's own folder"), ("..", "is or holds the site's own folder"),
      ("content/..", "is or holds the site's own folder"), ("content", "is or holds the folder \"content\""),
      ("content/site", "lies in the folder \"content\""), (".galley", "is or holds the cache folder"),
      (".galley/site", "lies in the cache folder"), ("/tmp", "is or holds the site's own folder"),
    ])
  func refusesAnOutput(output: String, reason: String) {
    let found = problem(output: output)
    #expect(found?.identifier == "storage-output-unsafe")
    #expect(found?.message == "the output folder \(reason)")
  }

  @Test("outputs that are fine", arguments: ["output", "public/site", "./out", "content-site", "content/../out"])
  func acceptsAnOutput(output: String) {
    #expect(problem(output: output) == nil)
  }

  @Test func refusesHomeAndWhatHoldsIt() {
    site.makeFolder("people")
    site.makeFolder("people/ada")
    #expect(
      problem(output: "people/ada", home: "people/ada")?.message == "the output folder is or holds the home folder")
    #expect(problem(output: "people", home: "people/ada") != nil)
    #expect(problem(output: "people/ada/site", home: "people/ada") == nil)
  }

  @Test func seesThroughLinks() {
    site.link("innocent", to: "content")
    #expect(problem(output: "innocent")?.message == "the output folder is or holds the folder \"content\"")
    site.link("out", to: "elsewhere")
    #expect(problem(output: "out") == nil)
  }

  @Test func acceptsAnOutputInAContentFolderThatIsTheSiteItself() {
    #expect(problem(output: "output", sources: ["."]) == nil)
    #expect(problem(output: ".", sources: ["."]) != nil)
  }

  @Test("caches that would put the user's files at risk", arguments: [".", "/", "content", ".."])
  func refusesACache(cache: String) {
    site.makeFolder("elsewhere")
    let found = problem(output: "/srv/galley-test/out", cache: cache)
    #expect(found?.identifier == (cache == "/" ? "storage-output-unsafe" : "storage-cache-unsafe"))
  }

  @Test func refusesACacheThatHoldsFilesOfOthers() {
    site.makeFolder("papers")
    #expect(problem(output: "output", cache: "papers") == nil)
    site.write("papers/letter.txt", "Dear")
    #expect(
      problem(output: "output", cache: "papers")?.message
        == "the cache folder holds files that galley did not make: “letter.txt”")
    site.write("papers/lock", "")
    #expect(problem(output: "output", cache: "papers") == nil)
    // Foods that were fetched come before the first build.
    site.makeFolder(".galley")
    site.write(".galley/foods.sqlite", "")
    #expect(problem(output: "output") == nil)
    site.makeFolder("mine")
    site.makeFolder("mine/ai")
    site.write("mine/foods.sqlite", "")
    #expect(problem(output: "output", cache: "mine") == nil)
  }
}
