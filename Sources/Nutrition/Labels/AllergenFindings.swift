public import Foods
internal import IngredientLines

/// The allergens of a recipe as far as its ingredients are known.
///
/// An allergen that is in neither set is *not found*, never absent: nothing here says “free from”.
public struct AllergenFindings: Sendable, Hashable {
  /// In a food that the recipe asks for.
  public private(set) var contains: AllergenSet
  /// In some products of a name, in an ingredient that may be left out, or in one that may take another's place.
  public private(set) var mayContain: AllergenSet
  /// Ingredients nobody knows for sure, each once, by the names they have in the recipe.
  public private(set) var unknown: [String]

  public init(contains: AllergenSet = [], mayContain: AllergenSet = [], unknown: [String] = []) {
    self.contains = contains
    self.mayContain = mayContain.subtracting(contains)
    self.unknown = unknown
  }

  init(of lines: [AnalysedLine]) {
    var gathering = AllergenGathering(AllergenFindings())
    for line in lines { gathering.add(line) }
    self = gathering.findings
  }
}

/// Gathers the allergens of a recipe's lines and of what it uses.
struct AllergenGathering {
  private var contains: AllergenSet
  private var mayContain: AllergenSet
  private var unknown: DistinctValues<String>

  init(_ findings: AllergenFindings) {
    contains = findings.contains
    mayContain = findings.mayContain
    unknown = DistinctValues(findings.unknown)
  }

  var findings: AllergenFindings {
    AllergenFindings(contains: contains, mayContain: mayContain, unknown: unknown.values)
  }

  mutating func add(_ line: AnalysedLine) {
    switch line.subject {
    case .food(let food):
      mayContain.formUnion(food.mayContain)
      addContained(food.contains, isOptional: line.line.isOptional)
      // It may be another food as well, or nobody says what is in it.
      if line.isMatchGuess || !food.statesAllergens { unknown.append(line.line.name) }
    // What is made in the same recipe has its ingredients in the list.
    case .unmatched: if !line.isMadeHere { unknown.append(line.line.name) }
    case .subRecipe: break
    }
    for name in line.unmatched { unknown.append(name) }
    for food in line.beside {
      mayContain.formUnion(food.mayContain)
      addContained(food.contains, isOptional: line.line.isOptional)
      if !food.statesAllergens { unknown.append(food.name) }
    }
    for food in line.mentioned {
      mayContain.formUnion(food.contains.union(food.mayContain))
      if !food.statesAllergens { unknown.append(food.name) }
    }
    for (alternative, food) in zip(line.line.alternatives, line.alternatives) {
      guard let food else {
        unknown.append(alternative.name)
        continue
      }
      mayContain.formUnion(food.contains.union(food.mayContain))
      if !food.statesAllergens { unknown.append(alternative.name) }
    }
  }

  /// Adds those of a recipe that is an ingredient; `nil` when that recipe is not known.
  mutating func add(_ other: AllergenFindings?, of use: SubRecipeUse) {
    guard let other else { return unknown.append(use.name) }
    addContained(other.contains, isOptional: use.isOptional)
    mayContain.formUnion(other.mayContain)
    for name in other.unknown { unknown.append(name) }
  }

  private mutating func addContained(_ allergens: AllergenSet, isOptional: Bool) {
    if isOptional { mayContain.formUnion(allergens) } else { contains.formUnion(allergens) }
  }
}
