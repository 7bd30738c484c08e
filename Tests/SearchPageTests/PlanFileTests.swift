import Testing

/// Plan files that the planner saves and takes over.
@Suite struct PlanFileTests {
  private func evaluate<Output: Decodable>(_ body: String, as type: Output.Type) throws -> Output {
    try PlanScripts.evaluate(body, as: type)
  }

  @Test func aWeekIsWrittenAsTheProgramReadsIt() throws {
    let text = try evaluate(
      """
      return galley.planFile.write("2026-W48", [
        { day: "2026-11-24", slot: "dinner", value: { recipe: "recipes/soup", source: "recipes/my soup (1).md", title: "Soup [hot]", servings: "3/2" } },
        { day: "2026-11-24", slot: "dinner", value: { food: "yogurt", title: "yoghurt", grams: 150 } },
        { day: "2026-11-23", slot: "morningSnack", value: { note: "out; late" } },
      ]);
      """, as: String.self)
    #expect(
      text == #"""
        # Week 48

        ## Monday

        - Morning Snack: out, late

        ## Tuesday

        - Dinner: [Soup hot](../recipes/my%20soup%20%281%29.md) *3/2 servings*; 150 g yoghurt

        """#)
  }

  /// Three digits behind a point read as thousands, and not every word that is shown means the same food again.
  @Test func foodsAreWrittenSoThatTheyAreReadBack() throws {
    let dishes = try evaluate(
      """
      galley.foods.find = (text) => ({ potatoes: { key: "potato" }, milk: { key: "milk" } })[text];
      const dish = (value) => galley.planFile.write("2026-W48", [{ day: "2026-11-23", slot: "lunch", value }]).split("Lunch: ")[1].trim();
      return [
        dish({ food: "milk", title: "milk", grams: 309.398 }), dish({ food: "milk", title: "milk", grams: 0.001 }),
        dish({ food: "banana", title: "banana", grams: 236, said: "2 bananas" }), dish({ food: "boiled potatoes", title: "potatoes", grams: 300 }), dish({ food: "potato", title: "potatoes", grams: 12.5 }),
      ];
      """, as: [String].self)
    #expect(dishes == ["309.4 g milk", "0.01 g milk", "2 bananas", "300 g boiled potatoes", "12.5 g potatoes"])
  }

  @Test func whatIsCountedIsWeighedAndStaysAsItWasSaid() throws {
    let dishes = try evaluate(
      """
      return ["2 bananas", "a banana", "1-2 bananas", "2 green bananas", "2 ml banana", "bananas", "150 g yoghurt, cold", "2 bananas ~ 200 kcal"].map((text) => {
        const [{ value }] = galley.planFile.read(`## Monday\\n\\n- Lunch: ${text}`, "2026-W48", recipeAt, []).entries;
        return value.food ? [value.food, value.grams, value.said].join("|") : value.note;
      });
      """, as: [String].self)
    #expect(
      dishes == [
        "banana|236|2 bananas", "banana|118|a banana", "banana|177|1-2 bananas", "2 green bananas", "2 ml banana",
        "bananas", "yogurt|150|", "2 bananas ~ 200 kcal",
      ])
  }

  @Test func whoPlansAloneAndHasANameIsNamed() throws {
    let texts = try evaluate(
      """
      const entries = [{ day: "2026-11-23", slot: "lunch", value: { food: "yogurt", title: "yoghurt", grams: 150 } }];
      return [true, false].map((isNamed) => galley.planFile.write("2026-W48", entries, [{ id: "me", name: "Anna", isNamed }]).split("Lunch: ")[1].trim());
      """, as: [String].self)
    #expect(texts == ["150 g yoghurt @Anna 1 serving", "150 g yoghurt"])
  }

  @Test func whatWasWrittenIsReadBack() throws {
    let isSame = try evaluate(
      """
      const entries = [
        { day: "2026-11-23", slot: "morningSnack", value: { note: "out" } },
        { day: "2026-11-24", slot: "dinner", value: { recipe: "recipes/my soup", source: "recipes/my soup.md", title: "Soup [hot]", servings: "3/2" } },
        { day: "2026-11-29", slot: "dinner", value: { food: "yogurt", title: "yoghurt", grams: 150 } },
      ];
      const read = galley.planFile.read(galley.planFile.write("2026-W48", entries), "2026-W48", recipeAt);
      return JSON.stringify(read) === JSON.stringify({ entries, unread: [] });
      """, as: Bool.self)
    #expect(isSame)
  }

  @Test func whatPeopleEatAndWhatIsLeftIsWrittenAndReadBack() throws {
    let result = try evaluate(
      """
      const people = [{ id: "me", name: "Anna" }, { id: "x", name: "Ben" }];
      const soup = { recipe: "recipes/soup", source: "recipes/soup.md", title: "Soup [hot]" };
      const entries = [
        { day: "2026-11-24", slot: "dinner", value: { ...soup, servings: "3", eaters: { me: "1", x: "2" } } },
        { day: "2026-11-25", slot: "lunch", value: { ...soup, servings: "1", leftover: true, eaters: { me: "1" } } },
        { day: "2026-11-26", slot: "lunch", value: { food: "yogurt", title: "yoghurt", grams: 150, eaters: { me: "1/3", x: "2/3" } } },
      ];
      const text = galley.planFile.write("2026-W48", entries.toReversed(), people);
      const again = JSON.stringify(galley.planFile.read(text, "2026-W48", recipeAt, people));
      const sorted = (value) => JSON.stringify(JSON.parse(value), (_, one) => (one && typeof one === "object" && !Array.isArray(one) ? Object.fromEntries(Object.entries(one).sort()) : one));
      return [text, String(sorted(again) === sorted(JSON.stringify({ entries, unread: [] })))];
      """, as: [String].self)
    #expect(
      result[0] == #"""
        # Week 48

        ## Tuesday

        - Dinner: [Soup hot](../recipes/soup.md) *4 servings* @Anna 1 serving @Ben 2 servings

        ## Wednesday

        - Lunch: leftover [Soup hot](../recipes/soup.md) @Anna 1 serving

        ## Thursday

        - Lunch: 150 g yoghurt @Anna 1/3 servings @Ben 2/3 servings

        """#)
    #expect(result[1] == "true")
  }

  @Test func recipesThatCountNoServingsAreMadeSoOften() throws {
    let result = try evaluate(
      """
      const people = [{ id: "me", name: "Anna" }, { id: "x", name: "Ben" }];
      const bread = { recipe: "recipes/bread", source: "recipes/bread.md", title: "Bread" };
      const rolls = { recipe: "recipes/rolls", source: "recipes/rolls.md", title: "Rolls" };
      const yields = { [bread.recipe]: { q: [["1", "loaf"]] }, [rolls.recipe]: { q: [["12", null]] } };
      const at = (path) => [bread, rolls].filter(({ source }) => source === path).map(({ recipe, source, title }) => ({ id: recipe, source, title, ...yields[recipe] }))[0];
      const entries = [
        { day: "2026-11-23", slot: "breakfast", value: { ...bread, servings: "1/3" } },
        { day: "2026-11-24", slot: "breakfast", value: { ...rolls, servings: "1/2", eaters: { me: "1/6", x: "1/3" } } },
        { day: "2026-11-25", slot: "breakfast", value: { ...rolls, servings: "1/4", leftover: true, eaters: { me: "1/4" } } },
      ];
      const text = galley.planFile.write("2026-W48", entries, people, (id) => yields[id]);
      const read = galley.planFile.read(text, "2026-W48", at, people);
      const other = galley.planFile.read("## Monday\\n\\n- Lunch: [Bread](../recipes/bread.md) *2 loaf*; [Rolls](../recipes/rolls.md) 500 g\\n", "2026-W48", at, people);
      const servings = ({ entries }) => entries.map(({ value }) => value.servings).join();
      return [text, galley.planFile.paths(text).filter((path) => path.endsWith("s.md") || path.endsWith("bread.md")).join(), servings(read), servings(other), other.unread.join()];
      """, as: [String].self)
    #expect(
      result[0] == """
        # Week 48

        ## Monday

        - Breakfast: [Bread](../recipes/bread.md) *1/3*

        ## Tuesday

        - Breakfast: [Rolls](../recipes/rolls.md) *9* @Anna 1/6 servings @Ben 1/3 servings

        ## Wednesday

        - Breakfast: leftover [Rolls](../recipes/rolls.md) @Anna 1/4 servings

        """)
    #expect(
      result.dropFirst() == [
        "recipes/bread.md,recipes/rolls.md", "1/3,1/2,1/4", "2,", "[Rolls](../recipes/rolls.md) 500 g",
      ])
  }

  @Test func aLinkThatIsNoAddressTakesNothingFromItsNeighbours() throws {
    let result = try evaluate(
      """
      const text = "## Monday\\n\\n- Lunch: [Half](../50%.md); [Soup](../recipes/soup.md) *2 servings*\\n";
      const read = galley.planFile.read(text, "2026-W48", recipeAt);
      return [galley.planFile.paths(text).filter((path) => /^[^.]+\\.md$/.test(path)).join(), ...read.entries.map(({ value }) => value.recipe ?? value.note), ...read.unread];
      """, as: [String].self)
    #expect(result == ["50%.md,recipes/soup.md", "Half", "recipes/soup", "[Half](../50%.md)"])
  }

  /// As `PlanDivision` has it: what is made and not eaten by those who are named goes to the meals for everybody.
  @Test(arguments: [
    ("[S] *6 servings*", "leftover [S]", "3,3"), ("[S] *6 servings* @anna @ben", "leftover [S]", "2,4"),
    ("[S] *6 servings*", "leftover [S] @anna 2 servings", "4,2"), ("[S] @anna 2 servings", "leftover [S]", "2,2"),
    ("[S]", "leftover [S]", "2,2"), ("[B]", "leftover [B]", "1/2,1/2"),
    ("[B] @anna", "leftover [B]", "- Bread leftover Bread"),
    ("out", "leftover [S]", "-,2"), ("[S] *2 servings* @anna 2 servings", "leftover [S]", "2 leftover Soup"),
  ])
  func leftoversForEverybodyAreWhatIsLeft(first: String, second: String, expected: String) throws {
    let result = try evaluate(
      """
      const people = [{ id: "me", name: "Anna" }, { id: "x", name: "Ben" }];
      const all = { "recipes/s.md": { id: "s", title: "Soup", y: "4" }, "recipes/b.md": { id: "b", title: "Bread", q: [["1", "loaf"]] } };
      const links = (text) => text.replace(/\\[(.)\\]/g, (all, name) => `${all}(../recipes/${name.toLowerCase()}.md)`);
      const text = links("## Monday\\n\\n- Dinner: \(first)\\n\\n## Tuesday\\n\\n- Lunch: \(second)\\n");
      const { entries, unread } = galley.planFile.read(text, "2026-W48", (path) => all[path], people);
      return [entries.map(({ value }) => value.servings ?? "-").join(), ...unread].join(" ");
      """, as: String.self)
    #expect(result == expected)
  }

  @Test func notesAreWrittenWithWhatTheyProvide() throws {
    let text = try evaluate(
      """
      const notes = ["canteen 850 kcal, 40 g protein", "out", "wine ~ 200.5 kcal"];
      return galley.planFile.write("2026-W48", notes.map((note) => ({ day: "2026-11-23", slot: "lunch", value: { note } })));
      """, as: String.self)
    #expect(
      text == """
        # Week 48

        ## Monday

        - Lunch: canteen ~ 850 kcal (40 g protein); out; wine ~ 200.5 kcal

        """)
  }

  @Test(arguments: [
    ("eating out ~ 800 kcal (30 g protein, 80 g carbs, 35 g fat)", "eating out: 800000,30000,80000,35000"),
    ("Kantine 850kcal Eiweiß: 40g", "Kantine: 850000,40000,,"), ("soup 1/2 kcal", "soup: 500,,,"),
    ("nuts 16 1/2 kcal fat 1½ g", "nuts: 16500,,,1500"),
    ("out ~ 1,200 kcal (30,5 g protein)", "out: 1200000,30500,,"),
    ("out ~ 1.200kcal,30.5 g Eiweiß", "out: 1200000,30500,,"), ("out 800,0 kcal", "out: 800000,,,"),
    ("500 calories", ": 500000,,,"), ("out", "out"),
    ("kcal", "kcal"), ("tea, no kcal", "tea, no kcal"),
  ])
  func notesSayWhatTheyProvide(note: String, expected: String) throws {
    let said = try evaluate(
      """
      const { text, figures } = galley.planNote.read("\(note)");
      return text + (figures ? `: ${figures.join()}` : "");
      """, as: String.self)
    #expect(said == expected)
  }

  /// Each form says the same two meals.
  @Test(arguments: [
    "## Montag\\n\\n- Abendessen: [Soup](../recipes/soup.md) *3 Portionen*\\n- Frühstück: 150 g yoghurt",
    "## lundi\\n\\n- **Dîner:** [Soup](../recipes/soup.md) 3 portions\\n- petit-déjeuner: 150 g yoghurt",
    "### Lun.\\n\\n#### Cena\\n\\n- *3 raciones* [Soup](../recipes/soup.md)\\n\\n#### Desayuno\\n\\n* 150 g yoghurt",
    "## 2026-11-23, Monday\\n\\n- supper: [Soup](../recipes/soup.md) *3 servings* (hot)\\n- breakfast: 150 g yoghurt",
  ])
  func plansAreReadInTheLanguagesOfTheProgram(file: String) throws {
    let result = try evaluate(
      """
      const { entries, unread } = galley.planFile.read("\(file)", "2026-W48", recipeAt);
      return [...entries.map(({ day, slot, value }) => [day, slot, value.title, value.servings ?? value.grams].join(" ")).sort(), ...unread];
      """, as: [String].self)
    #expect(result == ["2026-11-23 breakfast yoghurt 150", "2026-11-23 dinner Soup [hot] 3"])
  }

  @Test func strangersInAPlanAreNamed() throws {
    let result = try evaluate(
      """
      const read = galley.planFile.read("## Monday\\n\\n- Lunch: [Soup](../recipes/soup.md) *2 servings* @cleo 2 servings\\n", "2026-W48", recipeAt, [{ id: "me", name: "Anna" }]);
      return [JSON.stringify(read.entries[0].value.eaters ?? null), read.entries[0].value.servings, ...read.unread];
      """, as: [String].self)
    #expect(result == ["null", "2", "@cleo"])
  }

  /// As `PlanWriterTests` has it of the program.
  @Test(arguments: [
    ("pizza + beer ~ 900 kcal", "pizza & beer ~ 900 kcal"),
    ("Joe's, 2 courses ~ 1200 kcal", "Joe's 2 courses ~ 1200 kcal"),
    ("coffee @work", "coffee at work"), ("sad day :(", "sad day :"), ("out; late", "out, late"),
    ("pub (@ben)", "pub (at ben)"),
    ("[see](there)", "[see] (there)"), ("[one two", "one two"), ("tea;", "tea"), ("tea +", "tea"), ("@home", "home"),
  ])
  func notesStayOneDish(note: String, expected: String) throws {
    let found = try evaluate(
      """
      const text = galley.planFile.write("2026-W48", [note, "out"].map((note) => ({ day: "2026-11-23", slot: "lunch", value: { note } })));
      return [text.split("\\n").at(-2), ...galley.planFile.read(text, "2026-W48", recipeAt).entries.map(({ value }) => value.note)];
      """.replacing("[note,", with: "[\(PlanScripts.quoted(note)),"), as: [String].self)
    #expect(found == ["- Lunch: \(expected); out", expected, "out"])
  }

  /// Whoever is gone eats nothing, and what nobody eats is not everybody's.
  @Test func whoIsGoneEatsNothing() throws {
    let text = try evaluate(
      """
      const soup = { recipe: "recipes/soup", source: "recipes/soup.md", title: "Soup", servings: "4" };
      const at = (slot, value) => ({ day: "2026-11-23", slot, value });
      return galley.planFile.write("2026-W48", [at("lunch", { ...soup, eaters: { me: "1", gone: "1" } }), at("dinner", { ...soup, eaters: { gone: "1" } })], [{ id: "me", name: "Anna" }]);
      """, as: String.self)
    #expect(text.hasSuffix("- Lunch: [Soup](../recipes/soup.md) *4 servings* @Anna 4 servings\n"), "\(text)")
  }

  @Test func linesNobodyUnderstandsAreNamed() throws {
    let unread = try evaluate(
      """
      return galley.planFile.read("## Someday\\n\\n- Dinner: soup\\n\\n## Monday\\n\\n- Midnight: soup\\n- no colon\\n- Lunch: soup\\n", "2026-W48", recipeAt).unread;
      """, as: [String].self)
    #expect(unread == ["## Someday", "- Dinner: soup", "- Midnight: soup", "- no colon"])
  }

  @Test(arguments: [
    ("2026-11-24", "2026-W48"), ("2027-01-01", "2026-W53"), ("2024-12-30", "2025-W01"), ("2021-01-03", "2020-W53"),
  ])
  func weeksAreThoseOfISO8601(day: String, week: String) throws {
    let found = try evaluate(
      """
      return [galley.days.weekName("\(day)"), galley.days.week("\(day)")[0] === galley.days.monday("\(week)")];
      """, as: [MixedValue].self)
    #expect(found == [.text(week), .flag(true)])
  }

  private enum MixedValue: Decodable, Equatable {
    case text(String)
    case flag(Bool)

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let flag = try? container.decode(Bool.self) {
        self = .flag(flag)
      } else {
        self = .text(try container.decode(String.self))
      }
    }
  }
}
