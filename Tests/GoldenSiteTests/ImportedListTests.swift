import Testing

/// `galley plan import` and `galley pantry import`.
@Suite struct ImportedListTests {
  private static let plan = "# Week 48\n\n## Tuesday\n\n- Dinner: [Soup](../soup.md) *2 servings*; 150 g yoghurt\n"

  private func site() throws -> TemporaryFolder {
    let site = TemporaryFolder()
    try site.write("galley.yaml", "title: Table\n")
    try site.write("content/soup.md", "# Soup\n\n**4 servings**\n\n---\n\n- *1 l* stock\n\n---\n\nHeat.\n")
    try site.write("2026-W48.md", Self.plan)
    return site
  }

  @Test func takesOverAPlanAndTellsThatItIsThere() throws {
    let site = try site()
    let taken = try Galley.run("plan", "import", "2026-W48.md", in: site)
    #expect(taken.status == 0 && taken.output == "content/plans/2026-W48.md\n", "\(taken.error)")
    #expect(try site.text("content/plans/2026-W48.md") == Self.plan)
    #expect(try Galley.run("plan", "show", "2026-W48", in: site).output.contains("Soup"))
    let again = try Galley.run("plan", "import", "2026-W48.md", in: site)
    #expect(again.status == 0 && again.error == "content/plans/2026-W48.md is the same already\n")
  }

  @Test func keepsAnotherPlanOfTheWeekUnlessTold() throws {
    let site = try site()
    try site.write("content/plans/2026-W48.md", "# Week 48\n\n## Monday\n\n- Lunch: 100 g apple\n")
    let refused = try Galley.run("plan", "import", "2026-W48.md", in: site)
    #expect(refused.status == 1)
    #expect(
      refused.error.hasPrefix(
        "content/plans/2026-W48.md: error: there is another plan of week 2026-W48 already [plan-import-exists]"),
      "\(refused.error)")
    #expect(try site.text("content/plans/2026-W48.md").contains("apple"))
    #expect(try Galley.run("plan", "import", "2026-W48.md", "--replace", in: site).status == 0)
    #expect(try site.text("content/plans/2026-W48.md") == Self.plan)
  }

  @Test func asksForTheWeekThatNothingSays() throws {
    let site = try site()
    try site.write("plan.md", "# Our week\n\nNothing yet.\n")
    let refused = try Galley.run("plan", "import", "plan.md", in: site)
    #expect(refused.status == 1 && refused.error.contains("[plan-import-empty]"), "\(refused.error)")
    try site.write("plan.md", Self.plan)
    let taken = try Galley.run("plan", "import", "plan.md", "--week", "2026-W50", in: site)
    #expect(taken.output == "content/plans/2026-W50.md\n", "\(taken.error)")
    try site.write("both.md", "## 2026-11-24\n\n- Lunch: apple\n\n## 2026-12-24\n\n- Lunch: pear\n")
    #expect(try Galley.run("plan", "import", "both.md", in: site).error.contains("[plan-import-weeks]"))
  }

  @Test func takesOverAPantryOfCooklang() throws {
    let site = try site()
    try site.write(
      "pantry.conf", "[fridge]\nmilk = {quantity = \"1%l\", low = \"0.5%l\", expire = \"2026-12-01\"}\nsalt = \"\"\n")
    let taken = try Galley.run("pantry", "import", "pantry.conf", in: site)
    #expect(taken.status == 0 && taken.output == "1 l milk\nsalt\n", "\(taken.output) \(taken.error)")
    #expect(taken.error.contains("of 1 the day it was bought and how little is too little have no place there"))
    #expect(try site.text("content/pantry.md") == "# Pantry\n\n- 1 l milk (best before 2026-12-01)\n- salt\n")
  }

  @Test func saysThatAFileNamesNothing() throws {
    let site = try site()
    try site.write("pantry.txt", "milk, eggs\n")
    let refused = try Galley.run("pantry", "import", "pantry.txt", in: site)
    #expect(refused.status == 1 && refused.error.contains("names nothing that is at home [pantry-import-empty]"))
    #expect(!site.exists("content/pantry.md"))
  }

  @Test(arguments: ["2026-W48.menu", "plan.JSON"])
  func takesPlansInMarkdownAlone(file: String) throws {
    let site = try site()
    try site.write(file, "{}")
    let refused = try Galley.run("plan", "import", file, "--week", "2026-W48", in: site)
    #expect(refused.status == 1 && refused.error.contains("[plan-import-form]"), "\(refused.error)")
  }

  @Test func addsWhatThePantryHasNot() throws {
    let site = try site()
    try site.write("content/pantry.md", "# Shelf\n\n- 1 kg flour\n- milk (best before 2026-12-01)")
    try site.write(
      "pantry.md", "# My pantry\r\n\r\n- 1 kg Flour\r\n- milk (best before 2026-12-09)\r\n- \\*fine\\* salt\r\n")
    let taken = try Galley.run("pantry", "import", "pantry.md", in: site)
    #expect(taken.status == 0 && taken.output == "milk\n*fine* salt\n", "\(taken.output) \(taken.error)")
    #expect(
      try site.text("content/pantry.md") == """
        # Shelf

        - 1 kg flour
        - milk (best before 2026-12-01)
        - milk (best before 2026-12-09)
        - \\*fine\\* salt

        """)
    let again = try Galley.run("pantry", "import", "pantry.md", in: site)
    #expect(again.error == "everything is in content/pantry.md already\n")
  }

  @Test func makesAPantryAndRefusesOneWithAnError() throws {
    let site = try site()
    try site.write("wrong.md", "- milk (best before 2026-13-40)\n")
    #expect(try Galley.run("pantry", "import", "wrong.md", in: site).status == 1)
    #expect(!site.exists("content/pantry.md"))
    try site.write("pantry.md", "- salt\n")
    #expect(try Galley.run("pantry", "import", "pantry.md", in: site).status == 0)
    #expect(try site.text("content/pantry.md") == "# Pantry\n\n- salt\n")
  }
}
