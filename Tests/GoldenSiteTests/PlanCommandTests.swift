import Foundation
import Testing

/// `galley plan` as people and scripts call it.
@Suite struct PlanCommandTests {
  private static let plan = """
    # Week 47

    Ben is away on Friday.

    ## Monday

    - Dinner: [Soup](../soup.md) *4 servings*; 2 apples

    ## Tuesday

    - Lunch: leftover of Monday dinner
    - Dinner: pizza ~ 800 kcal @ben

    """

  private func site(_ files: [String: String] = [:]) throws -> TemporaryFolder {
    let site = TemporaryFolder()
    try site.write("galley.yaml", "title: Table\nbase-url: https://table.example/\npeople: {anna: {}, ben: {}}\n")
    try site.write(
      "content/soup.md",
      "# Lentil soup\n\nCategory: Dinner\n\n**4 servings**\n\n---\n\n- lentils\n\n---\n\nSoak the lentils overnight. Boil.\n"
    )
    try site.write("content/plans/2026-W47.md", Self.plan)
    for (name, text) in files { try site.write(name, text) }
    return site
  }

  private func read(_ site: TemporaryFolder, _ path: String = "content/plans/2026-W47.md") throws -> String {
    try String(contentsOfFile: site.path + "/" + path, encoding: .utf8)
  }

  @Test func checkReadsFilesAsWhatTheyAre() throws {
    let site = try site([
      "content/plans/2026-W48.md": "## Monday\n- Dinner: [Sop](../sop.md)\n", "content/shopping.md": "- [ ] \n",
      "content/pantry.md": "- milk (best before 2026-13-01)\n",
    ])
    #expect(try Galley.run("check", "content/plans/2026-W47.md", in: site).output == "no problems\n")
    let wrong = try Galley.run("check", "./content/plans/2026-W48.md", in: site)
    #expect(wrong.status == 1 && wrong.output.hasPrefix("./content/plans/2026-W48.md:2:11: error"), "\(wrong.output)")
    #expect(wrong.output.contains("did you mean “../soup.md”?") && wrong.output.contains("1 error\n"))
    #expect(try Galley.run("check", "content/shopping.md", in: site).output.contains("[shopping-empty-item]"))
    #expect(try Galley.run("check", "content/pantry.md", in: site).output.contains("[pantry-date]"))
    try site.write("elsewhere/plans/next.md", "## 2026-11-16\n- Lunch: [Soup](s.md) *0 servings*\n")
    let outside = try Galley.run("check", "elsewhere/plans/next.md", in: site)
    #expect(outside.status == 1 && outside.output.contains("[plan-amount]"), "\(outside.output)")
  }

  @Test func showsAWeek() throws {
    let outcome = try Galley.run("plan", "show", "--today", "2026-11-18", in: site())
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(
      outcome.output == """
        Week 2026-W47

        Monday, 2026-11-16
          Dinner  Lentil soup  1 serving each
                  2 apples

        Tuesday, 2026-11-17
          Lunch   Lentil soup  left over from Monday, Dinner · 1 serving each
          Dinner  pizza  ≈ 800 kcal · ben

        """)
    let anna = try Galley.run("plan", "show", "2026-W47", "--person", "Anna", in: site())
    #expect(anna.output.contains("1 serving\n") && !anna.output.contains("pizza"))
  }

  @Test func printsAWeekAsJSON() throws {
    let outcome = try Galley.run("plan", "show", "content/plans/2026-W47.md", "--format", "json", in: site())
    let json = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let meals = try #require(json["meals"] as? [[String: Any]])
    #expect(meals.map { $0["kind"] as? String } == ["recipe", "food", "recipe", "note"])
    #expect(meals[0]["batches"] as? String == "1" && meals[2]["batches"] is NSNull)
    #expect((meals[2]["leftoverOf"] as? [String: String]) == ["date": "2026-11-16", "slot": "Dinner"])
  }

