public import Cookbook
internal import Quantities

/// Proposes a week that comes near everybody's goals of energy and protein, without a dish twice.
///
/// Each day has breakfast, lunch, dinner and, where that helps, a snack, of recipes in the order in which a
/// `PlanRotation` would take them: of the first few that the week has not had, those are planned that bring all who eat
/// nearest to their goals, each with servings of their own in halves. Dinners may be lunches, and lunches dinners. Then
/// dishes change places, or give theirs to one that was not planned, as long as that brings the week nearer.
/// The same recipes in the same order give the same week.
public struct GoalPlanner {
  /// What the proposed week provides for one person, on average of a day.
  public struct Outcome: Sendable, Hashable {
    public let person: Person
    /// Thousandths of a kilocalorie.
    public let energy: Int
    /// Milligrams.
    public let protein: Int

    /// Within a tenth of both goals.
    public var isReached: Bool {
      GoalServings.missing(energy, person.goals.energy) <= GoalPlanner.tolerance
        && GoalServings.missing(protein, person.goals.protein) <= GoalPlanner.tolerance
    }
  }

  typealias Candidate = PlanRotation.Candidate

  /// What may be eaten of a dish, in halves of a serving.
  static let mealHalves = 1...4
  static let snackHalves = 0...4
  /// Thousandths of the goals.
  static let tolerance = 100
  /// How many recipes of a meal are tried for a day.
  private static let choice = 4
  /// How many that were not planned are tried in place of a dish.
  private static let substitutes = 150
  private static let rounds = 3

  static let slots: [MealSlot] = [.breakfast, .lunch, .dinner, .afternoonSnack]

  let people: [Person]
  private let portions: [String: DishPortion]
  private let lists: [[Candidate]]
  private let link: (Candidate) -> String
  /// By day and slot the dish.
  private var dishes: [[Candidate?]] = []
  private var used: Set<String> = []

  /// - Parameters:
  ///   - rotation: the recipes in their order.
  ///   - portions: by path what a serving of a recipe provides; others are not planned.
  ///   - people: who eats; one stands for all where they have no names.
  public init(
    _ rotation: PlanRotation, portions: [String: DishPortion], people: [Person],
    link: @escaping (PlanRotation.Candidate) -> String
  ) {
    self.people = people
    self.portions = portions
    self.link = link
    func list(_ categories: RecipeCategory...) -> [Candidate] {
      categories.flatMap { rotation.ranked($0) }.filter { portions[$0.path] != nil }
    }
    lists = [list(.breakfast), list(.lunch, .dinner), list(.dinner, .lunch), list(.snack)]
  }

  /// - Parameter count: how many eat where `people` holds one who stands for all; `nil` where all have names.
  public mutating func plan(_ week: ISOWeek, count: Int?) -> (plan: MealPlan, outcomes: [Outcome]) {
    for _ in Weekday.allCases {
      let day = bestDay()
      dishes.append(day)
      used.formUnion(day.compactMap { $0?.path })
    }
    for _ in 0..<Self.rounds where !improve() { break }
    var plan = MealPlan(path: "plans/\(week.text).md", title: "Week \(week.text)")
    for (weekday, dishes) in zip(Weekday.allCases, dishes) {
      plan.days.append(PlanDay(date: week.date(of: weekday), meals: meals(dishes, count: count)))
    }
    return (plan, outcomes())
  }

  // MARK: Choosing

  /// The first open recipes of each meal in all combinations; the first of the best.
  private func bestDay() -> [Candidate?] {
    let open = lists.map { list in Array(list.lazy.filter { !used.contains($0.path) }.prefix(Self.choice)) }
    var best: (day: [Candidate?], distance: GoalServings.Distance)?
    for breakfast in Self.choices(open[0]) {
      for lunch in Self.choices(open[1]) {
        for dinner in Self.choices(open[2]) where dinner == nil || dinner?.path != lunch?.path {
          for snack in Self.choices(open[3]) {
            let day = [breakfast, lunch, dinner, snack]
            let distance = distance(day)
            if best.map({ distance < $0.distance }) ?? true { best = (day, distance) }
          }
        }
      }
    }
    return best?.day ?? Self.slots.map { _ in nil }
  }

