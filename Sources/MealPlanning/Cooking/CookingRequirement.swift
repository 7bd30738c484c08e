/// An ingredient that a dish does not work without, before anybody has said what is there.
public struct CookingRequirement: Sendable, Hashable {
  /// What something is found by: its food, else its name.
  public struct Name: Sendable, Hashable {
    public var text: String
    /// The food it was taken for; `nil` where none has the name.
    public var food: String?

    public init(_ text: String, food: String?) {
      self.text = text
      self.food = food
    }
  }

  /// What the recipe itself says may be taken instead.
  public struct Stated: Sendable, Hashable {
    /// As written.
    public var text: String
    public var name: Name

    public init(_ text: String, name: Name) {
      self.text = text
      self.name = name
    }
  }

  /// As the recipe names it.
  public var name: Name
  /// The food was found by something less than the whole name.
  public var isGuess: Bool
  /// The recipe says that it was seen.
  public var isDetected: Bool
  /// The link to the recipe that makes it; `nil` for what is bought.
  public var link: String?
  /// What the recipe names beside it, in its order.
  public var alternatives: [Name]
  public var stated: Stated?
  /// What may be taken for it, whatever is there, the best first.
  public var substitutions: [ScaledSubstitution]
}
