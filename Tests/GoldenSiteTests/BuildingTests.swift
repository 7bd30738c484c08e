import Foundation
import Testing

/// What a build does to the output folder, and what it leaves alone.
@Suite struct BuildingTests {
  private static let soup =
    "# Soup\n\nWarm.\n\nAuthor: Ines\n\n*warm*\n\n---\n\n- *1* onion\n- [bread](bread.md)\n\n---\n\n1. Stir.\n"
  private static let bread = "# Bread\n\n*baking*\n\n---\n\n- flour\n\n---\n\nBake.\n"
  private static let tea = "# Tea\n\n*drink*\n\n---\n\n- mint\n"

  private func site() throws -> TemporaryFolder {
    let site = TemporaryFolder()
    try site.write("galley.yaml", "title: Table\nbase-url: https://table.example/\n")
    try site.write("content/soup.md", Self.soup)
    try site.write("content/bread.md", Self.bread)
    try site.write("content/tea.md", Self.tea)
    return site
  }

  private func build(_ site: TemporaryFolder, _ options: String..., status: Int32 = 0) throws -> Galley.Outcome {
    let outcome = try Galley.run(["build"] + options, at: site.path)
    #expect(outcome.status == status, "\(outcome.output)\(outcome.error)")
    return outcome
  }

  /// The files that a second build wrote, made or removed.
  private func changes(_ site: TemporaryFolder, by change: () throws -> Void) throws -> [String] {
    _ = try build(site)
    let before = FileTree.stamps(site.path + "/output")
    try change()
    _ = try build(site)
    let after = FileTree.stamps(site.path + "/output")
    return Set(before.keys).union(after.keys).filter { before[$0] != after[$0] && $0 != ".galley-files" }.sorted()
  }

  // MARK: The same bytes

  @Test func doNotDependOnJobsPlaceLanguageOrZone() throws {
    let first = try GoldenSite(name: "english").copy()
    _ = try build(first, "--jobs", "1")
    let second = try GoldenSite(name: "english").copy()
    let outcome = try Galley.run(
      ["build", "--jobs", "4", "--root", second.path], at: "/",
      environment: ["LANG": "tr_TR.UTF-8", "LC_ALL": "de_DE.UTF-8", "TZ": "Pacific/Kiritimati", "COLUMNS": "40"])
    #expect(outcome.status == 0)
    expectSame(second.tree(), first.tree())
  }

  @Test func doNotDependOnWhatWasBuiltBefore() throws {
    let site = try site()
    try site.write("content/extra.md", "# Extra\n\n*warm*\n\n---\n\n- onions\n")
    _ = try build(site)
    try site.remove("content/extra.md")
    try site.write("content/soup.md", Self.soup.replacing("Warm.", with: "Hot."))
    _ = try build(site)
    try site.write("content/soup.md", Self.soup)
    _ = try build(site)
    let fresh = try self.site()
    _ = try build(fresh)
    expectSame(site.tree(), fresh.tree())
  }

  @Test func goToTheFolderTheCommandLineNames() throws {
    let site = try site()
    _ = try build(site, "--output", "public")
    #expect(!site.exists("output") && site.exists("public/index.html"))
  }

  @Test func leaveASiteAsItIsThatMayNotBeWrittenTo() throws {
    let site = try site()
    let before = site.tree(".")
    let elsewhere = TemporaryFolder()
    let options = ["--output", elsewhere.path + "/site", "--cache", elsewhere.path + "/deep/cache"]
    #expect(try Galley.run(["build"] + options, at: site.path).status == 0)
    #expect(try Galley.run(["build"] + options, at: site.path).output.contains(": 0 written, "))
    expectSame(site.tree("."), before)
    #expect(elsewhere.exists("site/index.html") && elsewhere.exists("deep/cache/state"))
  }

  // MARK: No more than needed

  @Test func aSecondBuildWritesNothing() throws {
    let site = try site()
    #expect(try changes(site) {} == [])
    #expect(try build(site).output.contains(": 0 written, "))
  }

  @Test func aTouchedFileIsNoChange() throws {
    let site = try site()
    #expect(try changes(site) { try site.write("content/soup.md", Self.soup) } == [])
  }

  @Test func newInstructionsReachOnlyWhatShowsThem() throws {
    let site = try site()
    let changed = try changes(site) { try site.write("content/soup.md", Self.soup.replacing("Stir.", with: "Wait.")) }
    #expect(changed == ["recipes/soup.html", "recipes/soup.json", "recipes/soup.md", "search/text.js", "worker.js"])
  }

