internal import Cookbook
internal import Quantities
internal import SourceText

/// Gives everybody their portion of each dish and of what is left over of it.
struct PlanDivision {
  /// Who eats what is for everybody.
  let people: [String]
  private(set) var diagnostics: [Diagnostic] = []

  init(people: [String]) {
    self.people = people
  }

  mutating func entries(of drafts: [PlanDraft]) -> [PlannedEntry] {
    var meals: [Int: [Int]] = [:]
    for (index, draft) in drafts.enumerated() { meals[draft.origin ?? index, default: []].append(index) }
    var eaten = [[PlannedEntry.Portion]](repeating: [], count: drafts.count)
    var batches = [Rational?](repeating: nil, count: drafts.count)
    var subjects = drafts.map(\.subject)
    for origin in meals.keys.sorted() {
      guard let indices = meals[origin] else { continue }
      let dishes = indices.map { drafts[$0] }
      let divided = divide(dishes)
      batches[origin] = drafts[origin].recipe == nil ? nil : divided?.total
      // How much is eaten is unknown, which is more than nothing: nobody's day is known then.
      if divided == nil { for index in indices { subjects[index] = .note(subjects[index].title, nil) } }
      for (index, portions) in zip(
        indices, (divided ?? byProportion(dishes.map(Self.uncounted), total: .one))?.portions ?? [])
      {
        eaten[index] = portions
      }
    }
    return drafts.indices.map { index in
      let draft = drafts[index]
      return PlannedEntry(
        plan: draft.place.source.path, date: draft.place.date, slot: draft.place.slot, subject: subjects[index],
        item: draft.place.item, origin: draft.origin, batches: draft.origin == nil ? batches[index] : nil,
        portions: eaten[index])
    }
  }

  // MARK: One dish

  private struct Divided {
    /// Times the recipe or line.
    let total: Rational
    /// For each meal.
    let portions: [[PlannedEntry.Portion]]
  }

  /// - Parameter meals: the meal the dish is made for, then those that have leftovers of it.
  private mutating func divide(_ meals: [PlanDraft]) -> Divided? {
    var shares = MeasuredShares(meals)
    guard shares.convert() else {
      diagnostics += shares.diagnostics
      return nil
    }
    let meals = shares.meals
    guard let first = meals.first else { return nil }
    let servings = shares.isMeasured ? .one : first.recipe?.servings
    var total: Rational?
    if let recipe = first.recipe {
      if let amount = first.place.item.amount {
        guard let batches = recipe.batches(for: amount) else {
          diagnostics.append(first.place.unknownYield(of: recipe, amount: amount))
          return nil
        }
        total = batches
      } else if first.place.item.shares.isEmpty {
        total = .one
      } else if servings == nil {
        diagnostics.append(first.place.unknownServings(of: recipe))
        return nil
      }
    } else {
      total = .one
    }
    if total == nil || servings == nil, isForNobody(meals) {
      diagnostics.append(first.place.nobodyEats(first.subject))
      return nil
    }
    let divided =
      if let servings {
        byServings(meals, total: total, servings: servings, isMeasured: shares.isMeasured)
      } else {
        total.flatMap { byProportion(meals, total: $0) }
      }
    if divided == nil { diagnostics.append(first.place.tooLarge()) }
    return divided.map { Self.amounts($0, of: first.place.item.amount) }
  }

  /// Of what counts no servings a portion is a part of the amount that is made.
  private static func amounts(_ divided: Divided, of amount: Amount?) -> Divided {
    guard let amount, case .exact = amount.measure else { return divided }
    let portions = divided.portions.map { row in
      row.map { portion in
        guard portion.servings == nil else { return portion }
        var portion = portion
        portion.amount = portion.share.divided(by: divided.total).flatMap { amount.multiplied(by: $0) }
        return portion
      }
    }
    return Divided(total: divided.total, portions: portions)
  }

