public import Cookbook
public import Foods
internal import IngredientLines
internal import KitchenUnits
public import Nutrition
internal import Quantities

/// Compares recipes with what is there.
public struct CookingReviewer: Sendable {
  public let pantry: PantryIndex
  private let kinds: FoodKinds
  private let substitutions: SubstitutionTable
  /// What the parts of substitutions weigh, in milligrams; those without a known weight are missing.
  private let weights: [Substitution.Part: Int]
  private let matcher: FoodMatcher
  private let diet: Diet?
  /// The language of recipes that state none.
  private let language: String

  /// Of more nobody reads the last.
  public static let mostSubstitutions = 2

  /// - Parameter diet: substitutions that break it are not made.
  public init(
    _ pantry: PantryIndex, kinds: FoodKinds, substitutions: SubstitutionTable, book: FoodBook, language: String,
    diet: Diet? = nil
  ) {
    self.pantry = pantry
    self.kinds = kinds
    self.substitutions = substitutions
    weights = Self.weights(of: substitutions, book)
    self.language = language
    self.diet = diet
    matcher = FoodMatcher(book)
  }

  /// - Parameter lines: of the recipe's ingredients, in reading order.
  public func review(
    _ entry: RecipeEntry, _ lines: [AnalysedLine]
  ) -> CookingReview {
    let (needed, optional) = ingredients(of: entry, lines)
    let language = entry.facts.language ?? language
    let needs = needed.map { line, field in
      CookingNeed(
        name: line.name, food: line.food?.name, isGuess: line.isMatchGuess,
        status: status(of: line, field, language: language))
    }
    return CookingReview(needs: needs, optional: optional)
  }

  /// What a recipe needs and the names of what it works without, whatever is there.
  ///
  /// - Parameters:
  ///   - lines: of the recipe's ingredients, in reading order.
  ///   - known: what was found for the lines of recipes before.
  public func requirements(
    of entry: RecipeEntry, _ lines: [AnalysedLine], _ known: inout KnownSubstitutions
  ) -> (needs: [CookingRequirement], optional: [String]) {
    let (needed, optional) = ingredients(of: entry, lines)
    let language = entry.facts.language ?? language
    let needs = needed.map { line, field in requirement(line, field, language: language, &known) }
    return (needs, optional)
  }

  private typealias Needed = (line: AnalysedLine, field: AssistantFields.IngredientField?)

  /// Each ingredient once, with what the assistant says of it, and the names of those the dish works without.
  private func ingredients(of entry: RecipeEntry, _ lines: [AnalysedLine]) -> (needed: [Needed], optional: [String]) {
    let fields = entry.assistant?.ingredients ?? []
    var (needed, optional): ([Needed], [String]) = ([], [])
    var seen: Set<String> = []
    for (index, line) in lines.enumerated() where line.status != .notFood && !line.name.isEmpty {
      if line.isOptional {
        optional.append(line.name)
      } else if seen.insert(line.food?.name ?? line.name.lowercased()).inserted {
        needed.append((line, index < fields.count ? fields[index] : nil))
      }
    }
    return (needed, optional)
  }

  private func requirement(
    _ line: AnalysedLine, _ field: AssistantFields.IngredientField?, language: String,
    _ known: inout KnownSubstitutions
  ) -> CookingRequirement {
    var (name, link) = (CookingRequirement.Name(line.name, food: line.food?.name), String?.none)
    if case .subRecipe(let use) = line.subject {
      name.food = named(line.name, language: language).food?.name
      link = use.link
    }
    let stated = field?.substitution.map { text in
      let (food, shown) = named(text, language: language)
      return CookingRequirement.Stated(text, name: .init(shown, food: food?.name))
    }
    return CookingRequirement(
      name: name, isGuess: line.isMatchGuess, isDetected: field?.isDetected == true, link: link,
      alternatives: zip(line.line.alternatives, line.alternatives).map { .init($0.name, food: $1?.name) },
      stated: stated,
      substitutions: known.substitutions(for: line) { food in replacements(for: food).map { scaled($0, for: line) } })
  }

  private func status(
    of line: AnalysedLine, _ field: AssistantFields.IngredientField?, language: String
  ) -> CookingNeed.Status {
    if field?.isDetected == true { return .there(.detected) }
    if case .subRecipe(let use) = line.subject {
      if let item = item(serving: line.name, language: language) { return .there(.item(item)) }
      return .subRecipe(link: use.link)
    }
    if let item = pantry.index(servingAs: line.food, named: line.name) { return .there(.item(item)) }
    for (alternative, food) in zip(line.line.alternatives, line.alternatives) {
      if let item = pantry.index(servingAs: food, named: alternative.name) {
        return .there(.alternative(name: alternative.name, item: item))
      }
    }
    let stated = field?.substitution
    let possible = (line.food.map(replacements) ?? []).filter(isPossible).prefix(Self.mostSubstitutions)
    return .missing(
      CookingNeed.Replacement(
        substitutions: possible.map { scaled($0, for: line) }, stated: stated,
        isStatedThere: stated.map { item(serving: $0, language: language) != nil } ?? false))
  }

