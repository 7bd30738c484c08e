internal import Foods
internal import Quantities

extension StepIngredients {
  /// What was taken whole before is not named with its amount again; what is left over later was not taken whole.
  static func shares(_ found: [[FoundMention]], in steps: [FoodPhrases]) -> [[StepMention]] {
    var (remaining, shared) = (Set<Int>(), Set<Int>())
    for mention in found.joined() {
      switch mention.use {
      case .rest, .reserved, .stated: remaining.insert(mention.ingredient)
      case .share: shared.insert(mention.ingredient)
      case .all, .some, .shareAndRest: break
      }
    }
    let divided = remaining.subtracting(shared)
    let left = leftovers(found, in: steps)
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
  private static func leftovers(_ found: [[FoundMention]], in steps: [FoodPhrases]) -> [Int: Rational] {
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
        case .all where before != nil: break
        case .all, .some, .stated, .reserved: if left[ingredient] == nil { unclear.insert(ingredient) }
        }
      }
    }
    guard !left.isEmpty else { return [:] }
    // `Repeat the layers`: shares were taken more than once.
    let clear = steps.firstIndex(where: repeats) ?? steps.count
    return left.filter { $0.value.step < clear }.mapValues(\.share)
  }

  private static func repeats(_ step: FoodPhrases) -> Bool {
    step.words.words.contains { MentionWords.repeating.role(step.words.bytes, $0.range) != nil }
  }
}
