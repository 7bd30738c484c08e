import Cookbook
import MealPlanning
import PlanReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct PlanCalendarTests {
  static let recipes = [
    recipe("recipes/soup.md", "Lentil soup", yields: [Amount(Rational(4), unit: "servings")]),
    recipe(
      "recipes/stew.md", "Stew", yields: [Amount(Rational(4), unit: "servings"), Amount(Rational(2), unit: "kg")]),
    recipe("recipes/pesto.md", "Pesto", yields: [Amount(Rational(200), unit: "g")]),
    recipe("recipes/salad.md", "Salad", yields: []), recipe("recipes/fish?.md", "Fish?", yields: []),
  ]

  private static func recipe(_ path: String, _ title: String, yields: [Amount]) -> PlanRecipe {
    PlanRecipe(RecipeEntry(path: path, recipe: Recipe(title: title, yields: yields)), title: title)
  }

  private func resolve(_ texts: [(String, String)], people: [String]) -> Checked<PlanCalendar> {
    let documents = texts.map { name, text in
      let source = SourceFile(path: "plans/\(name)", text: text)
      return PlanDocument(plan: PlanFileReader.read(source).value, source: source)
    }
    return PlanCalendar.resolve(documents, recipes: Self.recipes, people: people)
  }

  private func week(_ text: String, people: [String] = ["anna", "ben"]) -> Checked<PlanCalendar> {
    resolve([("2026-W47.md", text)], people: people)
  }

  private func shown(_ entry: PlannedEntry) -> [String] {
    entry.portions.map { "\($0.person) \(NumberText.plain($0.servings ?? $0.share))" }
  }

  @Test(arguments: [
    ("[Soup](../recipes/soup.md)", "1", ["anna 2", "ben 2"]),
    ("[Soup](../recipes/soup.md) *2 servings*", "1/2", ["anna 1", "ben 1"]),
    ("[Soup](../recipes/soup) *3 portions*", "3/4", ["anna 1 1/2", "ben 1 1/2"]),
    ("[Soup](../recipes/soup.md) @anna 2 servings @ben", "3/4", ["anna 2", "ben 1"]),
    ("[Soup](../recipes/soup.md) @Anna 2 servings @BEN", "3/4", ["anna 2", "ben 1"]),
    ("[Soup](../recipes/soup.md) *4 servings* @ben", "1", ["ben 1"]),
    ("[Soup](../recipes/soup.md) *2*", "2", ["anna 4", "ben 4"]),
    ("[Pesto](../recipes/pesto.md) *100 g*", "1/2", ["anna 1/4", "ben 1/4"]),
    ("[Pesto](../recipes/pesto.md) *0.1 kg* @anna 3 @ben 1", "1/2", ["anna 3/8", "ben 1/8"]),
    ("[Salad](../recipes/salad.md)", "1", ["anna 1/2", "ben 1/2"]),
    ("[Salad](../recipes/salad.md?print)", "1", ["anna 1/2", "ben 1/2"]),
    ("[Fish?](../recipes/fish%3F.md)", "1", ["anna 1/2", "ben 1/2"]),
    ("[Fish?](../recipes/fish?)", "1", ["anna 1/2", "ben 1/2"]),
    ("[Soup](../recipes/soup.md) @anna 2 @ben 0", "1/2", ["anna 2", "ben 0"]),
    ("[Stew](../recipes/stew.md) @anna 500 g @ben 2", "3/4", ["anna 1", "ben 2"]),
    ("[Stew](../recipes/stew.md) *4 servings* @anna 1 kg @ben 250 g", "1", ["anna 2", "ben 1/2"]),
    ("[Pesto](../recipes/pesto.md) *150 g* @anna 0.1 kg @ben 50 g", "3/4", ["anna 1/2", "ben 1/4"]),
    ("[Pesto](../recipes/pesto.md) @anna 100 g @ben 50 g", "3/4", ["anna 1/2", "ben 1/4"]),
  ])
  func dividesDishes(line: String, batches: String, portions: [String]) throws {
    let plan = week("## Monday\n- Dinner: \(line)\n")
    #expect(plan.diagnostics.isEmpty, "\(plan.diagnostics.map(\.message))")
    let entry = try #require(plan.value.entries.first)
    #expect(entry.batches.map(NumberText.plain) == batches)
    #expect(shown(entry) == portions)
  }

  @Test(arguments: [
    "150 g yoghurt @anna 0", "pizza @anna 0 @ben 0", "[Soup](../recipes/soup.md) @anna 0",
  ])
  func saysThatNobodyEatsADish(line: String) throws {
    let plan = week("## Monday\n- Dinner: \(line)\n")
    #expect(plan.diagnostics.map(\.identifier) == ["plan-nobody-eats"])
  }

  @Test func whatSomebodyHasLeftOverIsEaten() {
    let plan = week("## Monday\n- Lunch: 2 pears @anna 0\n- Dinner: leftover of Monday lunch @ben\n")
    #expect(plan.diagnostics.isEmpty, "\(plan.diagnostics.map(\.message))")
    #expect(plan.value.entries.map(shown) == [["anna 0"], ["ben 1"]])
  }

  @Test func putsTogetherWhatPlansHaveForAMeal() {
    let day = "## Monday\n- Lunch: 1 apple\n- Barbecue: 1 egg\n"
    let plans = resolve(
      [
        ("2026-W47-anna.md", day),
        ("2026-W47-ben.md", "## Monday\n- Lunch: 1 pear\n- barbecue!: 1 fish\n- Tea: 1 cake\n"),
      ], people: ["anna", "ben"])
    #expect(plans.value.entries.map(\.title) == ["1 apple", "1 pear", "1 egg", "1 fish", "1 cake"])
  }

  @Test func dividesFoodsAndNotesInProportion() throws {
    let plan = week("## Monday\n- Dinner: 3 eggs @anna 2 @ben; pizza ~ 800 kcal\n")
    #expect(plan.value.entries.map(shown) == [["anna 2/3", "ben 1/3"], ["anna 1/2", "ben 1/2"]])
    #expect(plan.value.entries.allSatisfy { $0.batches == nil })
  }

  @Test func splitsWhatIsCookedBetweenTheMealAndItsLeftovers() throws {
    let plan = week(
      """
      ## Monday
      - Dinner: [Soup](../recipes/soup.md) *4 servings*
      ## Tuesday
      - Lunch: leftover of Monday dinner
      """)
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.value.entries.map(shown) == [["anna 1", "ben 1"], ["anna 1", "ben 1"]])
    #expect(plan.value.entries.map(\.origin) == [nil, 0])
    #expect(plan.value.entries.map(\.batches) == [.one, nil])
  }

  @Test func cooksMoreForLeftoversWhereThePlanSaysOnlyWhoEats() throws {
    let plan = week(
      """
      ## Monday
      - Dinner: [Soup](../recipes/soup.md) @anna 2 servings @ben
      ## Tuesday
      - Lunch: leftover of Monday dinner
      - Dinner: leftover of Tuesday lunch @ben
      """)
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.value.entries.map(shown) == [["anna 2", "ben 1"], ["anna 2", "ben 1"], ["ben 1"]])
    #expect(plan.value.entries.map(\.origin) == [nil, 0, 0])
    #expect(plan.value.entries[0].batches == Rational(7, 4))
  }

  @Test(
    "warns of two files with the same dish for a meal, once",
    arguments: [
      ("[Soup](../recipes/soup.md) *2 servings*", true), ("[Lentils](../recipes/soup) @anna", true),
      ("150 g rice", true), ("[Pesto](../recipes/pesto.md)", false), ("150 g yoghurt", false),
    ])
  func noticesMealsThatTwoFilesHave(dish: String, isRepeated: Bool) {
    let day = "## Monday\n- Dinner: [Soup](../recipes/soup.md); 150 g rice\n"
    let plan = resolve(
      [
        ("2026-W47 2.md", "# 2026-W47\n## Monday\n- Dinner: \(dish); \(dish)\n- Lunch: 150 g rice\n"),
        ("2026-W47.md", day),
      ], people: ["anna", "ben"])
    #expect(plan.diagnostics.map(\.identifier) == (isRepeated ? ["plan-repeated-meal"] : []))
    #expect(
      plan.diagnostics.allSatisfy { $0.path == "plans/2026-W47.md" && $0.message.contains("plans/2026-W47 2.md") })
  }

  @Test func letsEverybodyHaveAPlanOfTheirOwn() {
    let plan = resolve(
      ["anna", "ben"].map { ("2026-W47-\($0).md", "## Monday\n- Dinner: [Soup](../recipes/soup.md) @\($0)\n") },
      people: ["anna", "ben"])
    #expect(plan.diagnostics.isEmpty)
  }

  @Test func findsLeftoversOfTheWeekBefore() throws {
    let plan = resolve(
      [
        ("2026-W48.md", "## Monday\n- Lunch: leftover of Sunday dinner\n"),
        ("2026-W47.md", "## Sunday\n- Dinner: [Soup](../recipes/soup.md); 1 loaf bread\n"),
      ], people: ["anna"])
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.value.entries.map(\.date.text) == ["2026-11-22", "2026-11-22", "2026-11-23"])
    #expect(plan.value.entries.map(\.origin) == [nil, nil, 0])
  }

  @Test func leavesOverFoodsWhereNothingIsCooked() {
    let plan = week("## Monday\n- Dinner: 1 loaf bread; pizza ~ 800 kcal\n- Evening Snack: leftover of Monday dinner\n")
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.value.entries.map(\.origin) == [nil, nil, 0, 1])
    #expect(plan.value.entries.flatMap(\.portions).allSatisfy { $0.share == Rational(1, 4) })
  }

  @Test(arguments: [
    ("leftover soup of Monday dinner", 0), ("leftover of Monday dinner: [Pesto](../recipes/pesto.md)", 1),
    ("leftover [Soup](../recipes/soup)", 0), ("Rest Salad vom Montag", 2), ("leftover rice", 3),
    ("restes de lentils du dîner de lundi", 0),
  ])
  func leavesOverTheDishThatIsNamed(words: String, origin: Int) {
    let dinner = "[Soup](../recipes/soup.md); [P](../recipes/pesto.md); [S](../recipes/salad.md); 150 g rice"
    let plan = week("## Monday\n- Dinner: \(dinner)\n## Tuesday\n- Lunch: \(words)\n")
    #expect(plan.diagnostics.isEmpty, "\(plan.diagnostics.map(\.message))")
    #expect(plan.value.entries.compactMap(\.origin) == [origin])
  }

  @Test func leavesOverADishSinceItWasLastPlanned() {
    let soup = "- Dinner: [Soup](../recipes/soup.md)\n"
    let plan = week("## Monday\n\(soup)## Tuesday\n\(soup)## Thursday\n- Lunch: leftover lentil soup\n")
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.value.entries.map(\.origin) == [nil, nil, 1])
  }

  @Test func ordersMealsAsADayGoes() {
    let plan = week("## Tuesday\n- Dinner: 1 egg\n- Breakfast: 1 apple\n## Monday\n- Lunch: 1 pear\n")
    #expect(plan.value.entries.map(\.title) == ["1 pear", "1 apple", "1 egg"])
    #expect(plan.value.days.map(\.text) == ["2026-11-16", "2026-11-17"])
  }

  @Test func takesPeopleFromThePlanWhereTheConfigurationNamesNobody() {
    #expect(week("## Monday\n- Lunch: 1 pear @zoe\n", people: []).value.people == ["zoe"])
    #expect(week("## Monday\n- Lunch: 1 pear\n", people: []).value.people == [""])
  }

  @Test func passesOverDishesOfOtherPlaces() {
    let plan = week("## Monday\n- Lunch: [Pie](https://example.org/pie)\n")
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.value.entries.map(\.subject) == [.note("Pie", nil)])
  }

  @Test func findsRecipesOfMenusFromTheTopOfTheCollection() {
    let menu = "== Monday ==\nLunch:\n- @./recipes/soup{2%servings} and @bread{1%slice}\n"
    let plan = resolve([("2026-W47.menu", menu)], people: ["anna"])
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.value.entries.map(\.title) == ["Lentil soup", "1 slice bread"])
  }

  @Test func findsRecipesOfTheOrganiserByTheirID() throws {
    var entry = RecipeEntry(path: "recipes/bowl.json", recipe: Recipe(title: "Bowl"))
    entry.organiser = OrganiserFields(id: "b1", title: "Bowl", servings: 2, ingredients: [], steps: [])
    let json = #"[{"id":"1","day":"2026-11-16","meal":"Lunch","recipeId":"b1","createdAt":"2026-11-15T09:00:00Z"}]"#
    let unknown = json.replacing("b1", with: "b2")
    for (text, problems, title) in [(json, [], "Bowl"), (unknown, ["plan-recipe-id"], "b2")] {
      let source = SourceFile(path: "plans/week.json", text: text)
      let document = PlanDocument(plan: PlanFileReader.read(source).value, source: source)
      let plan = PlanCalendar.resolve([document], recipes: [PlanRecipe(entry, title: "Bowl")])
      #expect(plan.diagnostics.map(\.identifier) == problems)
      #expect(plan.value.entries.map(\.title) == [title])
    }
  }

  @Test(arguments: [
    ("- Lunch: [Soup](../recipes/suop.md)", "plan-link", "did you mean “../recipes/soup.md”?"),
    ("- Lunch: [Soup](soup.md)", "plan-link", "did you mean “../recipes/soup.md”?"),
    ("- Lunch: [Soup](../../../soup.md)", "plan-link", "did you mean “../recipes/soup.md”?"),
    ("- Lunch: [Soup](../recipes/soup.md) @bne", "plan-unknown-person", "did you mean “@ben”?"),
    ("- Lunch: Ben: 150 g yoghurt", "plan-person-place", "write “@ben” behind the dish"),
    ("- Lunch: [Pesto](../recipes/pesto.md) *2 jars*", "plan-yield", "write the amount in what it yields: g"),
    ("- Lunch: [Salad](../recipes/salad.md) @ben", "plan-yield", "add a yield"),
    ("- Lunch: [Soup](../recipes/soup.md) *1 serving* @ben 2", "plan-servings", "make more"),
    ("- Lunch: leftover of Sunday dinner", "plan-leftover-unknown", "name a meal"),
    ("- Lunch: leftover of Monday dinner\n- Dinner: 1 egg", "plan-leftover-unknown", "name a meal"),
    ("- Lunch: [Soup](../recipes/soup.md)\n- Dinner: leftover lentl", "plan-leftover-dish", "“Lentil soup”"),
    ("- Lunch: 1 pear\n- Dinner: leftover of Monday lunch: chili", "plan-leftover-dish", "such as “1 pear”"),
    ("- Lunch: 1 red apple; 1 green apple\n- Dinner: leftover apple", "plan-leftover-ambiguous", "more of its name"),
    (
      "- Lunch: [Soup](../recipes/soup.md) *2 servings* @anna @ben\n- Dinner: leftover of Monday lunch",
      "plan-nothing-left", "make more"
    ),
    (
      "- Lunch: [Soup](../recipes/soup.md) *2 servings*\n- Dinner: leftover of Monday lunch @anna @ben",
      "plan-nothing-left", "make more"
    ),
    ("- Lunch: [Soup](../recipes/soup.md) @ben 500 g", "plan-person", "what it yields: servings"),
    ("- Lunch: [Stew](../recipes/stew.md) @anna @ben 2 bowls", "plan-person", "what it yields: servings, kg"),
    ("- Lunch: [Pesto](../recipes/pesto.md) *100 g* @anna 50 g @ben 1", "plan-person", "what it yields: g"),
    ("- Lunch: 300 g rice @ben 100 g", "plan-person", "how many parts"),
    (
      "- Lunch: [Soup](../recipes/soup.md)\n- Dinner: leftover soup @ben 300 ml", "plan-person",
      "what it yields: servings"
    ),
    ("- Lunch: [Pesto](../recipes/pesto.md) *100 g* @anna 50 g @ben 75 g", "plan-servings", "make more"),
    ("- Lunch: 1 pear\n- Dinner: rest day", "plan-leftover-note", "other words"),
    ("- Lunch: Leftover night @ben", "plan-leftover-note", "other words"),
    (
      "- Lunch: [Soup](../recipes/soup.md) @ben 9223372036854775807 @anna 9223372036854775807", "plan-amount", "smaller"
    ),
  ])
  func saysWhatDoesNotGoTogether(lines: String, identifier: String, hint: String) throws {
    let plan = week("## Monday\n\(lines)\n")
    let problem = try #require(plan.diagnostics.first)
    #expect(plan.diagnostics.map(\.identifier) == [identifier])
    #expect(problem.hint?.contains(hint) == true, "\(problem.hint ?? "")")
    #expect((problem.position?.line ?? 0) > 1)
  }

  @Test(
    "what is planned with a mistake is eaten all the same, and nobody knows how much it is",
    arguments: [
      ("[Gone](../recipes/gone.md)", "Gone", ["anna 1/2", "ben 1/2"]),
      ("[Pesto](../recipes/pesto.md) *2 jars*", "Pesto", ["anna 1/2", "ben 1/2"]),
      ("[Salad](../recipes/salad.md) @ben", "Salad", ["ben 1"]),
      ("[Soup](../recipes/soup.md) @anna 500 g @ben 1", "Lentil soup", ["anna 1/2", "ben 1/2"]),
      ("2 pears @ben 100 ml", "2 pears", ["ben 1"]),
      ("[Salad](../recipes/salad.md) @anna 3 @ben", "Salad", ["anna 3/4", "ben 1/4"]),
    ])
  func aDishWithAMistakeIsUnknown(line: String, title: String, portions: [String]) throws {
    let plan = week("## Monday\n- Lunch: \(line)\n- Dinner: leftover of Monday lunch @ben\n")
    #expect(plan.diagnostics.map(\.severity) == [.error])
    for entry in plan.value.entries {
      #expect(entry.subject == .note(title, nil) && entry.batches == nil)
    }
    #expect(plan.value.entries.map(\.isLeftover) == [false, true])
    let alone = try #require(week("## Monday\n- Lunch: \(line)\n").value.entries.first)
    #expect(shown(alone) == portions)
  }

  @Test(
    "a leftover of nothing is eaten all the same, and nobody knows how much it is",
    arguments: ["leftover of Sunday dinner @ben", "leftover lentl @ben", "leftover of Monday dinner: chili @ben"])
  func aLeftoverWithAMistakeIsUnknown(line: String) throws {
    let plan = week("## Monday\n- Lunch: [Soup](../recipes/soup.md)\n- Dinner: \(line)\n")
    #expect(plan.diagnostics.map(\.severity) == [.error])
    let entry = try #require(plan.value.entries.last)
    #expect(entry.subject == .note(String(line.dropLast(5)), nil) && entry.slot == .dinner)
    #expect(shown(entry) == ["ben 1"])
  }

  @Test func saysWhichPartOfTheAmountSomebodyEats() throws {
    let pesto = "[Pesto](../recipes/pesto.md) *150 g*"
    for (line, amounts) in [
      ("\(pesto) @anna 2 @ben 1", [Amount(Rational(100), unit: "g"), Amount(Rational(50), unit: "g")]),
      ("\(pesto) @anna 50 g", [Amount(Rational(50), unit: "g")]), ("300 g rice @anna 2 @ben 1", [nil, nil]),
      ("[Soup](../recipes/soup.md) *2 servings* @anna", [nil]),
    ] {
      let entry = try #require(week("## Monday\n- Dinner: \(line)\n").value.entries.first)
      #expect(entry.portions.map(\.amount) == amounts, "\(line)")
    }
  }

  /// A plan loses no meal for a word that may mean something else.
  @Test func whatIsLeftOfNothingIsANote() {
    let plan = week("## Monday\n- Lunch: 1 pear\n- Dinner: leftover pizza @ben; Rest day\n- Evening Snack: rest day\n")
    #expect(plan.diagnostics.map(\.severity) == [.warning, .warning, .warning])
    #expect(plan.value.entries.map(\.title) == ["1 pear", "leftover pizza", "Rest day", "rest day"])
    #expect(plan.value.entries.map(shown).dropFirst(2).allSatisfy { $0 == ["anna 1/2", "ben 1/2"] })
    #expect(plan.value.entries.allSatisfy { $0.origin == nil })
  }

  @Test func whatIsEatenAndLeftOverIsWhatIsCooked() throws {
    for seed in UInt64(1)...60 {
      var random = SeededGenerator(seed: seed)
      let servings = Int.random(in: 1...9, using: &random)
      var text = "## Monday\n- Dinner: [Soup](../recipes/soup.md) *\(servings) servings*\n"
      for day in ["Tuesday", "Wednesday", "Thursday"].prefix(Int.random(in: 0...3, using: &random)) {
        text += "## \(day)\n- Lunch: leftover of Monday dinner\n"
      }
      let plan = week(text)
      #expect(plan.diagnostics.isEmpty)
      let eaten = plan.value.entries.flatMap(\.portions).reduce(Rational.zero) { $0.adding($1.share) ?? .zero }
      #expect(eaten == plan.value.entries[0].batches)
    }
  }
}
