internal import Cookbook
internal import Quantities
internal import SitePlanning
internal import SourceText

/// Joins plans with the recipes they name and the meals they take up again.
struct PlanResolver {
  private let recipes: [String: PlanRecipe]
  private let byOrganiserID: [String: PlanRecipe]
  private let titles: RecipeTitles
  private let unreadable: Set<String>
  private var people: [String]
  /// Whether the configuration names them, so that a plan can misspell one.
  private let knowsPeople: Bool
  private var diagnostics: [Diagnostic] = []

  init(recipes: [PlanRecipe], unreadable: Set<String>, people: [String]) {
    self.recipes = Dictionary(recipes.map { ($0.path, $0) }) { first, _ in first }
    byOrganiserID = Dictionary(recipes.compactMap { recipe in recipe.organiserID.map { ($0, recipe) } }) { $1 }
    titles = RecipeTitles(recipes)
    self.unreadable = unreadable
    self.people = people
    knowsPeople = !people.isEmpty
  }

  mutating func resolve(_ documents: [PlanDocument]) -> Checked<PlanCalendar> {
    var names = PlanPeople(known: people)
    let places = Self.places(in: documents).map { names.spelled($0) }
    if people.isEmpty { people = names.known.sorted() }
    if people.isEmpty { people = [""] }
    var drafts: [PlanDraft] = []
    var repeated = RepeatedMeals()
    for place in places {
      checkPeople(place)
      notePerson(place)
      if case .leftover(let meal) = place.item.content {
        drafts += leftovers(of: meal, at: place, among: drafts)
      } else if let draft = draft(place) {
        drafts.append(draft)
        if let warning = repeated.notice(place, dish: draft.subject.identity) { diagnostics.append(warning) }
      }
    }
    var division = PlanDivision(people: people)
    let entries = division.entries(of: drafts)
    return Checked(
      PlanCalendar(entries: entries, people: people), (diagnostics + division.diagnostics).sorted())
  }

  // MARK: Order

  /// By day and meal; what several plans have for a meal stands together.
  private static func places(in documents: [PlanDocument]) -> [PlanPlace] {
    var result: [PlanPlace] = []
    for document in documents {
      for day in document.plan.days {
        var rank = 0
        for meal in day.meals {
          rank = MealSlot.standard.firstIndex(of: meal.slot) ?? rank
          result += meal.items.map {
            PlanPlace(source: document.source, date: day.date, slot: meal.slot, rank: rank, item: $0)
          }
        }
      }
    }
    let ordered = result.enumerated().sorted {
      ($0.element.date, $0.element.rank, $0.offset) < ($1.element.date, $1.element.rank, $1.offset)
    }
    return together(ordered.map(\.element))
  }

  /// A meal of the author's own has no place in the order of a day but the one where it is first named.
  private static func together(_ places: [PlanPlace]) -> [PlanPlace] {
    struct Meal: Hashable {
      let date: CalendarDate
      let rank: Int
      let slot: String
    }
    var meals: [Meal: Int] = [:]
    var result: [[PlanPlace]] = []
    for place in places {
      let meal = Meal(date: place.date, rank: place.rank, slot: place.slot.key)
      if let index = meals[meal] {
        result[index].append(place)
      } else {
        meals[meal] = result.count
        result.append([place])
      }
    }
    return result.flatMap(\.self)
  }

  // MARK: People

  private mutating func checkPeople(_ place: PlanPlace) {
    guard knowsPeople else { return }
    for share in place.item.shares where !people.contains(share.person) {
      diagnostics.append(place.unknownPerson(share.person, known: people))
    }
  }

  /// `Ben: 150 g yoghurt` is a note that nobody eats for certain.
  private mutating func notePerson(_ place: PlanPlace) {
    guard let name = PlanPeople.named(before: place.item.content, known: people) else { return }
    diagnostics.append(place.personBefore(name))
  }

  // MARK: Dishes

  private mutating func draft(_ place: PlanPlace) -> PlanDraft? {
    switch place.item.content {
    case .recipe(let title, let destination): return recipe(title, destination, place)
    case .recipeID(let id):
      guard let recipe = byOrganiserID[id] else {
        diagnostics.append(place.unknownID(id))
        return .unknown(id, place)
      }
      return PlanDraft(place: place, recipe: recipe)
    case .food(let text):
      noticeTitle(text, place)
      return PlanDraft(place: place, subject: .food(text))
    case .note(let text, let nutrition):
      if nutrition == nil, !place.item.isMistaken { noticeTitle(text, place) }
      return PlanDraft(place: place, subject: .note(text, nutrition))
    case .leftover: return nil
    }
  }

  /// A recipe that is typed instead of linked counts as a food or a note, which is hardly meant.
  private mutating func noticeTitle(_ text: String, _ place: PlanPlace) {
    guard let named = titles.recipe(meantBy: text) else { return }
    diagnostics.append(place.typedRecipe(text, named))
  }

  /// A link out of the collection is a dish that nothing more is known of, and so is one that leads nowhere: it is eaten all
  /// the same.
  private mutating func recipe(_ title: String, _ destination: String, _ place: PlanPlace) -> PlanDraft {
    if case .external = LinkDestination(destination) { return .unknown(title, place) }
    let candidates = PlannedPaths.candidates(for: destination, in: place.source.path)
    if let recipe = candidates.compactMap({ recipes[$0] }).first {
      return PlanDraft(place: place, recipe: recipe)
    }
    if !candidates.contains(where: unreadable.contains) {
      diagnostics.append(place.unknownRecipe(destination, among: Array(recipes.keys)))
    }
    return .unknown(title, place)
  }

  // MARK: Leftovers

  /// One draft for each dish of the meal, or, where nothing was cooked, for each food and note; where a dish is named,
  /// for that one; where it is left of nothing that was planned, a note.
  ///
  /// Bread and salad beside a dish are not what is meant. What is left of a leftover comes from what that one came from.
  private mutating func leftovers(
    of meal: PlannedMeal, at place: PlanPlace, among drafts: [PlanDraft]
  ) -> [PlanDraft] {
    var finding = LeftoverFinding(meal: meal, place: place, drafts: drafts)
    let sources = finding.sources()
    diagnostics += finding.diagnostics
    // What is left of nothing that is known is eaten all the same.
    if sources.isEmpty { return [.unknown(place.words, place)] }
    var seen: Set<Int> = []
    return sources.compactMap { index in
      let origin = drafts[index].origin ?? index
      return seen.insert(origin).inserted
        ? PlanDraft(place: place, subject: drafts[origin].subject, recipe: drafts[origin].recipe, origin: origin) : nil
    }
  }
}

extension PlannedEntry.Subject {
  /// What tells a dish from others of a meal.
  fileprivate var identity: String {
    switch self {
    case .recipe(let path, _): path
    case .food(let text), .note(let text, _): text
    }
  }
}
