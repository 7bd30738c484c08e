public import Quantities

/// An ingredient that a step of the method uses.
public struct StepMention: Sendable, Hashable {
  /// How much of it, as far as a reader of the list has to be told.
  public enum Share: Sendable, Hashable {
    /// All that the list has.
    case all
    /// A share between 0 and 1, as in “half the butter”.
    case part(Rational)
    /// The text of the step says how much itself.
    case stated
    /// What nobody wrote down: “a little oil”, “the remaining butter”, and whatever was in use before.
    case open
  }

  /// The place of the ingredient among `Recipe.allIngredients`.
  public let ingredient: Int
  public let share: Share

  public init(ingredient: Int, share: Share) {
    self.ingredient = ingredient
    self.share = share
  }
}
