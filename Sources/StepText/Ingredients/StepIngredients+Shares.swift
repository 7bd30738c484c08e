internal import Foods
internal import Quantities

extension StepIngredients {
  /// What was taken whole before is not named with its amount again; what is left over later was not taken whole.
  func shares(_ found: [[FoundMention]], of texts: [String], in steps: [FoodPhrases]) -> [[StepMention]] {
    var (remaining, shared) = (Set<Int>(), Set<Int>())
    for mention in found.joined() {
      switch mention.use {
      case .rest, .reserved, .stated: remaining.insert(mention.ingredient)
      case .share: shared.insert(mention.ingredient)
      case .all, .one, .some, .shareAndRest: break
      }
    }
    let divided = remaining.subtracting(shared)
    let left = leftovers(withStatedShares(found, of: texts), in: steps)
    var seen = Set<Int>()
    return found.map { mentions in
      mentions.map { mention in
        let isFirst = seen.insert(mention.ingredient).inserted && !divided.contains(mention.ingredient)
        return StepMention(
          ingredient: mention.ingredient,
          share: mention.use.share(isFirst: isFirst, left: left[mention.ingredient]))
      }
    }
  }

  /// What is left of each ingredient for the one step that takes its rest, where all steps before it take shares of it:
  /// a third behind two thirds. A name alone, `until the butter has melted`, takes nothing anew.
  private func leftovers(_ found: [[FoundMention]], in steps: [FoodPhrases]) -> [Int: Rational] {
    var left: [Int: (share: Rational, step: Int)] = [:]
    var (taken, unclear) = ([Int: Rational](), Set<Int>())
    for (step, mentions) in found.enumerated() {
      for mention in mentions where !unclear.contains(mention.ingredient) {
        let ingredient = mention.ingredient
        let before = taken[ingredient]
        switch mention.use {
        case .share(let share): taken[ingredient] = (before ?? .zero).adding(share) ?? .one
        case .rest, .shareAndRest:
          let sum = before ?? (mention.use == .shareAndRest ? .zero : .one)
          let isSecond = left[ingredient] != nil
          left[ingredient] = Rational.one.subtracting(sum).flatMap { $0 > .zero && !isSecond ? ($0, step) : nil }
          if left[ingredient] == nil { unclear.insert(ingredient) }
        case .all where before != nil, .one where before != nil: break
        case .all, .one, .some, .stated, .reserved: if left[ingredient] == nil { unclear.insert(ingredient) }
        }
      }
    }
    guard !left.isEmpty else { return [:] }
    // `Repeat the layers`: shares were taken more than once.
    let clear = steps.firstIndex(where: Self.repeats) ?? steps.count
    return left.filter { $0.value.step < clear }.mapValues(\.share)
  }

  /// With shares in place of the amounts that steps state of what a later one takes the rest of: `2 tbsp of the butter`.
  private func withStatedShares(_ found: [[FoundMention]], of texts: [String]) -> [[FoundMention]] {
    var rests: Set<Int> = []
    var result = found
    var list: StepIngredientList?
    for step in found.indices.reversed() {
      let stated = found[step].indices.filter {
        found[step][$0].use == .stated && rests.contains(found[step][$0].ingredient)
      }
      if !stated.isEmpty {
        let amounts = list ?? recipe.stepIngredients(language: tag)
        list = amounts
        let reading = StepReading(Array(texts[step].utf8), ingredients: amounts, language: tag)
        for place in stated {
          guard let share = reading.share(of: found[step][place].ingredient, in: amounts) else { continue }
          result[step][place].use = .share(share)
        }
      }
      rests.formUnion(found[step].filter { $0.use == .rest }.map(\.ingredient))
    }
    return result
  }

  private static func repeats(_ step: FoodPhrases) -> Bool {
    step.words.words.contains { MentionWords.repeating.role(step.words.bytes, $0.range) != nil }
  }
}

extension StepReading {
  /// The share of an ingredient that the one amount of it is; `nil` where there are several or none.
  fileprivate func share(of ingredient: Int, in list: StepIngredientList) -> Rational? {
    let own = amounts.filter { $0.ingredient == ingredient }
    guard own.count == 1, let share = list.all[ingredient].share(of: own[0].measure, own[0].unit), share < .one else {
      return nil
    }
    return share
  }
}
