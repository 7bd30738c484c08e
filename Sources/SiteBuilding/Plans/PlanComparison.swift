internal import Cookbook
package import MealPlanning
internal import Nutrition
package import ShoppingLists
internal import SitePlanning
package import SourceText

/// Everything that changes when one plan takes the place of another: meals, figures, what to buy, what is not known.
package struct PlanComparison {
  /// Something in the new plan whose figures are not all known.
  package struct Doubt {
    package let title: String
    /// What is known of it: `40 % of its mass is known`.
    package let reason: String
    /// Whether the old plan did not have it.
    package let isNew: Bool
  }

  package let old: String
  package let new: String
  package let meals: PlanDifference
  package let eaters: [MacroDifference.Eater]
  package let shopping: ShoppingDifference
  /// In the order they are eaten.
  package let doubts: [Doubt]
  package let diagnostics: [Diagnostic]

  package var isEmpty: Bool { meals.isEmpty && shopping.isEmpty && !eaters.contains(where: \.isChanged) }

  package init(_ old: PlanSide, _ new: PlanSide, site: SitePlans, recipes: SiteRecipes, _ model: SiteModel) {
    (self.old, self.new) = (old.name, new.name)
    let (before, after) = (old.entries, new.entries)
    meals = PlanDifference(from: before, to: after)
    let analysis = PlannedAnalyses(before + after, recipes: recipes, model)
    eaters = Self.eaters(old, new, analysis, model.workspace)
    let shop = SiteShopping(model, recipes: recipes, plans: site)
    let lists = (shop.list(for: before), shop.list(for: after))
    shopping = ShoppingDifference(from: lists.0.value, to: lists.1.value)
    doubts = Self.doubts(before, after, analysis)
    diagnostics = old.diagnostics + new.diagnostics + lists.0.diagnostics + lists.1.diagnostics
  }

  private static func eaters(
    _ old: PlanSide, _ new: PlanSide, _ analysis: PlannedAnalyses, _ workspace: Workspace
  ) -> [MacroDifference.Eater] {
    // A plan without a meal is compared as days on which nothing is eaten.
    guard let oldDays = old.days ?? new.days, let newDays = new.days ?? old.days,
      let alignment = PlanAlignment(old.entries.lazy.map(\.date), new.entries.lazy.map(\.date))
    else { return [] }
    let people = workspace.configuration.people
    let reports = [(old, oldDays), (new, newDays)].map { side, days in
      MacroReport(side.calendar, days: days, people: people, dishes: analysis.dishes, where: side.fits)
    }
    return MacroDifference(from: reports[0], to: reports[1], days: alignment).people.filter { !$0.days.isEmpty }
  }

  private static func doubts(
    _ old: [PlannedEntry], _ new: [PlannedEntry], _ analysis: PlannedAnalyses
  ) -> [Doubt] {
    let known = Set(old.map(\.subject))
    var seen: Set<PlannedEntry.Subject> = []
    return new.compactMap { entry in
      let dish = analysis.dishes[entry.subject] ?? .unknown
      guard seen.insert(entry.subject).inserted, let reason = reason(dish, entry.subject) else { return nil }
      return Doubt(title: entry.title, reason: reason, isNew: !known.contains(entry.subject))
    }
  }

  /// `nil` where nothing is in doubt.
  private static func reason(_ dish: DishNutrition, _ subject: PlannedEntry.Subject) -> String? {
    switch dish.basis {
    case .recipeStated, .recipeComputed, .recipeEstimated, .food, .planStated: return nil
    case .recipeIncomplete: return "only \(dish.coverage.thousandths / 10) % of its mass is known"
    case .unknown: break
    }
    switch subject {
    case .recipe: return "nothing is known of its figures"
    case .food: return "no food of this name and amount is known"
    case .note: return "the plan does not say what it provides"
    }
  }
}
