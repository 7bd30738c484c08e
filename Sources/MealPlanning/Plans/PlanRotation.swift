public import Cookbook
public import Quantities

/// Proposes a week: recipes by the meal they are for, those not eaten for longest first.
///
/// Recipes tagged with another season come last. Among the others, one of the season – by its tags, or because its main
/// produce is harvested then – counts as if it had been eaten three weeks earlier, one of another season as if three
/// weeks later. Of recipes that fit equally well, the one comes next that shares the fewest tags with the last two of
/// its kind, so that pasta does not follow pasta.
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
    /// The vegetables and fruits it is mainly made of, by the English names of the foods.
    public let produce: [String]

    /// `nil` for a recipe that is for no meal, or does not say how many servings it makes.
    public init?(_ recipe: PlanRecipe, category: RecipeCategory?, tags: [String], produce: [String] = []) {
      guard let category, RecipeCategory.meals.contains(category), let servings = recipe.servings else { return nil }
      path = recipe.path
      title = recipe.title
      self.category = category
      self.tags = tags
      self.produce = produce
      self.servings = servings
    }
  }

  /// How well a recipe fits; less is better.
  private struct Rank: Comparable {
    /// Whether its tags name other seasons only.
    let isOutOfSeason: Bool
    /// Weeks since it was planned, and what the season adds.
    let weeks: Int

    static func < (left: Rank, right: Rank) -> Bool {
      left.isOutOfSeason == right.isOutOfSeason ? left.weeks > right.weeks : right.isOutOfSeason
    }
  }

  private let candidates: [RecipeCategory: [(rank: Rank, candidate: Candidate)]]
  private let link: (Candidate) -> String
  private var used: Set<String> = []
  /// The tags of the last two recipes of a kind, the last one last.
  private var recentTags: [RecipeCategory: [Set<String>]] = [:]

  /// What being of the season is worth, in weeks.
  private static let bonus = 3

  /// - Parameters:
  ///   - lastEaten: by path, the last day before the week on which a recipe is planned.
  ///   - link: how the plan links to a recipe.
  public init(
    _ candidates: [Candidate], week: ISOWeek, lastEaten: [String: CalendarDate], seed: UInt64,
    hemisphere: Season.Hemisphere = .north, link: @escaping (Candidate) -> String
  ) {
    let month = hemisphere.northernMonth(week.date(of: .thursday).month)
    let monday = week.date(of: .monday)
    let keyed = candidates.map { candidate in
      let days = lastEaten[candidate.path].map { $0.weeksBefore(monday) } ?? Int.max
      let seasons = candidate.tags.compactMap(Season.init(tag:))
      let isTagged = seasons.contains(Season(month: month))
      // Older than two months is as good as never.
      let weeks = min(days, 8) + Self.bonus * (isTagged ? 1 : Self.harvest(candidate.produce, month: month))
      let rank = Rank(isOutOfSeason: !seasons.isEmpty && !isTagged, weeks: weeks)
      return (rank: rank, order: Self.scramble(candidate.path, seed), candidate: candidate)
    }
    let ordered = keyed.sorted { ($0.rank, $0.order, $0.candidate.path) < ($1.rank, $1.order, $1.candidate.path) }
    self.candidates = Dictionary(grouping: ordered.map { ($0.rank, $0.candidate) }, by: \.1.category)
    self.link = link
  }

  /// 1 where all of the produce that has a season is in it, −1 where all of it is out of it, 0 otherwise.
  private static func harvest(_ produce: [String], month: Int) -> Int {
    let months = produce.compactMap(ProduceSeasons.months)
    let fresh = months.count { $0.contains(month) }
    if months.isEmpty || 0 < fresh && fresh < months.count { return 0 }
    return fresh > 0 ? 1 : -1
  }

  /// The recipes of a category, the one that is due first.
  func ranked(_ category: RecipeCategory) -> [Candidate] { candidates[category]?.map(\.candidate) ?? [] }

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

  /// The best that the week has not had; when it has had all, they come again.
  private mutating func next(_ category: RecipeCategory) -> Candidate? {
    guard let list = candidates[category], !list.isEmpty else { return nil }
    if list.allSatisfy({ used.contains($0.candidate.path) }) {
      for row in list { used.remove(row.candidate.path) }
    }
    let open = list.filter { !used.contains($0.candidate.path) }
    let best = open.filter { $0.rank == open.first?.rank }.map(\.candidate)
    let recent = recentTags[category, default: []]
    let shared = best.map { candidate in
      // The last one counts twice.
      recent.enumerated().reduce(0) { sum, row in
        sum + (row.offset + 1) * row.element.intersection(candidate.tags).count
      }
    }
    guard let least = shared.min(), let index = shared.firstIndex(of: least) else { return nil }
    used.insert(best[index].path)
    recentTags[category] = recent.suffix(1) + [Set(best[index].tags)]
    return best[index]
  }

  private func add(
    _ candidate: Candidate?, _ slot: MealSlot, _ servings: Int, _ shares: [PersonShare], to day: inout PlanDay
  ) {
    guard let candidate else { return }
    let item = PlanItem(
      content: .recipe(title: candidate.title, destination: link(candidate)),
      amount: Amount(Rational(servings), unit: ServingWord.english(for: Rational(servings))), shares: shares)
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
