import Testing

/// `galley report` as people and scripts call it, and the pages of weeks.
@Suite struct ReportCommandTests {
  private func site(_ configuration: String = "title: Table\npeople:\n  anna: {calories: 2000}\n") throws
    -> TemporaryFolder
  {
    let site = TemporaryFolder()
    try site.write("galley.yaml", configuration)
    try site.write(
      "content/soup.md",
      """
      # Soup

      Nutrition: 500 kcal, 20 g protein, 60 g carbs, 20 g fat

      **4 servings**

      ---

      - *250 g* red lentils

      """)
    try site.write(
      "content/plans/2026-W47.md",
      """
      ## Monday
      - Lunch: [Soup](../soup.md) *2 servings*
      - Dinner: pizza, two slices ~ 1000.5 kcal (30 g protein, 120 g carbs, 40.25 g fat)
      ## Tuesday
      - Dinner: eating out
      ## Wednesday
      - Lunch: leftover of Monday lunch
      """)
    return site
  }

  @Test func printsTheWeekForPeople() throws {
    let site = try site()
    let outcome = try Galley.run("report", "--plan", "2026-W47", in: site)
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "anna · 0 of 2 days on target  2026-11-16 to 2026-11-22")
    #expect(lines.contains { $0.hasPrefix("Tue 11-17") && $0.hasSuffix("not all known") })
    #expect(lines.contains { $0.hasPrefix("Thu 11-19") && $0.hasSuffix("no plan") })
  }

  @Test func printsOneRowOfExactFiguresForEachDishAndPerson() throws {
    let site = try site()
    let outcome = try Galley.run("report", "--plan", "2026-W47", "--format", "csv", in: site)
    let rows = outcome.output.split(separator: "\r\n").map(String.init)
    #expect(rows.count == 5)
    #expect(rows[0].hasPrefix("date,week,weekday,person,slot,dish,leftover,recipe,servings,energy_kcal,protein_g,"))
    #expect(
      rows.contains {
        $0.hasPrefix("2026-11-16,2026-W47,Monday,anna,Dinner,\"pizza, two slices\",no,,,1000.5,30,120,40.25,,,,")
      }, "\(outcome.output)")
    #expect(rows.contains { $0.hasPrefix("2026-11-18,") && $0.contains(",Soup,yes,soup.md,") })
  }

  @Test func keepsSpreadsheetsFromReadingDishesAsFormulas() throws {
    let site = try site()
    try site.write("content/plans/2026-W48.md", "## Monday\n- Lunch: =1+1\n- Dinner: -2 apples\n")
    let rows = try Galley.run("report", "--plan", "2026-W48", "--format", "csv", in: site).output
    #expect(rows.contains(",Lunch,'=1+1,no,") && rows.contains(",Dinner,'-2 apples,no,"), "\(rows)")
  }

  @Test func marksAPlannedFoodThatIsARoughGuess() throws {
    let site = try site()
    try site.write("content/plans/2026-W48.md", "## Monday\n- Lunch: 2-6 bananas\n## Tuesday\n- Lunch: 200 g banana\n")
    let json = try Galley.run("report", "--plan", "2026-W48", "--format", "json", in: site).output
    #expect(json.contains("\"isEstimate\": true"), "\(json)")
    let text = try Galley.run("report", "--plan", "2026-W48", in: site).output
    let days = text.split(separator: "\n").map(String.init)
    #expect(days.first { $0.hasPrefix("Mon 11-23") }?.contains("≈") == true, "\(text)")
    #expect(days.first { $0.hasPrefix("Tue 11-24") }?.contains("≈") == false, "\(text)")
  }

  @Test func writesTheSameFiguresAsJSONToTheFileThatIsNamedAndToTheSite() throws {
    let site = try site()
    let command = try Galley.run(
      "report", "--plan", "2026-W47", "--format", "json", "--output", "made/week.json", in: site)
    #expect(command.status == 0 && command.output.isEmpty, "\(command.error)")
    #expect(try Galley.run("build", in: site).status == 0)
    for path in ["made/week.json", "output/plans/2026-W47.json"] {
      // The one for people is indented.
      let text = try site.text(path).replacing(": ", with: ":")
      #expect(text.contains("\"energyKilocalories\":1000.5"))
      #expect(text.contains("\"standing\":\"unplanned\""))
    }
  }

  @Test func printsAPageThatNeedsNothingElse() throws {
    let site = try site()
    let outcome = try Galley.run("report", "--plan", "2026-W47", "--format", "html", in: site)
    #expect(outcome.output.hasPrefix("<!DOCTYPE html>"))
    #expect(outcome.output.contains("0 of 2 days on target"))
    #expect(!outcome.output.contains("<link ") && !outcome.output.contains("<script"))
  }

  @Test func refusesAFolderInPlaceOfAFile() throws {
    let site = try site()
    let outcome = try Galley.run("report", "--plan", "2026-W47", "--output", "made/", in: site)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains("“made/” names a folder, not a file"))
  }

  @Test(arguments: ["a4", "letter"]) func printsOnThePaperThatIsNamed(size: String) throws {
    let site = try site()
    let outcome = try Galley.run(
      "report", "--plan", "2026-W47", "--format", "pdf", "--size", size, "--output", "week.pdf", in: site)
    #expect(outcome.status == 0 && outcome.error.isEmpty, "\(outcome.error)")
    let bytes = String(decoding: try #require(site.tree("")["week.pdf"]), as: UTF8.self)
    let box = size == "a4" ? "[ 0 0 595.275591 841.889764 ]" : "[ 0 0 612 792 ]"
    #expect(bytes.hasPrefix("%PDF-1.7") && bytes.contains("/MediaBox \(box)"))
  }

  @Test func writesThePageBesideWhereThePDFWouldBeWithoutAProgramThatMakesPDFs() throws {
    let site = try site()
    let outcome = try Galley.run(
      "report", "--plan", "2026-W47", "--format", "pdf", "--output", "week.pdf", in: site,
      environment: ["PATH": "/nonexistent"])
    #expect(outcome.status == 1 && outcome.error.contains("[pdf-engine]"), "\(outcome.error)")
    #expect(try site.text("week.html").contains("0 of 2 days on target") && !site.exists("week.pdf"))
  }

  @Test func refusesPaperThatPagesDoNotFit() throws {
    let site = try site()
    let outcome = try Galley.run("report", "--format", "pdf", "--size", "a6", in: site)
    #expect(outcome.status == 2 && outcome.error.contains("a4, letter"), "\(outcome.error)")
  }

  @Test(arguments: [
    ["--from", "2026-11-22", "--to", "2026-11-20"], ["--plan", "this", "--from", "2026-11-20"],
    ["--from", "2026-11-31"], ["--plan", "2026-W47", "--person", "carl"],
    ["--from", "2000-01-01", "--to", "2026-01-01"],
  ])
  func refusesDaysAndPeopleThereAreNot(arguments: [String]) throws {
    let site = try site()
    #expect(try Galley.run(["report"] + arguments, at: site.path).status == 2)
  }

  @Test func weeksHavePagesOnceThereAreAny() throws {
    let site = try site()
    #expect(try Galley.run("build", in: site).status == 0)
    #expect(try site.text("output/plans.html").contains("plans/2026-W47.html"))
    #expect(try site.text("output/index.html").contains("plans/2026-W47.html"))
    #expect(try site.text("output/plans/2026-W47.html").contains("0 of 2 days on target"))
    try site.write("content/plans/2026-W47.md", "## Monday\n- Lunch: canteen ~ 2000 kcal\n")
    #expect(try Galley.run("build", in: site).status == 0)
    #expect(try site.text("output/plans/2026-W47.html").contains("1 of 1 day on target"))
    #expect(try site.text("output/index.html").contains("1 of 1 day on target"))
  }
}
