import Testing

@testable import GalleyCommands

@Suite struct ListAndShowCommandTests {
  private let site = TemporaryFolder([
    "content/soup.md": "# Lentil soup\n\n**4 servings**\n\n---\n\n- *1 l* [stock](stock.md)\n",
    "content/stock.md": "# Stock\n\n**2 l**\n\n---\n\n- water\n", "content/broken.md": "# Broken\n\n- x\n",
    "content/old.md": "# Old soup\n\n*archived*\n\n---\n\n- *2 bunches* [stock](stock.md)\n",
  ])

  @Test func aListIsFineUnlessRecipesAreBroken() {
    #expect(site.galley("list", "nothing") == .problems)
    site.write(["content/broken.md": "# Mended\n\n---\n\n- x\n"])
    #expect(site.galley("list", "nothing") == .clean)
    #expect(site.galley("list", "soup", "or", "is:archived", "--format", "json", "--sort", "date") == .clean)
  }

  @Test(
    "mistakes are a matter of usage",
    arguments: [
      ["list", "(soup"], ["list", "tga:x"], ["show", "soup", "--servings", "6", "--multiply", "2"],
      ["show", "soup", "--servings", "none"], ["show", "soup", "--servings", "4 people"],
      ["show", "soup", "--multiply", "0"],
      ["show", "soup", "--multiply", "-1"], ["show", "soup", "--yield", "some"], ["show", "soup", "--yield", "2-3 l"],
      ["show", "soup", "--by", "flour"], ["show", "soup", "--pan", "24 cm"], ["show", "soup", "--metric", "--us"],
      ["show", "soup", "--pan", "24 cm -> 20 cm", "--by", "2 eggs"],
    ])
  func refusesWrongWords(words: [String]) {
    #expect(Program.run(words + ["--root", site.path], console: Console()) == .usage)
  }

  @Test(
    "recipes are shown by name and by path, scaled and flattened",
    arguments: [
      (["lentil"], ExitCode.clean), (["soup", "--servings", "6", "--flatten"], .clean),
      (["stock", "--yield", "500 ml"], .clean),
      (["stock", "--servings", "2"], .problems), (["soup", "--yield", "2 jars"], .problems), (["salad"], .problems),
      (["soup", "--by", "1 elephant"], .problems), (["soup", "--pan", "24 cm -> 20 cm", "--metric"], .clean),
      (["old", "--flatten"], .clean), (["old", "--flatten", "--strict"], .problems),
    ])
  func shows(words: [String], code: ExitCode) {
    #expect(Program.run(["show", "--root", site.path, "--format", "json"] + words, console: Console()) == code)
  }

  @Test func showsFilesOutsideOfASite() {
    let folder = TemporaryFolder([
      "pies/pie.md": "# Pie\n\n---\n\n- *1* [crust](../crust)\n", "crust.md": "# Crust\n\n---\n\n- *200 g* flour\n",
    ])
    #expect(folder.galley("show", folder.path + "/pies/pie.md", "--flatten", "--strict") == .clean)
    #expect(folder.galley("show", folder.path + "/none.md") == .problems)
  }
}
