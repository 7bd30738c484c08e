/// Makes up recipes: the same ones for the same seed.
///
/// A recipe depends on the seed, its number and the names of those before it, so the first thousand of ten thousand are
/// the thousand. Links lead to earlier recipes only and so never in a circle.
struct RecipeGenerator {
  let seed: UInt64
  let titles: [String]
  let stems: [String]

  init(seed: UInt64, count: Int) {
    self.seed = seed
    var taken: Set<String> = []
    var titles: [String] = []
    var stems: [String] = []
    for index in 0..<count {
      var random = Self.random(seed, index, purpose: 1)
      let title =
        "\(random.pick(Vocabulary.moods)) \(random.pick(Vocabulary.dishes)) with \(random.pick(Vocabulary.partners))"
      let stem = title.lowercased().split(separator: " ").joined(separator: "-")
      let isNew = taken.insert(stem).inserted
      titles.append(isNew ? title : "\(title) No. \(index)")
      stems.append(isNew ? stem : "\(stem)-\(index)")
    }
    (self.titles, self.stems) = (titles, stems)
  }

  func recipe(_ index: Int) -> GeneratedRecipe {
    var random = Self.random(seed, index, purpose: 2)
    let groups = groups(of: index, &random)
    let names = groups.flatMap { $0.ingredients.map { Self.shortName($0.name) } }
    let sentences = (0..<random.number(in: 1...3)).map { _ in
      Self.fill(random.pick(Sentences.descriptions), names, &random)
    }
    let steps = (0..<random.number(in: 4...9)).map { _ in
      (0..<random.number(in: 2...4)).map { _ in Self.fill(random.pick(Sentences.steps), names, &random) }
        .joined(separator: " ")
    }
    let portions = random.number(in: 2...8)
    return GeneratedRecipe(
      title: titles[index], stem: stems[index], description: sentences.joined(separator: " "),
      prepMinutes: random.number(in: 1...8) * 5, cookMinutes: random.number(in: 2...24) * 5,
      date: Self.date(&random), author: random.pick(Vocabulary.authors), tags: Self.tags(&random),
      yields: ["\(portions) servings"] + (random.chance(30) ? ["\(portions * 300) g"] : []),
      groups: groups, steps: steps)
  }

  private static func random(_ seed: UInt64, _ index: Int, purpose: UInt64) -> SplitMix64 {
    var mixer = SplitMix64(seed: seed &* 4 &+ purpose)
    return SplitMix64(seed: mixer.next() ^ UInt64(index) &* 0xD129_0B53_41A5_8F1D)
  }

  // MARK: Parts

  private func groups(of index: Int, _ random: inout SplitMix64) -> [GeneratedRecipe.Group] {
    var ingredients = (0..<random.number(in: 6...14)).map { _ in Self.ingredient(&random) }
    if index > 0, random.chance(12) {
      let other = random.below(index)
      ingredients.append(
        .init(amount: "\(random.number(in: 1...4)) portions", name: titles[other], recipe: stems[other]))
    }
    guard ingredients.count > 8, random.chance(35) else { return [.init(title: nil, ingredients: ingredients)] }
    let half = ingredients.count / 2
    return [
      .init(title: random.pick(Vocabulary.parts), ingredients: Array(ingredients[..<half])),
      .init(title: "To finish", ingredients: Array(ingredients[half...])),
    ]
  }

  private static func ingredient(_ random: inout SplitMix64) -> GeneratedRecipe.Ingredient {
    let cut = random.chance(40) ? ", " + random.pick(Vocabulary.cuts) : ""
    switch random.below(100) {
    case 0..<35:
      return .init(amount: "\(random.number(in: 1...16) * 50) g", name: random.pick(Vocabulary.weighed) + cut)
    case 35..<50:
      return .init(amount: "\(random.number(in: 1...20) * 50) ml", name: random.pick(Vocabulary.poured))
    case 50..<75:
      let amount = random.pick(["1 tsp", "2 tsp", "1/2 tsp", "1 tbsp", "1 1/2 tbsp", "3 tbsp"])
      return .init(amount: amount, name: random.pick(Vocabulary.spooned))
    case 75..<92:
      return .init(amount: "\(random.number(in: 1...6))", name: random.pick(Vocabulary.counted) + cut)
    default:
      return .init(amount: nil, name: random.pick(Vocabulary.uncounted))
    }
  }

  /// Three to six tags; the one of rank n comes 1/n as often as the first.
  private static func tags(_ random: inout SplitMix64) -> [String] {
    let weights = Vocabulary.tags.indices.map { 60_000 / ($0 + 1) }
    let total = weights.reduce(0, +)
    let wanted = random.number(in: 3...6)
    var chosen: [String] = []
    while chosen.count < wanted {
      var rest = random.below(total)
      let rank = weights.firstIndex { weight in
        rest -= weight
        return rest < 0
      }
      guard let rank, !chosen.contains(Vocabulary.tags[rank]) else { continue }
      chosen.append(Vocabulary.tags[rank])
    }
    return chosen
  }

  private static func date(_ random: inout SplitMix64) -> String {
    let month = random.number(in: 1...12)
    let day = random.number(in: 1...28)
    return "\(random.number(in: 2015...2025))-\(month < 10 ? "0" : "")\(month)-\(day < 10 ? "0" : "")\(day)"
  }

  // MARK: Sentences

  private static func shortName(_ name: String) -> String {
    name.split(separator: ",", maxSplits: 1).first.map(String.init) ?? name
  }

  private static func fill(_ sentence: String, _ names: [String], _ random: inout SplitMix64) -> String {
    var text = ""
    for character in sentence.utf8 {
      switch character {
      case UInt8(ascii: "@"): text += random.pick(names)
      case UInt8(ascii: "#"): text += "\(random.number(in: 1...12) * 5)"
      case UInt8(ascii: "%"): text += "\(random.number(in: 15...24) * 10)"
      default: text.unicodeScalars.append(Unicode.Scalar(character))
      }
    }
    return text
  }
}