  @Test func addsAndRemovesWithoutTouchingTheRest() throws {
    let site = try site()
    let added = try Galley.run(
      "plan", "add", "2026-W47", "mercredi", "lunch", "lentil", "--servings", "1/2", "-p", "ben", in: site)
    #expect(added.status == 0, "\(added.error)")
    let item = "[Lentil soup](../soup.md) *1/2 servings* @ben 1/2 servings"
    #expect(try read(site) == Self.plan + "\n## Wednesday\n\n- Lunch: \(item)\n")
    #expect(try Galley.run("plan", "remove", "2026-W47", "monday", "dinner", "soup", in: site).status == 0)
    #expect(try read(site).contains("- Dinner: 2 apples\n"))
    let missing = try Galley.run("plan", "remove", "2026-W47", "monday", "dinner", "soup", in: site)
    #expect(missing.status == 1 && missing.error.contains("[plan-not-planned]"))
  }

  @Test func nothingIsCalledUnplannedInAFileThatCannotBeRead() throws {
    let site = try site()
    let dinner = "- Dinner: [Lentil soup](../soup.md)"
    let merge = "# Week 48\n\n## Monday\n\n<<<<<<< HEAD\n\(dinner)\n=======\n\(dinner) 4 servings\n>>>>>>> other\n"
    try site.write("content/plans/2026-W48.md", merge)
    let removed = try Galley.run("plan", "remove", "2026-W48", "monday", "dinner", in: site)
    #expect(removed.status == 1)
    #expect(removed.error.contains("content/plans/2026-W48.md:5:1: error: both sides of a merge"))
    #expect(!removed.error.contains("[plan-not-planned]"))
    #expect(try read(site, "content/plans/2026-W48.md") == merge)
  }

  @Test func addsOneServingForEachWhereNoneAreNamed() throws {
    let site = try site()
    try site.write("galley.yaml", "people: {anna: {calories: 1900}, ben: {calories: 2600}}\n")
    let everybody = try Galley.run("plan", "add", "2026-W48", "Friday", "dinner", "lentil", in: site)
    #expect(everybody.error.contains("2 servings, one for each of anna, ben; --servings says how many"))
    #expect(try read(site, "content/plans/2026-W48.md").contains("[Lentil soup](../soup.md) *2 servings*\n"))
    let one = try Galley.run("plan", "add", "2026-W48", "Friday", "lunch", "lentil", "-p", "ben", in: site)
    #expect(one.error.contains("one serving for ben; --servings says how many"), "\(one.error)")
    _ = try Galley.run("plan", "add", "2026-W48", "Saturday", "dinner", "lentil", "--servings", "1", in: site)
    let shown = try Galley.run("plan", "show", "2026-W48", in: site).output
    #expect(shown.contains("½ servings each\n"), "\(shown)")
    try site.write("content/stew.md", "# Stew\n\n---\n\n- *1 l* water\n")
    let whole = try Galley.run("plan", "add", "2026-W48", "Sunday", "dinner", "stew", in: site)
    #expect(whole.error.contains("“Stew” does not say how many it serves: all of it is planned"), "\(whole.error)")
  }

  @Test func namesAreShownAsTheConfigurationWritesThem() throws {
    let site = try site()
    try site.write("galley.yaml", "people: {Anna: {calories: 1900}, Jürgen: {calories: 2600}}\n")
    let added = try Galley.run("plan", "add", "2026-W48", "Friday", "dinner", "lentil", "-p", "jürgen", in: site)
    #expect(added.error.contains("one serving for Jürgen"), "\(added.error)")
    let plan = "# W\n\n## Friday\n\n- Dinner: [L](../soup.md) *2 servings* @anna @JÜRGEN\n"
    try site.write("content/plans/2026-W48.md", plan)
    let shown = try Galley.run("plan", "show", "2026-W48", "--person", "ANNA", in: site).output
    #expect(shown.contains("1 serving\n"), "\(shown)")
    let report = try Galley.run("report", "--plan", "2026-W48", in: site).output
    #expect(report.contains("Anna") && report.contains("Jürgen") && !report.contains("anna"), "\(report)")
  }

  @Test func offersTheRecipeWhoseTitleIsTyped() throws {
    let site = try site()
    try site.write("content/plans/2026-W48.md", "## Monday\n\n- Dinner: Lentil suop\n- Lunch: 2 apples\n")
    let outcome = try Galley.run("plan", "check", in: site)
    #expect(outcome.error.contains("2026-W48.md:3:11: note: “Lentil suop” counts as it is written"), "\(outcome.error)")
    #expect(outcome.error.contains("did you mean “[Lentil soup](../soup.md)”?"))
  }

