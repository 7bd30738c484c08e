public import Cookbook
public import Foods
internal import IngredientLines
internal import KitchenUnits
public import Nutrition
internal import Quantities

/// Compares recipes with what is there.
public struct CookingReviewer: Sendable {
  public let larder: PantryIndex
  private let kinds: FoodKinds
  private let substitutions: SubstitutionTable
  private let matcher: FoodMatcher
  private let diet: Diet?
  /// The language of recipes that state none.
  private let language: String

  /// Of more nobody reads the last.
  private static let mostSubstitutions = 2

  /// - Parameter diet: substitutions that break it are not made.
  public init(
    _ larder: PantryIndex, kinds: FoodKinds, substitutions: SubstitutionTable, book: FoodBook, language: String,
    diet: Diet? = nil
  ) {
    self.larder = larder
    self.kinds = kinds
    self.substitutions = substitutions
    self.language = language
    self.diet = diet
    matcher = FoodMatcher(book)
  }

  /// - Parameter lines: of the recipe's ingredients, in reading order.
  public func review(
    _ entry: RecipeEntry, _ lines: [AnalysedLine], analyst: inout RecipeAnalyst
  ) -> CookingReview {
    let fields = entry.assistant?.ingredients ?? []
    var review = CookingReview(needs: [])
    var seen: Set<String> = []
    for (index, line) in lines.enumerated() where line.status != .notFood && !line.name.isEmpty {
      if line.isOptional {
        review.optional.append(line.name)
        continue
      }
      guard seen.insert(line.food?.name ?? line.name.lowercased()).inserted else { continue }
      let field = index < fields.count ? fields[index] : nil
      let status = status(of: line, field, language: entry.facts.language ?? language, &analyst)
      review.needs.append(
        CookingNeed(name: line.name, food: line.food?.name, isGuess: line.isMatchGuess, status: status))
    }
    return review
  }

  private func status(
    of line: AnalysedLine, _ field: AssistantFields.IngredientField?, language: String, _ analyst: inout RecipeAnalyst
  ) -> CookingNeed.Status {
    if field?.isDetected == true { return .there(.detected) }
    if case .subRecipe(let use) = line.subject {
      if let item = item(serving: line.name, language: language) { return .there(.item(item)) }
      return .subRecipe(link: use.link)
    }
    if let item = larder.index(servingAs: line.food, named: line.name) { return .there(.item(item)) }
    for (alternative, food) in zip(line.line.alternatives, line.alternatives) {
      if let item = larder.index(servingAs: food, named: alternative.name) {
        return .there(.alternative(name: alternative.name, item: item))
      }
    }
    let stated = field?.substitution
    return .missing(
      CookingNeed.Replacement(
        substitutions: replacements(of: line, &analyst), stated: stated,
        isStatedThere: stated.map { item(serving: $0, language: language) != nil } ?? false))
  }

  /// The place of what serves as an ingredient that is given as text.
  private func item(serving text: String, language: String) -> Int? {
    let line = IngredientLineReader.read(text, language: language)
    let food = matcher.match(line.name, comment: line.comment, language: language)
    return larder.index(servingAs: food.map { matcher.book.foods[$0.index] }, named: line.name)
  }

  // MARK: Substitutions

  /// Those of the food itself, else those of what it is a kind of, as far as everything for them is there.
  private func replacements(of line: AnalysedLine, _ analyst: inout RecipeAnalyst) -> [ScaledSubstitution] {
    guard let food = line.food else { return [] }
    let own = substitutions.substitutions(for: food.name)
    let all = own.isEmpty ? kinds.foods(above: food.name).flatMap(substitutions.substitutions(for:)) : own
    let possible = all.filter { isPossible($0) && !$0.parts.contains { $0.food == food.name } }
    return possible.prefix(Self.mostSubstitutions).map { substitution in
      let measured = substitution.parts.map { Self.measured($0, as: line, &analyst) }
      return ScaledSubstitution(
        substitution, factor: factor(of: line, substitution.missing, &analyst), measured: measured)
    }
  }

  /// Where a recipe measures in metric units, cups become grams or millilitres; spoons stay.
  private static func measured(
    _ part: Substitution.Part, as line: AnalysedLine, _ analyst: inout RecipeAnalyst
  ) -> Substitution.Part {
    guard part.unit == .cup, let unit = line.line.amounts.first?.unit else { return part }
    if metricMasses.contains(unit), let milligrams = milligrams(of: part, &analyst),
      let grams = Rational(milligrams, 1000)
    {
      return Substitution.Part(food: part.food, quantity: grams, unit: .gram)
    }
    guard metricMasses.contains(unit) || metricVolumes.contains(unit),
      let ratio = KitchenUnit.cup.ratio(to: .millilitre),
      let volume = part.quantity.multiplied(by: ratio)
    else { return part }
    return Substitution.Part(food: part.food, quantity: volume, unit: .millilitre)
  }

  private static let metricMasses: Set<KitchenUnit> = [.gram, .kilogram, .metricPound]
  private static let metricVolumes: Set<KitchenUnit> = [.millilitre, .centilitre, .decilitre, .litre]

  private func isPossible(_ substitution: Substitution) -> Bool {
    substitution.parts.allSatisfy { part in
      guard larder.index(servingAs: part.food) != nil else { return false }
      guard let diet, let food = matcher.book.food(named: part.food) else { return true }
      return diet.allows(food) != false
    }
  }

  /// How many times the amount of a substitution a line asks for; of a range its upper end.
  private func factor(
    of line: AnalysedLine, _ part: Substitution.Part, _ analyst: inout RecipeAnalyst
  ) -> Rational? {
    if line.line.amounts.count == 1, let amount = line.line.amounts.first, amount.content == nil,
      let quantity = amount.measure.upperBound, let ratio = Self.ratio(amount, to: part.unit)
    {
      return quantity.multiplied(by: ratio)?.divided(by: part.quantity)
    }
    guard let milligrams = line.milligrams, let own = Self.milligrams(of: part, &analyst) else { return nil }
    return Rational(milligrams, own)
  }

  private static func ratio(_ amount: LineAmount, to unit: KitchenUnit?) -> Rational? {
    if amount.unit == nil, amount.unitText != nil { return nil }
    return (amount.unit ?? .piece).ratio(to: unit ?? .piece)
  }

  private static func milligrams(of part: Substitution.Part, _ analyst: inout RecipeAnalyst) -> Int? {
    let amount = part.unit.map { UnitAmount(part.quantity, $0).written(in: "en") } ?? Amount(.exact(part.quantity))
    var entry = RecipeEntry(
      path: "", recipe: Recipe(title: "", ingredients: [Ingredient(amount: amount, name: part.food)]))
    entry.facts.language = "en"
    let lines = analyst.lines(of: entry)
    return lines.isEmpty ? nil : Self.positive(lines[0].milligrams)
  }

  /// A function of its own: the optimiser of Swift 6.3 stumbles over the two in one expression.
  private static func positive(_ milligrams: Int?) -> Int? {
    guard let milligrams, milligrams > 0 else { return nil }
    return milligrams
  }
}
