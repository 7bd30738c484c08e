import Cookbook
import PlanReading
import Quantities
import SourceText
import Testing

@Suite struct PlanReaderTests {
  private func read(_ text: String, path: String = "content/plans/2026-W47.md") -> Checked<MealPlan> {
    PlanReader.read(SourceFile(path: path, text: text))
  }

  private func items(_ line: String) throws -> [PlanItem] {
    let plan = read("## Monday\n- Dinner: \(line)\n")
    #expect(plan.diagnostics.isEmpty, "\(plan.diagnostics.map(\.message))")
    return try #require(plan.value.days.first?.meals.first).items
  }

  @Test func readsDaysSlotsRecipesAndFoods() throws {
    let plan = read(
      """
      # Week 47

      We are away on Friday.

      ## Monday
      - Breakfast: [Porridge](../recipes/porridge.md) *2 servings*
      - Lunch: 150 g yoghurt, 1 banana
      - Dinner:
        - [Lentil soup](../recipes/lentil-soup.md) *2 servings* @anna @ben 1 1/2 servings
        - a slice of bread

      ## 2026-11-18
      - Evening Snack: eating out ~ 800 kcal
      """)
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.value.title == "Week 47")
    #expect(plan.value.days.map(\.date.text) == ["2026-11-16", "2026-11-18"])
    let monday = try #require(plan.value.days.first)
    #expect(monday.meals.map(\.slot) == [.breakfast, .lunch, .dinner])
    #expect(monday.meals[1].items.map(\.content) == [.food("150 g yoghurt"), .food("1 banana")])
    let soup = try #require(monday.meals[2].items.first)
    #expect(soup.content == .recipe(title: "Lentil soup", destination: "../recipes/lentil-soup.md"))
    #expect(soup.amount == Amount(Rational(2), unit: "servings"))
    let share = try #require(Rational(3, 2))
    #expect(soup.shares == [PersonShare(person: "anna"), PersonShare(person: "ben", servings: share)])
    #expect(monday.meals[2].items[1].content == .food("a slice of bread"))
    #expect(
      plan.value.days[1].meals[0].items[0].content
        == .note("eating out", PlanNutrition(energy: Rational(800))))
  }

  @Test(arguments: [
    ("Monday", "2026-11-16"), ("Dienstag", "2026-11-17"), ("mercredi 18 novembre", "2026-11-18"),
    ("Jueves, 19 de noviembre", "2026-11-19"), ("Fri – takeaway", "2026-11-20"), ("Samstag, 21.11.", "2026-11-21"),
    ("Sunday, November 22nd", "2026-11-22"), ("2026-11-22", "2026-11-22"), ("Mo", "2026-11-16"),
    ("mar 17", "2026-11-17"), ("Mar. 17 nov.", "2026-11-17"),
    ("**Mardi**", "2026-11-17"), ("16. November 2026", "2026-11-16"), ("Sunday, 2026-11-22", "2026-11-22"),
  ])
  func understandsTheDayOfAHeading(heading: String, date: String) {
    let plan = read("## \(heading)\n- Lunch: 1 apple\n")
    #expect(plan.diagnostics.isEmpty)
    #expect(plan.value.days.map(\.date.text) == [date])
  }

  @Test func findsTheWeekInTheTitleWhenTheNameHasNone() {
    let plan = read("# Plan for 2027-W01\n## Friday\n- Lunch: 1 apple", path: "content/plans/next.md")
    #expect(plan.value.days.map(\.date.text) == ["2027-01-08"])
  }

  @Test(arguments: [
    ("Mar 5", "2026-W10", "2026-03-05"), ("6 Mar", "2026-W10", "2026-03-06"), ("Mar 3", "2026-W10", "2026-03-03"),
    ("Thu, Mar 5", "2026-W10", "2026-03-05"), ("mar 3 mars", "2026-W10", "2026-03-03"),
    ("Mar 5, 2026", "2026-W10", "2026-03-05"), ("29 February", "2028-W09", "2028-02-29"),
  ])
  func tellsMarchFromTuesday(heading: String, week: String, date: String) {
    let plan = read("## \(heading)\n- Lunch: 1 apple\n", path: "plans/\(week).md")
    #expect(plan.diagnostics.isEmpty, "\(plan.diagnostics.map(\.message))")
    #expect(plan.value.days.map(\.date.text) == [date])
  }

  @Test(arguments: [
    ("31 December", "2027-W01", "2026-12-31"), ("2 January", "2026-W52", "2027-01-02"),
    ("31.12.", "2027-W01", "2026-12-31"), ("30 June", "2026-W02", "2026-06-30"),
  ])
  func takesTheYearNearestToTheWeek(heading: String, week: String, date: String) {
    let plan = read("## \(heading)\n- Lunch: 1 apple\n", path: "plans/\(week).md")
    #expect(plan.diagnostics.map(\.identifier) == ["plan-outside-week"])
    #expect(plan.value.days.map(\.date.text) == [date])
  }

  @Test func findsTheYearOfDatesAroundNewYear() {
    let plan = read("## 1 January\n- Lunch: 1 apple\n## 31 December\n- Lunch: 1 apple", path: "plans/2026-W53.md")
    #expect(plan.value.days.map(\.date.text) == ["2027-01-01", "2026-12-31"])
  }

  @Test(arguments: [
    ("Breakfast", MealSlot.breakfast), ("Frühstück", .breakfast), ("petit-déjeuner", .breakfast),
    ("Desayuno", .breakfast), ("Morning Snack", .morningSnack), ("Mittagessen", .lunch), ("Déjeuner", .lunch),
    ("Merienda", .afternoonSnack), ("Goûter", .afternoonSnack), ("ABENDESSEN", .dinner), ("dîner", .dinner),
    ("Cena", .dinner), ("Evening snack", .eveningSnack), ("Brunch", .named("Brunch")), ("**Dinner**", .dinner),
  ])
  func understandsSlots(word: String, slot: MealSlot) {
    let plan = read("## Monday\n- \(word): 1 apple\n")
    #expect(plan.value.days.first?.meals.first?.slot == slot)
    #expect(plan.value.days.first?.meals.first?.items.map(\.content) == [.food("1 apple")])
  }

  @Test(arguments: [
    ("leftover of Monday dinner", PlannedMeal(day: .weekday(.monday), slot: .dinner)),
    ("Leftovers from Tuesday's lunch", PlannedMeal(day: .weekday(.tuesday), slot: .lunch)),
    ("Reste vom Montagabend", PlannedMeal(day: .weekday(.monday), slot: .dinner)),
    ("Reste vom Abendessen am Dienstag", PlannedMeal(day: .weekday(.tuesday), slot: .dinner)),
    ("restes du dîner de lundi", PlannedMeal(day: .weekday(.monday), slot: .dinner)),
    ("sobras de la cena del lunes", PlannedMeal(day: .weekday(.monday), slot: .dinner)),
    ("leftovers of Wednesday", PlannedMeal(day: .weekday(.wednesday))),
    (
      "leftover a b c d e f g h i j k l m n o p q r from Monday dinner",
      PlannedMeal(day: .weekday(.monday), slot: .dinner, dish: .named("a b c d e f g h i j k l m n o p q r"))
    ),
    ("leftover chili from Monday dinner", PlannedMeal(day: .weekday(.monday), slot: .dinner, dish: .named("chili"))),
    (
      "leftover of Monday dinner: Red rice",
      PlannedMeal(day: .weekday(.monday), slot: .dinner, dish: .named("Red rice"))
    ),
    ("leftover Sunday roast of Sunday", PlannedMeal(day: .weekday(.sunday), dish: .named("Sunday roast"))),
    ("leftovers of the chili", PlannedMeal(dish: .named("chili"))),
    ("Rest Linsen vom Montagabend", PlannedMeal(day: .weekday(.monday), slot: .dinner, dish: .named("Linsen"))),
    ("restliche Suppe", PlannedMeal(dish: .named("Suppe"))),
    ("reste de chili du dîner de lundi", PlannedMeal(day: .weekday(.monday), slot: .dinner, dish: .named("chili"))),
    ("restes du dîner de lundi : chili", PlannedMeal(day: .weekday(.monday), slot: .dinner, dish: .named("chili"))),
    (
      "sobras de lentejas de la cena del lunes",
      PlannedMeal(day: .weekday(.monday), slot: .dinner, dish: .named("lentejas"))
    ),
    ("leftover [Chili](c.md)", PlannedMeal(dish: .recipe(title: "Chili", destination: "c.md"))),
    (
      "leftover [Chili](c.md) from Monday dinner",
      PlannedMeal(day: .weekday(.monday), slot: .dinner, dish: .recipe(title: "Chili", destination: "c.md"))
    ),
    (
      "Rest vom Montagabend: [Chili](c.md)",
      PlannedMeal(day: .weekday(.monday), slot: .dinner, dish: .recipe(title: "Chili", destination: "c.md"))
    ),
  ])
  func understandsLeftovers(text: String, meal: PlannedMeal) throws {
    #expect(try items(text).map(\.content) == [.leftover(of: meal)])
  }

  @Test(
    "commas stand around a share or within its number",
    arguments: [
      ("@anna 1,5 servings @ben 0,5 servings", ["1 1/2", "1/2"]),
      ("@anna 1,25 servings, @ben 0,75 servings", ["1 1/4", "3/4"]), ("@anna 2,5 @ben 1", ["2 1/2", "1"]),
      ("@anna 1,5 Portionen,@ben 3", ["1 1/2", "3"]),
    ])
  func readsDecimalCommasOfPeople(shares: String, servings: [String]) throws {
    let plan = read("# 2026-W47\n\n## Monday\n- Lunch: [Soup](../recipes/soup.md) \(shares)\n")
    #expect(plan.diagnostics.isEmpty)
    let item = try #require(plan.value.days.first?.meals.first?.items.first)
    #expect(item.shares.map { NumberText.plain($0.servings) } == servings)
  }

  @Test(arguments: ["leftover chili of Monday dinner (cold) @anna", "leftover [Chili](c.md) of Monday (cold) @anna"])
  func keepsTheRemarkAndThePeopleOfALeftover(text: String) throws {
    let item = try #require(try items(text).first)
    #expect(item.comment == "cold" && item.shares == [PersonShare(person: "anna")])
  }

  @Test(arguments: [
    ("[Pasta @ home](pasta.md) @anna", "Pasta @ home", ["anna"]), ("[@home pasta](pasta.md)", "@home pasta", []),
    ("[Pasta @anna](pasta.md) *2 servings* @ben", "Pasta @anna", ["ben"]),
  ])
  func takesNobodyFromTheTitleOfARecipe(line: String, title: String, people: [String]) throws {
    let found = try items(line)
    #expect(found.map(\.content) == [.recipe(title: title, destination: "pasta.md")])
    #expect(found.first?.shares.map(\.person) == people)
  }

  @Test func takesALeftoverBelowAHeadingOfItsMeal() throws {
    let plan = read("## Monday\n### Lunch\n- leftover of Sunday dinner: chili\n").value
    let meal = try #require(plan.days.first?.meals.first)
    #expect(meal.slot == .lunch)
    let source = PlannedMeal(day: .weekday(.sunday), slot: .dinner, dish: .named("chili"))
    #expect(meal.items.map(\.content) == [.leftover(of: source)])
  }

  @Test func suggestsTheDayOfALeftover() {
    let plan = read("## Monday\n- Lunch: leftover of Sundy dinner")
    #expect(plan.diagnostics.map(\.hint) == ["did you mean “Sunday”?"])
  }

  @Test(arguments: [
    ("1 banana; 30 g nuts", 2), ("1 banana + 30 g nuts", 2), ("1 banana, 30 g nuts, [Tea](tea.md)", 3),
    ("eating out, pizza ~ 900 kcal", 1), ("150 g yoghurt, low fat", 1), ("[Soup (hot, with 2 eggs)](soup.md)", 1),
    ("½ melon, ½ mango", 2), ("1 egg @anna, 2 eggs @ben", 2),
    ("[Soup (spicy](soup.md); 1 egg; 2 pears", 3), ("[A (b](a.md); [C) d](c.md); 1 egg, (2 pears; 1 fig)", 3),
    ("[Rice; beans](r.md) + [Tea, 2 cups](t.md)", 2),
  ])
  func separatesItems(line: String, count: Int) throws {
    #expect(try items(line).count == count)
  }

  @Test func readsWhatANoteProvides() throws {
    let item = try #require(try items("Pizzeria ~ 800 kcal (30 g protein, 80 g carbs, 35 g fat)").first)
    let nutrition = PlanNutrition(
      energy: Rational(800), protein: Rational(30), carbohydrate: Rational(80), fat: Rational(35))
    #expect(item.content == .note("Pizzeria", nutrition))
  }

  @Test(arguments: [
    ("Pizzeria ~ 1,200 kcal (30,5 g protein)", 1200), ("Pizzeria ~ 1.200 kcal (30.5 g protein)", 1200),
    ("Pizzeria 1,200kcal, protein: 30,5 g", 1200), ("Pizzeria ~ 800,0 kcal (30,5 g Eiweiß)", 800),
    ("Pizzeria ~ 800 kcal,30.5 g protein", 800),
  ])
  func readsNumbersWithCommas(line: String, energy: Int) throws {
    let found = try items(line)
    #expect(found.count == 1)
    let nutrition = PlanNutrition(energy: Rational(energy), protein: Rational(61, 2))
    #expect(found.first?.content == .note("Pizzeria", nutrition))
  }

  @Test(
    "of a range the middle counts",
    arguments: [
      ("x 300-400 kcal", 350, 25), ("x ~ 300–400kcal (20-30 g protein)", 350, 25),
      ("x 300 to 400 kcal, protein 25 g", 350, 25),
      ("x 300 bis 400 kcal (25 g Eiweiß)", 350, 25), ("x 300 - 400 kcal (20 to 30 g protein)", 350, 25),
      ("x (no. 4) - 800 kcal (25 g protein)", 800, 25), ("x 4 - 800 kcal (25 g protein)", 800, 25),
    ])
  func readsRanges(line: String, energy: Int, protein: Int) throws {
    guard case .note(let text, let nutrition) = try items(line).first?.content else {
      Issue.record("no note")
      return
    }
    #expect(text.hasPrefix("x") && nutrition?.energy == Rational(energy))
    #expect(nutrition?.protein == (line.contains("rotein") || line.contains("Eiwei") ? Rational(protein) : nil))
  }

  @Test(
    "a number is of the word it stands beside",
    arguments: [
      "(protein 30 g, carbs 90 g, fat 20 g)", "(fat 20 g, carbs 90 g, protein 30 g)",
      "(protein: 30g, 90 g carbs, fat 20)",
      "(protein 30 g · carbs 90 g · fat 20 g)", "(protein 30 g / carbs 90 g / fat 20 g)",
      "protein (30 g) carbs (90 g) fat (20 g)",
      "(protein 30 g carbs 90 g fat 20 g)", "(30 g protein 90 g carbs 20 g fat)", "(30 g protein,90 g carbs,20 g fat)",
      "(Eiweiß 30 g | KH 90 g | Fett 20 g)",
    ])
  func readsFiguresInAnyOrder(figures: String) throws {
    let nutrition = PlanNutrition(
      energy: Rational(700), protein: Rational(30), carbohydrate: Rational(90), fat: Rational(20))
    #expect(try items("canteen ~ 700 kcal \(figures)").map(\.content) == [.note("canteen", nutrition)])
  }

  @Test func aNumberThatIsOfSomethingElseIsNoFigure() throws {
    let nutrition = PlanNutrition(energy: Rational(700), protein: Rational(7, 2), fat: Rational(20))
    for line in [
      "carbs ~ 700 kcal (protein 3 1/2 g, fat 20 g)", "high carbs 700 kcal, fat: 20g, protein 3½ g",
      "carbs ~ 700 kcal (protein 3.5 g carbs, fat 20 g)",
    ] {
      guard case .note(_, let found) = try #require(try items(line).first).content else { continue }
      #expect(found == nutrition, "\(line)")
    }
    let table = try items("table 4 (carbs 90 g) 700 kcal").map(\.content)
    #expect(table == [.note("table 4 (carbs 90 g)", PlanNutrition(energy: Rational(700), carbohydrate: Rational(90)))])
  }

  @Test(arguments: [
    "1 200 kcal", "1'200 kcal", "1’200kcal", "1\u{A0}200\u{202F}kcal", "1 200kcal", "1,200 kcal", "1200 kcal/portion",
  ])
  func joinsTheDigitsOfANumber(energy: String) throws {
    #expect(try items("pizza ~ \(energy)").map(\.content) == [.note("pizza", PlanNutrition(energy: Rational(1200)))])
  }

  @Test func keepsWhatAShareCounts() throws {
    let shares = try #require(try items("[L](l.md) @anna 500 g @ben 2 portions @cleo ½").first).shares
    #expect(shares.map(\.unit) == ["g", nil, nil])
    #expect(shares.map(\.servings) == [Rational(500), Rational(2), Rational(1, 2)])
  }

  @Test(
    "what is planned with a mistake is eaten all the same",
    arguments: [
      ("[Soup](s.md) *many* @anna", "Soup"), ("*0 servings* [Soup](s.md) @anna", "Soup"),
      ("leftover of dinner @anna", "leftover of dinner"), ("leftover [Soup](s.md) with rice of Monday @anna", "Soup"),
      ("1 apple @anna lots", "1 apple"),
    ])
  func aMistakeIsANoteOfWhichNothingIsKnown(line: String, title: String) throws {
    let plan = read("## Monday\n- Lunch: \(line)\n")
    #expect(plan.diagnostics.map(\.severity) == [.error])
    let item = try #require(plan.value.days.first?.meals.first?.items.first)
    #expect(item.content == .note(title, nil) && item.amount == nil && item.isMistaken)
    #expect(item.shares.map(\.person) == ["anna"])
  }

  @Test(arguments: [
    ("*120 servings* [Beans](beans.md)", "beans.md"), ("[Beans](<baked beans.md>) 120 servings", "baked beans.md"),
    ("[Beans](baked%20beans.md) *120 servings* (without bacon)", "baked beans.md"),
  ])
  func readsTheAmountOnEitherSideOfALink(line: String, destination: String) throws {
    let item = try #require(try items(line).first)
    #expect(item.content == .recipe(title: "Beans", destination: destination))
    #expect(item.amount == Amount(Rational(120), unit: "servings"))
  }

  @Test(arguments: [
    ("## Monday\n- Lunch: 1 apple", "content/plans/next.md", "plan-week"),
    ("# 2026-W60\n## Monday\n- Lunch: 1 apple", "content/plans/next.md", "plan-week"),
    ("## 2026-11-31", "content/plans/2026-W47.md", "plan-date"),
    ("## Mondy\n- Lunch: 1 apple", "content/plans/2026-W47.md", "plan-heading"),
    ("## Monday, 2026-11-17", "content/plans/2026-W47.md", "plan-weekday"),
    ("## 2026-11-30", "content/plans/2026-W47.md", "plan-outside-week"),
    ("## Monday\n## Montag", "content/plans/2026-W47.md", "plan-repeated-day"),
    ("- Lunch: 1 apple", "content/plans/2026-W47.md", "plan-no-day"),
    ("## Monday\n- 1 apple", "content/plans/2026-W47.md", "plan-slot"),
    ("## Monday\n- Lunch: [Soup](s.md) *many*", "content/plans/2026-W47.md", "plan-amount"),
    ("## Monday\n- Lunch: [Soup](s.md) *0 servings*", "content/plans/2026-W47.md", "plan-amount"),
    ("## Monday\n- Lunch: *-2 servings* [Soup](s.md)", "content/plans/2026-W47.md", "plan-amount"),
    ("# Friday’s menu\n---\n- [Soup](s.md)", "content/plans/2026-12-15.md", "plan-weekday"),
    ("## Monday\n- Lunch: with [Soup](s.md)", "content/plans/2026-W47.md", "plan-text"),
    ("## Monday\n- Lunch: leftover of dinner", "content/plans/2026-W47.md", "plan-leftover"),
    ("## Monday\n- Lunch: leftovers", "content/plans/2026-W47.md", "plan-leftover-note"),
    ("## Monday\n- Lunch: leftover [Soup](s.md) with rice of Monday", "content/plans/2026-W47.md", "plan-leftover"),
    ("## Monday\n- Lunch: 1 apple @anna lots", "content/plans/2026-W47.md", "plan-person"),
    ("## Monday\n- Lunch:\n- Dinner: 1 egg", "content/plans/2026-W47.md", "plan-empty-meal"),
  ])
  func saysWhatItCannotRead(text: String, path: String, identifier: String) {
    #expect(read(text, path: path).diagnostics.map(\.identifier).contains(identifier))
  }

  /// A list that is indented as a whole, meals in bold, and dishes that stand further in.
  @Test(arguments: [
    "## Monday\n  - Lunch: 1 egg\n  - Dinner: 1 pear; 2 figs\n",
    "## Monday\n- Lunch: 1 egg\n- **Dinner**:\n  - 1 pear\n  - 2 figs\n",
    "## Monday\n\t- __Lunch:__ 1 egg\n\t- *Dinner:* 1 pear\n\t\t- 2 figs\n",
  ])
  func tellsMealsFromTheirDishesByHowFarTheyStandIn(text: String) throws {
    let plan = read(text)
    #expect(plan.diagnostics.isEmpty, "\(plan.diagnostics.map(\.message))")
    let meals = try #require(plan.value.days.first).meals
    #expect(meals.map(\.slot) == [.lunch, .dinner])
    #expect(meals.map { $0.items.map(PlanWriter.item) } == [["1 egg"], ["1 pear", "2 figs"]])
  }

  @Test func takesWhatSaysItsEnergyForANote() {
    let plan = read("## Monday\n- Lunch: leftover pizza ~ 600 kcal\n")
    #expect(plan.diagnostics.isEmpty)
    #expect(
      plan.value.days.first?.meals.first?.items.map(\.content) == [
        .note("leftover pizza", PlanNutrition(energy: Rational(600)))
      ])
  }

  @Test func pointsAtTheItem() throws {
    let text = "## Monday\n- Dinner: 1 egg, [Soup](s.md)\n"
    let plan = read(text)
    let ranges = try #require(plan.value.days.first?.meals.first).items.map(\.range)
    #expect(ranges.map { String(decoding: Array(text.utf8)[$0], as: UTF8.self) } == ["1 egg", "[Soup](s.md)"])
  }

  @Test func neverCrashesOnAnyBytes() {
    var state: UInt64 = 47
    let alphabet = Array("#- *[]()@~:;,+ \n\tMonday Dinner 1½ kcal soup.md\u{FF}".utf8) + [0xFF, 0xC3, 0x00]
    for _ in 0..<2000 {
      var bytes: [UInt8] = []
      for _ in 0..<60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        bytes.append(alphabet[Int(state >> 33) % alphabet.count])
      }
      let source = SourceFile(path: "plans/2026-W47.md", bytes: Array("## Monday\n- Dinner: ".utf8) + bytes)
      #expect(!PlanReader.read(source).value.days.isEmpty)
    }
  }
}