  @Test func proposesAWeekFromRecipesWithoutCategoriesAndSaysWhy() throws {
    let site = TemporaryFolder()
    try site.write("galley.yaml", "language: de\n")
    for title in ["Linsensuppe", "Apfelkuchen", "Griechischer Salat", "Tomatensosse"] {
      try site.write("content/\(title).md", "# \(title)\n\n**4 Portionen**\n\n---\n\n- *1* Apfel\n")
    }
    let outcome = try Galley.run("plan", "new", "2026-W48", "--dry-run", in: site)
    #expect(outcome.output.contains("## Montag\n\n") && outcome.output.contains("- Abendessen: [Linsensuppe]"))
    #expect(outcome.output.contains("Salat]") && !outcome.output.contains("Tomatensosse"), "\(outcome.output)")
    #expect(outcome.error.contains("Linsensuppe.md: note: taken for Dinner, since its title says “suppe”"))
    try site.write("content/plans/2026-W48.md", outcome.output)
    #expect(try Galley.run("plan", "check", in: site).status == 0)
  }

  @Test func addsToAPlanThatIsNotThereYet() throws {
    let site = try site()
    let outcome = try Galley.run("plan", "add", "2026-W48", "Friday", "dinner", "--text", "eating out", in: site)
    #expect(outcome.status == 0, "\(outcome.error)")
    #expect(try read(site, "content/plans/2026-W48.md") == "# Week 2026-W48\n\n## Friday\n\n- Dinner: eating out\n")
  }

  @Test(arguments: [
    (["add", "2026-W47", "Mondy", "dinner", "soup"], 2, "is no day"),
    (["add", "2026-W60", "Monday", "dinner", "soup"], 2, "is no week"),
    (["add", "2026-W47", "Monday", "diner", "soop"], 1, "recipe-unknown"),
    (["add", "2026-W47", "Monday", "dinnr", "soup"], 2, "did you mean “Dinner”?"),
    (["add", "2026-W47", "2026-11-30", "dinner", "soup"], 2, "2026-W49"),
    (["add", "2026-W47", "Monday", "dinner", "2 eggs", "--servings", "2"], 2, "for recipes"),
    (["add", "2026-W47", "Monday", "dinner", "soup", "--servings", "many"], 2, "no number"),
    (["show", "2026-W47", "--person", "bne"], 2, "did you mean “ben”?"), (["show", "soup"], 2, "neither a week"),
    (["show", "--today", "yesterday"], 2, "is no day"),
    (["ics", "--from", "2026-11-18", "--to", "2026-11-16"], 2, "before"),
    (["ics", "2026-W47", "--from", "2026-11-18"], 2, "two answers"), (["new", "2026-W47"], 1, "storage-exists"),
    (["new", "2026-W48", "--from", "(soup"], 2, "--from"),
    (["new", "2026-W48", "--from", "salad"], 1, "plan-no-recipes"),
    (["new", "2026-W48", "--people", "@"], 2, "names nobody"),
  ])
  func refusesWhatMakesNoSense(words: [String], status: Int32, message: String) throws {
    let site = try site()
    let outcome = try Galley.run(["plan"] + words, at: site.path)
    #expect(outcome.status == status, "\(outcome.error)")
    #expect(outcome.error.contains(message), "\(outcome.error)")
    #expect(try read(site) == Self.plan)
  }

  @Test func proposesAWeek() throws {
    let site = try site()
    let dry = try Galley.run("plan", "new", "2026-W48", "--dry-run", in: site)
    #expect(dry.output.hasPrefix("# Week 2026-W48\n\n## Monday\n\n- Dinner: [Lentil soup](../soup.md) *4 servings*\n"))
    #expect(!site.exists("content/plans/2026-W48.md"))
    #expect(try Galley.run("plan", "new", "2026-W48", in: site).output == "content/plans/2026-W48.md\n")
    #expect(try read(site, "content/plans/2026-W48.md") == dry.output)
    #expect(try Galley.run("plan", "check", in: site).status == 0)
    #expect(try Galley.run("plan", "fmt", "--check", in: site).status == 0)
  }

