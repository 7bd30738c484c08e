import Cookbook
import PlanReading
import Quantities
import SourceText
import TestSupport
import Testing

@Suite struct PlanWriterTests {
  /// A plan of things that plans are made of.
  private func plan(_ random: inout SeededGenerator) -> MealPlan {
    var plan = MealPlan(path: "plans/2026-W47.md", title: "Week 2026-W47")
    guard let week = ISOWeek("2026-W47") else { return plan }
    for date in week.days where Bool.random(using: &random) {
      var day = PlanDay(date: date)
      for slot in MealSlot.standard + [.named("Brunch")] where Bool.random(using: &random) {
        let items = (0..<Int.random(in: 1...3, using: &random)).map { _ in item(&random) }
        day.meals.append(PlanMeal(slot: slot, items: items))
      }
      plan.days.append(day)
    }
    return plan
  }

  private func item(_ random: inout SeededGenerator) -> PlanItem {
    let third = Rational(Int.random(in: 1...9, using: &random), 3) ?? .one
    let contents: [PlanItem.Content] = [
      .recipe(title: "Soup & (bread)", destination: "../recipes/a b (c) 50%.md"),
      .recipe(title: "Pie", destination: "../recipes/pie.md"), .food("150 g yoghurt, low fat"), .food("½ melon"),
      .note("eating out", nil), .note("pizza", PlanNutrition(energy: Rational(800))),
      .note("bar", PlanNutrition(energy: Rational(210), protein: third, carbohydrate: .one, fat: Rational(2))),
      .leftover(of: PlannedMeal(day: .weekday(.tuesday), slot: .morningSnack)),
      .leftover(of: PlannedMeal(day: .weekday(.sunday))),
      .leftover(of: PlannedMeal(day: .weekday(.sunday), slot: .dinner, dish: .named("Black bean chili"))),
      .leftover(of: PlannedMeal(dish: .recipe(title: "Pie", destination: "../recipes/a b.md"))),
    ]
    guard let content = contents.randomElement(using: &random) else { return PlanItem(content: .note("", nil)) }
    var item = PlanItem(content: content)
    if case .recipe = content, Bool.random(using: &random) { item.amount = Amount(third, unit: "servings") }
    if case .recipe = content, Bool.random(using: &random) { item.comment = "without nuts, please" }
    if Bool.random(using: &random) { item.shares.append(PersonShare(person: "anna", servings: third)) }
    if Bool.random(using: &random) { item.shares.append(PersonShare(person: "ben")) }
    return item
  }

  /// As `PlanFileTests` has it of the planner.
  @Test(arguments: PlanWriterTests.notes) func notesStayOneItem(text: String, expected: String) {
    let item = PlanItem(content: .note(text, nil))
    #expect(PlanWriter.item(item) == expected)
    let read = PlanReader.read(SourceFile(path: "plans/2026-W47.md", text: "## Monday\n- Lunch: \(expected); 1 egg\n"))
    #expect(read.diagnostics.isEmpty)
    #expect(read.value.days.first?.meals.first?.items.map(\.content) == [.note(expected, nil), .food("1 egg")])
  }

  static let notes = [
    ("pizza + beer", "pizza & beer"), ("Joe's, 2 courses", "Joe's 2 courses"), ("coffee @work", "coffee at work"),
    ("sad day :(", "sad day :"), ("out; late", "out, late"), ("pub (with @ben)", "pub (with at ben)"),
    ("pub (@ben)", "pub (at ben)"),
    ("[see](there)", "[see] (there)"), ("[pie two", "pie two"), ("tea;", "tea"), ("tea +", "tea"), ("@home", "home"),
  ]

  @Test func isReadBackAsTheSamePlan() {
    for seed in UInt64(1)...200 {
      var random = SeededGenerator(seed: seed)
      let plan = plan(&random)
      let text = PlanWriter.write(plan, week: ISOWeek("2026-W47"))
      let source = SourceFile(path: plan.path, text: text)
      let read = PlanReader.read(source)
      #expect(read.diagnostics.isEmpty, "\(text)\n\(read.diagnostics.map(\.message))")
      let isSame = read.value.withoutPositions == plan
      #expect(isSame, "\(text)")
      #expect(PlanFormatter.format(source).value == source.bytes, "\(text)")
    }
  }

  @Test(arguments: [
    ("de", "## Montag", "- Abendessen: [Soup](soup.md) *4 Portionen*", "- Mittagessen: Rest von Montag Abendessen"),
    ("fr", "## Lundi", "- Dîner: [Soup](soup.md) *4 portions*", "- Déjeuner: restes de lundi dîner"),
    ("es", "## Lunes", "- Cena: [Soup](soup.md) *4 raciones*", "- Almuerzo: sobras de lunes cena"),
    ("pt", "## Monday", "- Dinner: [Soup](soup.md) *4 servings*", "- Lunch: leftover of Monday dinner"),
  ]) func isWrittenInTheLanguageOfTheSite(language: String, day: String, dinner: String, lunch: String) throws {
    let week = try #require(ISOWeek("2026-W47"))
    let soup = PlanItem(
      content: .recipe(title: "Soup", destination: "soup.md"), amount: Amount(Rational(4), unit: "servings"))
    let left = PlannedMeal(day: .weekday(.monday), slot: .dinner)
    var plan = MealPlan(path: "2026-W47.md", title: "Week")
    plan.days = [
      PlanDay(date: week.date(of: .monday), meals: [PlanMeal(slot: .dinner, items: [soup])]),
      PlanDay(
        date: week.date(of: .tuesday), meals: [PlanMeal(slot: .lunch, items: [PlanItem(content: .leftover(of: left))])]),
    ]
    let text = PlanWriter.write(plan, week: week, language: language)
    #expect(text.contains(day) && text.contains(dinner) && text.contains(lunch), "\(text)")
    let read = PlanReader.read(SourceFile(path: plan.path, text: text))
    #expect(read.diagnostics.isEmpty && read.value.days.map(\.meals.first?.slot) == [.dinner, .lunch])
    #expect(read.value.days.last?.meals.first?.items.map(\.content) == [.leftover(of: left)])
  }

  @Test func writesWhatAShareCounts() throws {
    let item = PlanItem(
      content: .recipe(title: "Loaf", destination: "loaf.md"),
      shares: [
        PersonShare(person: "ben", servings: Rational(300), unit: "g"), PersonShare(person: "anna", unit: "loaf"),
      ])
    let text = PlanWriter.item(item)
    #expect(text == "[Loaf](loaf.md) @ben 300 g @anna 1 loaf")
    let read = PlanReader.read(SourceFile(path: "2026-W47.md", text: "## Monday\n- Lunch: \(text)\n"))
    #expect(read.value.days.first?.meals.first?.items.first?.shares == item.shares)
  }

  @Test(arguments: [
    ("1 egg; 2 toasts", "1 egg 2 toasts"), ("tea; toast", "tea, toast"), ("tea + toast", "tea & toast"),
    ("dinner @ben", "dinner at ben"),
    ("@home", "home"), ("soup, [hot]", "soup [hot]"), ("two\nlines", "two lines"),
  ])
  func keepsNotesInOnePiece(note: String, written: String) {
    let item = PlanItem(content: .note(note, PlanNutrition(energy: Rational(100))))
    let text = PlanWriter.item(item)
    #expect(text == "\(written) ~ 100 kcal")
    let read = PlanReader.read(SourceFile(path: "2026-W47.md", text: "## Monday\n- Lunch: \(text)\n"))
    #expect(read.value.days.first?.meals.first?.items.count == 1)
  }
}
