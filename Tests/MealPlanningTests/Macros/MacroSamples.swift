import Cookbook
import Foods
import MealPlanning
import Nutrition
import PlanReading
import Quantities
import SourceText
import TestSupport

/// Plans and dishes that the tests of reports share.
enum MacroSamples {
  static let week = ISOWeek(year: 2026, week: 47)

  static func calendar(_ text: String, people: [String] = ["anna", "ben"]) -> PlanCalendar {
    let source = SourceFile(path: "plans/2026-W47.md", text: text)
    let recipes = ["soup", "oats", "stew"].map { name in
      PlanRecipe(
        RecipeEntry(
          path: "recipes/\(name).md", recipe: Recipe(title: name, yields: [Amount(Rational(4), unit: "servings")])),
        title: name)
    }
    let document = PlanDocument(plan: PlanFileReader.read(source).value, source: source)
    return PlanCalendar.resolve([document], recipes: recipes, people: people).value
  }

  static func dish(
    _ nutrients: Nutrients, _ basis: DishNutrition.Basis = .recipeComputed, mass: Int = 1_000_000
  ) -> DishNutrition {
    var dish = DishNutrition.unknown
    (dish.basis, dish.figures, dish.mass, dish.coverage) = (basis, nutrients, mass, Coverage(matched: mass))
    return dish
  }

  /// Four servings of so many kilocalories each.
  static func dish(kilocalories: Int) -> DishNutrition {
    dish(Nutrients(energy: 4000 * kilocalories, protein: 40_000, carbohydrate: 80_000, fat: 20_000))
  }

  static func report(
    _ text: String, _ dishes: [String: DishNutrition], people: [Person] = [], tolerance: Int = 10
  ) -> MacroReport {
    let calendar = calendar(text, people: people.isEmpty ? ["anna"] : people.map(\.name))
    var all: [PlannedEntry.Subject: DishNutrition] = [:]
    for entry in calendar.entries {
      switch entry.subject {
      case .recipe(_, let title): all[entry.subject] = dishes[title]
      case .food(let text): all[entry.subject] = dishes[text]
      case .note(_, let stated): all[entry.subject] = DishNutrition(stated)
      }
    }
    let monday = week?.date(of: .monday) ?? calendar.days[0]
    return MacroReport(
      calendar, days: monday...monday.adding(days: 6), people: people, dishes: all, tolerance: tolerance)
  }

  /// A week of random meals, with figures that do not divide evenly.
  static func randomWeek(_ random: inout SeededGenerator) -> (text: String, dishes: [String: DishNutrition]) {
    var text = ""
    for day in Weekday.allCases where !random.chance(7) {
      text += "## \(day.name)\n"
      for slot in MealSlot.standard where !random.chance(3) {
        let dish = random.pick(["soup", "oats", "stew"])
        let item = random.pick([
          "[\(dish)](../recipes/\(dish).md)", "[\(dish)](../recipes/\(dish).md) *3 servings* @anna @ben 2",
          "150 g yoghurt", "1 apple @ben", "pizza ~ 801 kcal (31 g protein)", "eating out",
        ])
        text += "- \(slot.name): \(item)\n"
      }
    }
    var dishes: [String: DishNutrition] = [:]
    for name in ["soup", "oats", "stew", "150 g yoghurt", "1 apple"] {
      var nutrients = Nutrients()
      for nutrient in Nutrient.allCases where !random.chance(9) {
        nutrients[nutrient] = Int.random(in: 0...2_000_000, using: &random)
      }
      let basis = random.pick([DishNutrition.Basis.recipeComputed, .recipeStated, .recipeIncomplete])
      dishes[name] = dish(nutrients, basis, mass: Int.random(in: 0...3_000_000, using: &random))
    }
    return (text, dishes)
  }
}
