public import Mustache

/// The records of shopping lists.
extension ViewTypes {
  public static let shoppingItem = RecordType(
    "ShoppingItem",
    [
      .init("name", .text, "What to buy."),
      .init("quantity", .text, "How much of it, such as `500 g`; may be absent."),
      .init("notes", .list(.text), "More amounts, that it is optional, which recipes need it; may be empty."),
      .init("hasNotes", .bool, "Whether there are any."),
      .init("url", .text, "The address somebody gave the item; may be absent."),
    ])

  public static let shoppingShelf = RecordType(
    "ShoppingShelf",
    [
      .init("name", .text, "The category, in the site's language or as `aisle.conf` calls it."),
      .init("emoji", .text, "The sign of the category."),
      .init("items", .list(.record(shoppingItem)), "What is to be bought."),
    ])

  public static let shoppingList = RecordType(
    "ShoppingList",
    [
      .init("shelves", .list(.record(shoppingShelf)), "In the order of a shop, each with something to buy."),
      .init("hasShelves", .bool, "Whether there is anything to buy."),
      .init("bought", .list(.record(shoppingItem)), "What is ticked off; may be empty."),
      .init("hasBought", .bool, "Whether there is any."),
      .init("covered", .list(.record(shoppingItem)), "What is needed and at home already; may be empty."),
      .init("hasCovered", .bool, "Whether there is any."),
      .init("count", .text, "How many items are to be bought, in words."),
    ])

  public static let printedList = RecordType(
    "PrintedList",
    [
      .init("occasion", .text, "The week, the days or the recipes it is for; may be absent."),
      .init("code", .text, "A `data:` address of the QR code; may be absent."),
      .init("codeSide", .text, "Side of the code as a CSS length, large enough to be read."),
      .init("codeLabel", .text, "What the code holds; absent without one."),
      .init("address", .text, "Absolute URL of the page the code leads to; absent where it holds the list itself."),
    ])

  /// `print/list.mustache`: a shopping list on paper.
  public static func listSheet(text: RecordType) -> RecordType {
    root(
      "ListSheet", text: text,
      [
        .init("shopping", .record(shoppingList), "What is to be bought."),
        .init("paper", .record(paper), "The paper."),
        .init("sheet", .record(printedList), "What only a printed shopping list shows."),
      ])
  }
}
