/// What people put on the shopping list by hand, as `shopping.md` holds it.
public struct ShoppingFile: Sendable, Hashable {
  public struct Item: Sendable, Hashable {
    /// As an ingredient line: `2 l milk`.
    public var text: String
    public var isTicked: Bool
    /// Where its recipe or shop is found; `nil` when the item links nowhere.
    public var link: String?
    /// Where the item starts in the file, counted from 1.
    public var line: Int

    public init(text: String, isTicked: Bool = false, link: String? = nil, line: Int = 1) {
      self.text = text
      self.isTicked = isTicked
      self.link = link
      self.line = line
    }
  }

  public var items: [Item]

  public init(items: [Item] = []) {
    self.items = items
  }
}

/// What is at home, as `pantry.md` holds it.
public struct Pantry: Sendable, Hashable {
  public struct Item: Sendable, Hashable {
    /// As an ingredient line: `1 kg flour`; without an amount there is enough of it.
    public var text: String
    /// The last day it can be used; `nil` when none is stated.
    public var bestBefore: CalendarDate?
    public var line: Int

    public init(text: String, bestBefore: CalendarDate? = nil, line: Int = 1) {
      self.text = text
      self.bestBefore = bestBefore
      self.line = line
    }
  }

  public var items: [Item]

  public init(items: [Item] = []) {
    self.items = items
  }
}
