import Glibc
import Testing

@testable import GalleyCommands
@testable import SiteBuilding

/// The files of a site that stand beside its recipes.
@Suite struct OwnFilesTests {
  /// As if it were not there, the site would be published with what the file says left out.
  @Test(arguments: ["galley.yaml", "foods.yaml", "aisle.conf", "substitutions.yaml", "content/book.md"])
  func aLinkThatLeadsNowhereIsTold(name: String) {
    let site = TemporaryFolder(["content/soup.md": "# Soup\n\n---\n\n- *1 l* water\n"])
    #expect(symlink("../nowhere", "\(site.path)/\(name)") == 0)
    let command = name == "content/book.md" ? ["book", "--format", "html"] : ["check"]
    #expect(Program.run(command + ["--quiet", "--root", site.path], console: Console()) == .problems)
  }

  @Test func importedFoodsAreInTheCacheFolder() throws {
    let options = SiteOptions(root: "/a/site", jobs: 1)
    #expect(ImportedFoods(cache: options.cacheFolder).path == "/a/site/.galley/foods.sqlite")
    let moved = SiteOptions(root: "/a/site", cache: "made/cache", jobs: 1)
    #expect(ImportedFoods(cache: moved.cacheFolder).path == "made/cache/foods.sqlite")
  }
}