  /// Whether everybody who is named is given nothing of a dish that is made for those who are named.
  private func isForNobody(_ meals: [PlanDraft]) -> Bool {
    let shares = meals.map(\.place.item.shares)
    // Who says nothing of a leftover has the same again, or, of what is not counted in servings, a part like all others.
    let isOpen = meals[0].recipe?.servings == nil ? shares.contains(where: \.isEmpty) : shares[0].isEmpty
    return !isOpen && shares.allSatisfy { $0.allSatisfy(\.servings.isZero) }
  }

  /// Shares count servings; the rest is split evenly between the meals that have none.
  ///
  /// - Parameter isMeasured: shares are parts of the recipe, not servings.
  private mutating func byServings(
    _ meals: [PlanDraft], total: Rational?, servings: Rational, isMeasured: Bool
  ) -> Divided? {
    let own = meals[0].place.item.shares
    // Without an amount, who says nothing of a leftover has the same again.
    let shares = meals.map { total == nil && $0.place.item.shares.isEmpty ? own : $0.place.item.shares }
    guard let stated = Self.sum(shares.flatMap { $0.map(\.servings) }), let eaten = stated.divided(by: servings) else {
      return nil
    }
    let total = total ?? eaten
    let open = shares.count { $0.isEmpty }
    guard let left = total.subtracting(eaten) else { return nil }
    if left.isNegative {
      let place = meals[0].place
      diagnostics.append(
        isMeasured ? place.tooLittle(total, eaten) : place.tooFewServings(total, eaten, servings))
    }
    let rest = left.isNegative ? .zero : left
    // Also for the meal it is cooked for: its leftovers may be all there is.
    if rest.isZero, let hungry = zip(meals, shares).first(where: { $1.isEmpty }) {
      diagnostics.append(hungry.0.place.nothingLeft(of: meals[0].subject))
    }
    guard let each = rest.divided(by: Rational(max(open, 1) * people.count)),
      let eachServings = each.multiplied(by: servings)
    else { return nil }
    var portions: [[PlannedEntry.Portion]] = []
    for list in shares {
      guard !list.isEmpty else {
        portions.append(people.map { .init(person: $0, share: each, servings: isMeasured ? nil : eachServings) })
        continue
      }
      var row: [PlannedEntry.Portion] = []
      for share in list {
        guard let part = share.servings.divided(by: servings) else { return nil }
        row.append(.init(person: share.person, share: part, servings: isMeasured ? nil : share.servings))
      }
      portions.append(row)
    }
    return Divided(total: total, portions: portions)
  }

  /// Shares are proportions; whoever has none counts as one.
  private func byProportion(_ meals: [PlanDraft], total: Rational) -> Divided? {
    let shares = meals.map { meal in
      meal.place.item.shares.isEmpty ? people.map { PersonShare(person: $0) } : meal.place.item.shares
    }
    guard let sum = Self.sum(shares.flatMap { $0.map(\.servings) }), !sum.isZero else { return nil }
    var portions: [[PlannedEntry.Portion]] = []
    for list in shares {
      var row: [PlannedEntry.Portion] = []
      for share in list {
        guard let part = share.servings.multiplied(by: total)?.divided(by: sum) else { return nil }
        row.append(.init(person: share.person, share: part, servings: nil))
      }
      portions.append(row)
    }
    return Divided(total: total, portions: portions)
  }

  /// Who is said to have 500 g of what counts none eats of it, and nobody knows how much.
  private static func uncounted(_ meal: PlanDraft) -> PlanDraft {
    var meal = meal
    for index in meal.place.item.shares.indices where meal.place.item.shares[index].unit != nil {
      meal.place.item.shares[index] = PersonShare(person: meal.place.item.shares[index].person)
    }
    return meal
  }

  private static func sum(_ numbers: [Rational]) -> Rational? {
    numbers.reduce(.zero) { sum, number in sum.flatMap { $0.adding(number) } }
  }
}
