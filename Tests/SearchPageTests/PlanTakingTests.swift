import Testing

/// Plan files that the planner takes over, read as the program reads them.
@Suite struct PlanTakingTests {
  /// What a file says of a day, a line for each dish, and what is told of it.
  private func taken(_ text: String, week: String = "2026-W48") throws -> [String] {
    try PlanScripts.evaluate(
      """
      const people = [{ id: "me", name: "Anna" }, { id: "x", name: "Ben" }];
      const all = { "recipes/soup.md": { title: "Tomato soup", y: "4" }, "recipes/chili.md": { title: "Chili", y: "4" }, "recipes/cake.md": { title: "Cake", q: [["12", "slices"], ["1.2", "kg"]] }, "recipes/what?.md": { title: "What", y: "2" } };
      const at = (path) => all[path] && { id: path.replace(".md", ""), source: path, ...all[path] };
      const links = (text) => text.replace(/<(\\w+)>/g, (all, name) => `[${name}](../recipes/${name}.md)`);
      const { entries, unread } = galley.planFile.read(links(\(PlanScripts.quoted(text))), "\(week)", at, people);
      const said = ({ day, slot, value }) => [day.slice(5), slot, value.leftover && "leftover", value.title ?? value.note, value.servings ?? value.grams, value.remark].filter(Boolean).join(" ");
      return [...entries.map(said), ...unread.map((one) => `? ${one}`)];
      """, as: [String].self)
  }

