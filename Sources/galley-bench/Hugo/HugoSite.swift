/// A small Hugo site with the kinds of pages Galley makes: home and lists in pages of 48, a page with structured data
/// for each recipe, tags, sitemap, feed and a search index. Galley's drawings and downloads are left out, in Hugo's favour.
enum HugoSite {
  static func write(to folder: String) throws(BenchError) {
    for path in ["content/recipes", "layouts/_partials", "assets"] { try FileTree.makeFolders("\(folder)/\(path)") }
    for (path, text) in files { try FileTree.write(text, to: "\(folder)/\(path)") }
  }

  private static let files = [
    ("hugo.toml", configuration),
    ("assets/site.css", HugoLayouts.style),
    ("layouts/baseof.html", HugoLayouts.base),
    ("layouts/home.html", HugoLayouts.home),
    ("layouts/home.searchindex.json", HugoLayouts.searchIndex),
    ("layouts/page.html", HugoLayouts.page),
    ("layouts/section.html", HugoLayouts.list),
    ("layouts/term.html", HugoLayouts.list),
    ("layouts/taxonomy.html", HugoLayouts.taxonomy),
    ("layouts/_partials/cards.html", HugoLayouts.cards),
  ]

  private static let configuration = """
    baseURL = "https://recipes.example/"
    title = "Made-up recipes"
    enableRobotsTXT = true
    [taxonomies]
    tag = "tags"
    [pagination]
    pagerSize = 48
    disableAliases = true
    [outputFormats.searchindex]
    mediaType = "application/json"
    baseName = "search"
    isPlainText = true
    [outputs]
    home = ["html", "rss", "searchindex"]
    section = ["html"]
    taxonomy = ["html"]
    term = ["html"]
    page = ["html"]
    [services.rss]
    limit = 50

    """
}
