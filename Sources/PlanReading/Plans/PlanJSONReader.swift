internal import Cookbook
internal import CookbookReading
internal import JSONReading
internal import Quantities
internal import SourceText

/// Reads the planner of the organiser: a list of slots, each with a day, a meal, and a recipe's id or a quick food.
///
///     [{"id": "1", "day": "2026-11-16", "meal": "Dinner", "recipeId": "soup", "createdAt": "2026-11-15T09:00:00Z"}]
///
/// A slot with an error is left out. Errors: those of `JSONReader`, and `plan-json-missing`, `plan-json-type`,
/// `plan-json-limit` and `plan-json-value` as for recipes. Warnings: `plan-json-unknown-key`; after a hundred
/// `plan-json-too-many`.
enum PlanJSONReader {
  private static let keys = ["id", "day", "meal", "recipeId", "quickAdd", "createdAt"]
  private static let quickKeys = ["name", "calories", "protein", "carbs", "fats"]

  static func read(_ source: SourceFile) -> Checked<MealPlan> {
    let parsed = JSONReader.read(source)
    guard let root = parsed.value else { return Checked(MealPlan(path: source.path), parsed.diagnostics) }
    var report = RecipeJSONReport(file: source, prefix: "plan-json", diagnostics: parsed.diagnostics)
    var plan = MealPlan(path: source.path)
    let place = JSONPlace(value: root, pointer: .root)
    if place.elements == nil { report.wrongType(place, mustBe: "a list of planned meals") }
    for element in place.elements ?? [] {
      guard let slot = slot(element, report: &report) else { continue }
      let day = plan.days.firstIndex { $0.date == slot.date } ?? plan.days.count
      if day == plan.days.count { plan.days.append(PlanDay(date: slot.date)) }
      plan.days[day].meals.append(slot.meal)
    }
    plan.days.sort { $0.date < $1.date }
    return Checked(plan, report.finish().sorted())
  }

  private static func slot(
    _ place: JSONPlace, report: inout RecipeJSONReport
  ) -> (date: CalendarDate, meal: PlanMeal)? {
    guard report.isObject(place) else { return nil }
    let errorsBefore = report.errorCount
    _ = report.text("id", of: place, .required, known: keys)
    let date = date(place, report: &report)
    let meal = report.text("meal", of: place, .required, known: keys)
    _ = report.dateTime("createdAt", of: place, known: keys)
    let content = content(place, report: &report)
    report.warnAboutNearMisses(in: place, known: keys)
    guard errorsBefore == report.errorCount, let date, let meal, let content else { return nil }
    let slot = PlanWords.slot(meal) ?? .named(PlainText.folded(meal))
    return (date, PlanMeal(slot: slot, items: [PlanItem(content: content, range: place.value.range)]))
  }

  private static func date(_ place: JSONPlace, report: inout RecipeJSONReport) -> CalendarDate? {
    guard let text = report.text("day", of: place, .required, known: keys) else { return nil }
    if text.utf8.count == 10, let date = CalendarDate(text) { return date }
    if let day = place["day"] { report.unreadable(day, expected: "a day that exists", example: "2026-11-16") }
    return nil
  }

  private static func content(_ place: JSONPlace, report: inout RecipeJSONReport) -> PlanItem.Content? {
    if let id = report.text("recipeId", of: place, .optional, known: keys) { return .recipeID(id) }
    guard let quick = place.stated("quickAdd") else {
      if place.stated("recipeId") == nil { report.missing("recipeId", in: place, known: keys) }
      return nil
    }
    guard report.isObject(quick) else { return nil }
    let name = report.text("name", of: quick, .required, known: quickKeys)
    let energy = report.integer("calories", of: quick, .required, in: 0...100_000, known: quickKeys)
    let macros = ["protein", "carbs", "fats"].map { grams($0, of: quick, report: &report) }
    report.warnAboutNearMisses(in: quick, known: quickKeys)
    guard let name, let energy else { return nil }
    return .note(
      PlainText.folded(name),
      PlanNutrition(energy: Rational(energy), protein: macros[0], carbohydrate: macros[1], fat: macros[2]))
  }

  /// Grams may have decimals.
  private static func grams(_ key: String, of place: JSONPlace, report: inout RecipeJSONReport) -> Rational? {
    guard let place = place.stated(key) else { return nil }
    guard let literal = place.value.number?.literal, let grams = Rational(decimal: literal), !grams.isNegative else {
      report.wrongType(place, mustBe: "a number of grams")
      return nil
    }
    return grams
  }
}
