/// What of a recipe is there.
public struct CookingReview: Sendable, Hashable {
  /// The ingredients the dish does not work without, each once, in reading order.
  public var needs: [CookingNeed]
  /// The names of the others.
  public var optional: [String]

  public init(needs: [CookingNeed], optional: [String] = []) {
    self.needs = needs
    self.optional = optional
  }
}

/// An ingredient, and whether it is there.
public struct CookingNeed: Sendable, Hashable {
  public enum Status: Sendable, Hashable {
    case there(Presence)
    case missing(Replacement)
    /// Made by a recipe of its own, whose link this is; whether that can be cooked decides.
    case subRecipe(link: String)
  }

  /// Why an ingredient is there.
  public enum Presence: Sendable, Hashable {
    /// The place of what serves as it in the pantry.
    case item(Int)
    /// The recipe names another one, which is there.
    case alternative(name: String, item: Int)
    /// The recipe says that it was seen.
    case detected
    /// Everything for the recipe that makes it is there.
    case recipe
  }

  /// What may be taken for a missing ingredient.
  public struct Replacement: Sendable, Hashable {
    /// Those whose foods are all there, the best first.
    public var substitutions: [ScaledSubstitution]
    /// What the recipe itself names.
    public var stated: String?
    /// Whether that is there.
    public var isStatedThere: Bool

    public init(substitutions: [ScaledSubstitution] = [], stated: String? = nil, isStatedThere: Bool = false) {
      self.substitutions = substitutions
      self.stated = stated
      self.isStatedThere = isStatedThere
    }

    public var isPossible: Bool { !substitutions.isEmpty || isStatedThere }
  }

  /// As the recipe names it.
  public var name: String
  /// The food it was taken for; `nil` where none has the name.
  public var food: String?
  /// The food was found by something less than the whole name.
  public var isGuess: Bool
  public var status: Status

  public init(name: String, food: String?, isGuess: Bool = false, status: Status) {
    self.name = name
    self.food = food
    self.isGuess = isGuess
    self.status = status
  }

  public var isThere: Bool {
    if case .there = status { true } else { false }
  }

  /// It is not there, but something that can be taken for it is.
  public var isReplaceable: Bool {
    if case .missing(let replacement) = status { replacement.isPossible } else { false }
  }
}