  @Test(arguments: [
    "- Dinner:\n  - <soup> @anna @ben 2 servings\n  - 150 g rice",
    "- **Dinner**:\n  - <soup> @anna @ben 2\n  - 0.15 kg rice",
    "  - *Dinner:* <soup> @anna @ben 2, 150 g rice", "### Dinner\n- <soup> *3 servings*\n- 150 g rice",
  ])
  func dishesBelowTheirMealAreTaken(day: String) throws {
    #expect(
      try taken("## Tuesday\n\n\(day)\n") == ["11-24 dinner Tomato soup 3", "11-24 dinner rice 150"])
  }

  /// As `PlanLeftover` and `LeftoverFinding` have it: of a meal its dishes, of a day and a meal in any language.
  @Test(arguments: [
    ("leftover of Monday dinner", ["lunch leftover Chili 1", "lunch leftover Tomato soup 2"]),
    ("Rest Chili vom Montagabend", ["lunch leftover Chili 1"]), ("leftover tomato", ["lunch leftover Tomato soup 2"]),
    ("leftover [C](../recipes/chili) from Monday dinner (cold)", ["lunch leftover Chili 1 cold"]),
    ("restes du dîner de lundi : chili", ["lunch leftover Chili 1"]),
    // What nobody can read is eaten, and unknown.
    ("leftover of Sunday dinner", ["lunch leftover of Sunday dinner", "? leftover of Sunday dinner"]),
    ("leftover of dinner", ["lunch leftover of dinner", "? leftover of dinner"]),
    ("rest day", ["lunch rest day", "? rest day"]), ("leftover pizza ~ 600 kcal", ["lunch leftover pizza ~ 600 kcal"]),
  ])
  func leftoversAreThoseOfWhatWasCooked(words: String, expected: [String]) throws {
    let dishes = try taken(
      "## Monday\n- Dinner: <chili> *2 servings* @anna; <soup> *4 servings*\n## Tuesday\n- Lunch: \(words)\n")
    #expect(dishes.filter { !$0.hasPrefix("11-23") }.map { $0.replacing("11-24 ", with: "") } == expected)
  }

  @Test(arguments: [
    ("1,000 g rice; 1.000 g rice; 1 000 g rice", ["rice 1000", "rice 1000", "rice 1000"]),
    ("2.5 g rice, 0.1 kg rice, 2 bananas, 100 ml milk", ["rice 2.5", "rice 100", "bananas 236", "100 ml milk"]),
    ("<cake> *1 slice*; <cake> *300 g*; <cake> *2 kg*", ["Cake 1/12", "Cake 1/4", "Cake 5/3"]),
    ("<chili> *2-3 servings*; <chili> (without beans)", ["Chili 3", "Chili 4 without beans"]),
    (
      "<cake> *3 cups*; <chili> *a few*",
      ["Cake", "Chili", "? [cake](../recipes/cake.md) *3 cups*", "? [chili](../recipes/chili.md) *a few*"]
    ),
    ("[C](../recipes/chili); [C](/recipes/chili.md); [C](../recipes/./chili.md)", ["Chili 4", "Chili 4", "Chili 4"]),
    ("[C](../recipes/chilli.md)", ["C", "? [C](../recipes/chilli.md)"]), ("[Pie](https://example.org/pie)", ["Pie"]),
    (
      "[C @ home](../recipes/chili.md) @anna; [C (hot](../recipes/chili.md), 150 g rice",
      ["Chili 1", "Chili 4", "rice 150"]
    ),
    (
      "[W](../recipes/what%3F.md); [W](../recipes/what?); [C](../recipes/chili.md?a=/b)",
      ["What 2", "What 2", "Chili 4"]
    ),
  ])
  func amountsAndLinksAreThoseOfTheProgram(line: String, expected: [String]) throws {
    let dishes = try taken("## Monday\n- Lunch: \(line)\n")
    #expect(dishes.map { $0.replacing("11-23 lunch ", with: "") } == expected)
  }

  @Test(arguments: [
    ("Tuesday, 6 March", "2026-03-06"), ("Mar 5", "2026-03-05"), ("02.03.2026", "2026-03-02"), ("Di.", "2026-03-03"),
    ("16. März", "2026-03-16"), ("le 5 mars", "2026-03-05"), ("March 9, 2027", "2027-03-09"), ("31 February", "-"),
    ("mar", "2026-03-03"), ("Notes", "-"),
  ])
  func headingsNameTheDaysOfTheProgram(heading: String, day: String) throws {
    let found = try PlanScripts.evaluate(
      #"return galley.planWeek.dayOf("\#(heading)", "2026-03-02") ?? "-";"#, as: String.self)
    #expect(found == day)
  }

  /// Without a year it is the one that is nearest to the week, and `mar` a Tuesday where it is that of the week.
  @Test(arguments: [
    ("2026-11-16", "mar 17", "2026-11-17"), ("2026-11-16", "Mar 5", "2027-03-05"),
    ("2027-01-04", "31 December", "2026-12-31"), ("2026-12-28", "31.12.", "2026-12-31"),
  ])
  func datesAreNearToTheirWeek(monday: String, heading: String, day: String) throws {
    let found = try PlanScripts.evaluate(
      #"return galley.planWeek.dayOf("\#(heading)", "\#(monday)") ?? "-";"#, as: String.self)
    #expect(found == day)
  }

  /// What the cook says a name means comes before every name of a food, and before the foods that it holds.
  @Test(arguments: [
    ("150 g rice mix", "150 g rice mix"), ("150 g rice", "rice 150"), ("2 my snacks", "my snacks 20"),
    ("3 biscuits", "biscuits 30"),
  ])
  func namesMeanWhatTheCookSays(line: String, expected: String) throws {
    #expect(try taken("## Monday\n- Lunch: \(line)\n") == ["11-23 lunch \(expected)"])
  }

  /// As `MacroSum` has it: more than half of the energy is guessed.
  @Test func aboutIsWhatIsMostlyGuessed() throws {
    let found = try PlanScripts.evaluate(
      """
      const { dish, portion, total, isAbout } = galley.planFigures;
      const one = galley.fraction.one;
      const sum = (...dishes) => isAbout(total(dishes.map(([energy, isAbout]) => portion({ whole: [energy, 0, 0, 0], times: one, isAbout }, one))));
      const typed = (text) => galley.foods.portion(text).isAbout;
      return [sum([100, true]), sum([100, true], [99, false]), sum([100, true], [100, false]), sum([60, true], [60, true], [100, false]), sum(),
        typed("3 biscuits"), typed("1 banana"), typed("2-3 bananas"), typed("3-4 bananas"), typed("30 g biscuits"),
        galley.foods.isAbout(galley.foods.byKey("surimi")), galley.foods.isAbout(galley.foods.byKey("banana"))].map(Number).join("");
      """, as: String.self)
    #expect(found == "110101010010")
  }

  /// As `MarkdownHiddenBlock` has it.
  @Test func nothingIsTakenFromCodeAndComments() throws {
    let dishes = try taken(
      """
      ## Monday

      ```soup``` is good
      - Lunch: <soup>
      <!-- no
      - Lunch: 100 g rice
      -->
      ~~~~
      - Lunch: 200 g rice
      ~~~
      ```
      ~~~~
      - Dinner: 300 g rice
      """)
    #expect(dishes == ["11-23 lunch Tomato soup 4", "11-23 dinner rice 300"])
  }

  @Test(arguments: [
    ("2026-w10.md", "x", "2026-W10"), ("plan.md", "---\\nweek: 2026-W10\\n---\\n# 2026-W11\\n", "2026-W10"),
    ("plan.md", "# Week 2026-W10\\n", "2026-W10"), ("plan.md", "# Ours\\n", "-"),
    ("plan.md", "# 2026-W60\\n", "wrong 2026-W60"),
    ("2026-07-04-party.md", "# Party\\n", "day 2026-07-04"),
  ])
  func filesSayTheirWeek(name: String, text: String, expected: String) throws {
    let found = try PlanScripts.evaluate(
      """
      const { week, wrong, day } = galley.planWeek.ofFile("\(name)", "\(text)");
      return week ?? (wrong ? `wrong ${wrong}` : day ? `day ${day}` : "-");
      """, as: String.self)
    #expect(found == expected)
  }
}