  @Test func aNewTitleReachesListsAndNeighbours() throws {
    let site = try site()
    let changed = try changes(site) { try site.write("content/soup.md", Self.soup.replacing("# Soup", with: "# Stew")) }
    for page in [
      "index.html", "recipes/soup.html", "recipes/bread.html", "tags/warm.html", "authors/ines.html", "recipes.json",
    ] {
      #expect(changed.contains(page), "\(page)")
    }
    for page in ["recipes/tea.html", "tags/baking.html", "tags.html", "about.html", "assets/style.css"] {
      #expect(!changed.contains(page), "\(page)")
    }
  }

  @Test func aRemovedRecipeTakesItsFilesAlong() throws {
    let site = try site()
    _ = try build(site)
    try site.remove("content/tea.md")
    _ = try build(site)
    let left = site.tree().keys.filter { $0.contains("tea") || $0.contains("drink") }
    #expect(left.isEmpty, "\(left)")
    #expect(site.exists("output/recipes/soup.html"))
  }

  @Test func aDamagedStateIsNoMatter() throws {
    let site = try site()
    _ = try build(site)
    let before = site.tree()
    for name in FileTree.read(site.path + "/.galley").keys where name != "lock" {
      try site.write(".galley/\(name)", "not a state\u{0}")
    }
    try site.write("output/index.html", "mine now")
    _ = try Galley.run("build", in: site)
    try site.remove(".galley")
    _ = try Galley.run("build", in: site)
    #expect(FileTree.differences(site.tree(), before).filter { !$0.hasPrefix("index.html") } == [])
  }

  // MARK: What belongs to others

  @Test func filesOfTheUserStay() throws {
    let site = try site()
    _ = try build(site)
    try site.write("output/CNAME", "table.example\n")
    try site.write("output/tags/notes.txt", "mine\n")
    try site.remove("content/tea.md")
    _ = try build(site)
    #expect(try site.text("output/CNAME") == "table.example\n" && site.text("output/tags/notes.txt") == "mine\n")
  }

  @Test func sourcesAreNeverWritten() throws {
    let site = try site()
    let before = FileTree.stamps(site.path + "/content")
    _ = try build(site)
    #expect(FileTree.stamps(site.path + "/content") == before)
  }

  // MARK: Problems

  @Test func aBrokenRecipeIsLeftOutAndTheOthersArePublished() throws {
    let site = try site()
    try site.write("content/broken.md", "# Broken\n\n---\n\n- *1/0 g* salt\n")
    let outcome = try build(site, status: 1)
    #expect(outcome.error.contains("content/broken.md:5:4: error: amount “1/0 g” divides by zero [recipemd-amount]"))
    #expect(outcome.error.contains("  - *1/0 g* salt\n     ^^^^^\n"))
    #expect(!site.exists("output/recipes/broken.html") && site.exists("output/recipes/soup.html"))
  }

  @Test func aRecipeThatBreaksLaterLosesItsPageAndComesBack() throws {
    let site = try site()
    _ = try build(site)
    try site.write("content/soup.md", "No title.\n")
    _ = try build(site, status: 1)
    #expect(!site.exists("output/recipes/soup.html"))
    _ = try build(site, status: 1)
    try site.write("content/soup.md", Self.soup)
    _ = try build(site)
    #expect(site.exists("output/recipes/soup.html"))
  }

