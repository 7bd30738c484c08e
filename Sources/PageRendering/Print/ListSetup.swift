public import Cookbook
public import ShoppingLists
public import SitePlanning

/// How a shopping list is to look on paper.
public struct ListSetup: Sendable {
  /// What the list is for.
  public enum Occasion: Sendable, Hashable {
    case week(ISOWeek)
    case days(ClosedRange<CalendarDate>)
    /// Titles of recipes.
    case recipes([String])
  }

  /// A QR code on the list.
  public struct Code: Sendable, Hashable {
    /// An SVG file.
    public let drawing: String
    /// How many modules a side has, quiet zone included.
    public let side: Int
    /// The page it leads to; `nil` where it holds the list itself.
    public let address: String?

    public init(drawing: String, side: Int, address: String?) {
      self.drawing = drawing
      self.side = side
      self.address = address
    }
  }

  public var size: CardSize
  public var quantities: QuantityText
  public var occasion: Occasion?
  /// Whether items name the recipes that need them.
  public var namesRecipes: Bool
  public var code: Code?

  public init(
    size: CardSize, quantities: QuantityText, occasion: Occasion? = nil, namesRecipes: Bool = false, code: Code? = nil
  ) {
    self.size = size
    self.quantities = quantities
    self.occasion = occasion
    self.namesRecipes = namesRecipes
    self.code = code
  }
}