  @Test func printsEventsForACalendar() throws {
    let outcome = try Galley.run("plan", "ics", "2026-W47", "--today", "2026-11-16", in: site())
    #expect(outcome.status == 0, "\(outcome.error)")
    let lines = outcome.output.replacingOccurrences(of: "\r\n ", with: "").components(separatedBy: "\r\n")
    #expect(lines.filter { $0 == "BEGIN:VEVENT" }.count == 4)
    for line in [
      "UID:2026-11-16-dinner-prepare-1@table.example", "DTSTART:20261115T200000",
      "DESCRIPTION:Soak the lentils overnight.", "UID:2026-11-16-dinner@table.example", "DTSTAMP:20261116T000000Z",
      "SUMMARY:Dinner: Lentil soup\\, 2 apples", "URL:https://table.example/recipes/soup.html",
      "SUMMARY:Lunch: Lentil soup (leftover)",
    ] {
      #expect(lines.contains(line), "\(line)")
    }
  }

  @Test func saysWhoEatsHowMuchOfWhatCountsNoServings() throws {
    let site = try site([
      "content/bread.md": "# Family bread\n\n**900 g**\n\n---\n\n- *600 g* flour\n",
      "content/plans/2026-W48.md":
        "## Monday\n- Lunch: 300 g rice @anna 2 @ben; [Family bread](../bread.md) *300 g* @anna 2 @ben; 2 pears\n"
        + "- Dinner: 1 apple @ben\n",
    ])
    func events(_ options: String...) throws -> String {
      let command = ["plan", "ics", "2026-W48", "--today", "2026-11-16"] + options
      return try Galley.run(command, at: site.path).output.replacingOccurrences(of: "\r\n ", with: "")
    }
    let all = try events()
    #expect(all.contains("300 g rice – anna ⅔\\, ben ⅓\\nFamily bread – anna 200 g\\, ben 100 g\\n"), "\(all)")
    #expect(all.contains("2 pears\r\n") && all.contains("1 apple – ben\r\n"), "\(all)")
    let ben = try events("--person", "ben")
    #expect(ben.contains("300 g rice – ⅓\\nFamily bread – 100 g\\n"), "\(ben)")
    #expect(ben.contains("2 pears – ½\r\n") && ben.contains("DESCRIPTION:1 apple\r\n"), "\(ben)")
    let sheet = try Galley.run("plan", "sheet", "2026-W48", "--format", "html", in: site).output
    #expect(sheet.contains("Anna ⅔, Ben ⅓") && sheet.contains("Anna 200\u{A0}g, Ben 100\u{A0}g"), "\(sheet)")
    let shown = try Galley.run("plan", "show", "2026-W48", "--person", "ben", in: site).output
    #expect(shown.contains("300 g rice  ⅓\n") && shown.contains("Family bread  100 g\n"), "\(shown)")
    #expect(shown.contains("2 pears  ½\n"), "\(shown)")
  }

  @Test func everyEventHasAnIdOfItsOwn() throws {
    let day = "## Monday\n- Lunch: 1 apple\n- Barbecue: 1 egg\n- brunch: 1 fig\n- Tea: 1 date\n"
    let site = try site([
      "content/plans/2026-W48-anna.md": day,
      "content/plans/2026-W48-ben.md": "## Monday\n- Lunch: 1 pear\n- Barbecue: 1 fish\n- Brunch!: 1 plum\n",
    ])
    let outcome = try Galley.run("plan", "ics", "2026-W48", "--today", "2026-11-16", in: site)
    let lines = outcome.output.replacingOccurrences(of: "\r\n ", with: "").components(separatedBy: "\r\n")
    let ids = lines.filter { $0.hasPrefix("UID:") }
    #expect(ids.count == 4 && Set(ids).count == 4, "\(ids)")
    for summary in ["Lunch: 1 apple\\, 1 pear", "Barbecue: 1 egg\\, 1 fish", "brunch: 1 fig\\, 1 plum"] {
      #expect(lines.contains("SUMMARY:\(summary)"), "\(outcome.output)")
    }
  }

