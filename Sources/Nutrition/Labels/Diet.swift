public import Foods
internal import IngredientLines

/// A way of eating that the origin of foods decides.
public enum Diet: UInt8, Sendable, Hashable, CaseIterable {
  case vegan, vegetarian

  /// Allergens that come from what the diet leaves out: who may contain them is not sure.
  private var telling: AllergenSet {
    let animals: AllergenSet = [AllergenSet(.crustaceans), AllergenSet(.fish), AllergenSet(.molluscs)]
    return self == .vegan ? animals.union([AllergenSet(.milk), AllergenSet(.eggs)]) : animals
  }

  /// Whether a food fits; `nil` when its name does not tell.
  public func allows(_ food: Food) -> Bool? {
    if !food.contains.isDisjoint(with: telling) { return false }
    switch food.origin {
    case .none: return true
    case .meat, .fish: return false
    case .vegetarian where self == .vegan: return false
    case .varies: return nil
    case .vegan, .vegetarian: return food.mayContain.isDisjoint(with: telling) ? true : nil
    }
  }
}

/// Whether a recipe fits a diet.
public enum DietFinding: Sendable, Hashable {
  /// Every ingredient is known and fits, also those that are optional or may take another's place.
  case fits
  /// Ingredients that do not, by the names they have in the recipe.
  case breaks([String])
  /// Nothing breaks it for sure, but something is not known to fit.
  case unknown([Doubt])

  public struct Doubt: Sendable, Hashable {
    public enum Reason: UInt8, Sendable, Hashable {
      /// No food has that name.
      case unmatched
      /// Some products of the name fit, others do not.
      case varies
      /// It does not fit, but may be left out or replaced.
      case avoidable
      /// It might fit, but it was found by something less than its whole name.
      case guessed
    }

    public var name: String
    public var reason: Reason

    public init(_ name: String, _ reason: Reason) {
      self.name = name
      self.reason = reason
    }
  }

  /// `nil` when it is not known.
  public var fits: Bool? {
    switch self {
    case .fits: true
    case .breaks: false
    case .unknown: nil
    }
  }
}

/// What is found for each diet.
public struct DietFindings: Sendable, Hashable {
  public var vegan: DietFinding
  public var vegetarian: DietFinding

  public init(vegan: DietFinding, vegetarian: DietFinding) {
    self.vegan = vegan
    self.vegetarian = vegetarian
  }

  init(of lines: [AnalysedLine]) {
    vegan = DietReview(.vegan, lines).finding
    vegetarian = DietReview(.vegetarian, lines).finding
  }

  public subscript(diet: Diet) -> DietFinding {
    switch diet {
    case .vegan: vegan
    case .vegetarian: vegetarian
    }
  }
}

/// Gathers what speaks against a diet, line by line.
private struct DietReview {
  let diet: Diet
  private var breaking: [String] = []
  private var doubts: [DietFinding.Doubt] = []

  init(_ diet: Diet, _ lines: [AnalysedLine]) {
    self.diet = diet
    for line in lines { review(line) }
  }

  var finding: DietFinding {
    if !breaking.isEmpty { return .breaks(breaking) }
    return doubts.isEmpty && !isEmpty ? .fits : .unknown(doubts)
  }

  private var isEmpty = true

  private mutating func review(_ line: AnalysedLine) {
    isEmpty = false
    let name = line.line.name
    switch line.subject {
    case .subRecipe: return
    case .unmatched: if !line.isMadeHere { doubts.append(.init(name, .unmatched)) }
    case .food(let food):
      switch diet.allows(food) {
      case true?: if line.isMatchGuess { doubts.append(.init(name, .guessed)) }
      case nil: doubts.append(.init(name, .varies))
      case false?: if isAvoidable(line) { doubts.append(.init(name, .avoidable)) } else { breaking.append(name) }
      }
    }
    for food in line.beside {
      switch diet.allows(food) {
      case true?: break
      case nil: doubts.append(.init(food.name, .varies))
      case false?:
        if line.line.isOptional { doubts.append(.init(food.name, .avoidable)) } else { breaking.append(name) }
      }
    }
    for food in line.mentioned {
      if let fits = diet.allows(food) {
        if !fits { doubts.append(.init(food.name, .avoidable)) }
      } else {
        doubts.append(.init(food.name, .varies))
      }
    }
    for name in line.unmatched { doubts.append(.init(name, .unmatched)) }
    for (alternative, food) in zip(line.line.alternatives, line.alternatives) {
      guard let food else {
        doubts.append(.init(alternative.name, .unmatched))
        continue
      }
      if let fits = diet.allows(food) {
        if !fits { doubts.append(.init(alternative.name, .avoidable)) }
      } else {
        doubts.append(.init(alternative.name, .varies))
      }
    }
  }

  private func isAvoidable(_ line: AnalysedLine) -> Bool {
    line.line.isOptional || line.alternatives.contains { $0.map { diet.allows($0) != false } ?? true }
  }
}
