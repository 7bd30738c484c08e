package import Cookbook
package import KitchenUnits
package import Quantities

/// What a shopping list is asked for.
package struct ShoppingRequest {
  /// A recipe, and how many servings of it are wanted; without a number it is made once.
  package struct Wish: Equatable {
    package let name: String
    package let servings: Rational?

    package init(name: String, servings: Rational?) {
      self.name = name
      self.servings = servings
    }
  }

  package let wishes: [Wish]
  package let added: [String]
  package let skipped: [String]
  /// Week, day or file of plans.
  package let plan: String?
  package let days: ClosedRange<CalendarDate>?
  package let usesPantry: Bool
  package let system: MeasurementSystem
  /// Amounts as they are needed, whatever shops have.
  package let isExact: Bool
  /// BCP 47 tag of the list; `nil` for that of the site.
  package let language: String?
  package let today: CalendarDate

  package init(
    wishes: [Wish] = [], added: [String] = [], skipped: [String] = [], plan: String? = nil,
    days: ClosedRange<CalendarDate>? = nil, usesPantry: Bool, system: MeasurementSystem = .asWritten,
    isExact: Bool = false, language: String? = nil, today: CalendarDate
  ) {
    self.wishes = wishes
    self.added = added
    self.skipped = skipped
    self.plan = plan
    self.days = days
    self.usesPantry = usesPantry
    self.system = system
    self.isExact = isExact
    self.language = language
    self.today = today
  }

  /// What this week's plan needs, and nothing more.
  package init(thisWeek today: CalendarDate) { self.init(usesPantry: false, today: today) }

  /// Whether plans are asked for: by an option, or because nothing else is.
  var usesPlans: Bool { plan != nil || days != nil || wishes.isEmpty && added.isEmpty }
}
