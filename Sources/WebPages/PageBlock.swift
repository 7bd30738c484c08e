/// One line a reader sees on a page, and what the page says about its part.
public struct PageBlock: Sendable {
  public enum Kind: Sendable, Equatable {
    /// 1 to 6.
    case heading(level: Int)
    /// Of a list or a table.
    case item
    case text
  }

  public var kind: Kind
  public var text: String
  /// The innermost list item, table row or heading it stands in; else 0. Lines of one have the same.
  public let owner: Int
  /// The list or table the item belongs to; else 0.
  public let list: Int
  /// Whether that list counts its items; of a text, whether the line is a step, whatever its words could open.
  public let isOrdered: Bool
  /// What the class names and identifiers of the elements around it say, the innermost that says anything.
  public let hint: Hint
  /// The element that gave the hint, to tell one box from another.
  public let hintOwner: Int

  /// How much of the line stands in bold letters.
  public internal(set) var emphasis = Emphasis.none

  public enum Emphasis: Sendable { case none, partly, whole }

  /// What a part of a page is for, by the names its elements bear.
  public enum Hint: Sendable, Equatable {
    case none, ingredients, instructions
    /// Navigation, comments, advertisement and the like.
    case noise
  }

  public init(_ kind: Kind, _ text: String, list: Int = 0, isOrdered: Bool = false) {
    self.init(kind: kind, text: text, owner: 0, list: list, isOrdered: isOrdered, hint: .none, hintOwner: 0)
  }

  init(
    kind: Kind, text: String, owner: Int, list: Int, isOrdered: Bool, hint: Hint, hintOwner: Int
  ) {
    self.kind = kind
    self.text = text
    self.owner = owner
    self.list = list
    self.isOrdered = isOrdered
    self.hint = hint
    self.hintOwner = hintOwner
  }
}

extension WebPage {
  /// The lines of the page's body in reading order, without what nobody sees; those of one list item are one.
  public var blocks: [PageBlock] {
    guard let body = document.root.children.first(where: { $0.name == "body" }) else { return [] }
    var reader = BlockReader(layout: PageLayout(document))
    reader.read(body)
    return reader.blocks
  }
}
