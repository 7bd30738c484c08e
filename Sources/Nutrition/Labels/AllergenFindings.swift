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
  /// Ingredients nobody knows, each once, by the names they have in the recipe.
  public private(set) var unknown: [String]

  public init(contains: AllergenSet = [], mayContain: AllergenSet = [], unknown: [String] = []) {
    self.contains = contains
    self.mayContain = mayContain.subtracting(contains)
    self.unknown = unknown
  }

  init(of lines: [AnalysedLine]) {
    self.init()
    for line in lines { add(line) }
    mayContain.subtract(contains)
  }

  private mutating func add(_ line: AnalysedLine) {
    switch line.subject {
    case .food(let food):
      mayContain.formUnion(food.mayContain)
      if line.line.isOptional { mayContain.formUnion(food.contains) } else { contains.formUnion(food.contains) }
    case .unmatched: addUnknown(line.line.name)
    case .subRecipe: break
    }
    for food in line.beside {
      mayContain.formUnion(food.mayContain)
      if line.line.isOptional { mayContain.formUnion(food.contains) } else { contains.formUnion(food.contains) }
    }
    for food in line.mentioned { mayContain.formUnion(food.contains.union(food.mayContain)) }
    for (alternative, food) in zip(line.line.alternatives, line.alternatives) {
      guard let food else {
        addUnknown(alternative.name)
        continue
      }
      mayContain.formUnion(food.contains.union(food.mayContain))
    }
  }

  /// Adds those of a recipe that is an ingredient; `nil` when that recipe is not known.
  mutating func add(_ other: AllergenFindings?, of use: SubRecipeUse) {
    guard let other else { return addUnknown(use.name) }
    if use.isOptional { mayContain.formUnion(other.contains) } else { contains.formUnion(other.contains) }
    mayContain.formUnion(other.mayContain)
    mayContain.subtract(contains)
    for name in other.unknown { addUnknown(name) }
  }

  private mutating func addUnknown(_ name: String) {
    if !unknown.contains(name) { unknown.append(name) }
  }
}
