public import Cookbook
public import Quantities

/// Proposes a week: recipes by the meal they are for, those of the season first, then those not eaten for longest.
///
/// A dinner that feeds everybody twice is lunch on the next day, too. The same recipes, history and seed give the same
/// week.
public struct PlanRotation {
  /// A recipe that can be planned.
  public struct Candidate: Sendable {
    public let path: String
    /// Plain text.
    public let title: String
    public let category: RecipeCategory
    public let tags: [String]
    /// How many people it feeds.
    public let servings: Rational

    /// `nil` for a recipe that is for no meal, or does not say how many servings it makes.
    public init?(_ recipe: PlanRecipe, category: RecipeCategory?, tags: [String]) {
      guard let category, RecipeCategory.meals.contains(category), let servings = recipe.servings else { return nil }
      path = recipe.path
      title = recipe.title
      self.category = category
      self.tags = tags
      self.servings = servings
    }
  }

  private let candidates: [RecipeCategory: [Candidate]]
  private let link: (Candidate) -> String
  private var used: Set<String> = []

  /// - Parameters:
  ///   - lastEaten: by path, the last day before the week on which a recipe is planned.
  ///   - link: how the plan links to a recipe.
  public init(
    _ candidates: [Candidate], week: ISOWeek, lastEaten: [String: CalendarDate], seed: UInt64,
    link: @escaping (Candidate) -> String
  ) {
    let season = Season(month: week.date(of: .thursday).month)
    let monday = week.date(of: .monday)
    let keyed = candidates.map { candidate in
      let seasons = candidate.tags.compactMap(Season.init(tag:))
      let isOutOfSeason = !seasons.isEmpty && !seasons.contains(season)
      let days = lastEaten[candidate.path].map { $0.weeksBefore(monday) } ?? Int.max
      // Older than two months is as good as never.
      let rank = (isOutOfSeason ? 1 : 0, -min(days, 8), Self.scramble(candidate.path, seed))
      return (rank, candidate)
    }
    let ordered = keyed.sorted { ($0.0.0, $0.0.1, $0.0.2, $0.1.path) < ($1.0.0, $1.0.1, $1.0.2, $1.1.path) }
    self.candidates = Dictionary(grouping: ordered.map(\.1), by: \.category)
    self.link = link
  }

  /// - Parameters:
  ///   - people: how many eat.
  ///   - shares: who eats, where the plan has to say it.
  public mutating func plan(_ week: ISOWeek, people: Int, shares: [PersonShare] = []) -> MealPlan {
    var plan = MealPlan(path: "plans/\(week.text).md", title: "Week \(week.text)")
    var leftover: Weekday?
    for weekday in Weekday.allCases {
      var day = PlanDay(date: week.date(of: weekday))
      let dinner = next(.dinner)
      add(next(.breakfast), .breakfast, people, shares, to: &day)
      if let source = leftover {
        let meal = PlannedMeal(day: .weekday(source), slot: .dinner)
        day.meals.append(PlanMeal(slot: .lunch, items: [PlanItem(content: .leftover(of: meal), shares: shares)]))
      } else {
        add(next(.lunch), .lunch, people, shares, to: &day)
      }
      // A snack every other day; nobody bakes daily.
      if weekday.rawValue % 2 == 1 { add(next(.snack), .afternoonSnack, people, shares, to: &day) }
      let isForTwo = leftover == nil && weekday != .sunday && (dinner?.servings ?? .zero) >= Rational(people * 2)
      add(dinner, .dinner, isForTwo ? people * 2 : people, shares, to: &day)
      leftover = isForTwo ? weekday : nil
      plan.days.append(day)
    }
    return plan
  }

  /// The first that the week has not had; when it has had all, they come again.
  private mutating func next(_ category: RecipeCategory) -> Candidate? {
    guard let list = candidates[category], let first = list.first else { return nil }
    if let found = list.first(where: { !used.contains($0.path) }) {
      used.insert(found.path)
      return found
    }
    for candidate in list { used.remove(candidate.path) }
    used.insert(first.path)
    return first
  }

  private func add(
    _ candidate: Candidate?, _ slot: MealSlot, _ servings: Int, _ shares: [PersonShare], to day: inout PlanDay
  ) {
    guard let candidate else { return }
    let item = PlanItem(
      content: .recipe(title: candidate.title, destination: link(candidate)),
      amount: Amount(Rational(servings), unit: servings == 1 ? "serving" : "servings"), shares: shares)
    day.meals.append(PlanMeal(slot: slot, items: [item]))
  }

  /// A number that looks random and depends on path and seed alone: FNV-1a, then the finaliser of SplitMix64.
  private static func scramble(_ path: String, _ seed: UInt64) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in path.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    hash = (hash ^ seed) &+ 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ (hash >> 30)) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (hash >> 27)) &* 0x94D0_49BB_1331_11EB
    return hash ^ (hash >> 31)
  }
}

extension CalendarDate {
  /// Whole weeks, rounded up.
  fileprivate func weeksBefore(_ date: CalendarDate) -> Int { (date.dayNumber - dayNumber + 6) / 7 }
}
