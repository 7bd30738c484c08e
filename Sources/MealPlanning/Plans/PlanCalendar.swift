public import Cookbook
public import SourceText

/// A plan with the text it was read from.
public struct PlanDocument: Sendable {
  public let plan: MealPlan
  /// Its path is the one below the content folder, which links of the plan start from.
  public let source: SourceFile

  public init(plan: MealPlan, source: SourceFile) {
    self.plan = plan
    self.source = source
  }
}

/// All plans together: what is eaten when, made from which recipe, and by whom.
///
/// Leftovers may come from an earlier file, so plans are resolved together.
public struct PlanCalendar: Sendable {
  /// By day, then in the order of the day's slots, then in that of the files.
  public let entries: [PlannedEntry]
  /// Who eats what a plan says for everybody: one nameless person where nobody is named.
  public let people: [String]

  init(entries: [PlannedEntry], people: [String]) {
    self.entries = entries
    self.people = people
  }

  /// Finds the recipes of plans, the meals of leftovers, and everybody's portion.
  ///
  /// Portions follow these rules:
  /// - A share counts servings: `@anna 2 servings`. Where a recipe does not say how many servings it makes, and for foods
  ///   and notes, shares are proportions of the amount.
  /// - What no share speaks of is split evenly between the meal and its leftovers, and there between all people.
  /// - A recipe without an amount is made once; with shares and no amount, as often as the shares need.
  ///
  /// Errors: `plan-link`, `plan-recipe-id`, `plan-yield`, `plan-leftover-unknown`, `plan-amount`. Warnings:
  /// `plan-unknown-person`, `plan-servings`, `plan-nothing-left`, `plan-repeated-meal`.
  ///
  /// - Parameters:
  ///   - unreadable: paths of recipes that have errors, which are reported with them.
  ///   - people: of the configuration, in lower case; when empty, those that the plans name.
  public static func resolve(
    _ documents: [PlanDocument], recipes: [PlanRecipe], unreadable: Set<String> = [], people: [String] = []
  ) -> Checked<PlanCalendar> {
    var resolver = PlanResolver(recipes: recipes, unreadable: unreadable, people: people)
    return resolver.resolve(documents)
  }

  /// What is eaten on some days, with the leftovers of earlier ones.
  public func entries(in days: ClosedRange<CalendarDate>) -> [PlannedEntry] {
    entries.filter { days.contains($0.date) }
  }

  /// The days with something planned, each once, in order.
  public var days: [CalendarDate] {
    entries.reduce(into: []) { if $0.last != $1.date { $0.append($1.date) } }
  }
}