  @Test func saysWhenCookingBegins() throws {
    let stew = "# Stew\n\nTotal time: 2 h 30 min\n\n**4 servings**\n\n---\n\n- *1 kg* beef\n"
    let site = try site([
      "content/stew.md": stew,
      "content/plans/2026-W48.md": "## Monday\n- Dinner: [Stew](../stew.md) (without celery)\n- Tea: 1 apple\n",
    ])
    let outcome = try Galley.run("plan", "ics", "2026-W48", "--today", "2026-11-16", in: site)
    let text = outcome.output.replacingOccurrences(of: "\r\n ", with: "")
    #expect(text.contains("\\nTakes 2 h 30 min: begin at 16:00\\n"), "\(text)")
    #expect(text.contains("DESCRIPTION:Stew (without celery)"), "\(text)")
    #expect(text.contains("DESCRIPTION:Begin Stew\r\nTRIGGER:-PT150M\r\n"))
    let again = try Galley.run("plan", "ics", "2026-W48", "--today", "2026-11-17", in: site)
    #expect(text.contains("SEQUENCE:2511\r\n") && again.output.contains("SEQUENCE:2512\r\n"))
    #expect(!text.contains("METHOD"))
  }

  @Test func theNewestWeekIsInTheFeeds() throws {
    let site = try site(["content/plans/2026-W48.md": "## Monday\n- Dinner: [Soup](../soup.md)\n"])
    func feeds() throws -> [String] {
      try ["output/feed.xml", "output/feed.json", "output/sitemap.xml"].map { try read(site, $0) }
    }
    #expect(try Galley.run("build", in: site).status == 0)
    let first = try feeds()
    #expect(first[0].contains("<id>https://table.example/plans/2026-W48.html</id>"))
    #expect(first[0].contains("<updated>2026-11-23T00:00:00Z</updated>\n<published>2026-11-23T00:00:00Z</published>"))
    #expect(first[0].contains("<summary>Monday – Lentil soup</summary>"))
    #expect(first[1].contains("\"id\": \"https://table.example/plans/2026-W48.html\""))
    #expect(!first[0].contains("2026-W47") && first[2].contains("plans/2026-W47.html"))
    try site.write("content/plans/2026-W48.md", "## Monday\n- Dinner: 3 pears\n")
    #expect(try Galley.run("build", in: site).status == 0)
    #expect(try feeds()[0].contains("<summary>Monday – 3 pears</summary>"))
  }

  @Test(arguments: [
    ("content/shopping.md", "- [ ]\n", "shopping-empty-item"),
    ("content/pantry.md", "- milk until 2026-02-30\n", "pantry-date"),
    ("aisle.conf", "[Pantry\nmilk\n", "aisle-category"), ("content/plans/x.json", "[}", "json-syntax"),
  ])
  func checkCoversListsAndShelves(path: String, text: String, identifier: String) throws {
    let outcome = try Galley.run("check", in: site([path: text]))
    #expect(outcome.output.contains("[\(identifier)]") && outcome.output.contains("\(path):"), "\(outcome.output)")
  }

  @Test func checkCoversPlans() throws {
    let site = try site(["content/plans/2026-W48.md": "## Monday\n- Dinner: [Soup](../suop.md)\n"])
    for words in [["check"], ["plan", "check"], ["plan", "check", "content/plans/2026-W48.md"]] {
      let outcome = try Galley.run(words, at: site.path)
      #expect(outcome.status == 1)
      let text = outcome.output + outcome.error
      #expect(text.contains("content/plans/2026-W48.md:2:11: error: “../suop.md” leads to no recipe [plan-link]"))
      #expect(text.contains("did you mean “../soup.md”?"))
    }
    #expect(try Galley.run("plan", "check", "2026-W47", in: site).status == 0)
  }

  @Test func formatsPlansAndLeavesOthersAlone() throws {
    let site = try site([
      "content/plans/other.json": "[]", "content/plans/2026-W48.md": "# x\n## Monday\n* Lunch: 1 egg, 1 pear\n",
    ])
    let outcome = try Galley.run("plan", "fmt", in: site)
    #expect(outcome.output == "content/plans/2026-W48.md\n")
    #expect(try read(site, "content/plans/2026-W48.md") == "# x\n\n## Monday\n\n- Lunch: 1 egg; 1 pear\n")
    #expect(try Galley.run("plan", "fmt", "--check", in: site).status == 0)
  }
}
