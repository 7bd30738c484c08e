/// What a file of foods says: foods, new or changed, and which names mean which food.
public struct FoodFile: Sendable, Hashable {
  /// A name that means one food, or none, whatever the table says.
  public struct Match: Sendable, Hashable {
    public var name: String
    /// The name of the food; `nil` where the name means no food of the table.
    public var food: String?

    public init(name: String, food: String?) {
      self.name = name
      self.food = food
    }
  }

  /// In the order of the files; a food that changes one of the book is here as a whole.
  public var foods: [Food]
  public var matches: [Match]

  public init(foods: [Food] = [], matches: [Match] = []) {
    self.foods = foods
    self.matches = matches
  }

  /// The food that `matches` says a name means, in any case and number; `nil` for other names, and for one that means none.
  public func food(meantBy name: String) -> String? {
    let key = FoodKey.text(of: name)
    return matches.first { FoodKey.text(of: $0.name) == key }?.food
  }
}