  @Test func problemsAreToldAgainByEveryBuild() throws {
    let site = try site()
    try site.write("content/loose.md", "# Loose\n\n---\n\n- *etwas* salt\n- [x](nowhere.md)\n")
    let first = try build(site, status: 1)
    let second = try build(site, status: 1)
    #expect(
      first.error == second.error && first.error.contains("link-broken") && first.error.contains("recipemd-amount"))
  }

  @Test func strictPublishesNothingWithAnyProblem() throws {
    let site = try site()
    try site.write("content/loose.md", "# Loose\n\n---\n\n- *etwas* salt\n")
    let outcome = try build(site, "--strict", status: 1)
    #expect(outcome.error.contains("nothing was published: 1 error"))
    #expect(!site.exists("output/index.html"))
    _ = try build(site)
    let before = site.tree()
    try site.remove("content/tea.md")
    _ = try build(site, "--strict", status: 1)
    expectSame(site.tree(), before)
  }

  @Test(
    "an error in configuration or templates leaves the last site",
    arguments: [
      ("galley.yaml", "titel: Table\n", "config-unknown-key"), ("galley.yaml", "title: [\n", "yaml-syntax"),
      ("galley.yaml", "language: nl\n", "theme-language"),
      ("galley.yaml", "title: Table\ncontent: nowhere\n", "storage-unreadable"),
      ("templates/about.mustache", "{{nope}}", "template-unknown-name"),
      ("templates/about.mustache", "{{#page}}", "template-syntax"),
      ("templates/languages/en.yaml", "a: b\n", "theme-language"),
    ])
  func leavesTheLastSite(file: String, text: String, identifier: String) throws {
    let site = try site()
    _ = try build(site)
    let before = FileTree.stamps(site.path + "/output")
    try site.write(file, text)
    let outcome = try build(site, status: 1)
    #expect(outcome.error.contains("[\(identifier)]") && outcome.error.contains("nothing was published"))
    #expect(FileTree.stamps(site.path + "/output") == before)
  }

  @Test func aDamagedPictureIsReportedAndTheRestIsPublished() throws {
    let site = try site()
    try site.write("content/soup.jpg", "no picture")
    let outcome = try build(site, status: 1)
    #expect(outcome.error.contains("[picture-damaged]") && site.exists("output/recipes/soup.html"))
    #expect(!site.exists("output/files/soup.jpg"))
  }

  @Test func aTemplateThatNeverEndsIsReported() throws {
    let site = try site()
    try site.write("templates/partials/loop.mustache", "{{#figures}}{{>partials/loop}}{{/figures}}")
    try site.write("templates/about.mustache", "{{>partials/loop}}")
    let outcome = try build(site, status: 1)
    #expect(
      outcome.error.contains(
        "about.html: error: template “partials/loop” includes itself without end [render-template]"))
    #expect(site.exists("output/index.html"))
  }

  @Test func twoNamesThatLookAlikeAreToldApartByNobody() throws {
    let site = try site()
    try site.write("content/k\u{E4}se.md", Self.tea)
    try site.write("content/ka\u{308}se.md", Self.tea)
    #expect(try build(site, status: 1).error.contains("[site-same-name]"))
  }

  @Test func linksThatPagesDoNotShowAreWarnedAbout() throws {
    let site = try site()
    try site.write("content/tea.md", Self.tea + "\n---\n\n[x](javascript:alert)\n")
    #expect(try build(site).error.contains("content/tea.md:11:1: warning: “javascript:alert” is shown as text"))
    #expect(try build(site).error.contains("[link-refused]"))
  }

  @Test func datesThatCannotBeReadAreWarnedAbout() throws {
    let site = try site()
    try site.write("galley.yaml", "dates: git\n")
    #expect(try build(site).error.contains("[git-dates]"))
  }

  @Test func aFolderWithoutASiteIsAProblem() throws {
    let outcome = try build(TemporaryFolder(), status: 1)
    #expect(outcome.error.contains("[site-missing]"))
  }

  @Test func twoBuildsAtOnceDoNotMeet() throws {
    let site = try site()
    _ = try build(site)
    let lock = open(site.path + "/.galley/lock", O_RDWR)
    defer { close(lock) }
    #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)
    let before = FileTree.stamps(site.path + "/output")
    try site.remove("content/tea.md")
    let outcome = try build(site, status: 3)
    #expect(outcome.error.contains("[storage-locked]"))
    #expect(FileTree.stamps(site.path + "/output") == before)
  }

  @Test func anOutputThatHoldsTheSourcesIsRefused() throws {
    let site = try site()
    for output in [".", "content", "content/site"] {
      let outcome = try build(site, "--output", output, status: 3)
      #expect(outcome.error.contains("[storage-output-unsafe]"), "\(output)")
    }
    #expect(site.exists("content/soup.md"))
  }

  // MARK: Interruption

  @Test func aKilledBuildIsMadeGoodByTheNext() throws {
    func recipe(_ number: Int, _ text: String) -> String {
      "# Recipe \(number) \(text)\n\n*tag \(number % 7), all*\n\n---\n\n- *\(number) g* thing \(number % 5)\n\n---\n\n1. \(text)\n"
    }
    func fill(_ site: TemporaryFolder, _ text: String) throws {
      for number in 0..<60 { try site.write("content/r\(number).md", recipe(number, text)) }
    }
    let clean = TemporaryFolder()
    try clean.write("galley.yaml", "title: Table\n")
    try fill(clean, "last")
    let start = ContinuousClock.now
    _ = try build(clean)
    let whole = ContinuousClock.now - start
    let site = TemporaryFolder()
    try site.write("galley.yaml", "title: Table\n")
    for round in 0..<10 {
      try fill(site, round % 2 == 0 ? "even" : "odd")
      let child = try Galley.Child(["build"], at: site.path, environment: [:])
      let (seconds, attoseconds) = (whole * Double(round + 1) / 11).components
      usleep(UInt32(seconds * 1_000_000 + attoseconds / 1_000_000_000_000))
      child.kill()
      _ = child.finish()
    }
    try fill(site, "last")
    _ = try build(site)
    expectSame(site.tree(), clean.tree())
    #expect(try build(site).output.contains(": 0 written, "))
  }
}