  /// The place of what serves as an ingredient that is given as text.
  private func item(serving text: String, language: String) -> Int? {
    let (food, name) = named(text, language: language)
    return pantry.index(servingAs: food, named: name)
  }

  /// What an ingredient that is given as text is found by.
  private func named(_ text: String, language: String) -> (food: Food?, name: String) {
    let line = IngredientLineReader.read(text, language: language)
    let food = matcher.match(line.name, comment: line.comment, language: language)
    return (food.map { matcher.book.foods[$0.index] }, line.name)
  }

  // MARK: Substitutions

  /// Those of the food itself, else those of what it is a kind of; the best first.
  public func replacements(for food: Food) -> [Substitution] {
    let own = substitutions.substitutions(for: food.name)
    let all = own.isEmpty ? kinds.foods(above: food.name).flatMap(substitutions.substitutions(for:)) : own
    return all.filter { !$0.parts.contains { $0.food == food.name } }
  }

  private func scaled(
    _ substitution: Substitution, for line: AnalysedLine
  ) -> ScaledSubstitution {
    let measured = substitution.parts.map { self.measured($0, as: line) }
    return ScaledSubstitution(
      substitution, factor: factor(of: line, substitution.missing), measured: measured)
  }

  /// Where a recipe measures in metric units, cups become grams or millilitres; spoons stay.
  private func measured(
    _ part: Substitution.Part, as line: AnalysedLine
  ) -> Substitution.Part {
    guard part.unit == .cup, let unit = line.line.amounts.first?.unit else { return part }
    if Self.metricMasses.contains(unit), let milligrams = weights[part],
      let grams = Rational(milligrams, 1000)
    {
      return Substitution.Part(food: part.food, quantity: grams, unit: .gram)
    }
    guard Self.metricMasses.contains(unit) || Self.metricVolumes.contains(unit),
      let ratio = KitchenUnit.cup.ratio(to: .millilitre),
      let volume = part.quantity.multiplied(by: ratio)
    else { return part }
    return Substitution.Part(food: part.food, quantity: volume, unit: .millilitre)
  }

  private static let metricMasses: Set<KitchenUnit> = [.gram, .decagram, .kilogram, .metricPound]
  private static let metricVolumes: Set<KitchenUnit> = [.millilitre, .centilitre, .decilitre, .litre]

  private func isPossible(_ substitution: Substitution) -> Bool {
    substitution.parts.allSatisfy { part in
      guard pantry.index(servingAs: part.food) != nil else { return false }
      guard let diet, let food = matcher.book.food(named: part.food) else { return true }
      return diet.allows(food) != false
    }
  }

  /// How many times the amount of a substitution a line asks for; of a range its upper end.
  private func factor(
    of line: AnalysedLine, _ part: Substitution.Part
  ) -> Rational? {
    if line.line.amounts.count == 1, let amount = line.line.amounts.first, amount.content == nil,
      let quantity = amount.measure.upperBound, let ratio = Self.ratio(amount, to: part.unit)
    {
      return quantity.multiplied(by: ratio)?.divided(by: part.quantity)
    }
    guard let milligrams = line.milligrams, let own = weights[part] else { return nil }
    return Rational(milligrams, own)
  }

  private static func ratio(_ amount: LineAmount, to unit: KitchenUnit?) -> Rational? {
    if amount.unit == nil, amount.unitText != nil { return nil }
    return (amount.unit ?? .piece).ratio(to: unit ?? .piece)
  }

  /// Each part once: they are asked for again with every line that somebody may have to replace.
  private static func weights(of substitutions: SubstitutionTable, _ book: FoodBook) -> [Substitution.Part: Int] {
    var analyst = RecipeAnalyst(foods: book, language: "en")
    var weights: [Substitution.Part: Int] = [:]
    // Of what is taken instead only cups are asked for.
    let parts = substitutions.all.flatMap { [$0.missing] + $0.parts.filter { $0.unit == .cup } }
    for part in parts where weights[part] == nil {
      let amount = part.unit.map { UnitAmount(part.quantity, $0).written(in: "en") } ?? Amount(.exact(part.quantity))
      let recipe = Recipe(title: "", ingredients: [Ingredient(amount: amount, name: part.food)])
      guard let line = analyst.lines(of: RecipeEntry(path: "", recipe: recipe)).first, let milligrams = line.milligrams,
        milligrams > 0
      else { continue }
      weights[part] = milligrams
    }
    return weights
  }
}
