public import Cookbook
public import Foods
internal import IngredientLines
internal import KitchenUnits
internal import Words

/// Everything that is there: what somebody names, what the pantry holds, and staples.
///
/// Amounts are not compared: there is enough of everything.
public struct PantryIndex: Sendable {
  public struct Item: Sendable, Hashable {
    public enum Origin: UInt8, Sendable, Hashable {
      case named, pantry, staple
    }

    /// As written.
    public var text: String
    public var origin: Origin
    /// The last day it can be used; `nil` when none is stated.
    public var bestBefore: CalendarDate?
    /// The name without amount and comment.
    public var name: String
    /// The food it was taken for; `nil` where none has the name.
    public var food: String?

    /// - Parameter language: a BCP 47 tag; names in other languages are found, too.
    public init(
      _ text: String, _ origin: Origin, bestBefore: CalendarDate? = nil, matcher: FoodMatcher, language: String
    ) {
      let line = IngredientLineReader.read(text, language: language)
      self.text = text
      self.origin = origin
      self.bestBefore = bestBefore
      name = line.name
      let unit = line.foodUnit
      let match =
        matcher.match(line.name, comment: line.comment, unit: unit, language: language)
        ?? matcher.match(text, language: language)
      food = match.map { matcher.book.foods[$0.index].name }
    }
  }

  /// The first of several for one food is the one that is used.
  public let items: [Item]
  private var byFood: [String: Int] = [:]
  private var byName: [String: Int] = [:]

  public init(_ items: [Item] = [], kinds: FoodKinds) {
    self.items = items
    for (index, item) in items.enumerated() {
      Self.enter(index, TextFolding.folded(item.name), in: &byName)
      if let food = item.food { Self.enter(index, food, in: &byFood) }
    }
    // What somebody names outright comes before what follows from something else.
    for (index, item) in items.enumerated() {
      guard let food = item.food else { continue }
      for other in kinds.foods(servedBy: food) { Self.enter(index, other, in: &byFood) }
    }
  }

  private static func enter(_ index: Int, _ key: String, in table: inout [String: Int]) {
    if table[key] == nil { table[key] = index }
  }

  /// The place of the item that serves as a food.
  public func index(servingAs food: String) -> Int? { byFood[food] }

  /// The place of the item that serves as an ingredient: by its food, else where both have the same name.
  public func index(servingAs food: Food?, named name: String) -> Int? {
    if let food { return byFood[food.name] }
    return byName[TextFolding.folded(name)]
  }
}
