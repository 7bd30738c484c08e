public import Quantities

/// One thing that is eaten at a meal.
public struct PlanItem: Sendable, Hashable {
  public enum Content: Sendable, Hashable {
    /// A recipe of the collection: the text of the link and where it leads, percent-decoded, relative to the plan.
    case recipe(title: String, destination: String)
    /// A recipe of the collection by what the organiser calls it.
    case recipeID(String)
    /// A food with its amount, as one would write it in an ingredient list: `150 g yoghurt`.
    case food(String)
    /// Anything else, with what it provides when that is known: `eating out ~ 800 kcal`.
    case note(String, PlanNutrition?)
    /// What was left of an earlier meal: it is eaten again, but not bought again.
    case leftover(of: PlannedMeal)
  }

  public var content: Content
  /// For everybody together; the recipe's own yield when `nil`, which for one person's share is one serving.
  public var amount: Amount?
  /// Who eats it, and how much of it; everybody in equal parts when empty.
  public var shares: [PersonShare]
  /// What else is written in parentheses behind it: `(without nuts)`.
  public var comment: String?
  /// Where the item stands in the file, in bytes; empty for a plan that was put together.
  public var range: Range<Int>
  /// Whether an error was told of it: it is a note then, which is eaten and of which nothing is known.
  public var isMistaken = false

  /// A recipe, for so many servings; for its own yield when `nil`.
  public init(recipe title: String, at destination: String, servings: Rational?, shares: [PersonShare] = []) {
    let amount = servings.map { Amount($0, unit: ServingWord.english(for: $0)) }
    self.init(content: .recipe(title: title, destination: destination), amount: amount, shares: shares)
  }

  public init(
    content: Content, amount: Amount? = nil, shares: [PersonShare] = [], comment: String? = nil,
    range: Range<Int> = 0..<0
  ) {
    self.content = content
    self.amount = amount
    self.shares = shares
    self.comment = comment
    self.range = range
  }
}

/// How much of an item one person eats: `@anna 2 servings`.
public struct PersonShare: Sendable, Hashable {
  /// In lower case, without the at sign.
  public var person: String
  /// Servings; one when the plan names none. Of what `unit` says, where it says something.
  public var servings: Rational
  /// What else than servings the number counts, as the plan has it: `g` of `@anna 500 g`. Only a recipe that yields it says
  /// how much that is.
  public var unit: String?

  public init(person: String, servings: Rational = .one, unit: String? = nil) {
    self.person = person
    self.servings = servings
    self.unit = unit
  }
}

/// A meal by its day and slot, or one dish of it, as a leftover names what it comes from.
public struct PlannedMeal: Sendable, Hashable {
  public enum Day: Sendable, Hashable {
    /// The last one before the day of the leftover, or that day itself.
    case weekday(Weekday)
    case date(CalendarDate)
  }

  /// One dish, where a meal has several, or no meal is named.
  public enum Dish: Sendable, Hashable {
    /// By words of its title.
    case named(String)
    /// By the text of a link and where it leads, percent-decoded, relative to the plan.
    case recipe(title: String, destination: String)
  }

  /// The last day with the dish when `nil`.
  public var day: Day?
  /// All meals of the day when `nil`.
  public var slot: MealSlot?
  /// All dishes of the meal when `nil`.
  public var dish: Dish?

  public init(day: Day, slot: MealSlot? = nil) {
    self.day = day
    self.slot = slot
  }

  public init(day: Day? = nil, slot: MealSlot? = nil, dish: Dish?) {
    self.day = day
    self.slot = slot
    self.dish = dish
  }
}

/// What a plan states for something eaten; grams and kilocalories in all.
public struct PlanNutrition: Sendable, Hashable {
  public var energy: Rational
  public var protein: Rational?
  public var carbohydrate: Rational?
  public var fat: Rational?

  public init(energy: Rational, protein: Rational? = nil, carbohydrate: Rational? = nil, fat: Rational? = nil) {
    self.energy = energy
    self.protein = protein
    self.carbohydrate = carbohydrate
    self.fat = fat
  }
}
