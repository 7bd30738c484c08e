internal import Cookbook
internal import Quantities
internal import SourceText

/// Where an item of a plan stands.
struct PlanPlace {
  let source: SourceFile
  let date: CalendarDate
  let slot: MealSlot
  /// Of the slot within its day.
  let rank: Int
  var item: PlanItem
}

/// An entry before its portions are known.
struct PlanDraft {
  var place: PlanPlace
  let subject: PlannedEntry.Subject
  var recipe: PlanRecipe?
  /// The draft a leftover comes from.
  var origin: Int?

  init(place: PlanPlace, subject: PlannedEntry.Subject, recipe: PlanRecipe? = nil, origin: Int? = nil) {
    self.place = place
    self.subject = subject
    self.recipe = recipe
    self.origin = origin
  }

  /// A dish that nothing more is known of than what it is called.
  static func unknown(_ title: String, _ place: PlanPlace) -> PlanDraft {
    PlanDraft(place: place, subject: .note(title, nil))
  }

  init(place: PlanPlace, recipe: PlanRecipe) {
    self.init(place: place, subject: .recipe(path: recipe.path, title: recipe.title), recipe: recipe)
  }
}
