import Testing

/// Pages of text beside the recipes: from the folder `pages` of the content to the site.
@Suite struct FreePageTests {
  private func site(_ files: [String: String]) throws -> TemporaryFolder {
    let site = TemporaryFolder()
    try site.write("content/soup.md", "# Soup\n\nSee [how](pages/stock.md#freezing).\n\n---\n\n- salt\n")
    for (name, text) in files { try site.write(name, text) }
    return site
  }

  @Test func becomePagesOfTheSite() throws {
    let site = try site([
      "content/pages/stock.md": """
      # Stock & bones

      For [soup](../soup.md) and [cold soup](cold/Iced%20Soup.md#how), [below](#freezing-2-2).

      ## Freezing

      Flat.

      ## Freezing

      <script>alert(1)</script>

      ## Freezing 2

      ## Content

      """,
      "content/pages/cold/Iced Soup.md": "No heading.\n\n## How\n\n![](../../a.png)\n",
      "content/a.png": "no picture",
    ])
    let check = try Galley.run("check", "--strict", in: site)
    #expect(check.status == 1 && check.output.contains("content/a.png: error"), "\(check.output)")
    #expect(!check.output.contains("[link-"), "\(check.output)")
    try site.remove("content/a.png")
    try site.write("content/pages/cold/Iced Soup.md", "No heading.\n\n## How\n")
    let build = try Galley.run("build", in: site)
    #expect(build.status == 0, "\(build.error)")
    let page = try site.text("output/pages/stock.html")
    #expect(page.contains("<h1>Stock &amp; bones</h1>"))
    #expect(page.contains("<a href=\"../recipes/soup.html\">soup</a>"))
    #expect(page.contains("<a href=\"../pages/cold/iced-soup.html#how\">cold soup</a>"))
    #expect(page.contains("<h2 id=\"freezing\">Freezing</h2>") && page.contains("<h2 id=\"freezing-2\">"))
    #expect(page.contains("<a href=\"#freezing-2\">Freezing</a>"))
    #expect(page.contains("<h2 id=\"freezing-2-2\">Freezing 2</h2>") && page.contains("<h2 id=\"content-2\">"))
    #expect(page.contains("&lt;script&gt;") && !page.contains("<script>alert"))
    let recipe = try site.text("output/recipes/soup.html")
    #expect(recipe.contains("<a href=\"../pages/stock.html#freezing\">how</a>"))
    // The footer leads to pages of the folder itself, and to none below.
    #expect(recipe.contains("<a href=\"../pages/stock.html\">Stock &amp; bones</a>") && !recipe.contains("iced-soup"))
    #expect(try site.text("output/pages/cold/iced-soup.html").contains("<h1>Iced Soup</h1>"))
  }

  @Test func renderAgainWhatShowsThem() throws {
    let site = try site(["content/pages/stock.md": "# Stock\n", "content/pages/more/a.md": "# A\n"])
    #expect(try Galley.run("build", in: site).status == 0)
    let before = FileTree.stamps(site.path + "/output")
    try site.write("content/pages/more/a.md", "# B\n")
    #expect(try Galley.run("build", in: site).status == 0)
    let after = FileTree.stamps(site.path + "/output")
    #expect(before["pages/more/a.html"] != after["pages/more/a.html"])
    #expect(before["index.html"] == after["index.html"])
    try site.write("content/pages/stock.md", "# Bones\n")
    #expect(try Galley.run("build", in: site).status == 0)
    #expect(try site.text("output/index.html").contains(">Bones</a>"))
    let warm = site.tree()
    #expect(try Galley.run("clean", in: site).status == 0)
    #expect(try Galley.run("build", in: site).status == 0)
    expectSame(warm, site.tree())
  }

  @Test(
    "what is wrong with them is told where it stands",
    arguments: [
      (
        "# A\n\nText\nwith [no](../suop.md).\n",
        "content/pages/stock.md:4:11: error: “../suop.md” leads to no recipe or page"
      ),
      (
        "# A\n\n[no](b.md), [![x](x.png)](c.md), [no](b.md).\n",
        "content/pages/stock.md:3:39: error: “b.md” leads to no recipe or page"
      ),
      (
        "# A\n\n[no](b.md), [![x](x.png)](c.md), [no](b.md).\n",
        "content/pages/stock.md:3:27: error: “c.md” leads to no recipe or page"
      ),
      ("# A\n\n[no][n].\n\n[n]: b.md\n", "content/pages/stock.md:5:6: error: “b.md” leads to no recipe or page"),
      ("# A\n\n![x](x.png)\n", "content/pages/stock.md:3:6: error: there is no picture “x.png”"),
      ("# A\n\n\u{0}\n", "content/pages/stock.md:3:1: error: found a NUL byte"),
    ])
  func tellsWhatIsWrong(text: String, message: String) throws {
    let outcome = try Galley.run("check", in: try site(["content/pages/stock.md": text]))
    #expect(outcome.status == 1 && outcome.output.contains(message), "\(outcome.output)")
  }
}