  private static func choices(_ candidates: [Candidate]) -> [Candidate?] { candidates.isEmpty ? [nil] : candidates }

  private func servings(_ day: [Candidate?], of person: Person) -> GoalServings {
    let eaten = day.enumerated().compactMap { slot, dish in
      dish.flatMap { portions[$0.path] }.map {
        (portion: $0, halves: Self.slots[slot] == .afternoonSnack ? Self.snackHalves : Self.mealHalves)
      }
    }
    return GoalServings(eaten, goals: person.goals, tolerance: Self.tolerance)
  }

  private func distance(_ day: [Candidate?]) -> GoalServings.Distance {
    people.reduce(.none) { $0 + servings(day, of: $1).distance }
  }

  // MARK: Improving

  /// Whether a change brought the week nearer.
  private mutating func improve() -> Bool {
    var improved = false
    for day in dishes.indices where distance(dishes[day]).beyond > 0 {
      for slot in Self.slots.indices {
        for other in dishes.indices where other != day && swap(day, other, slot) { improved = true }
        let open = lists[slot].lazy.filter { [used] in !used.contains($0.path) }.prefix(Self.substitutes)
        for candidate in Array(open) where !used.contains(candidate.path) && replace(day, slot, candidate) {
          improved = true
        }
      }
    }
    return improved
  }

  private mutating func swap(_ day: Int, _ other: Int, _ slot: Int) -> Bool {
    guard dishes[day][slot]?.path != dishes[other][slot]?.path else { return false }
    let before = distance(dishes[day]) + distance(dishes[other])
    var (first, second) = (dishes[day], dishes[other])
    (first[slot], second[slot]) = (second[slot], first[slot])
    guard distance(first) + distance(second) < before else { return false }
    (dishes[day], dishes[other]) = (first, second)
    return true
  }

  private mutating func replace(_ day: Int, _ slot: Int, _ candidate: Candidate) -> Bool {
    var changed = dishes[day]
    changed[slot] = candidate
    guard distance(changed) < distance(dishes[day]) else { return false }
    if let old = dishes[day][slot] { used.remove(old.path) }
    used.insert(candidate.path)
    dishes[day] = changed
    return true
  }

  // MARK: Writing

  private func meals(_ dishes: [Candidate?], count: Int?) -> [PlanMeal] {
    let halves = people.map { servings(dishes, of: $0).halves }
    let eaten = dishes.indices.filter { dishes[$0] != nil }
    return eaten.enumerated().compactMap { place, slot in
      guard let dish = dishes[slot] else { return nil }
      let each = zip(people, halves).filter { $1[place] > 0 }
      guard !each.isEmpty else { return nil }
      let content = PlanItem.Content.recipe(title: dish.title, destination: link(dish))
      return PlanMeal(slot: Self.slots[slot], items: [item(content, each.map { ($0, $1[place]) }, count: count)])
    }
  }

  private func item(_ content: PlanItem.Content, _ each: [(Person, Int)], count: Int?) -> PlanItem {
    let halves = count.map { $0 * each[0].1 } ?? each.reduce(0) { $0 + $1.1 }
    let isEven = count != nil || each.count == people.count && Set(each.map(\.1)).count == 1
    if isEven {
      let servings = Rational(halves, 2) ?? .one
      return PlanItem(content: content, amount: Amount(servings, unit: ServingWord.english(for: servings)))
    }
    return PlanItem(
      content: content, shares: each.map { PersonShare(person: $0.name, servings: Rational($1, 2) ?? .one) })
  }

  private func outcomes() -> [Outcome] {
    people.map { person in
      var (energy, protein) = (0, 0)
      for day in dishes {
        for (dish, halves) in zip(day.compactMap(\.self), servings(day, of: person).halves) {
          guard let portion = portions[dish.path] else { continue }
          energy += portion.energy * halves / 2
          protein += portion.protein * halves / 2
        }
      }
      let days = max(dishes.count, 1)
      return Outcome(person: person, energy: energy / days, protein: protein / days)
    }
  }
}
